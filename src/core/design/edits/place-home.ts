/** Where a list lives now: on the table, on an index, or nowhere that serves it. */
import { own } from '#core/shared';
import type { AccessPattern, Design, Index, KeyAttribute, Table } from '../design.ts';
import { matchPattern } from '../match-pattern.ts';
import type { KeyText, KeyTexts, Placement, PlacementKind, TableKey, TableKeyPart } from './placement.ts';
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
  const { table, accessPatterns = [] } = design;
  if (pattern.index === undefined) return servesPattern(design, tableKeys(table), pattern) ? { at: 'table' } : NOWHERE;
  const index = (table.indexes ?? []).find(({ name }) => name === pattern.index);
  // An index that cannot give the list is not its home, and no business of its placements.
  if (!index || !servesPattern(design, indexKeys(index), pattern)) return NOWHERE;
  const shared = accessPatterns.some((other) => other.name !== pattern.name && other.index === index.name);
  return { at: 'index', index, kind: kindOf(design, index), shared };
}

const NOWHERE: Home = { at: 'nowhere' };

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

/**
 * The placement a list has now, with everything said: placing it again gives this very design, from wherever the list
 * has been in between. Undefined where nothing serves the pattern.
 */
export function placementOf(design: Design, accessPatternName: string): Placement | undefined {
  const pattern = (design.accessPatterns ?? []).find(({ name }) => name === accessPatternName);
  const home = pattern && homeOf(design, pattern);
  if (!pattern || !home || home.at === 'nowhere') return undefined;
  if (home.at === 'table') {
    const keys = textsOf(design, tableKeys(design.table));
    return keys && { kind: 'table-key', keys };
  }
  const { index, kind, shared } = home;
  if (shared || index.kind === 'local') return { kind: 'existing', index: index.name };
  const on = {
    index: index.name,
    position: (design.table.indexes ?? []).indexOf(index),
    projection: index.projection,
    ...(index.throughput && { throughput: index.throughput }),
    tableKey: tableKeyOf(design),
  };
  if (kind === 'multi-attribute-index') {
    const names = (list: readonly KeyAttribute[]) => list.map(({ name }) => name);
    return { kind, ...on, attributes: { partition: names(index.partitionKey), sort: names(index.sortKey) } };
  }
  const keys = textsOf(design, indexKeys(index));
  if (!keys) return { kind: 'existing', index: index.name };
  if (kind === 'index') return { kind, ...on, keys };
  const when = own(design.entity.keys, keys.partition.name)?.when ?? own(design.entity.keys, keys.sort.name)?.when;
  return { kind, ...on, keys, when: when ?? [] };
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
