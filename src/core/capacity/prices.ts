/** Prices of a region, the person's own figures over the listed ones (C5). No figure is made up for a region without one. */
import type { Workload } from '#core/design';
import { own } from '#core/shared';
import { PRICE_ITEMS, PRICE_LIST, type Price, type PriceItem } from './price-list.ts';

/** Figures typed in, by region: what they stand for wins over the list. */
export type PriceOverrides = Readonly<Record<string, Readonly<Partial<Record<PriceItem, number>>>>>;

/** A figure with where it comes from; of a figure typed in neither is known. */
export type PriceFigure = (Price & { readonly typed: false }) | { readonly usd: number; readonly typed: true };

export type RegionFigures = Readonly<Partial<Record<PriceItem, PriceFigure>>>;

/** No figure typed in stands for more dollars than this: sums stay numbers, and an exponent typed by mistake is seen. */
export const LARGEST_PRICE = 1_000_000;

/** What each way of billing cannot be priced without. */
export const BILLED_ITEMS = {
  'on-demand': ['writeRequests', 'readRequests'],
  provisioned: ['writeUnitHour', 'readUnitHour'],
} as const satisfies Record<Workload['billing'], readonly PriceItem[]>;

/** All known figures of a region. */
export function figuresOf(region: string, overrides: PriceOverrides = {}): RegionFigures {
  const typed = own(overrides, region);
  const listed = PRICE_LIST.get(region);
  const figures: Partial<Record<PriceItem, PriceFigure>> = {};
  for (const item of PRICE_ITEMS) {
    const usd = typed?.[item];
    const price = listed?.[item];
    if (usd !== undefined && Number.isFinite(usd) && usd >= 0)
      figures[item] = { usd: Math.min(usd, LARGEST_PRICE), typed: true };
    else if (price) figures[item] = { ...price, typed: false };
  }
  return figures;
}

/** The regions that can be priced under a way of billing: listed ones in list order, then those only typed in. */
export function offeredRegions(billing: Workload['billing'], overrides: PriceOverrides = {}): string[] {
  const regions = [...new Set([...PRICE_LIST.keys(), ...Object.keys(overrides)])];
  return regions.filter((region) => {
    const figures = figuresOf(region, overrides);
    return BILLED_ITEMS[billing].every((item) => figures[item] !== undefined);
  });
}
