/** Counts a document or a slider states, kept small enough for every sum of them to stay a number. */

const LARGEST_COUNT = Number.MAX_SAFE_INTEGER;

/** The count, or the largest there can be; what is no count at all is none. */
export const boundedCount = (count: number): number => (count > 0 ? Math.min(count, LARGEST_COUNT) : 0);
