/**
 * Which promises do not hold in a situation. The measure is the image: what is stored has to be the image of the records
 * that are there, no item more and none less.
 */
import type { State } from '#core/design';
import { type Image, type ImageItem, imageOf, type PreparedDesign } from '#core/image';
import { own } from '#core/shared';
import { itemsOf } from '#core/simulator';
import { equalItems, equalValues, type Item } from '#core/value';
import { type Arena, roleOf, versionOf } from './arena.ts';
import { stateOfItem } from './client-steps.ts';
import { isPast } from './is-past.ts';
import { keyText, readableKey } from './key-text.ts';
import type { Situation } from './progress.ts';
import type { Violation } from './race.ts';

interface Stored {
  readonly text: string;
  readonly item: Item;
  /** What its item does not show. */
  readonly known: State | undefined;
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
  for (const [table, names] of arena.keyNames) {
    for (const item of itemsOf(situation.database, table)) {
      const { role } = roleOf(arena, table, item);
      const text = keyText(table, names, item);
      if (role === 'lock') locks.set(text, item);
      else if (role === 'record' && table === home)
        records.push(storedRecord(arena, text, item, situation.live.get(text)));
    }
  }
  // A ghost is wrong as a whole; what else it lacks would only hide that.
  const real = records.filter(({ known }) => known !== undefined);
  return [
    ...presence(situation, records),
    ...twins(arena, situation, real),
    ...real.flatMap((record) => indexKeys(arena, record)),
    ...holders(real),
    ...(race.way === 'check-then-write' ? [] : lockViolations(arena, real, locks)),
    ...situation.broken,
  ];
}

/** Items live on in many situations, so each is imaged once. */
const RECORDS = new WeakMap<Arena, WeakMap<Item, Stored>>();

function storedRecord(arena: Arena, text: string, item: Item, known: State | undefined): Stored {
  const { prepared, shown } = arena;
  const byItem = RECORDS.get(arena) ?? new WeakMap<Item, Stored>();
  RECORDS.set(arena, byItem);
  const found = byItem.get(item);
  if (found?.known === known && found?.text === text) return found;
  const state = stateOfItem(prepared, shown, item, known ?? {});
  const image = imageOf(prepared, state, versionOf(prepared, item));
  const record = { text, item, known, state, image, expired: isPast(arena, item) };
  byItem.set(item, record);
  return record;
}

/** Records that came back, and records that went without being removed. */
function presence({ live }: Situation, records: readonly Stored[]): Violation[] {
  const there = new Set(records.map(({ text }) => text));
  const ghosts = records.filter(({ known }) => known === undefined).map(({ text }) => text);
  return [
    ...ghosts.map((text): Violation => ({ code: 'ghost', params: { key: readableKey(text) } })),
    ...[...live.keys()]
      .filter((text) => !there.has(text))
      .map((text): Violation => ({ code: 'lost', params: { key: readableKey(text) } })),
  ];
}

/** Two records that were one: a move or a repeated create has left both. */
function twins({ prepared }: Arena, { origins }: Situation, records: readonly Stored[]): Violation[] {
  const doubled = new Set(repeated(records, ({ text }) => [origins.get(text) ?? text]));
  const ids = records
    .filter(({ text }) => doubled.has(origins.get(text) ?? text))
    .map(({ state, text }) => readableId(prepared, state) ?? readableKey(text));
  return [...new Set(ids)].map((id) => ({ code: 'duplicate', params: { id } }));
}

/** The parts of the key that never change. */
function readableId({ identity, attributes }: PreparedDesign, state: State): string | undefined {
  const fixed = identity.filter((name) => attributes.get(name)?.keyOnly || attributes.get(name)?.immutable);
  const values = fixed.map((name) => own(state, name));
  return values.length > 0 ? readableKey(JSON.stringify(['', ...values])) : undefined;
}

/** Two live records that hold one unique value. */
function holders(records: readonly Stored[]): Violation[] {
  const live = records.filter(({ expired }) => !expired);
  const locks = new Map(live.flatMap(({ image }) => image.locks.map((lock) => [lockText(lock), lock] as const)));
  return repeated(live, ({ image }) => image.locks.map(lockText)).map((text) => ({
    code: 'two-holders',
    params: { constraint: locks.get(text)?.constraint ?? '', key: readableKey(text) },
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
    return same ? [] : [{ code: 'index-differs', params: { key: readableKey(text), attribute: key.name } }];
  });
}

function lockViolations(arena: Arena, records: readonly Stored[], locks: ReadonlyMap<string, Item>): Violation[] {
  const textOf = ({ table, key }: ImageItem): string => keyText(table, arena.keyNames.get(table) ?? [], key);
  // Where time to live removes a record first, it is yet to remove the locks that expired with it.
  const expires = arena.race.clients.some((client) => 'expires' in client);
  const held = new Set(records.flatMap(({ image }) => image.locks.map(textOf)));
  return [
    // A record that has expired may have lost its lock to the next holder.
    ...records
      .filter(({ expired }) => !expired)
      .flatMap(({ image }) => image.locks.flatMap((lock) => lockViolation(lock, textOf(lock), locks))),
    ...[...locks]
      .filter(([text, item]) => !held.has(text) && !(expires && isPast(arena, item)))
      .map(([text]): Violation => ({ code: 'orphan-lock', params: { key: readableKey(text) } })),
  ];
}

function lockViolation(lock: ImageItem, text: string, locks: ReadonlyMap<string, Item>): Violation[] {
  const item = locks.get(text);
  if (item && equalItems(item, lock.item)) return [];
  const params = { constraint: lock.constraint ?? '', key: readableKey(text) };
  return [{ code: item ? 'lock-differs' : 'lock-missing', params }];
}
