/**
 * Which promises do not hold in a situation. The measure is the image: what is stored has to be the image of the records
 * that are there, no item more and none less.
 */
import type { State } from '#core/design';
import { type Image, type ImageItem, imageOf } from '#core/image';
import { own } from '#core/shared';
import { itemsOf } from '#core/simulator';
import { compareNumbers, equalItems, equalValues, type Item } from '#core/value';
import { type Arena, roleOf, versionOf } from './arena.ts';
import { keyText } from './key-text.ts';
import type { Violation } from './race.ts';
import type { Situation } from './situation.ts';

interface Stored {
  readonly text: string;
  readonly item: Item;
  readonly state: State;
  readonly image: Image;
  readonly expired: boolean;
}

/** Every violation in a situation, records first. */
export function findViolations(arena: Arena, situation: Situation): Violation[] {
  const { prepared, race } = arena;
  const records: Stored[] = [];
  const locks = new Map<string, Item>();
  const home = prepared.design.table.name;
  for (const [table] of arena.keyNames) {
    for (const item of itemsOf(situation.database, table)) {
      const { role } = roleOf(arena, table, item);
      const text = keyText(table, arena.keyNames.get(table) ?? [], item);
      if (role === 'lock') locks.set(text, item);
      else if (role === 'record' && table === home) records.push(storedRecord(arena, situation, text, item));
    }
  }
  return [
    ...presence(situation, records),
    ...twins(arena, records),
    ...records.flatMap((record) => indexKeys(arena, record)),
    ...holders(records),
    ...(race.way === 'check-then-write' ? [] : lockViolations(arena, records, locks)),
    ...records.flatMap((record) => danglingReferences(arena, record)),
  ];
}

function storedRecord({ prepared, race }: Arena, { live }: Situation, text: string, item: Item): Stored {
  const known = live.get(text) ?? {};
  const state: Record<string, State[string]> = {};
  for (const attribute of prepared.attributes.values()) {
    const { name } = attribute;
    const isKey = prepared.tableKeys.some((key) => key.name === name);
    const value = isKey || prepared.stored.includes(attribute) ? own(item, name) : own(known, name);
    if (value !== undefined) state[name] = value;
  }
  const version = versionOf(prepared, item as State);
  const expiry =
    prepared.design.table.timeToLive === undefined ? undefined : own(item, prepared.design.table.timeToLive);
  const expired =
    race.now !== undefined && expiry !== undefined && 'N' in expiry && compareNumbers(expiry.N, String(race.now)) < 0;
  return { text, item, state, image: imageOf(prepared, state, version), expired };
}

/** Records that came back, and records that went without being removed. */
function presence({ live }: Situation, records: readonly Stored[]): Violation[] {
  const there = new Set(records.map(({ text }) => text));
  return [
    ...records
      .filter(({ text }) => !live.has(text))
      .map(({ text }): Violation => ({ code: 'ghost', params: { key: text } })),
    ...[...live.keys()]
      .filter((text) => !there.has(text))
      .map((text): Violation => ({ code: 'lost', params: { key: text } })),
  ];
}

/** Two records with one id: the parts of the key that never change are the same. */
function twins({ prepared }: Arena, records: readonly Stored[]): Violation[] {
  const fixed = prepared.identity.filter((name) => {
    const attribute = prepared.attributes.get(name);
    return attribute?.keyOnly || attribute?.immutable;
  });
  if (fixed.length === 0) return [];
  return repeated(records, ({ state }) => {
    const values = fixed.map((name) => own(state, name));
    return values.includes(undefined) ? [] : [JSON.stringify(values)];
  }).map((id) => ({ code: 'duplicate', params: { id } }));
}

/** Two live records that hold one unique value. */
function holders(records: readonly Stored[]): Violation[] {
  const live = records.filter(({ expired }) => !expired);
  return repeated(live, ({ image }) => image.locks.map(lockText)).map((key) => ({
    code: 'two-holders',
    params: { key },
  }));
}

const lockText = ({ table, key }: ImageItem): string => keyText(table, Object.keys(key), key);

/** The texts that more than one record gives. */
function repeated(records: readonly Stored[], textsOf: (record: Stored) => readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const record of records) {
    for (const text of new Set(textsOf(record))) (seen.has(text) ? twice : seen).add(text);
  }
  return [...twice];
}

/** An index key that no longer follows from what the record says. */
function indexKeys({ prepared }: Arena, { item, image, text }: Stored): Violation[] {
  return prepared.indexKeys.flatMap(({ key }): Violation[] => {
    const is = own(item, key.name);
    const should = own(image.record?.item, key.name);
    const same = is === undefined || should === undefined ? is === should : equalValues(is, should);
    return same ? [] : [{ code: 'index-differs', params: { key: text, attribute: key.name } }];
  });
}

function lockViolations(arena: Arena, records: readonly Stored[], locks: ReadonlyMap<string, Item>): Violation[] {
  const textOf = ({ table, key }: ImageItem): string => keyText(table, arena.keyNames.get(table) ?? [], key);
  const held = new Set(records.flatMap(({ image }) => image.locks.map(textOf)));
  return [
    // A record that has expired may have lost its lock to the next holder.
    ...records
      .filter(({ expired }) => !expired)
      .flatMap(({ image }) => image.locks.flatMap((lock) => lockViolation(lock, textOf(lock), locks))),
    ...[...locks.keys()]
      .filter((text) => !held.has(text))
      .map((text): Violation => ({ code: 'orphan-lock', params: { key: text } })),
  ];
}

function lockViolation(lock: ImageItem, text: string, locks: ReadonlyMap<string, Item>): Violation[] {
  const item = locks.get(text);
  if (item && equalItems(item, lock.item)) return [];
  const params = { constraint: lock.constraint ?? '', key: text };
  return [{ code: item ? 'lock-differs' : 'lock-missing', params }];
}

function danglingReferences({ referenced, keyNames }: Arena, { image }: Stored): Violation[] {
  return image.references
    .filter(({ table, key }) => !referenced.has(keyText(table, keyNames.get(table) ?? [], key)))
    .map(({ constraint }) => ({ code: 'dangling', params: { constraint } }));
}
