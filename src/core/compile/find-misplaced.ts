/** Which of a sequence stand in a wrong place: the fewest that would have to move to put it in order. */

/** The positions outside a longest part of `ranks` that is in order already; equal ranks are. */
export function findMisplaced(ranks: readonly number[]): ReadonlySet<number> {
  // For each length, the end of the best run of that length; and for each position, what comes before it in its run.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, rank] of ranks.entries()) {
    let length = ends.findIndex((end) => (ranks[end] ?? 0) > rank);
    if (length < 0) length = ends.length;
    previous.push(ends[length - 1]);
    ends[length] = at;
  }
  const inOrder = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) inOrder.add(at);
  return new Set([...ranks.keys()].filter((at) => !inOrder.has(at)));
}
