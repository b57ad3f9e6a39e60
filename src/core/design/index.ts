export { decodeDesign } from './decode-design.ts';
export type {
  AccessPattern,
  Attribute,
  Constraint,
  Design,
  Entity,
  Index,
  KeyAttribute,
  KeyTemplate,
  Locks,
  Normaliser,
  Predicate,
  Projection,
  RangeOperator,
  ReferenceConstraint,
  Scenario,
  ScenarioKind,
  State,
  Table,
  UniqueConstraint,
  Workload,
} from './design.ts';
export { addAttribute } from './edits/add-attribute.ts';
export { addIndex } from './edits/add-index.ts';
export { addMove, movedAttribute } from './edits/add-move.ts';
export { addReference } from './edits/add-reference.ts';
export { addScenario } from './edits/add-scenario.ts';
export { addUniqueConstraint } from './edits/add-unique-constraint.ts';
export { changeAttributeType } from './edits/change-attribute-type.ts';
export { convertValue } from './edits/convert-value.ts';
export { insertAt } from './edits/insert-at.ts';
export { moveAt } from './edits/move-at.ts';
export { type MovedList, moveList } from './edits/move-list.ts';
export { entityLabel } from './edits/names.ts';
export { applyPatches, type Patch } from './edits/patch.ts';
export { placeAccessPattern } from './edits/place-access-pattern.ts';
export { homeOf } from './edits/place-home.ts';
export { keepsOrder } from './edits/place-order.ts';
export { placementReasons } from './edits/place-reasons.ts';
export { type RememberedPlacements, rememberedPlacement } from './edits/place-remembered.ts';
export {
  IMPOSSIBLE,
  type KeyText,
  type KeyTexts,
  PLACEMENT_KINDS,
  type Placement,
  type PlacementKind,
  type PlacementReason,
  type TableKey,
} from './edits/placement.ts';
export { placementOf, proposedPlacement } from './edits/placement-of.ts';
export { removeAt } from './edits/remove-at.ts';
export { removeAttribute } from './edits/remove-attribute.ts';
export { removeIndex } from './edits/remove-index.ts';
export { removeScenario } from './edits/remove-scenario.ts';
export { renameAttribute } from './edits/rename-attribute.ts';
export { renameConstraint } from './edits/rename-constraint.ts';
export { renameEntity } from './edits/rename-entity.ts';
export { renameIndex } from './edits/rename-index.ts';
export { renameKeyAttribute } from './edits/rename-key-attribute.ts';
export { renameScenario } from './edits/rename-scenario.ts';
export { sampleValue } from './edits/sample-value.ts';
export { setAt } from './edits/set-at.ts';
export { encodeDelimiters } from './encode-delimiters.ts';
export { encodeDesign } from './encode-design.ts';
export { emptyDesign } from './examples/empty-design.ts';
export { EXAMPLES, type Example } from './examples/examples.ts';
export { FORMATS, type Format, type FormatName, type Order } from './format.ts';
export type { FormatProblem } from './format-problem.ts';
export { hashHex } from './hash-hex.ts';
export type { DesignIssue } from './issue.ts';
export type { Path } from './json-path.ts';
export { keepsListOrder, losesOrder } from './list-order.ts';
export { type KeyAttributes, matchPattern, type PatternMatch } from './match-pattern.ts';
export { normaliseText } from './normalise-text.ts';
export { type ParsedDesign, parseDesign } from './parse-design.ts';
export { isDelimited, isOrdered, orderOf, showsWhole } from './placeholder-traits.ts';
export { holds, predicateAttributes } from './predicate.ts';
export { renderPlaceholder } from './render-placeholder.ts';
export { NORMALISERS, RANGE_OPERATORS, SCENARIO_KINDS } from './schema.ts';
export { type Placeholder, parseTemplate, type Template, type TemplateProblem } from './template.ts';
export { writeTemplate } from './write-template.ts';
