/** Every finding rule, in the order their findings are listed, and what follows from the list: codes, params, findings. */
import type { Patch } from '#core/design';
import type { DoorCases } from './door-cases.ts';
import type { Found, Path, Severity } from './finding.ts';
import { accessPattern } from './rules/access-pattern.ts';
import { accessPatternName } from './rules/access-pattern-name.ts';
import { attributeName } from './rules/attribute-name.ts';
import { attributeValue } from './rules/attribute-value.ts';
import { attributeValues } from './rules/attribute-values.ts';
import { caseCounts } from './rules/case-counts.ts';
import { constraintAttributes } from './rules/constraint-attributes.ts';
import { constraintName } from './rules/constraint-name.ts';
import { delimiterInValue } from './rules/delimiter-in-value.ts';
import { emptyUniqueValue } from './rules/empty-unique-value.ts';
import { expectation } from './rules/expectation.ts';
import { expressionSize } from './rules/expression-size.ts';
import { immutableChanged } from './rules/immutable-changed.ts';
import { indexCount } from './rules/index-count.ts';
import { indexKeyValue } from './rules/index-key-value.ts';
import { indexKeys } from './rules/index-keys.ts';
import { indexName } from './rules/index-name.ts';
import { indexTail } from './rules/index-tail.ts';
import { indexUnused } from './rules/index-unused.ts';
import { itemSize } from './rules/item-size.ts';
import { keyAttributeType } from './rules/key-attribute-type.ts';
import { keyBytes } from './rules/key-bytes.ts';
import { keyEntry } from './rules/key-entry.ts';
import { keyName } from './rules/key-name.ts';
import { keyOnly } from './rules/key-only.ts';
import { keyTypes } from './rules/key-types.ts';
import { listedOrder } from './rules/listed-order.ts';
import { localIndexSize } from './rules/local-index-size.ts';
import { lockCollision } from './rules/lock-collision.ts';
import { lockIndex } from './rules/lock-index.ts';
import { lockKeyType } from './rules/lock-key-type.ts';
import { lockOwner } from './rules/lock-owner.ts';
import { lockPrefix } from './rules/lock-prefix.ts';
import { lockTable } from './rules/lock-table.ts';
import { lockTemplate } from './rules/lock-template.ts';
import { moveWithoutVersion } from './rules/move-without-version.ts';
import { mutableKey } from './rules/mutable-key.ts';
import { normaliser } from './rules/normaliser.ts';
import { nothingToWrite } from './rules/nothing-to-write.ts';
import { oneActionAnItem } from './rules/one-action-an-item.ts';
import { partitionSpread } from './rules/partition-spread.ts';
import { predicate } from './rules/predicate.ts';
import { projection } from './rules/projection.ts';
import { rankMoves } from './rules/rank-moves.ts';
import { reclaim } from './rules/reclaim.ts';
import { reference } from './rules/reference.ts';
import { scenarioName } from './rules/scenario-name.ts';
import { state } from './rules/state.ts';
import { stateAttribute } from './rules/state-attribute.ts';
import { tableKey } from './rules/table-key.ts';
import { tableKeyDistinct } from './rules/table-key-distinct.ts';
import { tableName } from './rules/table-name.ts';
import { template } from './rules/template.ts';
import { throughput } from './rules/throughput.ts';
import { timeToLive } from './rules/time-to-live.ts';
import { timestampText } from './rules/timestamp-text.ts';
import { transactionSize } from './rules/transaction-size.ts';
import { unfitForKey } from './rules/unfit-for-key.ts';
import { unguardable } from './rules/unguardable.ts';
import { unpaddedNumber } from './rules/unpadded-number.ts';
import { value } from './rules/value.ts';
import { versionName } from './rules/version-name.ts';
import { whenOnTableKey } from './rules/when-on-table-key.ts';
import { wholeValueSet } from './rules/whole-value-set.ts';
import { workloadScenario } from './rules/workload-scenario.ts';

export const RULES = [
  // The table and its indexes.
  tableName,
  keyName,
  keyTypes,
  keyAttributeType,
  indexName,
  indexCount,
  indexKeys,
  indexKeyValue,
  projection,
  throughput,
  timeToLive,
  localIndexSize,
  indexUnused,
  // The entity and its keys.
  attributeName,
  attributeValues,
  versionName,
  keyOnly,
  keyEntry,
  template,
  predicate,
  whenOnTableKey,
  tableKeyDistinct,
  mutableKey,
  indexTail,
  partitionSpread,
  rankMoves,
  unpaddedNumber,
  timestampText,
  // Constraints and locks.
  constraintName,
  constraintAttributes,
  normaliser,
  caseCounts,
  lockTemplate,
  lockKeyType,
  lockPrefix,
  lockTable,
  lockCollision,
  lockOwner,
  lockIndex,
  reclaim,
  reference,
  // Access patterns.
  accessPatternName,
  accessPattern,
  listedOrder,
  // Scenarios.
  scenarioName,
  workloadScenario,
  state,
  stateAttribute,
  attributeValue,
  value,
  immutableChanged,
  tableKey,
  unfitForKey,
  keyBytes,
  delimiterInValue,
  emptyUniqueValue,
  expectation,
  unguardable,
  // The request.
  oneActionAnItem,
  transactionSize,
  itemSize,
  expressionSize,
  moveWithoutVersion,
  wholeValueSet,
  nothingToWrite,
] as const;

type AnyFound = ReturnType<NonNullable<(typeof RULES)[number]['ofDesign']>>[number] | Found<DoorCases>;

/** Code → the facts its words are filled with, of every rule and door. */
export type FindingParams = { readonly [One in AnyFound as One['code']]: One['params'] };

export type FindingCode = keyof FindingParams;

/** A finding with one of some codes. */
export type FindingOf<Code extends FindingCode> = {
  readonly [One in Code]: {
    /** Kebab-case. */
    readonly code: One;
    readonly severity: Severity;
    readonly path: Path;
    readonly params: FindingParams[One];
    /** Where possible, how the design is mended: see `applyPatches`. */
    readonly fix?: readonly Patch[];
  };
}[Code];

/** Something the person should know about the design. Words live in `i18n`, chosen by `code`. */
export type Finding = FindingOf<FindingCode>;
