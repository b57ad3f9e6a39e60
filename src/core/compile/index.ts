export { checkPlacement } from './check-placement.ts';
export { comparePlacements, type PreparedComparison, prepareComparison } from './compare-placements.ts';
export type {
  BreakEven,
  Comparison,
  ComparisonControls,
  Crossing,
  Orchestration,
  PlacementComparison,
  PlacementReads,
  PlacementRisk,
  PlacementStorage,
  SharePoint,
  ShareSeries,
  SizeSeries,
  SizeStep,
  Standing,
} from './comparison.ts';
export { compile, type Prepared, prepare } from './compile.ts';
export type {
  ActionExpressions,
  Compiled,
  CompiledImage,
  CompileOptions,
  Failure,
  KeyCell,
  KeyRow,
} from './compiled.ts';
export { type Explained, type ExplainedPosition, explainFailure } from './explain-failure.ts';
export { type ListRead, type ListReadOptions, listReadOf } from './list-read.ts';
export { type OrderPreview, type PreviewCell, type PreviewRow, previewOrder } from './preview-order.ts';
export type { RowOrigin } from './preview-rows.ts';
export { type PricedUse, type PricedWorkload, type PriceOptions, priceWorkload } from './price-workload.ts';
export { type PlacementProposal, type ProposedKey, proposePlacements } from './propose-placements.ts';
export { type ListQuery, query } from './query.ts';
export { createTable, getRecord, lookUp, type Reads } from './reads.ts';
export {
  isTransaction,
  type Refusal,
  type RefusalCause,
  type Refusals,
  type RetryAdvice,
  refusalsOf,
} from './refusals.ts';
export type { WriteSplit } from './write-split.ts';
