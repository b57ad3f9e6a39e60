import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemSize } from '#core/value';
import { randomRuns } from '../../../tests/fast-check-options.ts';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { comparePlacements, prepareComparison } from './compare-placements.ts';
import type { Comparison, ComparisonControls } from './comparison.ts';
import { compile } from './compile.ts';

const S = (text: string) => ({ S: text });
const LIST = 'Open tickets of a team';
const tickets = readDesign(supportTicket);
const ALL = { type: 'ALL' } as const;
const KEYS_ONLY = { type: 'KEYS_ONLY' } as const;

const byStatus = prepareComparison(tickets, LIST);

function at(controls: Partial<ComparisonControls> = {}, scenario?: string): Comparison {
  const comparison = scenario ? comparePlacements(tickets, LIST, scenario, controls) : byStatus?.at(controls);
  if (!comparison) throw new Error('the ticket can be compared');
  return comparison;
}

const totals = ({ placements }: Comparison) =>
  Object.fromEntries(placements.map(({ kind, change }) => [kind, change.total]));

describe('comparePlacements: write units', () => {
  it.each([
    ['up to 1 KiB', {}, { 'table-key': 4, index: 3, 'sparse-index': 3, 'multi-attribute-index': 3 }],
    ['1,024 bytes', { itemBytes: 1024 }, { 'table-key': 4, index: 3, 'sparse-index': 3, 'multi-attribute-index': 3 }],
    ['3,000 bytes', { itemBytes: 3000 }, { 'table-key': 12, index: 9, 'sparse-index': 9, 'multi-attribute-index': 9 }],
    [
      '3,000 bytes, KEYS_ONLY',
      { itemBytes: 3000, projection: KEYS_ONLY },
      { 'table-key': 12, index: 5, 'sparse-index': 5, 'multi-attribute-index': 5 },
    ],
    [
      'one index more',
      { otherIndexes: 1 },
      { 'table-key': 6, index: 4, 'sparse-index': 4, 'multi-attribute-index': 4 },
    ],
    [
      '3,000 bytes and two indexes more',
      { itemBytes: 3000, otherIndexes: 2 },
      { 'table-key': 24, index: 15, 'sparse-index': 15, 'multi-attribute-index': 15 },
    ],
  ] as [string, Partial<ComparisonControls>, object][])('C2 C3: %s', (_, controls, expected) => {
    expect(totals(at(controls))).toEqual(expected);
  });

  it('C3: leaving the sparse index takes 2, editing a ticket outside it 1', () => {
    const { placements } = at({}, 'Close');
    const sparse = placements.find(({ kind }) => kind === 'sparse-index');
    expect(sparse?.change).toEqual({ table: 1, indexes: { GSI1: 1 }, otherIndexes: 0, total: 2 });
    expect(sparse?.otherWrite.inside.total).toBe(2);
    expect(sparse?.otherWrite.outside).toEqual({ table: 1, indexes: { GSI1: 0 }, otherIndexes: 0, total: 1 });
  });

  it('C2: with an index on the table the move adds the two of that index', () => {
    const design = readDesign({
      ...supportTicket,
      table: {
        ...supportTicket.table,
        indexes: [
          ...supportTicket.table.indexes,
          {
            name: 'byTitle',
            kind: 'global',
            partitionKey: [{ name: 'title', type: 'S' }],
            sortKey: [],
            projection: { type: 'ALL' },
          },
        ],
      },
    });
    const [move] = comparePlacements(design, LIST)?.placements ?? [];
    expect(move?.change).toEqual({ table: 4, indexes: { byTitle: 2 }, otherIndexes: 0, total: 6 });
  });

  it('is what compiling the padded scenario in each place gives', () => {
    const title = (design: typeof tickets, length: number) =>
      readDesign({
        ...design,
        scenarios: design.scenarios.map((scenario) => ({
          ...scenario,
          ...(scenario.before && { before: { ...scenario.before, title: S('x'.repeat(length)) } }),
          ...(scenario.after && { after: { ...scenario.after, title: S('x'.repeat(length)) } }),
        })),
      });
    fc.assert(
      fc.property(
        fc.integer({ min: 15, max: 9000 }),
        fc.constantFrom('Open to pending', 'Close', 'Open a ticket'),
        fc.constantFrom(ALL, KEYS_ONLY, { type: 'INCLUDE' as const, attributes: ['status'] }),
        (length, scenario, projection) => {
          const [index] = supportTicket.table.indexes;
          const base = readDesign({
            ...supportTicket,
            table: { ...supportTicket.table, indexes: [{ ...index, projection }] },
          });
          const prepared = prepareComparison(base, LIST, scenario);
          for (const placement of prepared?.at().placements ?? []) {
            const padded = title(placement.design, length);
            const { capacity, images } = compile(padded, scenario);
            const sizes = [images.before, images.after].map((image) =>
              image?.record ? itemSize(image.record.item) : 0,
            );
            const itemBytes = Math.max(...sizes);
            const compared = prepared?.at({ itemBytes }).placements.find(({ kind }) => kind === placement.kind);
            expect(compared?.itemBytes).toBe(itemBytes);
            expect(compared?.change).toMatchObject({
              table: capacity.table,
              indexes: capacity.indexes,
              total: capacity.total,
            });
          }
        },
      ),
      randomRuns(40),
    );
  });
});

describe('comparePlacements: what each asks', () => {
  const byKind = Object.fromEntries(at().placements.map((placement) => [placement.kind, placement]));

  it('P1 P5 T2: moves the record, writes the key with the status, or sets the status alone', () => {
    const updateOf = (kind: string) => {
      const request = byKind[kind]?.request;
      return request?.operation === 'UpdateItem' ? request.input.UpdateExpression : request?.operation;
    };
    expect(updateOf('table-key')).toBe('TransactWriteItems');
    expect(updateOf('index')).toBe('SET #status = :status, GSI1SK = :GSI1SK');
    expect(updateOf('sparse-index')).toBe('SET #status = :status, GSI1SK = :GSI1SK');
    expect(updateOf('multi-attribute-index')).toBe('SET #status = :status');
    expect(Object.values(byKind).map(({ orchestration }) => orchestration)).toEqual([
      'delete-put',
      'set-key',
      'set-key',
      'set-only',
    ]);
  });

  it('says what can be stale, what a crash can do, and what else can go wrong', () => {
    const { 'table-key': move, index, 'multi-attribute-index': attributes } = byKind;
    expect(move).toMatchObject({ stale: 'strong-reads', crash: 'transaction' });
    expect(move?.risks).toEqual(['torn-move', 'whole-image', 'two-records']);
    expect(index).toMatchObject({ stale: 'index-lags', crash: 'one-write', risks: ['index-lags', 'forgotten-key'] });
    expect(attributes?.risks).toEqual(['index-lags', 'newer-tools']);
  });

  it('gives the list a Query in every place, with a strong read on the table alone', () => {
    for (const { kind, query, read } of Object.values(byKind)) {
      expect(query?.operation).toBe('Query');
      expect(read.strong !== null).toBe(kind === 'table-key');
    }
  });

  it('marks where the list is, and gives the design of each place', () => {
    expect(Object.values(byKind).map(({ kind, current, index }) => [kind, current, index])).toEqual([
      ['table-key', false, null],
      ['index', false, 'GSI1'],
      ['sparse-index', true, 'GSI1'],
      ['multi-attribute-index', false, 'GSI1'],
    ]);
    expect(byKind['sparse-index']?.design).toBe(tickets);
    expect(byKind['table-key']?.design.table.indexes).toBeUndefined();
  });
});

describe('comparePlacements: reads and storage', () => {
  const read = (controls: Partial<ComparisonControls>, kind: string) =>
    at(controls).placements.find((placement) => placement.kind === kind)?.read;

  it('C4: sums the rows before it rounds', () => {
    expect(read({ itemBytes: 1000, rowsPerRead: 10 }, 'table-key')).toMatchObject({
      rowBytes: 1000,
      bytes: 10_000,
      query: 1.5,
      strong: 3,
      secondRead: 0,
      total: 1.5,
    });
  });

  it('C4: pays for what KEYS_ONLY leaves out row by row', () => {
    const keysOnly = read({ itemBytes: 5000, rowsPerRead: 10, projection: KEYS_ONLY }, 'index');
    expect(keysOnly).toMatchObject({ query: 0.5, secondRead: 10, total: 10.5 });
    expect(keysOnly?.leftOut).toEqual(['teamId', 'status', 'title']);
    expect(read({ itemBytes: 5000, rowsPerRead: 10, projection: KEYS_ONLY, wholeItems: false }, 'index')?.total).toBe(
      0.5,
    );
    expect(read({ itemBytes: 5000, rowsPerRead: 10 }, 'index')).toMatchObject({
      query: 6.5,
      secondRead: 0,
      leftOut: [],
    });
  });

  it('stores items and entries with 100 bytes each, and a share of them in a sparse index', () => {
    const storage = (kind: string, controls: Partial<ComparisonControls> = {}) =>
      at({ itemBytes: 900, items: 1000, ...controls }).placements.find((placement) => placement.kind === kind)?.storage;
    expect(storage('table-key')).toEqual({ items: 1e6, locks: 0, indexes: {}, otherIndexes: 0, total: 1e6 });
    expect(storage('index')).toMatchObject({ items: 1e6, indexes: { GSI1: 1e6 }, otherIndexes: 0 });
    expect(storage('sparse-index', { listedShare: 0.25, otherIndexes: 2 })).toMatchObject({
      indexes: { GSI1: 250_000 },
      otherIndexes: 2e6,
    });
  });

  it('takes the share of the allowed values for that of the records', () => {
    expect(prepareComparison(tickets, LIST)?.defaults.listedShare).toBeCloseTo(2 / 3, 10);
  });
});

describe('comparePlacements: break-even', () => {
  const crossing = (comparison: Comparison, b: string) =>
    comparison.breakEvens.find((each) => each.a === 'table-key' && each.b === b);

  it('the index is cheaper in write units exactly when changes outnumber all other writes', () => {
    const { placements, breakEvens } = at({ changes: 100, otherWrites: 100 });
    expect(breakEvens).toHaveLength(6);
    expect(crossing(at({}), 'index')?.writeUnits).toEqual({ share: 0.5, below: 'table-key', above: 'index' });
    // The same by counting, and by no formula: each number of changes against each number of other writes.
    const move = placements.find(({ kind }) => kind === 'table-key');
    const index = placements.find(({ kind }) => kind === 'index');
    for (let changes = 0; changes <= 30; changes++) {
      for (let others = 0; others <= 30; others++) {
        const units = (placement: typeof move) => {
          let sum = 0;
          for (let i = 0; i < changes; i++) sum += placement?.change.total ?? 0;
          for (let i = 0; i < others; i++) sum += placement?.otherWrite.average ?? 0;
          return sum;
        };
        expect(units(index) < units(move)).toBe(changes > others);
      }
    }
  });

  it('is where the two lines of the picture meet', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 6000 }),
        fc.constantFrom(ALL, KEYS_ONLY),
        fc.integer({ min: 0, max: 3 }),
        (itemBytes, projection, otherIndexes) => {
          const comparison = at({ itemBytes, projection, otherIndexes, changes: 700, otherWrites: 300 });
          const line = (kind: string) => comparison.overShare.find((series) => series.kind === kind)?.points ?? [];
          const met = crossing(comparison, 'index')?.writeUnits;
          const differences = line('table-key').map(
            ({ writeUnits }, i) => writeUnits - (line('index')[i]?.writeUnits ?? 0),
          );
          const first = differences.findIndex((difference) => difference > 1e-6);
          if (!met) {
            expect(differences.every((difference) => difference >= -1e-6) || differences.every((d) => d <= 1e-6)).toBe(
              true,
            );
            return;
          }
          const shares = line('index').map(({ share }) => share);
          expect(met.share).toBeLessThanOrEqual((shares[first] ?? 1) + 1e-9);
          expect(met.share).toBeGreaterThanOrEqual((shares[first - 1] ?? 0) - 1e-9);
        },
      ),
      randomRuns(60),
    );
  });

  it('is elsewhere in money, where reads and storage count', () => {
    const units = crossing(at({ changes: 1e6, otherWrites: 1e6, items: 0, reads: 0 }), 'index');
    expect(units?.money.map(({ share }) => share)).toEqual([expect.closeTo(0.5, 10)]);
    const stored = crossing(at({ changes: 1e6, otherWrites: 1e6, items: 1e6, reads: 0 }), 'index');
    const [met] = stored?.money ?? [];
    // One million entries of some 230 bytes more a month; a change saves one unit, another write costs one more.
    const bytes = at({ items: 1e6 }).placements.find(({ kind }) => kind === 'index')?.storage.indexes.GSI1 ?? 0;
    const dollars = (bytes / 1024 ** 3) * 0.25;
    const perWrite = 2e6 * 0.625e-6;
    expect(met?.share).toBeCloseTo(0.5 + dollars / perWrite / 2, 6);
    expect(stored?.writeUnits?.share).toBe(0.5);
  });

  it('has no money where the region has no price, but all the units', () => {
    const comparison = at({ region: 'eu-west-1' });
    expect(comparison.missing).toEqual(['writeRequests', 'readRequests', 'storageMonth']);
    expect(crossing(comparison, 'index')).toMatchObject({ writeUnits: { share: 0.5 }, money: [] });
    expect(comparison.placements.every(({ month }) => month.cost.total === null)).toBe(true);
    const typed = at({
      region: 'eu-west-1',
      prices: { 'eu-west-1': { writeRequests: 0.7, readRequests: 0.14, storageMonth: 0.28 } },
    });
    expect(typed.missing).toEqual([]);
    expect(typed.placements[0]?.month.cost.total).toBeGreaterThan(0);
  });

  it('provisioned: pays for a unit of each index at least', () => {
    const cost = (kind: string) =>
      at({ billing: 'provisioned', changes: 10, otherWrites: 0, reads: 0, items: 0 }).placements.find(
        (placement) => placement.kind === kind,
      )?.month.cost;
    expect(cost('table-key')?.writes).toBeCloseTo(730 * 0.00065, 10);
    expect(cost('index')?.writes).toBeCloseTo(2 * 730 * 0.00065, 10);
  });
});

describe('comparePlacements: pictures', () => {
  it('has steps over item size that are what the slider gives', () => {
    const prepared = prepareComparison(tickets, LIST);
    const comparison = prepared?.at({ otherIndexes: 1 });
    for (const { kind, steps } of comparison?.unitsOverSize ?? []) {
      expect(steps.length).toBeGreaterThan(7);
      for (const [at, { from, to, units }] of steps.entries()) {
        expect(from).toBeLessThanOrEqual(to);
        expect(steps[at + 1]?.from ?? to + 1).toBe(to + 1);
        for (const itemBytes of [from, to]) {
          const placement = prepared?.at({ otherIndexes: 1, itemBytes }).placements.find((each) => each.kind === kind);
          expect(placement?.change.total).toBe(units);
        }
      }
    }
  });

  it('has lines over the share that pass through the controls', () => {
    const comparison = at({ changes: 3000, otherWrites: 9000 });
    expect(comparison.share).toBe(0.25);
    for (const { kind, points } of comparison.overShare) {
      const point = points.find(({ share }) => share === 0.25);
      const month = comparison.placements.find((placement) => placement.kind === kind)?.month;
      expect(point?.writeUnits).toBeCloseTo(month?.writeUnits ?? 0, 6);
      expect(point?.cost).toBeCloseTo(month?.cost.total ?? 0, 10);
    }
    expect(at({ changes: 0, otherWrites: 0 }).share).toBeNull();
  });
});

describe('comparePlacements: what it compares', () => {
  it('takes figures from the workload, and the scenario that changes the order', () => {
    const prepared = prepareComparison(tickets, LIST);
    expect(prepared?.scenario).toBe('Open to pending');
    expect(prepared?.defaults).toMatchObject({
      projection: ALL,
      otherIndexes: 0,
      changes: 11_900,
      otherWrites: 3000,
      reads: 0,
      rowsPerRead: 25,
      items: 100_000,
      billing: 'on-demand',
      region: 'us-east-1',
    });
  });

  it('has nothing to compare without a list or a scenario', () => {
    expect(comparePlacements(tickets, 'No such list')).toBeNull();
    expect(comparePlacements(tickets, LIST, 'No such scenario')).toBeNull();
    expect(comparePlacements(readDesign({ ...supportTicket, scenarios: [] }), LIST)).toBeNull();
  });

  it('says which placement cannot be', () => {
    const open = readDesign({
      ...supportTicket,
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
    });
    const comparison = comparePlacements(open, LIST);
    expect(comparison?.placements.map(({ impossible }) => impossible.map(({ code }) => code))).toEqual([
      [],
      [],
      ['nothing-to-leave-out'],
      [],
    ]);
    expect(comparison?.unitsOverSize.map(({ kind }) => kind)).toEqual(['table-key', 'index', 'multi-attribute-index']);
    expect(comparison?.placements[3]?.risks).toEqual(['index-lags', 'alphabetical', 'newer-tools']);
  });

  it('counts locks, and warns of less with a version and a lock on the id', () => {
    const design = readDesign({
      ...supportTicket,
      entity: { ...supportTicket.entity, version: 'rev' },
      constraints: [{ kind: 'unique', name: 'ID', attributes: ['ticketId'] }],
      locks: { owner: true },
    });
    const [move, index] = comparePlacements(design, LIST)?.placements ?? [];
    expect(move?.risks).toEqual(['torn-move']);
    // The lock follows its record to the new key: a third action.
    expect(move?.change.total).toBe(6);
    expect(index?.change.total).toBe(3);
    expect(index?.storage.locks).toBeGreaterThan(100 * 100_000);
  });
});
