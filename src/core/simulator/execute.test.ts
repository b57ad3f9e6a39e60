/** Requests made ready once and run on many states; states told apart. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '#core/value';
import { CREATE, DATABASE, databaseOf, ITEM, KEY } from './__fixtures__/table.ts';
import { entriesOfIndex, fingerprint, itemsOf } from './contents.ts';
import { execute, prepare, type SimulatorRequest } from './execute.ts';
import type { Database } from './table/database.ts';

const add = (by: string): SimulatorRequest => ({
  operation: 'UpdateItem',
  input: {
    TableName: 'Things',
    Key: KEY,
    UpdateExpression: 'ADD num :n',
    ExpressionAttributeValues: { ':n': { N: by } },
  },
});

describe('a prepared request', () => {
  it('runs on any state of the tables', () => {
    const run = prepare(DATABASE, add('2'));
    if (!run.ok) throw new Error(run.error.code);
    const once = run.value(DATABASE, {});
    const twice = run.value(once.database, {});
    expect(once.result).toEqual(execute(DATABASE, add('2')).result);
    expect([once, twice].map(({ database }) => itemsOf(database, 'Things')[0]?.num)).toEqual([{ N: '7' }, { N: '9' }]);
    expect(itemsOf(DATABASE, 'Things')).toEqual([ITEM]);
  });
  it('tells what is wrong before it is run', () => {
    expect(prepare(DATABASE, { operation: 'PutItem', input: { TableName: 'Things' } })).toEqual({
      ok: false,
      error: { type: 'ValidationException', code: 'missing-field', params: { field: 'Item' } },
    });
  });
});

describe('an operation there is none of', () => {
  it.each(['PutItems', 'constructor', '__proto__', ''])('is refused: %j', (operation) => {
    const request = { operation, input: {} } as unknown as SimulatorRequest;
    const error = {
      type: 'ValidationException',
      code: 'invalid-choice',
      params: { field: 'operation', value: operation },
    };
    expect(execute(DATABASE, request)).toEqual({ database: DATABASE, result: { ok: false, error } });
  });
});

describe('a fingerprint', () => {
  it('is the same however a state came about', () => {
    const through = (...by: string[]): Database =>
      by.reduce((database, each) => execute(database, add(each)).database, DATABASE);
    expect(fingerprint(through('1', '2'))).toBe(fingerprint(through('2', '1')));
    expect(fingerprint(through('3'))).toBe(fingerprint(through('1', '2')));
    expect(fingerprint(through('1'))).not.toBe(fingerprint(through('2')));
  });
  it('does not care in which order names stand', () => {
    const turned: Item = Object.fromEntries(Object.entries(ITEM).toReversed());
    expect(fingerprint(databaseOf([CREATE], [turned]))).toBe(fingerprint(DATABASE));
  });
  it('knows of tokens', () => {
    const input = { TransactItems: [{ Delete: { TableName: 'Things', Key: { PK: { S: 'x' }, SK: { S: 'x' } } } }] };
    const plain = execute(DATABASE, { operation: 'TransactWriteItems', input }).database;
    const token = execute(DATABASE, {
      operation: 'TransactWriteItems',
      input: { ...input, ClientRequestToken: 't' },
    }).database;
    expect(fingerprint(plain)).toBe(fingerprint(DATABASE));
    expect(fingerprint(token)).not.toBe(fingerprint(DATABASE));
  });
});

it('itemsOf and entriesOfIndex give nothing of what is not there', () => {
  expect([
    itemsOf(DATABASE, 'Other'),
    entriesOfIndex(DATABASE, 'Things', 'other'),
    entriesOfIndex(DATABASE, 'Other', 'all'),
  ]).toEqual([[], [], []]);
});

it('indexes are always what the items make of them', () => {
  const text = fc.constantFrom('a', 'b', 'c');
  const write = fc.record({
    PK: text,
    SK: text,
    G: fc.option(text),
    H: fc.option(fc.constantFrom('1', '2')),
    gone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(write, { maxLength: 30 }), (writes) => {
      const states = [databaseOf([CREATE])];
      for (const { PK, SK, G, H, gone } of writes) {
        const Key = { PK: { S: PK }, SK: { S: SK } };
        const Item = { ...Key, ...(G && { G: { S: G } }), ...(H && { H: { N: H } }) };
        const last = states.at(-1) ?? DATABASE;
        const input = { TableName: 'Things', ...(gone ? { Key } : { Item }) };
        states.push(execute(last, { operation: gone ? 'DeleteItem' : 'PutItem', input }).database);
      }
      // States of before are looked at last: nothing that came after may have touched them.
      for (const [at, state] of states.entries()) {
        const fresh = databaseOf([CREATE], itemsOf(state, 'Things'));
        expect(entriesOfIndex(state, 'Things', 'all'), `${at}`).toEqual(entriesOfIndex(fresh, 'Things', 'all'));
        expect(entriesOfIndex(state, 'Things', 'keys'), `${at}`).toEqual(entriesOfIndex(fresh, 'Things', 'keys'));
        expect(fingerprint(state)).toBe(fingerprint(fresh));
      }
    }),
    { numRuns: 100 },
  );
});
