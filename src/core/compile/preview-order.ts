/**
 * The order of a list's keys, shown on rows (K7): given ones, or samples made to lie where keys go wrong. Each row says
 * where it lands, where it was meant to, and whether the Query finds it.
 */
import type { AccessPattern, Design, State } from '#core/design';
import { imageOf, type PreparedDesign, type PreparedKey, prepareDesign } from '#core/image';
import { meetsKeyConditions, type PatternQuery, queryPattern, shownAt, shownAttributes } from '#core/request';
import { own } from '#core/shared';
import { compareKeyValues, equalValues, type Item, type KeyValue } from '#core/value';
import { findMisplaced } from './find-misplaced.ts';
import { type Compare, intendedOrder, valueOrder } from './intended-order.ts';
import { isServed } from './is-served.ts';
import { previewRows, type RowOrigin, type SampleRow } from './preview-rows.ts';

/** A key attribute's value in a row, or why it has none. */
export type PreviewCell =
  | { readonly name: string; readonly value: KeyValue }
  | { readonly name: string; readonly absent: 'missing' | 'when' | 'invalid'; readonly attribute?: string };

export interface PreviewRow {
  readonly origin: RowOrigin | 'given';
  readonly attribute?: string;
  readonly state: State;
  /** Partition first. */
  readonly cells: readonly PreviewCell[];
  /** Place in the list's order, from 0; null for a row that is not in it or in another partition. */
  readonly place: number | null;
  /** The place it was meant to have. */
  readonly intended: number | null;
  /** Whether the key puts it where it does not belong. */
  readonly misplaced: boolean;
  /** Whether the Query finds it; null where there is no Query. */
  readonly matched: boolean | null;
  /** Whether the pattern asks for it, judged by its attributes. */
  readonly wanted: boolean;
}

export interface OrderPreview {
  /** Names of the key attributes, partition first. */
  readonly keys: readonly string[];
  /** The attributes that the sort key shows: what rows of a list differ in. */
  readonly attributes: readonly string[];
  /** In the order of the list; behind them those that are not in it. */
  readonly rows: readonly PreviewRow[];
}

/** Previews the order of a list; an unknown name, and a list that no key serves, give no rows. */
export function previewOrder(design: Design, accessPatternName: string, rows?: readonly State[]): OrderPreview {
  const pattern = (design.accessPatterns ?? []).find(({ name }) => name === accessPatternName);
  const prepared = prepareDesign(design);
  const asked = pattern && queryPattern(prepared, pattern);
  if (!pattern || !asked?.source || !isServed(asked)) return { keys: [], attributes: [], rows: [] };
  const { partition, sort } = asked.source;
  const keys = [...partition, ...sort];
  const grouped = partition.flatMap(shownAttributes);
  const sorted = [...new Set(sort.flatMap(shownAttributes))].filter((name) => !grouped.includes(name));
  const needed = [...grouped, ...prepared.tableKeys.flatMap(shownAttributes)];
  const given: readonly (SampleRow | GivenRow)[] =
    rows?.map((state): GivenRow => ({ origin: 'given', state })) ?? previewRows(design, pattern, sorted, needed);
  const list = given.map((row) => rowOf(prepared, pattern, asked, keys, row, given));
  return {
    keys: keys.map(({ name }) => name),
    attributes: sorted,
    rows: inOrder(prepared, pattern, asked, sorted, list),
  };
}

interface GivenRow {
  readonly origin: 'given';
  readonly attribute?: string;
  readonly state: State;
}

/** A row before it has its place. */
type Unplaced = Omit<PreviewRow, 'place' | 'intended' | 'misplaced'> & { readonly item: Item | undefined };

function rowOf(
  prepared: PreparedDesign,
  pattern: AccessPattern,
  { request, conditions, source }: PatternQuery,
  keys: readonly PreparedKey[],
  { origin, attribute, state }: SampleRow | GivenRow,
  all: readonly { readonly state: State }[],
): Unplaced {
  const image = imageOf(prepared, state);
  const cells = keys.map(({ name }): PreviewCell => {
    const outcome = own(image.keys, name) ?? { absent: 'invalid' };
    if ('value' in outcome) return { name, value: outcome.value };
    return { name, absent: outcome.absent, ...(outcome.attribute !== undefined && { attribute: outcome.attribute }) };
  });
  const values = cells.flatMap((cell) => ('value' in cell ? [[cell.name, cell.value] as const] : []));
  const item = values.length === keys.length ? Object.fromEntries(values) : undefined;
  const matched = request ? item !== undefined && meetsKeyConditions(conditions, item) : null;
  const wanted = item !== undefined && isWanted(prepared, pattern, source?.sort ?? [], state, all);
  return { origin, ...(attribute !== undefined && { attribute }), state, cells, matched, wanted, item };
}

/** Whether the pattern asks for a record in this state: by its values, as the keys' formats take them to be meant. */
function isWanted(
  { attributes }: PreparedDesign,
  { where, range }: AccessPattern,
  keys: readonly PreparedKey[],
  state: State,
  all: readonly { readonly state: State }[],
): boolean {
  const held = Object.entries(where).every(([name, value]) => {
    const stored = own(state, name);
    return stored !== undefined && equalValues(stored, value);
  });
  if (!held || !range) return held;
  const stored = own(state, range.attribute);
  const attribute = attributes.get(range.attribute);
  const [first, second] = range.values;
  if (!stored || !attribute || !first) return false;
  if (range.op === 'begins_with') return 'S' in stored && 'S' in first && stored.S.startsWith(first.S);
  const compare = valueOrder(
    attribute,
    shownAt(keys, range.attribute)?.placeholder,
    all.map((row) => row.state),
  );
  const order = compare(stored, first);
  const inside = {
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
    between: order >= 0 && second !== undefined && compare(stored, second) <= 0,
  };
  return inside[range.op];
}

function inOrder(
  prepared: PreparedDesign,
  pattern: AccessPattern,
  { source, conditions }: PatternQuery,
  sorted: readonly string[],
  rows: readonly Unplaced[],
): PreviewRow[] {
  const partition = new Set((source?.partition ?? []).map(({ name }) => name));
  const asked = conditions.filter(({ key }) => partition.has(key));
  const here = rows.filter(({ item }) => item !== undefined && meetsKeyConditions(asked, item));
  const direction = pattern.descending === true ? -1 : 1;
  const byKey = keyOrder(source?.sort ?? []);
  const byMeaning = meaningOrder(prepared, pattern, source?.sort ?? [], sorted, rows);
  const listed = here.toSorted((a, b) => direction * byKey(a, b));
  const meant = here.toSorted((a, b) => direction * (byMeaning(a, b) || byKey(a, b)));
  // Rows that mean the same share a rank, so that either may come first.
  const rank = new Map<Unplaced, number>();
  for (const [at, row] of meant.entries()) {
    const before = meant[at - 1];
    rank.set(row, before && byMeaning(before, row) === 0 ? (rank.get(before) ?? at) : at);
  }
  const misplaced = findMisplaced(listed.map((row) => rank.get(row) ?? 0));
  const placed = listed.map(({ item: _, ...row }, place) => ({
    ...row,
    place,
    intended: meant.findIndex(({ state }) => state === row.state),
    misplaced: misplaced.has(place),
  }));
  const away = rows
    .filter((row) => !here.includes(row))
    .map(({ item: _, ...row }) => ({ ...row, place: null, intended: null, misplaced: false }));
  return [...placed, ...away];
}

type RowOrder = (a: Unplaced, b: Unplaced) => number;

function keyOrder(keys: readonly PreparedKey[]): RowOrder {
  return (a, b) => {
    for (const { name } of keys) {
      const x = keyValueOf(a, name);
      const y = keyValueOf(b, name);
      const order = x && y ? compareKeyValues(x, y) : 0;
      if (order !== 0) return order;
    }
    return 0;
  };
}

function keyValueOf({ cells }: Unplaced, name: string): KeyValue | undefined {
  const cell = cells.find((each) => each.name === name);
  return cell && 'value' in cell ? cell.value : undefined;
}

function meaningOrder(
  { attributes }: PreparedDesign,
  { sort }: AccessPattern,
  keys: readonly PreparedKey[],
  sorted: readonly string[],
  rows: readonly Unplaced[],
): RowOrder {
  const states = rows.map(({ state }) => state);
  // What the pattern does not name is only there to tell records apart: its order means nothing.
  const meaningful = sorted.filter((name) => sort.includes(name));
  const orders = meaningful.flatMap((name): [string, Compare][] => {
    const attribute = attributes.get(name);
    return attribute ? [[name, intendedOrder(attribute, shownAt(keys, name)?.placeholder, states)]] : [];
  });
  return (a, b) => {
    for (const [name, compare] of orders) {
      const x = own(a.state, name);
      const y = own(b.state, name);
      const order = x && y ? compare(x, y) : 0;
      if (order !== 0) return order;
    }
    return 0;
  };
}
