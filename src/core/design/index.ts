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
export { insertAt } from './edits/insert-at.ts';
export { moveAt } from './edits/move-at.ts';
export { applyPatches, type Patch } from './edits/patch.ts';
export { removeAt } from './edits/remove-at.ts';
export { setAt } from './edits/set-at.ts';
export { encodeDelimiters } from './encode-delimiters.ts';
export { encodeDesign } from './encode-design.ts';
export { FORMATS, type Format, type FormatName, type Order } from './format.ts';
export type { FormatProblem } from './format-problem.ts';
export { hashHex } from './hash-hex.ts';
export type { DesignIssue } from './issue.ts';
export type { Path } from './json-path.ts';
export { normaliseText } from './normalise-text.ts';
export { type ParsedDesign, parseDesign } from './parse-design.ts';
export { isDelimited, isOrdered, orderOf, showsWhole } from './placeholder-traits.ts';
export { holds, predicateAttributes } from './predicate.ts';
export { renderPlaceholder } from './render-placeholder.ts';
export { NORMALISERS, RANGE_OPERATORS, SCENARIO_KINDS } from './schema.ts';
export { type Placeholder, parseTemplate, type Template, type TemplateProblem } from './template.ts';
