/**
 * What a read consumes (C4): 4 KiB steps, half where the read may be stale, twice in a transaction.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 */
const READ_UNIT_BYTES = 4096;

/** How a read is asked for; the number is the cost of one step. */
export const READ_FACTORS = { eventual: 0.5, consistent: 1, transactional: 2 } as const;
export type Consistency = keyof typeof READ_FACTORS;

/** Units of reading some bytes at once. Nothing found costs one step too. */
export const readUnits = (bytes: number, consistency: Consistency): number =>
  Math.max(1, Math.ceil(bytes / READ_UNIT_BYTES)) * READ_FACTORS[consistency];
