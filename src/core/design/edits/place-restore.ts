/** Puts a list back into a home that was written down to the letter, whatever has become of the design since. */
import { own } from '#core/shared';
import type { AccessPattern, Design, Index, KeyAttribute, KeyTemplate, Table } from '../design.ts';
import { equalJson } from './equal-json.ts';
import { keyAttributesOf } from './names.ts';
import { hiddenNames, hideOnly } from './place-hidden.ts';
import { homeOf, otherPatterns, ownIndex } from './place-home.ts';
import type { HomeRecord } from './placement.ts';

/** The home of a list as it is, for `restoreHome`. */
export function recordHome(design: Design, pattern: AccessPattern): HomeRecord {
  const { partitionKey, sortKey, indexes } = design.table;
  const index = (indexes ?? []).find(({ name }) => name === pattern.index);
  const spare = spareIndexes(design, pattern);
  return {
    partitionKey,
    ...(sortKey && { sortKey }),
    ...(index && { index }),
    ...(spare.length > 0 && { spare }),
    ...(indexes && { indexes: indexes.map(({ name }) => name) }),
    keys: design.entity.keys,
    keyOnly: hiddenNames(design),
  };
}

/** The indexes that no list reads: this one may take one of them, and leave it again. */
export function spareIndexes(design: Design, pattern: AccessPattern): readonly Index[] {
  const read = new Set([pattern, ...otherPatterns(design, pattern)].map(({ index }) => index));
  return (design.table.indexes ?? []).filter(({ name }) => !read.has(name));
}

/** The design with the list at home again. What other lists have been given in between stays theirs. */
export function restoreHome(design: Design, pattern: AccessPattern, home: HomeRecord): Design {
  const { indexes = [] } = design.table;
  const leaving = ownIndex(homeOf(design, pattern));
  const others = indexes.filter((each) => each !== leaving);
  const missing = [...(home.index ? [home.index] : []), ...(home.spare ?? [])].filter(
    (index) => !others.some(({ name }) => name === index.name),
  );
  const placed = { ...design, table: tableOf(design.table, home, others, missing) };
  const returned = [
    home.partitionKey,
    ...(home.sortKey ? [home.sortKey] : []),
    ...missing.flatMap(({ partitionKey, sortKey }) => [...partitionKey, ...sortKey]),
  ].map(({ name }) => name);
  const keys = keysOf(design, placed, home, new Set(returned));
  const edited: Design = {
    ...placed,
    entity: { ...design.entity, keys },
    accessPatterns: withIndex(design, pattern, home.index?.name),
  };
  const known = new Set(design.entity.attributes.map(({ name }) => name));
  return hideOnly(edited, new Set(home.keyOnly.filter((name) => known.has(name))));
}

/** The table with its key again, and with its indexes where they were. */
function tableOf(table: Table, home: HomeRecord, others: readonly Index[], missing: readonly Index[]): Table {
  const { name, partitionKey, timeToLive, throughput } = table;
  const order = home.indexes ?? [];
  const placeOf = (index: Index): number => (order.includes(index.name) ? order.indexOf(index.name) : order.length);
  const followed = others.map((index) => followTable(index, partitionKey, home.partitionKey));
  const indexes = [...followed, ...missing].toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    name,
    partitionKey: home.partitionKey,
    ...(home.sortKey && { sortKey: home.sortKey }),
    ...(timeToLive !== undefined && { timeToLive }),
    ...((indexes.length > 0 || home.indexes) && { indexes }),
    ...(throughput && { throughput }),
  };
}

/** The templates of the home's keys as they were, of all others as they are, in their old order. */
function keysOf(
  design: Design,
  placed: Design,
  home: HomeRecord,
  returned: ReadonlySet<string>,
): Readonly<Record<string, KeyTemplate>> {
  const { keys } = design.entity;
  const needed = new Set(keyAttributesOf(placed).map(({ name }) => name));
  const before = new Set(keyAttributesOf(design).map(({ name }) => name));
  const isKept = (name: string): boolean => needed.has(name) || !before.has(name);
  const names = [...new Set([...Object.keys(home.keys), ...Object.keys(keys)])];
  return Object.fromEntries(
    names.flatMap((name): [string, KeyTemplate][] => {
      const template = returned.has(name) ? own(home.keys, name) : own(keys, name);
      return template && (returned.has(name) || isKept(name)) ? [[name, template]] : [];
    }),
  );
}

/** A local index repeats the table's partition key. */
export const followTable = (index: Index, before: KeyAttribute, after: KeyAttribute): Index =>
  index.kind === 'local' && equalJson(index.partitionKey, [before]) ? { ...index, partitionKey: [after] } : index;

/** The lists, this one with its index in the place the format gives it. */
export function withIndex(
  { accessPatterns = [] }: Design,
  pattern: AccessPattern,
  index: string | undefined,
): readonly AccessPattern[] {
  return accessPatterns.map((each) => {
    if (each !== pattern) return each;
    const { name, index: _, ...rest } = each;
    return { name, ...(index !== undefined && { index }), ...rest };
  });
}

/** Whether two designs are one document: they say the same, and the names people chose stand in one order. */
export const isSameDocument = (a: Design, b: Design): boolean =>
  equalJson(a, b) && equalJson(Object.keys(a.entity.keys), Object.keys(b.entity.keys));
