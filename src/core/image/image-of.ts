/** One state of one record → its image: the record, its locks, and the items it refers to. */
import type { State } from '#core/design';
import { own, setOwn } from '#core/shared';
import type { AttributeValue, KeyValue } from '#core/value';
import type { Image, ImageItem, Key, KeyOutcome, LockGap, RequiredItem } from './image.ts';
import { lockKeys } from './lock-keys.ts';
import type { PreparedDesign } from './prepare.ts';
import type { PreparedLock } from './prepare-lock.ts';
import { renderKey, renderTemplate } from './render-key.ts';

/**
 * Images a state. `version` is the stored number of the optimistic version, where the design keeps one and the record
 * has one. A part that cannot be rendered is left out, and why stands in `keys` and `gaps`.
 */
export function imageOf(prepared: PreparedDesign, state: State, version?: AttributeValue): Image {
  const keys = renderKeys(prepared, state);
  const key = recordKey(prepared, keys);
  const record = key && recordOf(prepared, state, key, keys, version);
  const locks: ImageItem[] = [];
  const gaps: LockGap[] = [];
  for (const lock of prepared.locks) {
    const values = lockKeys(lock, state);
    if (!('keys' in values)) gaps.push({ constraint: lock.constraint.name, ...values });
    else for (const text of values.keys) locks.push(lockOf(lock, text, state, key));
  }
  return { record, locks, references: referencesOf(prepared, state), keys, gaps };
}

type Keys = Readonly<Record<string, KeyOutcome>>;

function renderKeys({ tableKeys, indexes }: PreparedDesign, state: State): Keys {
  const keys: Record<string, KeyOutcome> = {};
  for (const key of tableKeys) setOwn(keys, key.name, renderKey(key, state));
  for (const index of indexes) {
    for (const key of index.keys) if (!Object.hasOwn(keys, key.name)) setOwn(keys, key.name, renderKey(key, state));
  }
  return keys;
}

/** The table's own key; `undefined` while a part of it has no value. */
function recordKey({ tableKeys }: PreparedDesign, keys: Keys): Key | undefined {
  const key: Record<string, KeyValue> = {};
  for (const { name } of tableKeys) {
    const outcome = keys[name];
    if (!outcome || !('value' in outcome)) return undefined;
    setOwn(key, name, outcome.value);
  }
  return key;
}

function recordOf(
  prepared: PreparedDesign,
  state: State,
  key: Key,
  keys: Keys,
  version: AttributeValue | undefined,
): ImageItem {
  const item = copyOf(key);
  for (const { name } of prepared.stored) {
    const value = own(state, name);
    if (value !== undefined) setOwn(item, name, value);
  }
  if (prepared.version !== undefined && version !== undefined) setOwn(item, prepared.version, version);
  for (const { key: indexKey, usedBy } of prepared.indexKeys) {
    const outcome = keys[indexKey.name];
    if (outcome === undefined || !('value' in outcome)) continue;
    // K3: a key attribute is written only while some index that uses it has all of its keys.
    const complete = usedBy.some((index) =>
      index.keys.every((each) => {
        const other = keys[each.name];
        return other !== undefined && 'value' in other;
      }),
    );
    if (complete) setOwn(item, indexKey.name, outcome.value);
  }
  return { role: 'record', table: prepared.design.table.name, key, item };
}

/** A key to add attributes to. Naming them one by one keeps the item a plain shape, which a spread does not. */
function copyOf(key: Key): Record<string, AttributeValue> {
  const item: Record<string, AttributeValue> = {};
  for (const name in key) {
    const value = key[name];
    if (value) setOwn(item, name, value);
  }
  return item;
}

function lockOf(lock: PreparedLock, text: string, state: State, recordKey: Key | undefined): ImageItem {
  const key: Record<string, KeyValue> = { [lock.partitionKey]: { S: text } };
  if (lock.sortKey) setOwn(key, lock.sortKey.name, lock.sortKey.value);
  const expiry = lock.timeToLive === undefined ? undefined : own(state, lock.timeToLive);
  if (lock.owner.length === 0 && expiry === undefined) {
    return { role: 'lock', table: lock.table, key, item: key, constraint: lock.constraint.name };
  }
  const item = copyOf(key);
  for (const { attribute, of } of lock.owner) {
    const value = recordKey?.[of];
    if (value) setOwn(item, attribute, value);
  }
  if (lock.timeToLive !== undefined && expiry !== undefined) setOwn(item, lock.timeToLive, expiry);
  return { role: 'lock', table: lock.table, key, item, constraint: lock.constraint.name };
}

function referencesOf({ references }: PreparedDesign, state: State): RequiredItem[] {
  const required: RequiredItem[] = [];
  for (const { constraint, keys, table, problem } of references) {
    if (problem) continue;
    const key = new Map<string, KeyValue>();
    for (const { name, template } of keys) {
      const outcome = renderTemplate(template, state);
      if ('value' in outcome) key.set(name, outcome.value);
    }
    // P8: with a key attribute absent there is nothing to check.
    if (key.size === keys.length) {
      required.push({ role: 'reference', table, key: Object.fromEntries(key), constraint: constraint.name });
    }
  }
  return required;
}
