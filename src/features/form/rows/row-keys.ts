/**
 * React keys for the rows of a list whose items have no id of their own and whose names change while they are typed.
 * A row keeps its key when it is moved, edited in place or undone, so that focus and half-typed text stay with it.
 */

const KEYS = new WeakMap<readonly unknown[], readonly string[]>();
let given = 0;

/** The keys of `list`, derived from those of the list it came from; equal lists (by reference) have equal keys. */
export function rowKeys(list: readonly unknown[], previous: readonly unknown[]): readonly string[] {
  const known = KEYS.get(list);
  if (known) return known;
  const keys = matchKeys(list, previous, KEYS.get(previous) ?? [], () => `row-${++given}`);
  KEYS.set(list, keys);
  return keys;
}

/** First the items that are still the same, wherever they stand now; then, position by position, the edited ones. */
export function matchKeys(
  list: readonly unknown[],
  previous: readonly unknown[],
  previousKeys: readonly string[],
  newKey: () => string,
): readonly string[] {
  const left = new Map(previousKeys.map((key, at) => [at, key]));
  const findItem = finder(previous, left);
  const keys: (string | undefined)[] = list.map((item, at) => {
    const from = Object.is(previous[at], item) && left.has(at) ? at : findItem(item);
    const key = left.get(from);
    left.delete(from);
    return key;
  });
  const isEdit = list.length === previous.length;
  return keys.map((key, at) => {
    if (key !== undefined) return key;
    const edited = isEdit ? left.get(at) : undefined;
    left.delete(at);
    return edited ?? newKey();
  });
}

function placesOf(list: readonly unknown[]): ReadonlyMap<unknown, readonly number[]> {
  const places = new Map<unknown, number[]>();
  for (const [at, item] of list.entries()) {
    const known = places.get(item);
    if (known) known.push(at);
    else places.set(item, [at]);
  }
  return places;
}

/** Finds the first place an item had that no other has taken over; the places are looked up once, and only if need be. */
function finder(previous: readonly unknown[], left: ReadonlyMap<number, string>): (item: unknown) => number {
  let places: ReadonlyMap<unknown, readonly number[]> | null = null;
  return (item) => {
    places ??= placesOf(previous);
    return places.get(item)?.find((at) => left.has(at)) ?? -1;
  };
}
