/** What the panes show for one scenario. Every part is read off the plan; nothing here is stored anywhere. */
import type { Capacity } from '#core/capacity';
import type { Expressions, GuardText } from '#core/expression';
import type { Finding } from '#core/finding';
import type { Image, IndexEntry } from '#core/image';
import type { Action, ActionFailure } from '#core/plan';
import type { WriteRequest } from '#core/request';
import type { KeyValue } from '#core/value';

/** One meaning of a `CancellationReasons` position (for a single-item request there is only position 0). */
export interface Failure extends ActionFailure {
  readonly position: number;
  readonly code: 'ConditionalCheckFailed';
}

export interface ActionExpressions extends Expressions {
  readonly position: number;
  readonly guards: readonly GuardText[];
}

/** A key attribute of the table or an index with the value it gets in this scenario. */
export interface KeyRow {
  readonly name: string;
  readonly type: 'S' | 'N' | 'B';
  /** Where the key attribute is used: the table (`null`) or index names. */
  readonly usedBy: readonly (string | null)[];
  readonly part: 'partition' | 'sort';
  /** Absent when the key attribute is itself an entity attribute. */
  readonly template?: string;
  readonly before?: KeyCell;
  readonly after?: KeyCell;
}

/** A value, or why there is none: an attribute is missing or empty, `when` does not hold, a value does not fit. */
export type KeyCell =
  | { readonly value: KeyValue; readonly bytes: number; readonly limit: number; readonly written: boolean }
  | { readonly absent: 'missing' | 'when' | 'invalid'; readonly attribute?: string };

/** An image with the index entries that DynamoDB derives from its items. */
export interface CompiledImage extends Image {
  readonly entries: readonly IndexEntry[];
}

export interface Compiled {
  readonly plan: readonly Action[];
  readonly request: WriteRequest | null;
  readonly expressions: readonly ActionExpressions[];
  readonly images: { readonly before: CompiledImage | null; readonly after: CompiledImage | null };
  readonly keys: readonly KeyRow[];
  readonly capacity: Capacity;
  readonly failures: readonly Failure[];
  readonly findings: readonly Finding[];
}

export interface CompileOptions {
  /** ClientRequestToken to put into a TransactWriteItems request: 1–36 characters, a new one for each call. */
  readonly token?: string;
  /** `always` gives every attribute name an alias, not only those that need one (E1). */
  readonly aliases?: 'when-needed' | 'always';
}
