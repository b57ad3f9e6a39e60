/**
 * A persistent map in key order: a weight-balanced tree of frozen nodes. Writing copies the way down to one key and
 * shares the rest, so keeping every state of a table costs next to nothing. That is what exploring interleavings does.
 */
export interface SortedNode<V> {
  readonly key: string;
  readonly value: V;
  readonly left: SortedMap<V>;
  readonly right: SortedMap<V>;
  readonly size: number;
}
export type SortedMap<V> = SortedNode<V> | undefined;

/** Keys from `from` (included) to `to` (left out); absent means open. */
export interface KeyRange {
  readonly from?: string;
  readonly to?: string;
}

/** Sides may differ in weight by this factor before they are rotated. */
const IMBALANCE = 3;
/** Below this factor one rotation balances them, above it takes two. */
const SINGLE_ROTATION = 2;

export const sizeOf = <V>(map: SortedMap<V>): number => map?.size ?? 0;

/** The value at a key. */
export function getEntry<V>(map: SortedMap<V>, key: string): V | undefined {
  let node = map;
  while (node !== undefined) {
    if (key === node.key) return node.value;
    node = key < node.key ? node.left : node.right;
  }
  return undefined;
}

/** The map with a value at a key. */
export function setEntry<V>(map: SortedMap<V>, key: string, value: V): SortedNode<V> {
  if (map === undefined) return join(undefined, key, value, undefined);
  if (key === map.key) return join(map.left, key, value, map.right);
  return key < map.key
    ? balance(setEntry(map.left, key, value), map.key, map.value, map.right)
    : balance(map.left, map.key, map.value, setEntry(map.right, key, value));
}

/** The map without a key; the same map where it has none. */
export function removeEntry<V>(map: SortedMap<V>, key: string): SortedMap<V> {
  if (map === undefined) return undefined;
  if (key === map.key) return glue(map.left, map.right);
  if (key < map.key) {
    const left = removeEntry(map.left, key);
    return left === map.left ? map : balance(left, map.key, map.value, map.right);
  }
  const right = removeEntry(map.right, key);
  return right === map.right ? map : balance(map.left, map.key, map.value, right);
}

/** Visits the entries of a range in order, or backwards, until the visitor returns false. Says whether it went through. */
export function walk<V>(
  map: SortedMap<V>,
  range: KeyRange,
  descending: boolean,
  visit: (value: V, key: string) => boolean,
): boolean {
  if (map === undefined) return true;
  const inFrom = range.from === undefined || map.key >= range.from;
  const inTo = range.to === undefined || map.key < range.to;
  const first = descending ? map.right : map.left;
  const last = descending ? map.left : map.right;
  const goFirst = descending ? inTo : inFrom;
  const goLast = descending ? inFrom : inTo;
  if (goFirst && !walk(first, range, descending, visit)) return false;
  if (inFrom && inTo && !visit(map.value, map.key)) return false;
  return !goLast || walk(last, range, descending, visit);
}

/** All values, in key order. */
export function valuesOf<V>(map: SortedMap<V>): V[] {
  const values: V[] = [];
  walk(map, {}, false, (value) => values.push(value) > 0);
  return values;
}

function join<V>(left: SortedMap<V>, key: string, value: V, right: SortedMap<V>): SortedNode<V> {
  return { key, value, left, right, size: sizeOf(left) + sizeOf(right) + 1 };
}

function balance<V>(left: SortedMap<V>, key: string, value: V, right: SortedMap<V>): SortedNode<V> {
  const [l, r] = [sizeOf(left), sizeOf(right)];
  if (l + r < 2) return join(left, key, value, right);
  if (right !== undefined && r > IMBALANCE * l) return rotateLeft(left, key, value, right);
  if (left !== undefined && l > IMBALANCE * r) return rotateRight(left, key, value, right);
  return join(left, key, value, right);
}

function rotateLeft<V>(left: SortedMap<V>, key: string, value: V, right: SortedNode<V>): SortedNode<V> {
  const middle = right.left;
  if (middle === undefined || middle.size < SINGLE_ROTATION * sizeOf(right.right)) {
    return join(join(left, key, value, middle), right.key, right.value, right.right);
  }
  const inner = join(left, key, value, middle.left);
  return join(inner, middle.key, middle.value, join(middle.right, right.key, right.value, right.right));
}

function rotateRight<V>(left: SortedNode<V>, key: string, value: V, right: SortedMap<V>): SortedNode<V> {
  const middle = left.right;
  if (middle === undefined || middle.size < SINGLE_ROTATION * sizeOf(left.left)) {
    return join(left.left, left.key, left.value, join(middle, key, value, right));
  }
  const inner = join(middle.right, key, value, right);
  return join(join(left.left, left.key, left.value, middle.left), middle.key, middle.value, inner);
}

/** Joins the two sides of a removed node. */
function glue<V>(left: SortedMap<V>, right: SortedMap<V>): SortedMap<V> {
  if (left === undefined) return right;
  if (right === undefined) return left;
  if (left.size > right.size) {
    const last = lastOf(left);
    return balance(removeEntry(left, last.key), last.key, last.value, right);
  }
  const first = firstOf(right);
  return balance(left, first.key, first.value, removeEntry(right, first.key));
}

function firstOf<V>(node: SortedNode<V>): SortedNode<V> {
  let first = node;
  while (first.left !== undefined) first = first.left;
  return first;
}

function lastOf<V>(node: SortedNode<V>): SortedNode<V> {
  let last = node;
  while (last.right !== undefined) last = last.right;
  return last;
}
