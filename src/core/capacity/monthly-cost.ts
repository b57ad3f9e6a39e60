/** Units, reads and bytes of a month → dollars (C5). What has no price stays without one and is named. */
import type { Workload } from '#core/design';
import type { PriceItem } from './price-list.ts';
import type { RegionFigures } from './prices.ts';

/** What one table or global index consumes in a month; local indexes share the table's. */
export interface ResourceUsage {
  readonly writeUnits: number;
  readonly readUnits: number;
}

export interface MonthlyUsage {
  /** The table first. */
  readonly resources: readonly ResourceUsage[];
  /** Raw bytes of items and index entries, their overhead included. */
  readonly storedBytes: number;
}

export interface MonthlyCost {
  /** Null where the price is not known. */
  readonly writes: number | null;
  readonly reads: number | null;
  readonly storage: number | null;
  /** Sum of what has a price; null where reads or writes have none. */
  readonly total: number | null;
  readonly missing: readonly PriceItem[];
}

export const HOURS_A_MONTH = 730;
const SECONDS_AN_HOUR = 3600;
const MILLION = 1_000_000;
/** Bytes of a gigabyte as storage is billed: binary. */
export const GIGABYTE = 1024 ** 3;
/** Bytes that are billed as storage on top of each item and each index entry. */
export const STORAGE_OVERHEAD = 100;
/** Share of provisioned capacity that is used on average, as auto scaling aims for. */
export const DEFAULT_UTILISATION = 0.7;

/** The cost of a month. `utilisation` is for provisioned capacity: how much of it the average load takes. */
export function monthlyCost(
  { resources, storedBytes }: MonthlyUsage,
  billing: Workload['billing'],
  figures: RegionFigures,
  utilisation: number = DEFAULT_UTILISATION,
): MonthlyCost {
  const onDemand = billing === 'on-demand';
  const writeItem = onDemand ? 'writeRequests' : 'writeUnitHour';
  const readItem = onDemand ? 'readRequests' : 'readUnitHour';
  const billed = (units: number): number =>
    onDemand ? units / MILLION : provisionedUnits(units, utilisation) * HOURS_A_MONTH;
  const sum = (unitsOf: (usage: ResourceUsage) => number): number =>
    resources.reduce((total, usage) => total + billed(unitsOf(usage)), 0);
  const writes = costOf(
    sum(({ writeUnits }) => writeUnits),
    figures,
    writeItem,
  );
  const reads = costOf(
    sum(({ readUnits }) => readUnits),
    figures,
    readItem,
  );
  const storage = costOf(storedBytes / GIGABYTE, figures, 'storageMonth');
  const total = writes === null || reads === null ? null : writes + reads + (storage ?? 0);
  const items: PriceItem[] = [writeItem, readItem, 'storageMonth'];
  return { writes, reads, storage, total, missing: items.filter((item) => figures[item] === undefined) };
}

/** Capacity units to provision for this many in a month: at least one, the least a table or an index can have. */
export const provisionedUnits = (monthly: number, utilisation: number): number =>
  Math.max(1, monthly / leastMonthlyUnits(utilisation));

/** The units of a month that one provisioned unit takes: fewer cost as much. */
export function leastMonthlyUnits(utilisation: number): number {
  const share = Math.min(1, Math.max(0.01, utilisation));
  return HOURS_A_MONTH * SECONDS_AN_HOUR * share;
}

function costOf(amount: number, figures: RegionFigures, item: PriceItem): number | null {
  const figure = figures[item];
  return figure ? amount * figure.usd : null;
}
