/**
 * Maps parts of a document and shares what stays as it was: if nothing changes, the very same object comes back, so
 * that what is memoised by identity stays valid.
 */
import { own } from '#core/shared';

/** `object` with one field mapped; a field that is not there is left alone. */
export function mapField<T extends object, K extends keyof T>(
  object: T,
  field: K,
  change: (value: NonNullable<T[K]>) => T[K],
): T {
  const before = object[field];
  if (before === undefined || before === null) return object;
  const after = change(before);
  return Object.is(before, after) ? object : { ...object, [field]: after };
}

/** `list` with each element mapped. */
export function mapList<T>(list: readonly T[], change: (element: T) => T): readonly T[] {
  const mapped = list.map(change);
  return mapped.every((element, i) => Object.is(element, list[i])) ? list : mapped;
}

type Named<T> = Readonly<Record<string, T>>;

/** `record` with each value mapped, the names in their order. */
export function mapValues<T>(record: Named<T>, change: (value: T, name: string) => T): Named<T> {
  const entries = Object.entries(record).map(([name, value]) => [name, change(value, name)] as const);
  const same = entries.every(([name, value]) => Object.is(value, own(record, name)));
  return same ? record : Object.fromEntries(entries);
}

/** `record` with the name `from` replaced in its place; a value that already had the name `to` gives way. */
export function renameKey<T>(record: Named<T>, from: string, to: string): Named<T> {
  if (from === to || !Object.hasOwn(record, from)) return record;
  const entries = Object.entries(record).filter(([name]) => name !== to);
  return Object.fromEntries(entries.map(([name, value]) => [name === from ? to : name, value]));
}

/** `record` without one name. */
export function withoutKey<T>(record: Named<T>, gone: string): Named<T> {
  return Object.hasOwn(record, gone)
    ? Object.fromEntries(Object.entries(record).filter(([name]) => name !== gone))
    : record;
}
