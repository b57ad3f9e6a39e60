/** Capacity: what a plan consumes, in write capacity units (write request units on demand). Rules C1–C3. */

/** Units of one action: `units` is what is billed, `doubled` says that a transaction counted the table part twice. */
export interface ActionCapacity {
  /** Position in the request. */
  readonly position: number;
  /** Bytes the units were rounded up from: the larger of the item before and after. */
  readonly bytes: number;
  /** True where the size is not in the document and 1 KiB was assumed (ConditionCheck). */
  readonly assumed: boolean;
  /** Units of the table part, doubling included. */
  readonly table: number;
  readonly doubled: boolean;
  /** Units by index name; only indexes the action touches. */
  readonly indexes: Readonly<Record<string, IndexCapacity>>;
}

export interface IndexCapacity {
  readonly units: number;
  readonly effect: 'enter' | 'leave' | 'move' | 'change';
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

export interface Capacity {
  /** All base tables together. */
  readonly table: number;
  /** Units by index name, every index of the table listed. */
  readonly indexes: Readonly<Record<string, number>>;
  readonly total: number;
  readonly actions: readonly ActionCapacity[];
}
