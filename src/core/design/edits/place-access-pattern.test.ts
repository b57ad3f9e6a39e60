import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../../tests/fixtures.ts';
import type { Design } from '../design.ts';
import accountSignUp from '../examples/account-sign-up.json';
import supportTicket from '../examples/support-ticket.json';
import { placeAccessPattern } from './place-access-pattern.ts';
import { PLACEMENT_KINDS, type Placement, type PlacementKind } from './placement.ts';
import { placementOf } from './placement-of.ts';

const S = (text: string) => ({ S: text });
const N = (text: string) => ({ N: text });
const tickets = readDesign(supportTicket);
const LIST = 'Open tickets of a team';
const ONLY_OPEN = [{ attribute: 'status', is: 'in', values: [S('open'), S('pending')] }];

const keysOf = ({ table, entity }: Design) => ({
  table: [table.partitionKey, table.sortKey],
  indexes: table.indexes,
  keys: entity.keys,
});
const indexOf = ({ accessPatterns = [] }: Design) => accessPatterns[0]?.index;

describe('placeAccessPattern', () => {
  it("moves the list to the table's own key and takes its index away", () => {
    const placed = placeAccessPattern(tickets, LIST, 'table-key');
    expect(keysOf(placed)).toEqual({
      table: [
        { name: 'PK', type: 'S' },
        { name: 'SK', type: 'S' },
      ],
      indexes: undefined,
      keys: { PK: { template: 'TEAM#{teamId}' }, SK: { template: 'STATUS#{status}#TICKET#{ticketId}' } },
    });
    expect(indexOf(placed)).toBeUndefined();
    expect(Object.keys(placed.table)).toEqual(['name', 'partitionKey', 'sortKey']);
  });

  it('opens the sparse index to all records', () => {
    const placed = placeAccessPattern(tickets, LIST, 'index');
    expect(keysOf(placed)).toEqual({
      ...keysOf(tickets),
      keys: {
        PK: { template: 'TICKET#{ticketId}' },
        SK: { template: 'TICKET' },
        GSI1PK: { template: 'TEAM#{teamId}' },
        GSI1SK: { template: 'STATUS#{status}#TICKET#{ticketId}' },
      },
    });
  });

  it('T2: puts the attributes themselves into the index', () => {
    const placed = placeAccessPattern(tickets, LIST, 'multi-attribute-index');
    expect(keysOf(placed)).toEqual({
      ...keysOf(tickets),
      indexes: [
        {
          name: 'GSI1',
          kind: 'global',
          partitionKey: [{ name: 'teamId', type: 'S' }],
          sortKey: [
            { name: 'status', type: 'S' },
            { name: 'ticketId', type: 'S' },
          ],
          projection: { type: 'ALL' },
        },
      ],
      keys: { PK: { template: 'TICKET#{ticketId}' }, SK: { template: 'TICKET' } },
    });
  });

  it('gives the very same design back where nothing changes', () => {
    expect(placeAccessPattern(tickets, LIST, 'sparse-index')).toBe(tickets);
    expect(placeAccessPattern(tickets, 'No such list', 'index')).toBe(tickets);
    expect(placeAccessPattern(tickets, LIST, { kind: 'existing', index: 'GSI9' })).toBe(tickets);
    expect(placeAccessPattern(tickets, LIST, JSON.parse('"no-such-place"'))).toBe(tickets);
  });

  it.each(PLACEMENT_KINDS)('ends at the sparse index it began with after %s, every placement said', (kind) => {
    const home = placementOf(tickets, LIST);
    if (!home) throw new Error('the list has a home');
    const away = placeAccessPattern(tickets, LIST, kind);
    expect(JSON.stringify(placeAccessPattern(away, LIST, home))).toBe(JSON.stringify(tickets));
  });

  const pairs = PLACEMENT_KINDS.flatMap((a) => PLACEMENT_KINDS.map((b) => [a, b] as const));

  it.each(pairs)('%s, then %s and back, is where it was', (a, b) => {
    const only = { kind: 'sparse-index', when: ONLY_OPEN } as Placement;
    const as = (kind: PlacementKind) => (kind === 'sparse-index' ? only : kind);
    const at = placeAccessPattern(tickets, LIST, as(a));
    const away = placeAccessPattern(at, LIST, as(b));
    expect(JSON.stringify(placeAccessPattern(away, LIST, as(a)))).toBe(JSON.stringify(at));
  });

  it('derives "only while" from what the pattern holds equal', () => {
    const open = placeAccessPattern(tickets, LIST, 'index');
    const sparse = placeAccessPattern(open, LIST, 'sparse-index');
    const when = [{ attribute: 'status', is: 'equals', value: S('open') }];
    expect(sparse.entity.keys).toMatchObject({ GSI1PK: { when }, GSI1SK: { when } });
    const all = {
      ...open,
      accessPatterns: [{ name: LIST, index: 'GSI1', partition: ['teamId'], sort: ['status'], where: {} }],
    };
    expect(placeAccessPattern(all, LIST, 'sparse-index')).toBe(all);
  });
});

/** A new pattern on a design that has no place for it. */
function withPattern(json: object, pattern: object): Design {
  return readDesign({ ...json, accessPatterns: [{ name: 'List', where: {}, ...pattern }] });
}

describe('placeAccessPattern on a design without the keys', () => {
  const json = {
    version: 1,
    name: 'Jobs',
    table: { name: 'jobs', partitionKey: { name: 'id', type: 'S' } },
    entity: {
      name: 'Job',
      attributes: [
        { name: 'id', type: 'S', required: true },
        { name: 'queue', type: 'S' },
        { name: 'region', type: 'S' },
        { name: 'state', type: 'S', values: ['waiting', 'running', 'done'] },
        { name: 'priority', type: 'N' },
        { name: 'dueAt', type: 'S' },
        { name: 'owner', type: 'S' },
        { name: 'balance', type: 'N' },
        { name: 'tags', type: 'SS' },
      ],
      keys: {},
    },
    scenarios: [
      {
        name: 'Add',
        kind: 'create',
        after: { id: S('j1'), priority: N('12'), dueAt: S('2026-01-01T00:00:00.250Z'), balance: N('-1') },
      },
    ],
  };

  const textsOf = (pattern: object) => {
    const { entity, table } = placeAccessPattern(withPattern(json, pattern), 'List', 'index');
    const [index] = table.indexes ?? [];
    const text = (key: { name: string } | undefined) => entity.keys[key?.name ?? '']?.template;
    return [text(index?.partitionKey[0]), text(index?.sortKey[0])];
  };

  it.each([
    ['a number', ['queue'], ['priority'], 'QUEUE#{queue}', 'PRIORITY#{priority|pad:3}#JOB#{id}'],
    ['business order', ['queue'], ['state'], 'QUEUE#{queue}', 'STATE#{state|rank}#JOB#{id}'],
    ['instants', ['queue'], ['dueAt'], 'QUEUE#{queue}', 'DUE#{dueAt|iso:ms}#JOB#{id}'],
    ['text before the tail', ['queue'], ['owner'], 'QUEUE#{queue}', 'OWNER#{owner|encode}#JOB#{id}'],
    ['its own tail', ['queue'], ['owner', 'id'], 'QUEUE#{queue}', 'OWNER#{owner|encode}#JOB#{id}'],
    ['two groups', ['queue', 'region'], [], 'QUEUE#{queue|encode}#REGION#{region}', 'JOB#{id}'],
    ['no group', [], ['priority'], 'JOB', 'PRIORITY#{priority|pad:3}#JOB#{id}'],
    ['a number that cannot be padded', ['queue'], ['balance'], 'QUEUE#{queue}', 'BALANCE#{balance}#JOB#{id}'],
  ])('proposes keys for %s', (_, partition, sort, first, second) => {
    expect(textsOf({ partition, sort })).toEqual([first, second]);
  });

  it('needs no rank for what is held equal', () => {
    expect(textsOf({ partition: ['queue'], sort: ['state'], where: { state: S('running') } })).toEqual([
      'QUEUE#{queue}',
      'STATE#{state}#JOB#{id}',
    ]);
  });

  it.each([
    ['a set', { partition: ['tags'], sort: [] }],
    ['an attribute that is not there', { partition: ['queue'], sort: ['nothing'] }],
  ])('leaves the design alone for %s', (_, pattern) => {
    const design = withPattern(json, pattern);
    for (const kind of PLACEMENT_KINDS) expect(placeAccessPattern(design, 'List', kind)).toBe(design);
  });

  it('gives an attribute-keyed table a templated key, and a key of its own back', () => {
    const design = withPattern(json, { partition: ['queue'], sort: ['priority'] });
    const onTable = placeAccessPattern(design, 'List', 'table-key');
    expect(keysOf(onTable)).toEqual({
      table: [
        { name: 'PK', type: 'S' },
        { name: 'SK', type: 'S' },
      ],
      indexes: undefined,
      keys: { PK: { template: 'QUEUE#{queue}' }, SK: { template: 'PRIORITY#{priority|pad:3}#JOB#{id}' } },
    });
    const back = placeAccessPattern(onTable, 'List', 'index');
    expect(back.entity.keys).toEqual({
      PK: { template: 'JOB#{id}' },
      SK: { template: 'JOB' },
      GSI1PK: { template: 'QUEUE#{queue}' },
      GSI1SK: { template: 'PRIORITY#{priority|pad:3}#JOB#{id}' },
    });
  });

  it('limits the attributes of an index to four of a part', () => {
    const sort = ['state', 'priority', 'dueAt', 'owner'];
    const index = (names: string[]) =>
      placeAccessPattern(
        withPattern(json, { partition: ['queue'], sort: names }),
        'List',
        'multi-attribute-index',
      ).table.indexes?.[0]?.sortKey.map(({ name }) => name);
    expect(index(sort.slice(0, 3))).toEqual(['state', 'priority', 'dueAt', 'id']);
    expect(index(sort)).toEqual(sort);
    expect(index([...sort, 'balance'])).toBeUndefined();
  });
});

describe('placeAccessPattern beside other lists', () => {
  const two = readDesign({
    ...supportTicket,
    accessPatterns: [...supportTicket.accessPatterns, { ...supportTicket.accessPatterns[0], name: 'The same again' }],
  });

  it('leaves an index alone that another list reads', () => {
    const placed = placeAccessPattern(two, LIST, 'table-key');
    expect(placed.table.indexes).toEqual(two.table.indexes);
    expect(placed.entity.keys).toMatchObject({ GSI1PK: two.entity.keys.GSI1PK });
    const back = placeAccessPattern(placed, LIST, { kind: 'existing', index: 'GSI1' });
    expect(back.accessPatterns).toEqual(two.accessPatterns);
  });

  it('uses an index of that kind that is there', () => {
    const open = placeAccessPattern(placeAccessPattern(two, LIST, 'index'), 'The same again', 'table-key');
    expect(open.table.indexes?.map(({ name }) => name)).toEqual(['GSI2']);
    expect(placeAccessPattern(open, 'The same again', 'index').accessPatterns?.map(({ index }) => index)).toEqual([
      'GSI2',
      'GSI2',
    ]);
  });

  it('never makes two indexes of one name', () => {
    expect(placeAccessPattern(two, LIST, { kind: 'index', index: 'GSI1' })).toBe(two);
  });

  it('takes names out of the way of attributes', () => {
    const design = readDesign({
      ...accountSignUp,
      entity: {
        ...accountSignUp.entity,
        attributes: [...accountSignUp.entity.attributes, { name: 'GSI1PK', type: 'S' }],
      },
      accessPatterns: [{ name: 'By name', partition: ['username'], sort: ['email'], where: {} }],
    });
    expect(placeAccessPattern(design, 'By name', 'index').table.indexes?.map(({ name }) => name)).toEqual(['GSI2']);
  });

  it('keeps indexes in the order of their numbers', () => {
    const index = (number: number) => ({ ...supportTicket.table.indexes[0], name: `GSI${number}` });
    const json = { ...supportTicket, table: { ...supportTicket.table, indexes: [index(1), index(2), index(10)] } };
    const design = readDesign({ ...json, accessPatterns: [{ ...supportTicket.accessPatterns[0], index: 'GSI2' }] });
    const home = placementOf(design, LIST);
    const away = placeAccessPattern(design, LIST, 'table-key');
    expect(away.table.indexes?.map(({ name }) => name)).toEqual(['GSI1', 'GSI10']);
    expect(home && placeAccessPattern(away, LIST, home).table.indexes?.map(({ name }) => name)).toEqual([
      'GSI1',
      'GSI2',
      'GSI10',
    ]);
  });
});
