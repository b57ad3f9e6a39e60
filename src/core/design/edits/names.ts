/** Names in a design: which are taken, and how a new one gets out of the way of them. */
import type { Design, KeyAttribute } from '../design.ts';

/** The key attributes of the table and its indexes, each name once, the table's first. */
export function keyAttributesOf({ table }: Design): readonly KeyAttribute[] {
  const indexKeys = (table.indexes ?? []).flatMap(({ partitionKey, sortKey }) => [...partitionKey, ...sortKey]);
  const all = [table.partitionKey, ...(table.sortKey ? [table.sortKey] : []), ...indexKeys];
  return all.filter(({ name }, i) => all.findIndex((other) => other.name === name) === i);
}

/** Every name that stands for an attribute of the record's item: entity attributes, key attributes, the version. */
export function attributeNamesOf(design: Design): ReadonlySet<string> {
  const { attributes, version } = design.entity;
  const names = [...attributes, ...keyAttributesOf(design)].map(({ name }) => name);
  return new Set(version === undefined ? names : [...names, version]);
}

/** `base`, or `base2`, `base3` … where that is taken. */
export function uniqueName(base: string, isTaken: (name: string) => boolean): string {
  let name = base;
  for (let number = 2; isTaken(name); number++) name = `${base}${number}`;
  return name;
}

/** A name as constraints and key prefixes are written: `teamId` → `TEAM_ID`. Characters they may not have become `_`. */
export function upperName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .toUpperCase();
}

/** What a record is called in its keys: `Support ticket` → `SUPPORT_TICKET`. */
export const entityLabel = (name: string): string => upperName(name) || 'RECORD';
