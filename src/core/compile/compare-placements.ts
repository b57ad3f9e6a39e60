/**
 * The same change under each placement, side by side: request, units, reads, storage, money, and what each asks and risks.
 * Planning is done once for a design; following a slider is arithmetic on sizes.
 */
import { DEFAULT_UTILISATION, figuresOf } from '#core/capacity';
import {
  type AccessPattern,
  type Design,
  PLACEMENT_KINDS,
  type Projection,
  type Scenario,
  type Workload,
} from '#core/design';
import { LIMITS } from '#core/finding';
import { own } from '#core/shared';
import { boundedCount } from './bounded-count.ts';
import { comparePlacement } from './compare-placement.ts';
import type { Comparison, ComparisonControls } from './comparison.ts';
import { breakEvensOf, shareSeries, sizeSeries } from './comparison-series.ts';
import { listedShareOf, UNKNOWN_SHARE } from './listed-share.ts';
import { type MonthMix, monthMix, movesList, timesOf } from './month-mix.ts';
import { type PlacementFacts, placementFacts } from './placement-facts.ts';

/** A comparison with all that no control touches done. */
export interface PreparedComparison {
  /** Name of the compared scenario. */
  readonly scenario: string;
  /** Names of the scenarios that change what the list is sorted or grouped by: those worth comparing. */
  readonly moving: readonly string[];
  /** What the design and its workload say. */
  readonly defaults: ComparisonControls;
  /** Whether the design says nothing of a month, so that figures of one are assumed. */
  readonly assumed: boolean;
  readonly at: (controls?: Partial<ComparisonControls>) => Comparison;
}

/**
 * Compares the placements of a list for one scenario. Without a scenario's name, the first update that changes what the
 * list is sorted by. Null where there is no such list or no scenario.
 */
export function comparePlacements(
  design: Design,
  accessPatternName: string,
  scenarioName?: string,
  controls?: Partial<ComparisonControls>,
): Comparison | null {
  return prepareComparison(design, accessPatternName, scenarioName)?.at(controls) ?? null;
}

/**
 * Does the part of `comparePlacements` that only depends on the design: for following sliders. `preferred` is compared
 * if it changes what the list is sorted by, or where nothing does.
 */
export function prepareComparison(
  design: Design,
  accessPatternName: string,
  scenarioName?: string,
  preferred?: string,
): PreparedComparison | null {
  const pattern = (design.accessPatterns ?? []).find(({ name }) => name === accessPatternName);
  const scenario = pattern && scenarioFor(design, pattern, scenarioName, preferred);
  if (!pattern || !scenario) return null;
  const mix = monthMix(design, pattern, scenario);
  const facts = PLACEMENT_KINDS.map((kind) => placementFacts(design, pattern, scenario.name, kind, mix));
  const defaults = defaultControls(design, pattern, mix, facts);
  return {
    scenario: scenario.name,
    moving: design.scenarios.filter((each) => movesList(each, pattern)).map(({ name }) => name),
    defaults,
    assumed: !isStated(design),
    at: (controls) => compareAt(facts, pattern, scenario.name, mix, inBounds({ ...defaults, ...controls })),
  };
}

const inBounds = (controls: ComparisonControls): ComparisonControls => ({
  ...controls,
  itemBytes: Math.min(controls.itemBytes, LIMITS.itemBytes),
  changes: boundedCount(controls.changes),
  otherWrites: boundedCount(controls.otherWrites),
  reads: boundedCount(controls.reads),
  items: boundedCount(controls.items),
});

function compareAt(
  facts: readonly PlacementFacts[],
  pattern: AccessPattern,
  scenario: string,
  mix: MonthMix,
  controls: ComparisonControls,
): Comparison {
  const figures = figuresOf(controls.region, controls.prices);
  const all = facts.map((each) => comparePlacement(each, pattern, controls, figures));
  const possible = all.filter(({ comparison }) => comparison.impossible.length === 0 && comparison.planned);
  const overShare = possible.map((placed) => shareSeries(placed, controls, figures));
  const writes = controls.changes + controls.otherWrites;
  return {
    controls,
    scenario,
    mix,
    placements: all.map(({ comparison }) => comparison),
    unitsOverSize: possible.map((placed) => sizeSeries(placed, controls)),
    overShare,
    share: writes === 0 ? null : controls.changes / writes,
    breakEvens: breakEvensOf(possible, controls, figures),
    figures,
    missing: all[0]?.comparison.month.cost.missing ?? [],
  };
}

/** The scenario of that name; else, of those that move the list's entries, the preferred or the first one. */
function scenarioFor(
  { scenarios }: Design,
  pattern: AccessPattern,
  name: string | undefined,
  preferred: string | undefined,
): Scenario | undefined {
  if (name !== undefined) return scenarios.find((each) => each.name === name);
  const updates = scenarios.filter(({ kind }) => kind === 'update');
  const moving = updates.filter((update) => movesList(update, pattern));
  const named = (among: readonly Scenario[]) => among.find((each) => each.name === preferred);
  return named(moving) ?? moving[0] ?? named(scenarios) ?? updates[0] ?? scenarios[0];
}

const DEFAULT_ITEMS = 100_000;
const DEFAULT_ROWS = 25;
/** Changes, other writes and reads of a month nobody has said anything about. */
const DEFAULT_TIMES = 10_000;

const isStated = ({ workload }: Design): boolean => Object.values(workload?.perMonth ?? {}).some((times) => times > 0);

function defaultControls(
  design: Design,
  pattern: AccessPattern,
  mix: MonthMix,
  facts: readonly PlacementFacts[],
): ComparisonControls {
  const { workload, scenarios, table } = design;
  const isAssumed = !isStated(design);
  // A figure under a name that a scenario has too is that scenario's.
  const isScenario = scenarios.some(({ name }) => name === pattern.name);
  const reads = isScenario ? 0 : (own(workload?.perMonth, pattern.name) ?? 0);
  // That of the list as it lies now, so that nothing is padded unless a slider says so.
  const sized = facts.filter(({ current }) => current);
  return {
    itemBytes: Math.max(...(sized.length > 0 ? sized : facts).map(({ itemBytes }) => itemBytes)),
    projection: projectionOf(table.indexes, pattern.index),
    otherIndexes: 0,
    changes: isAssumed ? DEFAULT_TIMES : timesOf(mix.changes),
    otherWrites: isAssumed ? DEFAULT_TIMES : timesOf(mix.others),
    reads: isAssumed ? DEFAULT_TIMES : reads,
    rowsPerRead: pattern.limit ?? DEFAULT_ROWS,
    wholeItems: true,
    items: workload?.items ?? DEFAULT_ITEMS,
    listedShare: sparseShare(facts),
    billing: workload?.billing ?? DEFAULT_BILLING,
    region: workload?.region ?? 'us-east-1',
    utilisation: DEFAULT_UTILISATION,
    prices: {},
  };
}

function sparseShare(facts: readonly PlacementFacts[]): number {
  const sparse = facts.find(({ kind }) => kind === 'sparse-index');
  const index = sparse?.prepared.indexes.find((each) => each.index.name === sparse.index);
  return sparse ? listedShareOf(sparse.prepared, index) : UNKNOWN_SHARE;
}

const DEFAULT_BILLING: Workload['billing'] = 'on-demand';

function projectionOf(indexes: Design['table']['indexes'], name: string | undefined): Projection {
  return (indexes ?? []).find((index) => index.name === name)?.projection ?? { type: 'ALL' };
}
