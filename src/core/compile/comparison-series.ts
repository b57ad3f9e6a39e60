/** The lines and steps of the comparison's pictures. */
import { leastMonthlyUnits, monthlyCost, type RegionFigures, WRITE_UNIT_BYTES } from '#core/capacity';
import { LIMITS } from '#core/finding';
import { crossingOfLines, crossingsOfPoints, pointsOf, type ShareLine, standingOf } from './break-even.ts';
import type { PlacedShapes } from './compare-placement.ts';
import type { BreakEven, ComparisonControls, Crossing, ShareSeries, SizeSeries, Standing } from './comparison.ts';
import { stepsOf, totalAt } from './write-shape.ts';

/** Write units of the change over item size, from the smallest item there is to twice what the slider says, or the largest there can be. */
export function sizeSeries({ facts, change }: PlacedShapes, controls: ComparisonControls): SizeSeries {
  const most = Math.max(facts.itemBytes, Math.min(LIMITS.itemBytes, Math.max(LEAST_SPAN, controls.itemBytes * 2)));
  const starts = stepsOf(change, Math.max(0, most - facts.itemBytes), WRITE_UNIT_BYTES);
  const steps = starts.map((padding, at) => ({
    from: facts.itemBytes + padding,
    to: facts.itemBytes + (starts[at + 1] ?? Math.max(padding, most - facts.itemBytes) + 1) - 1,
    units: totalAt(change, padding, controls.otherIndexes),
  }));
  return { kind: facts.kind, steps };
}

/** Bytes the picture spans at least. */
const LEAST_SPAN = 8 * 1024;

/** Every twentieth, which is where the pictures have points. */
const SHARES: readonly number[] = Array.from({ length: 21 }, (_, at) => at / 20);

/** Units and dollars of a month over the share of its writes that are changes, their number staying as it is. */
export function shareSeries(placed: PlacedShapes, controls: ComparisonControls, figures: RegionFigures): ShareSeries {
  const points = SHARES.map((share) => {
    const { writeUnits, cost } = monthAt(placed, controls, figures, share);
    return { share, writeUnits, cost };
  });
  return { kind: placed.facts.kind, points };
}

function monthAt(
  { resourcesFor, comparison }: PlacedShapes,
  controls: ComparisonControls,
  figures: RegionFigures,
  share: number,
): { writeUnits: number; cost: number | null } {
  const writes = controls.changes + controls.otherWrites;
  const resources = resourcesFor(writes * share, writes * (1 - share));
  const usage = { resources, storedBytes: comparison.storage.total };
  const { total } = monthlyCost(usage, controls.billing, figures, controls.utilisation);
  return { writeUnits: resources.reduce((units, each) => units + each.writeUnits, 0), cost: total };
}

/** Where each two placements cost the same, in write units and in money. */
export function breakEvensOf(
  placed: readonly PlacedShapes[],
  controls: ComparisonControls,
  figures: RegionFigures,
): BreakEven[] {
  return placed.flatMap((a, at) =>
    placed.slice(at + 1).map((b): BreakEven => {
      const [lineA, lineB] = [unitsLine(a), unitsLine(b)];
      const { crossings, standing } = inMoney(a, b, controls, figures);
      return {
        a: a.comparison.kind,
        b: b.comparison.kind,
        writeUnits: crossingOfLines(lineA, lineB),
        money: crossings,
        unitsStanding: standingOf(pointsOf(lineA), pointsOf(lineB)),
        moneyStanding: standing,
      };
    }),
  );
}

const unitsLine = ({ comparison }: PlacedShapes): ShareLine => ({
  kind: comparison.kind,
  none: comparison.otherWrite.average,
  all: comparison.changeAverage,
});

/** Between the shares at which a minimum charge begins or ends, both costs are straight: no others are needed. */
function inMoney(
  a: PlacedShapes,
  b: PlacedShapes,
  controls: ComparisonControls,
  figures: RegionFigures,
): { crossings: Crossing[]; standing: Standing | null } {
  const shares = [...new Set([0, 1, ...bends(a, controls), ...bends(b, controls)])].sort((x, y) => x - y);
  const costsOf = (placed: PlacedShapes): number[] =>
    shares.flatMap((share) => monthAt(placed, controls, figures, share).cost ?? []);
  const [costsA, costsB] = [costsOf(a), costsOf(b)];
  // Without a price there are no costs at all.
  if (costsA.length < shares.length || costsB.length < shares.length) return { crossings: [], standing: null };
  const pointsA = { kind: a.facts.kind, costs: costsA };
  const pointsB = { kind: b.facts.kind, costs: costsB };
  return { crossings: crossingsOfPoints(pointsA, pointsB, shares), standing: standingOf(pointsA, pointsB) };
}

/** The shares at which the table or an index begins to need more than the least that can be provisioned, or no more. */
function bends({ resourcesFor }: PlacedShapes, { billing, utilisation, ...controls }: ComparisonControls): number[] {
  if (billing === 'on-demand') return [];
  const writes = controls.changes + controls.otherWrites;
  const least = leastMonthlyUnits(utilisation);
  const all = resourcesFor(writes, 0);
  return resourcesFor(0, writes).flatMap(({ writeUnits: none }, at) => {
    const share = (least - none) / ((all[at]?.writeUnits ?? none) - none);
    return share > 0 && share < 1 ? [share] : [];
  });
}
