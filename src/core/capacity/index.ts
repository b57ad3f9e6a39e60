export type { ActionCapacity, Capacity, IndexCapacity } from './capacity.ts';
export {
  DEFAULT_UTILISATION,
  GIGABYTE,
  leastMonthlyUnits,
  type MonthlyCost,
  type MonthlyUsage,
  monthlyCost,
  type ResourceUsage,
  STORAGE_OVERHEAD,
} from './monthly-cost.ts';
export { PRICE_ITEMS, PRICE_LIST, type Price, type PriceItem, type RegionPrices } from './price-list.ts';
export {
  BILLED_ITEMS,
  figuresOf,
  LARGEST_PRICE,
  offeredRegions,
  type PriceFigure,
  type PriceOverrides,
  type RegionFigures,
} from './prices.ts';
export {
  type LocalQueryUnits,
  localQueryUnits,
  type QueryUnits,
  queryUnits,
  READ_UNIT_BYTES,
  type ReadConsistency,
  readManyUnits,
  readUnits,
  uniformQueryUnits,
} from './read-capacity.ts';
export { indexCapacity, WRITE_UNIT_BYTES, writeCapacity, writeUnits } from './write-capacity.ts';
