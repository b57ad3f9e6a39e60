/** What a table is made of: its keys, its indexes and what these project. */
import type { AttributeValue, KeyType } from '#core/value';

export interface KeyAttribute {
  readonly name: string;
  readonly type: KeyType;
}

export interface IndexDefinition {
  readonly name: string;
  readonly kind: 'global' | 'local';
  /** 1–4 attributes; a local index has the table's one. */
  readonly partition: readonly KeyAttribute[];
  /** 0–4 attributes; a local index has one. */
  readonly sort: readonly KeyAttribute[];
  /** Names in an entry: the keys of index and table, and what is included. */
  readonly projected: ReadonlySet<string> | 'ALL';
}

export interface TableDefinition {
  readonly name: string;
  readonly partition: readonly [KeyAttribute];
  readonly sort: readonly KeyAttribute[];
  readonly indexes: readonly IndexDefinition[];
}

/** The key attributes in the order of the key. */
export const keyAttributes = (of: TableDefinition | IndexDefinition): readonly KeyAttribute[] => [
  ...of.partition,
  ...of.sort,
];

/** Whether an attribute's value is in the entries of an index. */
export const isProjected = (index: IndexDefinition, attribute: string): boolean =>
  index.projected === 'ALL' || index.projected.has(attribute);

/** Whether a value has a key attribute's type. */
export function isKeyValue(
  value: AttributeValue,
  type: KeyType,
): value is Extract<AttributeValue, { S: string } | { N: string } | { B: string }> {
  return type in value;
}
