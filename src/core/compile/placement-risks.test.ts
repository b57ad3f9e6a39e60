import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { comparePlacements } from './compare-placements.ts';
import type { PlacementComparison } from './comparison.ts';
import { previewOrder } from './preview-order.ts';

const S = (text: string) => ({ S: text });
const LIST = 'Open tickets of a team';
const [index] = supportTicket.table.indexes;
const open = { ticketId: S('8842'), teamId: S('7'), status: S('open'), title: S('a') };

/** The comparison by kind of placement, of the ticket with some parts replaced. */
function compared(parts: Record<string, unknown>, scenario: string): Record<string, PlacementComparison> {
  const comparison = comparePlacements(readDesign({ ...supportTicket, ...parts }), LIST, scenario);
  return Object.fromEntries((comparison?.placements ?? []).map((placement) => [placement.kind, placement]));
}

const each = <T>(placements: Record<string, PlacementComparison>, part: (placement: PlacementComparison) => T) =>
  Object.fromEntries(Object.entries(placements).map(([kind, placement]) => [kind, part(placement)]));

describe('comparePlacements: what has to be orchestrated', () => {
  const scenarios = [
    ...supportTicket.scenarios,
    { name: 'Retitle', kind: 'update', before: open, after: { ...open, title: S('b') } },
    {
      name: 'Retitle closed',
      kind: 'update',
      before: { ...open, status: S('closed') },
      after: { ...open, status: S('closed'), title: S('b') },
    },
    { name: 'Remove', kind: 'delete', before: open },
    { name: 'Remove closed', kind: 'delete', before: { ...open, status: S('closed') } },
    { name: 'Nothing', kind: 'update', before: open, after: open },
  ];

  it.each([
    ['Open a ticket', ['set-key', 'set-key', 'set-key', 'set-only']],
    ['Open to pending', ['delete-put', 'set-key', 'set-key', 'set-only']],
    ['Close', ['delete-put', 'set-key', 'set-key', 'set-only']],
    ['Retitle', ['nothing', 'nothing', 'nothing', 'nothing']],
    ['Retitle closed', ['nothing', 'nothing', 'nothing', 'nothing']],
    ['Remove', ['delete-only', 'delete-only', 'delete-only', 'delete-only']],
    ['Remove closed', ['delete-only', 'delete-only', 'nothing', 'delete-only']],
    ['Nothing', ['nothing', 'nothing', 'nothing', 'nothing']],
  ])('%s: %j', (name, [move, templated, sparse, attributes]) => {
    expect(each(compared({ scenarios }, name), ({ orchestration }) => orchestration)).toEqual({
      'table-key': move,
      index: templated,
      'sparse-index': sparse,
      'multi-attribute-index': attributes,
    });
  });

  it('P5: fears a forgotten key where an update has to write it', () => {
    const forgets = (name: string) =>
      each(compared({ scenarios }, name), ({ risks }) => risks.includes('forgotten-key'));
    const where = (sparse: boolean) => ({
      'table-key': false,
      index: sparse,
      'sparse-index': sparse,
      'multi-attribute-index': false,
    });
    expect(forgets('Close')).toEqual(where(true));
    expect(forgets('Open a ticket')).toEqual(where(false));
    expect(forgets('Retitle')).toEqual(where(false));
  });
});

describe('K6: two records with one id', () => {
  const unique = (attributes: readonly string[]) => ({
    constraints: [{ kind: 'unique', name: 'U', attributes }],
    locks: { owner: true },
  });
  it.each([
    [['ticketId'], false],
    [['title'], true],
    [['status', 'ticketId'], true],
    [['teamId', 'ticketId'], false],
  ])('a unique constraint on %j leaves the risk: %s', (attributes, expected) => {
    const { 'table-key': move } = compared(unique(attributes), 'Open to pending');
    expect(move?.orchestration).toBe('delete-put');
    expect(move?.risks.includes('two-records')).toBe(expected);
  });
});

describe('K7: an order that is lost', () => {
  const lost = (parts: Record<string, unknown>) =>
    each(compared(parts, 'Open to pending'), ({ risks }) => risks.includes('alphabetical'));
  const on = (sort: readonly string[], template: string, attributes: readonly object[] = []) => ({
    entity: {
      ...supportTicket.entity,
      attributes: [...supportTicket.entity.attributes, ...attributes],
      keys: { ...supportTicket.entity.keys, GSI1PK: { template: 'TEAM#{teamId}' }, GSI1SK: { template } },
    },
    accessPatterns: [{ name: LIST, index: 'GSI1', partition: ['teamId'], sort, where: { teamId: S('7') } }],
  });

  it.each(['S#{status}#{ticketId}', 'S#{status|rank}#{ticketId}', 'S#{status|encode}#{ticketId}'])(
    'is a risk of every place whose preview shows listed values out of place: %s',
    (template) => {
      const parts = on(['status', 'ticketId'], template);
      const placements = compared(parts, 'Open to pending');
      const misplaced = ({ design }: PlacementComparison) =>
        previewOrder(design, LIST).rows.some((row) => row.origin !== 'longer' && row.misplaced);
      const risky = lost(parts);
      for (const placement of Object.values(placements)) {
        if (placement.impossible.length === 0) expect(risky[placement.kind]).toBe(misplaced(placement));
      }
      expect(risky).toMatchObject({ index: !template.includes('rank'), 'multi-attribute-index': true });
    },
  );

  it('is none of an attribute held equal', () => {
    expect(Object.values(lost({}))).toEqual([false, false, false, false]);
  });

  it('is a risk of numbers without padding, in text alone', () => {
    const priority = [{ name: 'priority', type: 'N' }];
    const sort = ['priority', 'ticketId'];
    expect(lost(on(sort, 'P#{priority}#{ticketId}', priority))).toMatchObject({
      index: true,
      'multi-attribute-index': false,
    });
    expect(lost(on(sort, 'P#{priority|pad:3}#{ticketId}', priority)).index).toBe(false);
  });
});

describe('what can be stale', () => {
  it('is nothing on a local index, which can be read strongly', () => {
    const local = {
      ...index,
      name: 'L',
      kind: 'local',
      partitionKey: [{ name: 'PK', type: 'S' }],
      sortKey: [{ name: 'status', type: 'S' }],
    };
    const parts = {
      table: { ...supportTicket.table, indexes: [local] },
      entity: {
        ...supportTicket.entity,
        keys: { PK: { template: 'TEAM#{teamId}' }, SK: { template: 'TICKET#{ticketId}' } },
      },
      accessPatterns: [{ name: LIST, index: 'L', partition: ['teamId'], sort: ['status'], where: { teamId: S('7') } }],
    };
    const here = Object.values(compared(parts, 'Open to pending')).find(({ current }) => current);
    expect(here).toMatchObject({ index: 'L', stale: 'strong-reads', read: { strong: 1 } });
    expect(here?.risks).not.toContain('index-lags');
    for (const { read, stale, impossible } of Object.values(compared(parts, 'Open to pending'))) {
      if (impossible.length === 0) expect(stale).toBe(read.strong === null ? 'index-lags' : 'strong-reads');
    }
  });
});

describe('a placement that cannot be', () => {
  it('has reasons and no figures', () => {
    const parts = {
      entity: {
        ...supportTicket.entity,
        keys: {
          ...supportTicket.entity.keys,
          GSI1PK: { template: 'TEAM#{teamId}' },
          GSI1SK: { template: 'S#{status}' },
        },
      },
      accessPatterns: [
        { name: LIST, index: 'GSI1', partition: ['teamId'], sort: ['status'], where: { teamId: S('7') } },
      ],
    };
    const units = { table: 0, indexes: {}, otherIndexes: 0, total: 0 };
    const { 'sparse-index': sparse } = compared(parts, 'Open to pending');
    expect(sparse).toEqual({
      kind: 'sparse-index',
      current: false,
      impossible: [{ code: 'nothing-to-leave-out', params: {} }],
      planned: false,
      design: readDesign({ ...supportTicket, ...parts }),
      index: null,
      request: null,
      query: null,
      findings: [],
      itemBytes: 0,
      change: units,
      changeAverage: 0,
      otherWrite: { inside: units, outside: units, average: 0 },
      read: { rows: 0, rowBytes: 0, bytes: 0, pages: 0, query: 0, strong: null, leftOut: [], secondRead: 0, total: 0 },
      storage: { items: 0, locks: 0, indexes: {}, otherIndexes: 0, total: 0 },
      month: {
        writeUnits: 0,
        readUnits: 0,
        cost: { writes: null, reads: null, storage: null, total: null, missing: [] },
      },
      orchestration: 'nothing',
      stale: 'index-lags',
      crash: 'one-write',
      risks: [],
    });
  });
});
