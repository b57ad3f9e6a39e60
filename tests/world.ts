/**
 * What several records of one design leave in the tables, told from their images alone: whose lock is whose, what must
 * stand in each index, and whether a step can succeed. The plans and requests under test have no part in it.
 */
import { type Action, type Compiled, compile, type Design, type ImageItem, type Item } from '#core';
import type { CompiledImage } from '#core/compile';
import type { Scenario, State } from '#core/design';
import type { History, Step } from './arbitrary/history.ts';
import { itemText, sameValue } from './canonical.ts';
import type { Placed } from './engine/store.ts';
import { holds } from './evaluate-condition.ts';

interface LiveRecord {
  /** As a scenario's `before` says it: with the stored version, if versions are kept. */
  readonly state: State;
  readonly image: CompiledImage;
}

interface HeldLock {
  readonly slot: number;
  readonly lock: ImageItem;
}

export interface World {
  readonly records: ReadonlyMap<number, LiveRecord>;
  /** By table and key. */
  readonly locks: ReadonlyMap<string, HeldLock>;
  /** Items that references ask for, by table and key. */
  readonly required: ReadonlyMap<string, Placed>;
}

export const EMPTY_WORLD: World = { records: new Map(), locks: new Map(), required: new Map() };

export const placeText = (table: string, key: Item): string => `${table} ${itemText(key)}`;

/** One step of a history, compiled against the world it meets. */
export interface Move {
  readonly design: Design;
  readonly scenario: Scenario;
  readonly compiled: Compiled;
  readonly slot: number;
  /** The world the request meets: as it was, with what its references ask for. */
  readonly world: World;
  /** The world after the request, unchanged where it cannot succeed. */
  readonly next: World;
  /** Positions whose condition does not hold in `world`. */
  readonly failing: readonly number[];
}

/** Plays a history. Steps that cannot happen (changing a record that does not exist) are passed over. */
export function* playHistory(history: History): Generator<Move> {
  let world = EMPTY_WORLD;
  for (const step of history.steps) {
    const move = takeStep(history, step, world);
    if (!move) continue;
    yield move;
    world = move.next;
  }
}

/** A step as somebody would take it who has read `world`. */
export function takeStep(history: History, step: Step, world: World): Move | undefined {
  const scenario = scenarioOf(step, history, world);
  return scenario && moveOf({ ...history.design, scenarios: [scenario] }, scenario, step, world, history.names.version);
}

function scenarioOf(step: Step, { design, names }: History, world: World): Scenario | undefined {
  const now = design.table.timeToLive === undefined ? {} : { now: step.now };
  if (step.kind === 'create') return { name: 'Step', kind: 'create', after: step.state, ...now };
  const before = world.records.get(step.slot)?.state;
  if (!before) return undefined;
  if (step.kind === 'delete') return { name: 'Step', kind: 'delete', before, ...now };
  const after = Object.fromEntries(
    Object.entries({ ...before, ...step.patch }).flatMap(([name, value]) =>
      value === null || name === names.version ? [] : [[name, value]],
    ),
  );
  const met = step.expects.every((expected) => predicateHolds(expected, before));
  return {
    name: 'Step',
    kind: 'update',
    before,
    after,
    ...now,
    ...(met && step.expects.length > 0 ? { expects: step.expects } : {}),
  };
}

function predicateHolds(predicate: NonNullable<Scenario['expects']>[number], state: State): boolean {
  const value = state[predicate.attribute];
  switch (predicate.is) {
    case 'present':
      return value !== undefined;
    case 'absent':
      return value === undefined;
    case 'equals':
      return value !== undefined && sameValue(value, predicate.value);
    case 'not-equals':
      return value === undefined || !sameValue(value, predicate.value);
    case 'in':
      return value !== undefined && predicate.values.some((one) => sameValue(one, value));
  }
}

function moveOf(design: Design, scenario: Scenario, step: Step, met: World, version: string): Move {
  const compiled = compile(design, scenario.name);
  const world = withRequired(met, compiled.plan);
  const failing = compiled.plan.flatMap((action, at) => {
    const stored = storedAt(world, action.table, action.key);
    return action.guards.every((guard) => holds(guard.condition, stored)) ? [] : [at];
  });
  // A create under an id that is in use is another record if it has another key: it goes by a number of its own.
  const slot =
    step.kind === 'create' && met.records.has(step.slot) ? Math.max(100, ...met.records.keys()) + 1 : step.slot;
  const succeeds = compiled.request !== null && failing.length === 0;
  const next = succeeds ? nextWorld(world, slot, scenario, compiled, version) : world;
  return { design, scenario, compiled, slot, world, next, failing };
}

/** The world with an item wherever the plan checks for one. */
function withRequired(world: World, plan: readonly Action[]): World {
  const required = new Map(world.required);
  for (const action of plan) {
    if (action.kind !== 'ConditionCheck' || storedAt(world, action.table, action.key)) continue;
    required.set(placeText(action.table, action.key), { table: action.table, item: action.key });
  }
  return { ...world, required };
}

/** What stands under a key, if anything. */
export function storedAt(world: World, table: string, key: Item): Item | null {
  const text = placeText(table, key);
  const lock = world.locks.get(text) ?? world.required.get(text);
  if (lock) return 'lock' in lock ? lock.lock.item : lock.item;
  for (const { image } of world.records.values()) {
    if (image.record && placeText(image.record.table, image.record.key) === text) return image.record.item;
  }
  return null;
}

function nextWorld(world: World, slot: number, scenario: Scenario, compiled: Compiled, version: string): World {
  const { after } = compiled.images;
  const records = new Map(world.records);
  if (after?.record && scenario.after) {
    const kept = after.record.item[version];
    const state = kept === undefined ? scenario.after : { ...scenario.after, [version]: kept };
    records.set(slot, { state, image: after });
  } else records.delete(slot);

  const textOf = (lock: ImageItem) => placeText(lock.table, lock.key);
  const old = new Map((compiled.images.before?.locks ?? []).map((lock) => [textOf(lock), lock]));
  const locks = new Map(world.locks);
  for (const lock of after?.locks ?? []) {
    const same = old.get(textOf(lock));
    old.delete(textOf(lock));
    // A lock that does not change is not written: if it was taken over after it expired, it stays so.
    if (!same || itemText(same.item) !== itemText(lock.item)) locks.set(textOf(lock), { slot, lock });
  }
  for (const text of old.keys()) locks.delete(text);
  return { ...world, records, locks };
}

/** Everything in the tables. */
export const itemsOf = (world: World): Placed[] => [
  ...[...world.records.values()].flatMap(({ image }) => (image.record ? [image.record] : [])).map(placed),
  ...[...world.locks.values()].map(({ lock }) => placed(lock)),
  ...world.required.values(),
];

const placed = ({ table, item }: ImageItem): Placed => ({ table, item });

/**
 * Whether a step can succeed, by the meaning of the design alone: no other record has the key or holds a unique
 * value, and each lock that is changed or given up is still the record's own.
 */
export function canSucceed({ design, scenario, compiled, world }: Move): boolean {
  const { before, after } = compiled.images;
  const keyOf = (item: ImageItem) => placeText(item.table, item.key);
  const moved = after?.record && (!before?.record || keyOf(before.record) !== keyOf(after.record));
  if (moved && after.record && storedAt(world, after.record.table, after.record.key)) return false;
  const old = new Map((before?.locks ?? []).map((lock) => [keyOf(lock), lock]));
  const mine = (lock: ImageItem) => {
    const held = world.locks.get(keyOf(lock));
    return held !== undefined && itemText(held.lock.item) === itemText(lock.item);
  };
  for (const lock of after?.locks ?? []) {
    const same = old.get(keyOf(lock));
    old.delete(keyOf(lock));
    if (!same && storedAt(world, lock.table, lock.key) && !isExpired(lock, design, scenario, world)) return false;
    if (same && itemText(same.item) !== itemText(lock.item) && !mine(same)) return false;
  }
  const owned = design.locks?.owner === true;
  const mayBeGone = design.table.timeToLive !== undefined;
  return [...old.values()].every(
    (lock) => !owned || mine(lock) || (mayBeGone && !storedAt(world, lock.table, lock.key)),
  );
}

function isExpired(lock: ImageItem, design: Design, { now }: Scenario, world: World): boolean {
  const constraint = design.constraints?.find(({ name }) => name === lock.constraint);
  if (constraint?.kind !== 'unique' || !constraint.reclaimExpired || !now || !('N' in now)) return false;
  const expiry = storedAt(world, lock.table, lock.key)?.[design.table.timeToLive ?? ''];
  return expiry !== undefined && 'N' in expiry && Number(expiry.N) < Number(now.N);
}

/** Index entries that must exist, by index. Those of items that references ask for are not counted. */
export function entriesOf(world: World, index: string): Item[] {
  return [...world.records.values()].flatMap(({ image }) =>
    image.entries
      .filter((entry) => entry.index === index)
      .filter(({ of }) => {
        if (of.role === 'record') return true;
        const held = world.locks.get(placeText(of.table, of.key));
        return held !== undefined && itemText(held.lock.item) === itemText(of.item);
      })
      .map(({ entry }) => entry),
  );
}
