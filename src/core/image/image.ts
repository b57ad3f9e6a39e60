/**
 * An image: every item and index entry that exists for one state of one record, and every item it needs to exist
 * elsewhere. The one idea of the product: a transaction is the difference between two images.
 */
import type { Item, KeyValue } from '#core/value';

/** What an item is there for; also its colour on the page. */
export type Role = 'record' | 'lock' | 'reference' | 'index';

export type Key = Readonly<Record<string, KeyValue>>;

/** An item of an image: the record itself, or a lock (marker item) that occupies a unique value's key. */
export interface ImageItem {
  readonly role: 'record' | 'lock';
  /** Table the item lives in. */
  readonly table: string;
  /** Primary key alone. */
  readonly key: Key;
  /** The whole item, key attributes first. */
  readonly item: Item;
  /** Name of the unique constraint a lock belongs to. */
  readonly constraint?: string;
}

/** An entry of a secondary index: what a Query on that index returns for one item. */
export interface IndexEntry {
  readonly role: 'index';
  readonly index: string;
  /** The item it is projected from. */
  readonly of: ImageItem;
  /** Index key attributes, partition first. */
  readonly key: Key;
  /** Projected attributes: table key, index key, then what the projection takes. */
  readonly entry: Item;
}

/** An item that has to exist elsewhere while this record does: checked, never written (P8). */
export interface RequiredItem {
  readonly role: 'reference';
  readonly table: string;
  readonly key: Key;
  readonly constraint: string;
}

/** A key attribute's value in one state, or why it has none (K3, K4). `problem` names what did not fit. */
export type KeyOutcome =
  | { readonly value: KeyValue }
  | {
      readonly absent: 'missing' | 'when' | 'invalid';
      readonly attribute?: string;
      readonly problem?: Problem;
    };

/** Something in the document that yields no key, in words of code and params; the findings give it a place. */
export interface Problem {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Why a unique constraint holds no lock in a state (L4), or which of its values could not become a key. */
export interface LockGap {
  readonly constraint: string;
  readonly absent: 'missing' | 'empty' | 'when' | 'invalid';
  readonly attribute?: string;
  readonly problem?: Problem;
}

export interface Image {
  /** Absent when the table's own key has no value in this state. */
  readonly record: ImageItem | undefined;
  /** In document order of the constraints; within one constraint in byte order of their keys. */
  readonly locks: readonly ImageItem[];
  /** In document order of the constraints. */
  readonly references: readonly RequiredItem[];
  /** Every key attribute of the table and its indexes. */
  readonly keys: Readonly<Record<string, KeyOutcome>>;
  /** Constraints without a lock, and why; one entry each. */
  readonly gaps: readonly LockGap[];
}
