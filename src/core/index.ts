/**
 * The only door of the core. Everything behind it is pure: equal input gives equal output, input is never changed, and
 * nothing throws for anything a person can type.
 */
export {
  type ActionExpressions,
  type Compiled,
  type CompiledImage,
  type CompileOptions,
  compile,
  createTable,
  type Failure,
  getRecord,
  type KeyCell,
  type KeyRow,
  lookUp,
  type Prepared,
  prepare,
  type Reads,
} from '#core/compile';
export type { Design } from '#core/design';
export type { Finding, Params, Path, Severity } from '#core/finding';
export type { Image, ImageItem, IndexEntry, Key, Role } from '#core/image';
export type { Action, Change, Condition, FailureCause, Guard, GuardReason, Protected, Purpose } from '#core/plan';
export type { ReadRequest, TableRequest, TransactItem, WriteRequest } from '#core/request';
export type { AttributeType, AttributeValue, Item, KeyType, KeyValue } from '#core/value';
