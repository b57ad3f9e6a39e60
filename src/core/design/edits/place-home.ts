/** Where a list lives now: on the table, on an index, or nowhere that serves it. */
import { own } from '#core/shared';
import type { AccessPattern, Design, Index, KeyAttribute, Table } from '../design.ts';
import { matchPattern } from '../match-pattern.ts';
import type { KeyText, KeyTexts, PlacementKind, TableKey, TableKeyPart } from './placement.ts';
import { templateAttributes } from './template-attributes.ts';

export type Home =
  | { readonly at: 'nowhere' }
  | { readonly at: 'table' }
  /** `shared`: another access pattern reads the index too, so that it cannot be taken away. */
  | {
      readonly at: 'index';
      readonly index: Index;
      readonly kind: Exclude<PlacementKind, 'table-key'>;
      readonly shared: boolean;
    };

/** Finds the home of a pattern. */
export function homeOf(design: Design, pattern: AccessPattern): Home {
  const { table } = design;
  if (pattern.index === undefined) return servesPattern(design, tableKeys(table), pattern) ? { at: 'table' } : NOWHERE;
  const index = (table.indexes ?? []).find(({ name }) => name === pattern.index);
  // An index that cannot give the list is not its home, and no business of its placements.
  if (!index || !servesPattern(design, indexKeys(index), pattern)) return NOWHERE;
  const shared = otherPatterns(design, pattern).some((other) => other.index === index.name);
  return { at: 'index', index, kind: kindOf(design, index), shared };
}

const NOWHERE: Home = { at: 'nowhere' };

/** The lists beside this one. Two may have one name while it is typed: place tells them apart. */
export function otherPatterns({ accessPatterns = [] }: Design, pattern: AccessPattern): readonly AccessPattern[] {
  const own = accessPatterns.indexOf(pattern);
  const at = own < 0 ? accessPatterns.findIndex(({ name }) => name === pattern.name) : own;
  return accessPatterns.filter((_, place) => place !== at);
}

/** The kind of place the list has; undefined where it has none. */
export const homeKind = (home: Home): PlacementKind | undefined =>
  home.at === 'index' ? home.kind : home.at === 'table' ? 'table-key' : undefined;

/** The index that is the list's alone: what is done to it concerns nobody else. */
export const ownIndex = (home: Home): Index | undefined =>
  home.at === 'index' && !home.shared ? home.index : undefined;

/** The list's own index where a placement can rewrite it: a local index cannot become another one. */
export function slotOf(home: Home): Index | undefined {
  const index = ownIndex(home);
  return index?.kind === 'global' ? index : undefined;
}

/** The lists beside this one that are read by the table's key, or by an index that shares one of its attributes. */
export function needingTableKey(design: Design, pattern: AccessPattern): readonly string[] {
  const { partitionKey, sortKey, indexes = [] } = design.table;
  const names = [partitionKey.name, ...(sortKey ? [sortKey.name] : [])];
  return otherPatterns(design, pattern).flatMap((other) => {
    const index = indexes.find(({ name }) => name === other.index);
    const isOn =
      other.index === undefined ||
      (index && [...index.partitionKey, ...index.sortKey].some(({ name }) => names.includes(name)));
    return isOn && homeOf(design, other).at !== 'nowhere' ? [other.name] : [];
  });
}

export interface Keys {
  readonly partition: readonly KeyAttribute[];
  readonly sort: readonly KeyAttribute[];
}

export const tableKeys = ({ partitionKey, sortKey }: Table): Keys => ({
  partition: [partitionKey],
  sort: sortKey ? [sortKey] : [],
});

export const indexKeys = ({ partitionKey, sortKey }: Index): Keys => ({ partition: partitionKey, sort: sortKey });

/** Whether keys group and order by what the pattern says. */
export function servesPattern(design: Design, keys: Keys, pattern: AccessPattern): boolean {
  const shown = ({ name }: KeyAttribute): readonly string[] =>
    isAttribute(design, name) ? [name] : templateAttributes(own(design.entity.keys, name)?.template);
  return matchPattern({ partition: keys.partition.map(shown), sort: keys.sort.map(shown) }, pattern).ok;
}

const isAttribute = ({ entity }: Design, name: string): boolean => entity.attributes.some((each) => each.name === name);

/** What sort of index it is, told from its keys. */
export function kindOf(design: Design, { partitionKey, sortKey }: Index): Exclude<PlacementKind, 'table-key'> {
  const keys = [...partitionKey, ...sortKey];
  if (keys.every(({ name }) => isAttribute(design, name))) return 'multi-attribute-index';
  return keys.some(({ name }) => own(design.entity.keys, name)?.when !== undefined) ? 'sparse-index' : 'index';
}

/** The templates of a key with one partition and one sort attribute; undefined of any other. */
export function textsOf(design: Design, { partition, sort }: Keys): KeyTexts | undefined {
  const [first, ...more] = partition.map((key) => textOf(design, key));
  const [second, ...others] = sort.map((key) => textOf(design, key));
  return first && second && more.length === 0 && others.length === 0 ? { partition: first, sort: second } : undefined;
}

function textOf(design: Design, { name, type }: KeyAttribute): KeyText | undefined {
  const template = isAttribute(design, name) ? undefined : own(design.entity.keys, name)?.template;
  return template === undefined || type !== 'S' ? undefined : { name, template };
}

/** The table's key as it is. */
export function tableKeyOf(design: Design): TableKey {
  const part = ({ name, type }: KeyAttribute): TableKeyPart => {
    const template = isAttribute(design, name) ? undefined : own(design.entity.keys, name)?.template;
    return { name, type, ...(template !== undefined && { template }) };
  };
  const { partitionKey, sortKey } = design.table;
  return { partition: part(partitionKey), ...(sortKey && { sort: part(sortKey) }) };
}
