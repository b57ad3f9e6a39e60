/** A list without its repetitions, in the order of first appearance: names of attributes, mostly two or three of them. */
export function distinct<T extends string>(all: readonly T[]): readonly T[] {
  if (all.length < 2) return all;
  // Looking through a handful takes a fraction of what it takes to build a set.
  if (all.length > 16) return [...new Set(all)];
  const once: T[] = [];
  for (const one of all) if (!once.includes(one)) once.push(one);
  return once;
}
