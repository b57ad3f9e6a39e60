/** What a month of the stated workload costs: each scenario, each list, storage, and all of it (C5). */
import {
  DEFAULT_UTILISATION,
  figuresOf,
  type MonthlyCost,
  monthlyCost,
  offeredRegions,
  type PriceOverrides,
  type RegionFigures,
  type ResourceUsage,
  writeCapacity,
} from '#core/capacity';
import type { Design, Workload } from '#core/design';
import { type PreparedDesign, prepareDesign } from '#core/image';
import { canPlan, planActions, transitionOf } from '#core/plan';
import { own } from '#core/shared';
import { boundedCount } from './bounded-count.ts';
import { listReadOf } from './list-read.ts';
import { statedImages, storedBytesOf, storedShape } from './stored-shape.ts';

export interface PriceOptions {
  /** Figures typed in, by region. */
  readonly prices?: PriceOverrides;
  /** Share of provisioned capacity that is used on average. */
  readonly utilisation?: number;
}

/** One scenario or list with what it consumes, once and in a month. */
export interface PricedUse {
  readonly name: string;
  readonly perMonth: number;
  /** Units of doing it once. */
  readonly units: number;
  /** Dollars of a month on demand; null without a price, and when provisioned, where it has no price of its own. */
  readonly cost: number | null;
}

export interface PricedWorkload {
  readonly region: string;
  readonly billing: Workload['billing'];
  /** Whether reads and writes have a price there. */
  readonly offered: boolean;
  readonly scenarios: readonly PricedUse[];
  readonly lists: readonly PricedUse[];
  /** Bytes of all records, locks and entries, with 100 bytes of overhead each. */
  readonly storedBytes: number;
  readonly month: MonthlyCost;
  /** What the workload counts and the design as it stands cannot write or read: the month is without it. */
  readonly uncounted: readonly string[];
  readonly figures: RegionFigures;
}

const NO_WORKLOAD: Workload = { items: 0, perMonth: {}, region: 'us-east-1', billing: 'on-demand' };

/** Prices the design's workload. Figures under the name of an access pattern are reads of its list. */
export function priceWorkload(design: Design, options: PriceOptions = {}): PricedWorkload {
  const { region, billing, items, perMonth } = design.workload ?? NO_WORKLOAD;
  const times = (name: string): number => boundedCount(own(perMonth, name) ?? 0);
  const { prices = {}, utilisation = DEFAULT_UTILISATION } = options;
  const figures = figuresOf(region, prices);
  const prepared = prepareDesign(design);
  const usage = new Map<string | null, ResourceUsage>([[null, NOTHING]]);
  for (const { index } of prepared.indexes) if (index.kind === 'global') usage.set(index.name, NOTHING);
  const scenarios = design.scenarios.map(({ name }) => writesOf(prepared, name, times(name), usage));
  const known = new Set(design.scenarios.map(({ name }) => name));
  const lists = (design.accessPatterns ?? [])
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => readsOf(design, name, times(name), usage));
  const stored = storedShape(prepared, prepared.indexes, statedImages(prepared));
  const storedBytes = (stored ? storedBytesOf(stored) : 0) * boundedCount(items);
  const uncounted = [
    ...design.scenarios.filter((scenario) => !canPlan(transitionOf(prepared, scenario))),
    ...(design.accessPatterns ?? []).filter(({ name }) => !known.has(name) && listReadOf(design, name) === null),
  ].flatMap(({ name }) => (times(name) > 0 ? [name] : []));
  const cost = (each: PricedUse, item: 'writeRequests' | 'readRequests'): PricedUse => {
    const price = billing === 'on-demand' ? figures[item] : undefined;
    return { ...each, cost: price ? (each.units * each.perMonth * price.usd) / 1_000_000 : null };
  };
  return {
    region,
    billing,
    offered: offeredRegions(billing, prices).includes(region),
    scenarios: scenarios.map((each) => cost(each, 'writeRequests')),
    lists: lists.map((each) => cost(each, 'readRequests')),
    storedBytes,
    month: monthlyCost({ resources: [...usage.values()], storedBytes }, billing, figures, utilisation),
    uncounted,
    figures,
  };
}

const NOTHING: ResourceUsage = { writeUnits: 0, readUnits: 0 };

type Usage = Map<string | null, ResourceUsage>;

/** Adds to an index, or to the table where the index is a local one and shares the table's capacity. */
function addTo(usage: Usage, name: string | null, more: ResourceUsage): void {
  const key = usage.has(name) ? name : null;
  const { writeUnits, readUnits } = usage.get(key) ?? NOTHING;
  usage.set(key, { writeUnits: writeUnits + more.writeUnits, readUnits: readUnits + more.readUnits });
}

function writesOf(prepared: PreparedDesign, name: string, perMonth: number, usage: Usage): PricedUse {
  const scenario = prepared.design.scenarios.find((each) => each.name === name);
  const actions = scenario ? planActions(prepared, transitionOf(prepared, scenario)).actions : [];
  const transactional = actions.length > 1 || actions[0]?.kind === 'ConditionCheck';
  const { table, indexes, total } = writeCapacity(prepared, actions, transactional);
  addTo(usage, null, { writeUnits: table * perMonth, readUnits: 0 });
  for (const [index, units] of Object.entries(indexes)) {
    addTo(usage, index, { writeUnits: units * perMonth, readUnits: 0 });
  }
  return { name, perMonth, units: total, cost: null };
}

function readsOf(design: Design, name: string, perMonth: number, usage: Usage): PricedUse {
  const read = listReadOf(design, name);
  if (!read) return { name, perMonth, units: 0, cost: null };
  addTo(usage, read.index ?? null, { writeUnits: 0, readUnits: read.query.eventual * perMonth });
  addTo(usage, null, { writeUnits: 0, readUnits: (read.secondRead?.units ?? 0) * perMonth });
  return { name, perMonth, units: read.query.eventual + (read.secondRead?.units ?? 0), cost: null };
}
