/** The doors beside `compile`: reading back (P7, Q3) and making tables (T1); whole requests asserted. */
import { describe, expect, it } from 'vitest';
import { createTable, getRecord, lookUp } from '#core/compile';
import type { Design } from '#core/design';
import type { ReadRequest } from '#core/request';
import {
  creating,
  deleting,
  globalIndex,
  N,
  number,
  type Parts,
  S,
  smallDesign,
  text,
  unique,
  updating,
} from '../../../tests/small-design.ts';

const id = S('1');
const get = (Key: object, TableName = 'things') => ({
  operation: 'GetItem',
  input: { TableName, Key, ConsistentRead: true },
});
const lock = (value: string) => ({ PK: S(`UNIQ#${value}`), SK: S('LOCK') });
const parts: Parts = {
  attributes: [text('email'), { name: 'tags', type: 'SS' }, text('status')],
  keys: { SK: 'STATUS#{status}' },
  constraints: [unique('EMAIL', ['email'], { normalise: ['lowercase'] }), unique('TAG', ['tags'])],
  scenarios: [
    creating({ id, status: S('a'), email: S('Ada') }),
    updating(
      { id, status: S('a'), email: S('Ada'), tags: { SS: ['x'] } },
      { id, status: S('b'), email: S('Bob'), tags: { SS: ['z', 'y'] } },
    ),
    deleting({ id, status: S('b'), email: S('Bob') }),
  ],
};
const design = smallDesign(parts);
const errorsOf = (findings: readonly { severity: string; code: string }[]) =>
  findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);

describe('getRecord', () => {
  it.each([
    ['Create', 'STATUS#a'],
    ['Update', 'STATUS#b'],
    ['Delete', 'STATUS#b'],
  ])('P7: reads the record of the state after, else of the one before: %s', (name, sort) => {
    expect(getRecord(design, name).requests).toEqual([get({ PK: S('THING#1'), SK: S(sort) })]);
  });

  it('K3: none for a state without a key', () => {
    const keyless = smallDesign({ ...parts, scenarios: [creating({ email: S('a') })] });
    expect(getRecord(keyless, 'Create').requests).toEqual([]);
  });

  it('K5: none for a key that no item can have', () => {
    const long = smallDesign({
      ...parts,
      scenarios: [creating({ id, status: S('a'.repeat(1018)) }), deleting({ id, status: S('a'.repeat(1017)) })],
    });
    expect(getRecord(long, 'Create').requests).toEqual([]);
    expect(getRecord(long, 'Delete').requests).toHaveLength(1);
  });

  it('none for a scenario without a state', () => {
    const stateless = smallDesign({ ...parts, scenarios: [{ name: 'Nothing', kind: 'update' }] });
    expect(getRecord(stateless, 'Nothing').requests).toEqual([]);
  });

  it('a name that no scenario has is an error finding', () => {
    const { requests, findings } = getRecord(design, 'Nobody');
    expect(requests).toEqual([]);
    expect(findings.at(-1)).toEqual({
      code: 'unknown-scenario',
      severity: 'error',
      path: ['scenarios'],
      params: { scenario: 'Nobody' },
    });
  });

  it('none where the table’s key cannot be right', () => {
    const broken = smallDesign({ ...parts, keys: { SK: '{status' } });
    const { requests, findings } = getRecord(broken, 'Create');
    expect(requests).toEqual([]);
    expect(errorsOf(findings)).not.toEqual([]);
  });

  it('P7: reads the record where only an index is broken', () => {
    const broken = smallDesign({
      ...parts,
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      keys: { SK: 'X', GSI1PK: 'A', GSI1SK: '{nope}' },
    });
    const { requests, findings } = getRecord(broken, 'Create');
    expect(errorsOf(findings)).not.toEqual([]);
    expect(requests).toEqual([get({ PK: S('THING#1'), SK: S('X') })]);
    expect(lookUp(broken, 'EMAIL', 'Create').requests).toEqual([]);
  });

  it('lists, the workload and other scenarios have no bearing on it', () => {
    const other: Design = {
      ...design,
      scenarios: [...design.scenarios, ...design.scenarios.slice(0, 1)],
      accessPatterns: [{ name: 'List', index: 'nowhere', partition: ['ghost'], sort: [], where: {} }],
      workload: { items: 1, perMonth: { Nobody: 1 }, region: 'nowhere', billing: 'on-demand' },
    };
    expect(errorsOf(getRecord(other, 'Update').findings)).not.toEqual([]);
    expect(getRecord(other, 'Update').requests).toHaveLength(1);
  });
});

describe('lookUp', () => {
  it.each<[constraint: string, scenario: string, requests: readonly ReadRequest[] | readonly object[]]>([
    ['EMAIL', 'Create', [get(lock('EMAIL#ada'))]],
    ['EMAIL', 'Update', [get(lock('EMAIL#bob'))]],
    ['EMAIL', 'Delete', [get(lock('EMAIL#bob'))]],
    ['TAG', 'Update', [get(lock('TAG#y')), get(lock('TAG#z'))]],
    ['TAG', 'Create', []],
  ])('Q3: reads each lock of the value by its whole key: %s in %s', (constraint, scenario, requests) => {
    expect(lookUp(design, constraint, scenario).requests).toEqual(requests);
  });

  it('K5: none for a value too long to have a lock', () => {
    const long = smallDesign({
      ...parts,
      scenarios: [
        creating({ id, status: S('a'), email: S('a'.repeat(2038)) }),
        deleting({ id, status: S('a'), email: S('a'.repeat(2037)) }),
      ],
    });
    expect(lookUp(long, 'EMAIL', 'Create').requests).toEqual([]);
    expect(lookUp(long, 'EMAIL', 'Delete').requests).toHaveLength(1);
  });

  it('Q3: in the table the locks live in', () => {
    const apart = smallDesign({
      ...parts,
      locks: { table: { name: 'locks', partitionKey: { name: 'lock', type: 'S' } } },
    });
    expect(lookUp(apart, 'EMAIL', 'Create').requests).toEqual([get({ lock: S('UNIQ#EMAIL#ada') }, 'locks')]);
  });

  it.each(['NOBODY', 'TEAM'])('a name that no unique constraint has is an error finding: %s', (constraint) => {
    const { requests, findings } = lookUp(design, constraint, 'Create');
    expect(requests).toEqual([]);
    expect(findings.at(-1)).toEqual({
      code: 'unknown-constraint',
      severity: 'error',
      path: ['constraints'],
      params: { constraint },
    });
  });

  it('a name that no scenario has is an error finding', () => {
    const { requests, findings } = lookUp(design, 'EMAIL', 'Nobody');
    expect(requests).toEqual([]);
    expect(findings.at(-1)).toMatchObject({ code: 'unknown-scenario', severity: 'error' });
  });
});

describe('createTable', () => {
  it('T1: the table, its TTL, and the lock table with the same', () => {
    const expiring = smallDesign({
      table: { timeToLive: 'expiresAt' },
      attributes: [number('expiresAt'), text('email')],
      constraints: [unique('EMAIL', ['email'])],
      locks: { owner: true, table: { name: 'locks', partitionKey: { name: 'lock', type: 'S' } } },
      scenarios: [creating({ id, email: S('a'), expiresAt: N('1') })],
    });
    const { requests, findings } = createTable(expiring);
    expect(errorsOf(findings)).toEqual([]);
    expect(requests.map(({ operation, input }) => [operation, input.TableName])).toEqual([
      ['CreateTable', 'things'],
      ['UpdateTimeToLive', 'things'],
      ['CreateTable', 'locks'],
      ['UpdateTimeToLive', 'locks'],
    ]);
  });

  it('none where DynamoDB would refuse the table', () => {
    const { requests, findings } = createTable(smallDesign({ table: { name: 'no' } }));
    expect(errorsOf(findings)).not.toEqual([]);
    expect(requests).toEqual([]);
  });

  it('none where DynamoDB would refuse an index', () => {
    const { requests } = createTable(smallDesign({ indexes: [globalIndex('GSI1', [], [])] }));
    expect(requests).toEqual([]);
  });

  it('what is wrong with the entity has no bearing on the table', () => {
    const { requests, findings } = createTable(smallDesign({ keys: { PK: '{nobody}' } }));
    expect(errorsOf(findings)).not.toEqual([]);
    expect(requests).toHaveLength(1);
  });
});
