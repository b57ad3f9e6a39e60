/** Puts a list back into a home that was written down to the letter, whatever has become of the design since. */
import { own } from '#core/shared';
import type { AccessPattern, Design, Index, KeyAttribute, KeyTemplate, Table } from '../design.ts';
import { equalJson } from './equal-json.ts';
import { keyAttributesOf } from './names.ts';
import { hiddenNames, hideOnly } from './place-hidden.ts';
import { homeOf, ownIndex } from './place-home.ts';
import type { HomeRecord } from './placement.ts';

/** The home of a list as it is, for `restoreHome`. */
export function recordHome(design: Design, index: Index | undefined): HomeRecord {
  const { partitionKey, sortKey, indexes } = design.table;
  return {
    partitionKey,
    ...(sortKey && { sortKey }),
    ...(index && { index }),
    ...(indexes && { indexes: indexes.map(({ name }) => name) }),
    keys: design.entity.keys,
    keyOnly: hiddenNames(design),
  };
}

/** The design with the list at home again. What other lists have been given in between stays theirs. */
export function restoreHome(design: Design, pattern: AccessPattern, home: HomeRecord): Design {
  const table = tableOf(design, pattern, home);
  const isBack = home.index !== undefined && (table.indexes ?? []).includes(home.index);
  const returned = [
    home.partitionKey,
    ...(home.sortKey ? [home.sortKey] : []),
    ...(isBack && home.index ? [...home.index.partitionKey, ...home.index.sortKey] : []),
  ].map(({ name }) => name);
  const placed = { ...design, table };
  const keys = keysOf(design, placed, home, new Set(returned));
  const edited: Design = {
    ...placed,
    entity: { ...design.entity, keys },
    accessPatterns: withIndex(design, pattern, home.index?.name),
  };
  const shown = new Set(design.entity.attributes.map(({ name }) => name));
  return hideOnly(edited, new Set(home.keyOnly.filter((name) => shown.has(name))));
}

function tableOf(design: Design, pattern: AccessPattern, home: HomeRecord): Table {
  const { name, partitionKey, timeToLive, indexes = [], throughput } = design.table;
  const placed = indexesOf(indexes, ownIndex(homeOf(design, pattern)), home).map((index) =>
    index === home.index ? index : followTable(index, partitionKey, home.partitionKey),
  );
  return {
    name,
    partitionKey: home.partitionKey,
    ...(home.sortKey && { sortKey: home.sortKey }),
    ...(timeToLive !== undefined && { timeToLive }),
    ...((placed.length > 0 || home.indexes) && { indexes: placed }),
    ...(throughput && { throughput }),
  };
}

/** The index again where it was, unless one of its name is another list's by now. */
function indexesOf(indexes: readonly Index[], leaving: Index | undefined, home: HomeRecord): readonly Index[] {
  const others = indexes.filter((each) => each !== leaving);
  const isTaken = others.some(({ name }) => name === home.index?.name);
  const all = home.index && !isTaken ? [...others, home.index] : others;
  const order = home.indexes ?? [];
  const placeOf = ({ name }: Index): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
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
