/**
 * The limits that findings measure against.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
export const LIMITS = {
  /** Of a key attribute's value (K5); of an index's several key attributes of one part together. */
  keyBytes: { partition: 2048, sort: 1024 },
  keyNameBytes: 255,
  attributeNameBytes: 65_535,
  /** A quota that AWS raises on request. */
  globalIndexes: 20,
  localIndexes: 5,
  /** Key attributes of one part of a global index. */
  indexKeys: 4,
  /** Attributes an INCLUDE projection lists: of one index as the API describes it, of all together as it is enforced. */
  included: 20,
  includedInAll: 100,
  actions: 100,
  payloadBytes: 4 * 1024 * 1024,
  itemBytes: 409_600,
  /** In most Regions a part of an UpdateItem counts towards the item's limit, so the last bytes cannot be relied on. */
  safeItemBytes: 400_000,
  expressionBytes: 4096,
  operators: 300,
  inValues: 100,
  /** What one partition serves a second. */
  partitionWrites: 1000,
  partitionReads: 3000,
  token: 36,
} as const;
