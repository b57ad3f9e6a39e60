/** Global indexes that lag behind their table until they are settled. */
import { describe, expect, it } from 'vitest';
import type { Item } from '#core/value';
import { CREATE, databaseOf, outcomeOf } from '../__fixtures__/table.ts';
import { entriesOfIndex, fingerprint, itemsOf } from '../contents.ts';
import { execute } from '../execute.ts';
import { type Database, settle } from './database.ts';

const item: Item = { PK: { S: 'a' }, SK: { S: 'b' }, G: { S: 'g' }, H: { N: '1' }, L: { B: 'AQ==' } };
const put = (database: Database, Item: Item): Database =>
  execute(database, { operation: 'PutItem', input: { TableName: 'Things', Item } }).database;
const found = (database: Database, IndexName: string) => {
  const outcome = outcomeOf('Scan', { IndexName, Select: 'COUNT' }, database);
  return outcome.ok && outcome.output.Count;
};

describe('with lag', () => {
  const lagging = put(databaseOf([CREATE], [], { indexLag: true }), item);
  it('a read of a global index sees it as it was at the last settle', () => {
    expect(itemsOf(lagging, 'Things')).toEqual([item]);
    expect([found(lagging, 'all'), found(lagging, 'keys'), found(lagging, 'near')]).toEqual([0, 0, 1]);
    const settled = settle(lagging);
    expect([found(settled, 'all'), found(settled, 'keys')]).toEqual([1, 1]);
    const gone = execute(settled, {
      operation: 'DeleteItem',
      input: { TableName: 'Things', Key: { PK: item.PK, SK: item.SK } },
    });
    expect([found(gone.database, 'all'), found(gone.database, 'near')]).toEqual([1, 0]);
    expect(found(settle(gone.database), 'all')).toBe(0);
  });
  it('indexes settle by themselves or together', () => {
    const one = settle(lagging, { table: 'Things', index: 'keys' });
    expect([found(one, 'all'), found(one, 'keys')]).toEqual([0, 1]);
    expect(found(settle(lagging, { table: 'Other' }), 'keys')).toBe(0);
  });
  it('a write of an index that lagged still ends as if it had not', () => {
    const twice = put(put(lagging, { ...item, G: { S: 'h' } }), { ...item, G: { S: 'i' } });
    expect(entriesOfIndex(settle(twice), 'Things', 'keys')).toEqual([{ PK: item.PK, SK: item.SK, G: { S: 'i' } }]);
  });
  it('states differ by what reads can see', () => {
    expect(fingerprint(lagging)).not.toBe(fingerprint(settle(lagging)));
  });
});

it('without lag there is nothing to settle', () => {
  const database = put(databaseOf([CREATE]), item);
  expect(found(database, 'all')).toBe(1);
  expect(fingerprint(database)).toBe(fingerprint(settle(database)));
});
