import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { listReadOf } from './list-read.ts';

const LIST = 'Open tickets of a team';
const tickets = readDesign(supportTicket);

function projecting(projection: object, kind = 'global') {
  const [index] = supportTicket.table.indexes;
  const partitionKey = kind === 'local' ? [{ name: 'PK', type: 'S' }] : index?.partitionKey;
  return readDesign({
    ...supportTicket,
    table: { ...supportTicket.table, indexes: [{ ...index, kind, partitionKey, projection }] },
  });
}

describe('C4: listReadOf', () => {
  it('reads a page of the example', () => {
    expect(listReadOf(tickets, LIST, { itemBytes: 1000 })).toEqual({
      index: 'GSI1',
      kind: 'global',
      rows: 25,
      itemBytes: 1000,
      rowBytes: 1000,
      bytes: 25_000,
      pages: 1,
      query: { eventual: 3.5, strong: null, empty: 0.5 },
      leftOut: [],
      secondRead: null,
      mayLag: true,
    });
  });

  it('says what KEYS_ONLY and INCLUDE leave out, and what the second read costs', () => {
    const keys = listReadOf(projecting({ type: 'KEYS_ONLY' }), LIST, { rows: 10, itemBytes: 5000 });
    expect(keys).toMatchObject({
      query: { eventual: 0.5 },
      leftOut: ['teamId', 'status', 'title'],
      secondRead: { by: 'application', units: 10 },
    });
    const some = listReadOf(projecting({ type: 'INCLUDE', attributes: ['title', 'status'] }), LIST, { rows: 10 });
    expect(some).toMatchObject({ leftOut: ['teamId'], secondRead: { by: 'application', units: 5 } });
  });

  it('has a local index fetch what it lacks, and read strongly', () => {
    const ofTicket = { partition: ['ticketId'], sort: ['status'], where: { ticketId: { S: '8842' } } };
    const base = projecting({ type: 'KEYS_ONLY' }, 'local');
    const local = listReadOf({ ...base, accessPatterns: [{ name: LIST, index: 'GSI1', ...ofTicket }] }, LIST, {
      rows: 4,
    });
    expect(local).toMatchObject({
      kind: 'local',
      query: { eventual: 0.5, strong: 1 },
      secondRead: { by: 'index', units: 2 },
      mayLag: false,
    });
  });

  it('reads the table itself', () => {
    const { index: _, limit: __, ...pattern } = supportTicket.accessPatterns[0] ?? {};
    const keys = { PK: { template: 'TEAM#{teamId}' }, SK: { template: 'STATUS#{status}#TICKET#{ticketId}' } };
    const onTable = readDesign({
      ...supportTicket,
      table: { ...supportTicket.table, indexes: [] },
      entity: { ...supportTicket.entity, keys },
      accessPatterns: [{ ...pattern, name: LIST }],
    });
    expect(listReadOf(onTable, LIST)).toMatchObject({ kind: 'table', rows: 25, query: { strong: 1 }, mayLag: false });
  });

  it('has nothing to say of a list that no key serves', () => {
    const { index: _, ...pattern } = supportTicket.accessPatterns[0] ?? {};
    for (const unserved of [pattern, { ...pattern, index: 'GSI1', sort: ['title'], where: { teamId: { S: '7' } } }])
      expect(
        listReadOf(readDesign({ ...supportTicket, accessPatterns: [{ ...unserved, name: LIST }] }), LIST),
      ).toBeNull();
  });

  it('makes a record up where no scenario has one', () => {
    const bare = readDesign({ ...supportTicket, scenarios: [] });
    expect(listReadOf(bare, LIST)?.rowBytes).toBeGreaterThan(80);
  });

  it('knows nothing of lists and indexes that are not there', () => {
    expect(listReadOf(tickets, 'No such list')).toBeNull();
    expect(
      listReadOf(readDesign({ ...supportTicket, table: { ...supportTicket.table, indexes: [] } }), LIST),
    ).toBeNull();
    const never = [{ attribute: 'status', is: 'equals', value: { S: 'never' } }];
    const empty = readDesign({
      ...supportTicket,
      entity: {
        ...supportTicket.entity,
        keys: { ...supportTicket.entity.keys, GSI1PK: { template: 'T#{teamId}', when: never } },
      },
    });
    expect(listReadOf(empty, LIST)).toBeNull();
  });
});
