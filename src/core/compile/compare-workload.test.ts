/** The comparison's month of the place where the list lies is the one that the workload is priced at. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../../tests/fast-check-options.ts';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { comparePlacements, prepareComparison } from './compare-placements.ts';
import { priceWorkload } from './price-workload.ts';

const LIST = 'Open tickets of a team';
const KINDS = ['table-key', 'index', 'sparse-index', 'multi-attribute-index'] as const;
const [open, toPending, close] = supportTicket.scenarios;
const record = { ticketId: { S: '8842' }, teamId: { S: '7' }, status: { S: 'open' }, title: { S: 'Printer on fire' } };
const scenarios = [
  open,
  toPending,
  close,
  { name: 'Retitle', kind: 'update', before: record, after: { ...record, title: { S: 'Printer is wet' } } },
  { name: 'Shout', kind: 'update', before: record, after: { ...record, title: { S: 'FIRE '.repeat(198) } } },
  { name: 'Write a book', kind: 'update', before: record, after: { ...record, title: { S: 'x'.repeat(5000) } } },
  { name: 'Remove', kind: 'delete', before: record },
];

const times = fc.nat({ max: 100_000 });
const arbitraryDesign = fc.record({
  counts: fc.tuple(...scenarios.map(() => times)),
  reads: times,
  items: fc.nat({ max: 10_000_000 }),
  billing: fc.constantFrom('on-demand', 'provisioned'),
  kept: fc.subarray(scenarios, { minLength: 1 }),
  projection: fc.constantFrom({ type: 'ALL' }, { type: 'KEYS_ONLY' }, { type: 'INCLUDE', attributes: ['title'] }),
  version: fc.constantFrom({}, { version: 'rev' }),
  constraints: fc.constantFrom([], [{ kind: 'unique', name: 'TITLE', attributes: ['title'] }]),
});

describe('C5: the month where the list lies', () => {
  it('is that of the workload: writes, reads and storage, for any scenario compared', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        arbitraryDesign,
        fc.constantFrom(...KINDS),
        fc.nat(),
        ({ counts, reads, items, billing, kept, projection, version, constraints }, kind, pick) => {
          const named = kept.map((each, at) => [each?.name ?? '', counts[at] ?? 0] as const);
          const base = readDesign({
            ...supportTicket,
            table: {
              ...supportTicket.table,
              indexes: supportTicket.table.indexes.map((index) => ({ ...index, projection })),
            },
            entity: { ...supportTicket.entity, ...version },
            constraints,
            scenarios: kept,
            workload: {
              items,
              perMonth: { ...Object.fromEntries(named), [LIST]: reads + 1 },
              region: 'us-east-1',
              billing,
            },
          });
          const compared = named[pick % named.length]?.[0];
          const design = comparePlacements(base, LIST, compared)?.placements.find((each) => each.kind === kind)?.design;
          const here = comparePlacements(design ?? base, LIST, compared)?.placements.find(({ current }) => current);
          const { month, storedBytes } = priceWorkload(design ?? base);
          if (!here) return;
          seen += 1;
          expect(here.storage.total).toBeCloseTo(storedBytes, 2);
          for (const part of ['writes', 'reads', 'storage', 'total'] as const)
            expect([part, here.month.cost[part]]).toEqual([part, expect.closeTo(month[part] ?? Number.NaN, 8)]);
        },
      ),
      randomRuns(100),
    );
    expect(seen).toBeGreaterThan(50);
  });

  it('of the example has its changes of the status against all other writes', () => {
    const prepared = prepareComparison(readDesign(supportTicket), LIST);
    const comparison = prepared?.at();
    expect(comparison?.mix).toEqual({
      changes: [
        { name: 'Open to pending', times: 9000 },
        { name: 'Close', times: 2900 },
      ],
      others: [{ name: 'Open a ticket', times: 3000 }],
    });
    const month = comparison?.placements.map(({ kind, month: { writeUnits } }) => [kind, Math.round(writeUnits)]);
    expect(month).toEqual([
      ['table-key', 4 * 11_900 + 3000],
      ['index', 3 * 11_900 + 2 * 3000],
      ['sparse-index', 3 * 9000 + 2 * 2900 + 2 * 3000],
      ['multi-attribute-index', 3 * 11_900 + 2 * 3000],
    ]);
    // The mix keeps its proportions when a slider moves.
    const [, , sparse] = prepared?.at({ changes: 1190, otherWrites: 0 }).placements ?? [];
    expect(sparse?.month.writeUnits).toBeCloseTo(3 * 900 + 2 * 290, 8);
  });

  it('counts a change that moves nothing alone, and what a scenario of that name is called as its own', () => {
    const design = readDesign({
      ...supportTicket,
      accessPatterns: supportTicket.accessPatterns.map((each) => ({ ...each, name: 'Close' })),
    });
    const { defaults } = prepareComparison(design, 'Close', 'Open a ticket') ?? {};
    expect(defaults).toMatchObject({ changes: 3000, otherWrites: 11_900, reads: 0 });
  });
});
