/** What a write consumes in a comparison, by where it falls. */

/** Units by table and index; the hypothetical other indexes together. */
export interface WriteSplit {
  readonly table: number;
  readonly indexes: Readonly<Record<string, number>>;
  readonly otherIndexes: number;
  readonly total: number;
}
