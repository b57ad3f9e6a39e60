/** Before and after, item by item: what is added, changed, removed, untouched or only looked at. */
import {
  type AttributeValue,
  type CompiledImage,
  equalValues,
  type ImageItem,
  type IndexEntry,
  type Item,
  type Role,
} from '#core';
import { itemId } from '#state';

export type Fate = 'added' | 'changed' | 'removed' | 'untouched' | 'checked';

export interface AttributeChange {
  readonly name: string;
  readonly before?: AttributeValue;
  readonly after?: AttributeValue;
}

export interface ChangeRow {
  readonly id: string;
  readonly role: Role;
  readonly fate: Fate;
  readonly key: Item;
  /** The constraint of a lock or reference, the index of an entry. */
  readonly name?: string;
  readonly attributes: readonly AttributeChange[];
}

interface Thing {
  readonly id: string;
  readonly role: Role;
  readonly key: Item;
  readonly item: Item;
  readonly name?: string;
}

type Images = { readonly before: CompiledImage | null; readonly after: CompiledImage | null };

/** Rows in the order of the plan: record, locks by constraint, index entries, references; what arrives first. */
export function diffImages({ before, after }: Images, checked: ReadonlySet<string>): readonly ChangeRow[] {
  const old = new Map(thingsOf(before).map((thing) => [thing.id, thing]));
  const next = new Map(thingsOf(after).map((thing) => [thing.id, thing]));
  const things = new Map([...old, ...next]);
  const rows = [...things.values()].map((thing) => rowOf(thing, old.get(thing.id), next.get(thing.id)));
  const all = [...rows, ...referencesOf({ before, after }, checked)];
  const names = [...new Set(all.map(({ name }) => name))];
  const rank = ({ role, name, fate }: ChangeRow): number =>
    (ROLES.indexOf(role) * names.length + names.indexOf(name)) * FATES.length + FATES.indexOf(fate);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

const ROLES: readonly Role[] = ['record', 'lock', 'index', 'reference'];
const FATES: readonly Fate[] = ['added', 'changed', 'removed', 'untouched', 'checked'];

function rowOf(thing: Thing, before: Thing | undefined, after: Thing | undefined): ChangeRow {
  const attributes = changedAttributes(before?.item ?? {}, after?.item ?? {});
  const { id, role, key, name } = thing;
  const shared = { id, role, key, ...(name === undefined ? {} : { name }) };
  if (!before) return { ...shared, fate: 'added', attributes };
  if (!after) return { ...shared, fate: 'removed', attributes: [] };
  return { ...shared, fate: attributes.length > 0 ? 'changed' : 'untouched', attributes };
}

function changedAttributes(before: Item, after: Item): readonly AttributeChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    const next = Object.hasOwn(after, name) ? after[name] : undefined;
    if (old && next && equalValues(old, next)) return [];
    return [{ name, ...(old ? { before: old } : {}), ...(next ? { after: next } : {}) }];
  });
}

function thingsOf(image: CompiledImage | null): readonly Thing[] {
  if (!image) return [];
  const items = [...(image.record ? [image.record] : []), ...image.locks].map(itemThing);
  return [...items, ...image.entries.map(entryThing)];
}

function itemThing({ table, key, role, item, constraint }: ImageItem): Thing {
  return { id: itemId(table, key), role, key, item, ...(constraint === undefined ? {} : { name: constraint }) };
}

/** An entry whose index key changes is moved by DynamoDB: gone from one place, new at another. */
function entryThing({ index, of, key, entry }: IndexEntry): Thing {
  return { id: JSON.stringify([index, itemId(of.table, of.key), key]), role: 'index', key, item: entry, name: index };
}

function referencesOf({ before, after }: Images, checked: ReadonlySet<string>): readonly ChangeRow[] {
  const required = (after ?? before)?.references ?? [];
  return required.flatMap(({ table, key, constraint }) => {
    const id = itemId(table, key);
    return checked.has(id)
      ? [{ id, role: 'reference' as const, fate: 'checked' as const, key, name: constraint, attributes: [] }]
      : [];
  });
}
