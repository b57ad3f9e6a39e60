/** The figures of the comparison against ways of reckoning that have nothing to do with its own. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_PRICE } from '#core/capacity';
import type { PlacementKind } from '#core/design';
import { randomRuns } from '../../../tests/fast-check-options.ts';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { comparePlacements, prepareComparison } from './compare-placements.ts';
import type { Comparison, ComparisonControls } from './comparison.ts';

const S = (text: string) => ({ S: text });
const LIST = 'Open tickets of a team';
const ALL = { type: 'ALL' } as const;
const KEYS_ONLY = { type: 'KEYS_ONLY' } as const;
const ticket = prepareComparison(readDesign(supportTicket), LIST);

function at(controls: Partial<ComparisonControls>): Comparison {
  const comparison = ticket?.at(controls);
  if (!comparison) throw new Error('the ticket can be compared');
  return comparison;
}

/** A ticket whose status and title change at once, the title from one length to another. */
function retitled(before: number, after: number, parts: object = {}) {
  const state = (status: string, length: number) => ({
    ticketId: S('8842'),
    teamId: S('7'),
    status: S(status),
    title: S('y'.repeat(length)),
  });
  return readDesign({
    ...supportTicket,
    scenarios: [{ name: 'Move', kind: 'update', before: state('open', before), after: state('pending', after) }],
    ...parts,
  });
}

describe('C1 C2 C4: the size of the item', () => {
  it('is that of reads, storage and other writes too, where the change makes the item smaller', () => {
    const controls = { itemBytes: 1100, projection: KEYS_ONLY, items: 1000 };
    const [move] = comparePlacements(retitled(880, 1), LIST, 'Move', controls)?.placements ?? [];
    expect(move).toMatchObject({
      kind: 'table-key',
      itemBytes: 1100,
      storage: { items: 1_200_000 },
      read: { rowBytes: 1100 },
      otherWrite: { inside: { table: 2 }, outside: { table: 2 } },
    });
  });

  it('gives the same item the same figures, whichever side of the change was the larger', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 200, max: 9000 }),
        fc.constantFrom(ALL, KEYS_ONLY),
        (one, other, itemBytes, projection) => {
          const placed = (before: number, after: number) =>
            (comparePlacements(retitled(before, after), LIST, 'Move', { itemBytes, projection })?.placements ?? []).map(
              ({ kind, itemBytes: bytes, read, storage, otherWrite }) => ({ kind, bytes, read, storage, otherWrite }),
            );
          for (const { bytes, storage, read, otherWrite } of placed(one, other)) {
            expect(storage.items).toBe((bytes + 100) * 100_000);
            expect(otherWrite.inside.table).toBe(Math.ceil(bytes / 1024));
            if (projection.type === 'ALL') expect(read.rowBytes).toBe(bytes);
          }
        },
      ),
      randomRuns(60),
    );
  });

  it('C3: has another write touch the entry that shows the version', () => {
    const other = (version: object, projection: ComparisonControls['projection']) =>
      comparePlacements(retitled(1, 1, { entity: { ...supportTicket.entity, ...version } }), LIST, 'Move', {
        projection,
        itemBytes: 3000,
      })?.placements.find(({ kind }) => kind === 'index')?.otherWrite.inside;
    const include = { type: 'INCLUDE' as const, attributes: ['rev'] };
    expect(other({ version: 'rev' }, include)).toMatchObject({ table: 3, indexes: { GSI1: 1 }, total: 4 });
    expect(other({}, include)).toMatchObject({ indexes: { GSI1: 0 }, total: 3 });
    expect(other({ version: 'rev' }, KEYS_ONLY)).toMatchObject({ indexes: { GSI1: 0 }, total: 3 });
    expect(other({ version: 'rev' }, ALL)).toMatchObject({ indexes: { GSI1: 3 }, total: 6 });
  });
});

describe('break-even: no mark where there is none', () => {
  it('in write units, whatever share a sparse index holds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 9000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(ALL, KEYS_ONLY),
        (itemBytes, listedShare, projection) => {
          const { breakEvens, placements } = at({ itemBytes, listedShare, projection });
          for (const { a, b, writeUnits } of breakEvens) {
            const [x, y] = [a, b].map((kind) => placements.find((each) => each.kind === kind));
            const none = (x?.otherWrite.average ?? 0) - (y?.otherWrite.average ?? 0);
            const all = (x?.changeAverage ?? 0) - (y?.changeAverage ?? 0);
            const isThere = Math.abs(none) > 1e-9 && all !== 0 && none > 0 !== all > 0;
            expect([a, b, writeUnits !== null]).toEqual([a, b, isThere]);
          }
        },
      ),
      randomRuns(200),
    );
  });

  it.each([
    [5000, 0.08],
    [5000, 0.19],
    [3000, 0.2],
  ])('nor from floating point: %i bytes, %d in the list', (itemBytes, listedShare) => {
    const { workload: _, ...plain } = supportTicket;
    const controls = { itemBytes, listedShare, projection: KEYS_ONLY };
    const breakEvens = comparePlacements(readDesign(plain), LIST, 'Open to pending', controls)?.breakEvens;
    const sparse = breakEvens?.find(({ a, b }) => a === 'table-key' && b === 'sparse-index');
    expect(sparse?.writeUnits).toBeNull();
  });
});

describe('break-even in money', () => {
  const cost = (comparison: Comparison, kind: PlacementKind): number =>
    comparison.placements.find((placement) => placement.kind === kind)?.month.cost.total ?? Number.NaN;

  /** Signs of the difference just beside a share, by pricing two whole months. */
  function signsBeside(controls: Partial<ComparisonControls>, a: PlacementKind, b: PlacementKind, share: number) {
    const writes = (controls.changes ?? 0) + (controls.otherWrites ?? 0);
    return [share - 1e-6, share + 1e-6].map((each) => {
      const month = at({ ...controls, changes: writes * each, otherWrites: writes * (1 - each) });
      return Math.sign(cost(month, a) - cost(month, b));
    });
  }

  it('is where two whole months cost the same, minimum charges included', () => {
    let marks = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('provisioned' as const, 'on-demand' as const),
        fc.integer({ min: 100_000, max: 30_000_000 }),
        fc.integer({ min: 300, max: 4000 }),
        fc.constantFrom(ALL, KEYS_ONLY),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(0.1, 0.7, 1),
        (billing, writes, itemBytes, projection, items, utilisation) => {
          const controls = {
            billing,
            projection,
            itemBytes,
            items,
            utilisation,
            changes: writes,
            otherWrites: 0,
            reads: 0,
          };
          for (const { a, b, money } of at(controls).breakEvens) {
            for (const { share, below, above } of money) {
              if (share < 2e-6 || share > 1 - 2e-6) continue;
              marks += 1;
              const [before, after] = signsBeside(controls, a, b, share);
              expect(before).toBe(below === a ? -1 : 1);
              expect(after === 0 || after === (above === a ? -1 : 1)).toBe(true);
            }
          }
        },
      ),
      randomRuns(60),
    );
    expect(marks).toBeGreaterThan(5);
  });

  it('has finite figures and marks, whatever price is typed', () => {
    const figures = ['writeRequests', 'readRequests', 'writeUnitHour', 'readUnitHour', 'storageMonth'] as const;
    for (const item of figures) {
      for (const billing of ['on-demand', 'provisioned'] as const) {
        const comparison = at({
          billing,
          prices: { 'us-east-1': { [item]: 1e308 } },
          changes: 1e308,
          otherWrites: 1e308,
          reads: 1e308,
          items: 1e308,
        });
        expect(comparison.share).toBe(0.5);
        expect(comparison.figures[item]).toEqual({ usd: LARGEST_PRICE, typed: true });
        for (const { month } of comparison.placements) expect(Number.isFinite(month.cost.total)).toBe(true);
        for (const { money } of comparison.breakEvens) {
          expect(money.length).toBeLessThan(3);
          for (const { share } of money) expect(share > 0 && share < 1).toBe(true);
        }
      }
    }
  });
});
