/**
 * A design made ready for imaging: templates parsed, names resolved, locks and references laid out. Done once per
 * design, so that a keystroke in a sample value does not do it again. What cannot be resolved is kept as a problem at
 * its place; the findings report it.
 */
import type { Attribute, Design, Index, KeyAttribute, ScenarioKind } from '#core/design';
import { distinct } from '#core/shared';
import { type PreparedKey, prepareKey } from './prepare-key.ts';
import { type PreparedLock, prepareLocks } from './prepare-lock.ts';
import { type PreparedReference, prepareReferences } from './prepare-reference.ts';

export interface PreparedIndex {
  readonly index: Index;
  /** Partition then sort. */
  readonly keys: readonly PreparedKey[];
  /** Attributes every entry carries: the table's key and the index's. */
  readonly keyNames: readonly string[];
}

export interface PreparedDesign {
  readonly design: Design;
  readonly attributes: ReadonlyMap<string, Attribute>;
  /** The table's own key: partition, then sort if there is one. */
  readonly tableKeys: readonly PreparedKey[];
  /** Entity attributes that key is made from. */
  readonly identity: readonly string[];
  readonly indexes: readonly PreparedIndex[];
  /** Key attributes of indexes that are rendered from templates and are not in the table's key; each once. */
  readonly indexKeys: readonly PreparedIndexKey[];
  /** Attributes stored on the record beside its key, in entity order. */
  readonly stored: readonly Attribute[];
  readonly locks: readonly PreparedLock[];
  readonly references: readonly PreparedReference[];
  readonly version: string | undefined;
  /** Everything that is derived from the record's values and stored or checked elsewhere, with what it rests on (P3). */
  readonly derived: readonly Derived[];
}

/** A derived thing: a lock, a templated index key attribute, or the key a reference points at. */
export interface Derived {
  readonly kind: 'lock' | 'index' | 'reference';
  readonly name: string;
  /** Entity attributes. If one of them changes, all of them are guarded as stored. */
  readonly sources: readonly string[];
  /** Kinds of scenario that rely on it; a reference only those it is checked on. */
  readonly on: ReadonlySet<ScenarioKind>;
}

/** A templated index key attribute with the indexes that use it and everything its value rests on (P3). */
export interface PreparedIndexKey {
  readonly key: PreparedKey;
  readonly usedBy: readonly PreparedIndex[];
  /** Its own sources and those of every key of each index that uses it. */
  readonly sources: readonly string[];
}

/** Prepares a design. Total: whatever a half-typed document holds, this gives something to image. */
export function prepareDesign(design: Design): PreparedDesign {
  const attributes = new Map<string, Attribute>();
  for (const attribute of design.entity.attributes) {
    if (!attributes.has(attribute.name)) attributes.set(attribute.name, attribute);
  }
  const keys = new Map<string, PreparedKey>();
  const keyOf = (definition: KeyAttribute, part: 'partition' | 'sort'): PreparedKey => {
    const known = keys.get(definition.name);
    if (known) return known;
    const prepared = prepareKey(design.entity, attributes, definition, part);
    keys.set(definition.name, prepared);
    return prepared;
  };
  const { table } = design;
  const tableKeys = [keyOf(table.partitionKey, 'partition')];
  if (table.sortKey) tableKeys.push(keyOf(table.sortKey, 'sort'));
  const tableKeyNames = tableKeys.map((key) => key.name);
  const indexes = (table.indexes ?? []).map((index): PreparedIndex => {
    const own = [
      ...index.partitionKey.map((key) => keyOf(key, 'partition')),
      ...index.sortKey.map((key) => keyOf(key, 'sort')),
    ];
    return { index, keys: own, keyNames: distinct([...tableKeyNames, ...own.map((key) => key.name)]) };
  });
  const isTableKey = new Set(tableKeyNames);
  const indexKeys = indexKeysOf([...keys.values()], indexes, isTableKey);
  const locks = prepareLocks(design, attributes);
  const references = prepareReferences(design, attributes);
  return {
    design,
    attributes,
    tableKeys,
    identity: distinct(tableKeys.flatMap(({ sources }) => sources)),
    indexes,
    indexKeys,
    stored: [...attributes.values()].filter(
      ({ name, keyOnly }) => !isTableKey.has(name) && (!keyOnly || keys.get(name)?.kind === 'attribute'),
    ),
    locks,
    references,
    version: design.entity.version,
    derived: derivedOf(locks, indexKeys, references),
  };
}

function derivedOf(
  locks: readonly PreparedLock[],
  indexKeys: readonly PreparedIndexKey[],
  references: readonly PreparedReference[],
): Derived[] {
  const derived: Derived[] = [];
  for (const { constraint, sources } of locks) {
    derived.push({ kind: 'lock', name: constraint.name, sources, on: ALWAYS });
  }
  for (const { key, sources } of indexKeys) derived.push({ kind: 'index', name: key.name, sources, on: NOT_ON_DELETE });
  for (const { constraint, sources } of references) {
    derived.push({ kind: 'reference', name: constraint.name, sources, on: new Set(constraint.on) });
  }
  return derived;
}

const ALWAYS: ReadonlySet<ScenarioKind> = new Set(['create', 'update', 'delete']);
/** DynamoDB removes the index entries of a deleted item by itself, from what it has stored. */
const NOT_ON_DELETE: ReadonlySet<ScenarioKind> = new Set(['create', 'update']);

function indexKeysOf(
  keys: readonly PreparedKey[],
  indexes: readonly PreparedIndex[],
  isTableKey: ReadonlySet<string>,
): PreparedIndexKey[] {
  return keys
    .filter((key) => key.kind !== 'attribute' && !isTableKey.has(key.name))
    .map((key) => {
      const usedBy = indexes.filter((index) => index.keys.includes(key));
      const all = usedBy.flatMap((index) => index.keys).flatMap((each) => each.sources);
      return { key, usedBy, sources: distinct([...key.sources, ...all]) };
    });
}
