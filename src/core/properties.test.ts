/** What holds for every design and every history, told by random ones. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type Action,
  type Compiled,
  type Condition,
  compile,
  createTable,
  type Design,
  decodeDesign,
  encodeDesign,
  getRecord,
  type Item,
  lookUp,
  parseDesign,
  prepare,
} from '#core';
import { type History, historyArbitrary } from '../../tests/arbitrary/history.ts';
import { hostileArbitrary } from '../../tests/arbitrary/hostile.ts';
import { canonicalItem, itemText } from '../../tests/canonical.ts';
import type { Placed } from '../../tests/engine/store.ts';
import { holds } from '../../tests/evaluate-condition.ts';
import { randomRuns } from '../../tests/fast-check-options.ts';
import { fixtureCases, fixtures } from '../../tests/fixtures.ts';
import {
  canSucceed,
  EMPTY_WORLD,
  itemsOf,
  type Move,
  placeText,
  playHistory,
  storedAt,
  takeStep,
  type World,
} from '../../tests/world.ts';

const RUNS = randomRuns(300);

/** The steps of many histories, compiled once for all properties. */
const sampled: readonly (readonly [Move, History])[] = fc
  .sample(historyArbitrary, RUNS)
  .flatMap((history) => [...playHistory(history)].map((move) => [move, history] as const));

/** Runs `check` on each step of random histories. One that fails is looked for again, to be shown at its smallest. */
function forEachMove(check: (move: Move, history: History) => void): void {
  try {
    for (const [move, history] of sampled) check(move, history);
  } catch (error) {
    fc.assert(
      fc.property(historyArbitrary, (history) => {
        for (const move of playHistory(history)) check(move, history);
      }),
      RUNS,
    );
    throw error;
  }
}

/** The same for what a step is compiled to, and for each fixture. */
function forEachCompiled(check: (compiled: Compiled, design: Design, scenario: string) => void): void {
  for (const { compiled, design, scenario } of fixtureCases) check(compiled, design, scenario);
  forEachMove(({ compiled, design, scenario }) => check(compiled, design, scenario.name));
}

describe('expressions', () => {
  it('E2: each name and value used is defined, and each defined is used', () => {
    forEachCompiled(({ expressions }) => {
      for (const one of expressions) {
        const text = `${one.UpdateExpression ?? ''} ${one.ConditionExpression ?? ''}`;
        expect(new Set(text.match(/#[A-Za-z0-9_]+/g))).toEqual(
          new Set(Object.keys(one.ExpressionAttributeNames ?? {})),
        );
        expect(new Set(text.match(/:[A-Za-z0-9_]+/g))).toEqual(
          new Set(Object.keys(one.ExpressionAttributeValues ?? {})),
        );
        for (const map of [one.ExpressionAttributeNames, one.ExpressionAttributeValues]) {
          if (map) expect(Object.keys(map)).not.toEqual([]);
        }
        const names = Object.values(one.ExpressionAttributeNames ?? {});
        expect(new Set(names).size).toBe(names.length);
      }
    });
  });

  it('E1: aliasing everything changes names alone', () => {
    const resolved = (input: object): unknown =>
      JSON.parse(
        JSON.stringify(input, (field, value) => {
          if (field === 'ExpressionAttributeNames') return undefined;
          if (typeof value !== 'object' || value === null) return value;
          const { ExpressionAttributeNames: names = {}, ...rest } = value;
          for (const text of ['ConditionExpression', 'UpdateExpression']) {
            if (typeof rest[text] !== 'string') continue;
            rest[text] = rest[text].replace(/#[A-Za-z0-9_]+/g, (alias: string) => names[alias] ?? alias);
          }
          return { ...rest };
        }),
      );
    forEachCompiled(({ request }, design, scenario) => {
      const always = compile(design, scenario, { aliases: 'always' }).request;
      expect(always?.operation).toBe(request?.operation);
      if (request && always) expect(resolved(always.input)).toEqual(resolved(request.input));
    });
  });

  it('P3: names of values that were read end in _before', () => {
    forEachCompiled(({ plan }) => {
      for (const { guards } of plan) {
        for (const { condition, reason } of guards) {
          if (reason !== 'unchanged' && reason !== 'version') continue;
          for (const name of namesOf(condition)) expect(name).toMatch(/_before$/);
        }
      }
    });
  });
});

function namesOf(condition: Condition): readonly string[] {
  if (condition.is === 'compare') return [condition.name];
  if (condition.is === 'in') return condition.names;
  if (condition.is === 'and') return condition.all.flatMap(namesOf);
  return condition.is === 'or' ? condition.any.flatMap(namesOf) : [];
}

describe('plans', () => {
  it('P6: never act twice on one item', () => {
    forEachCompiled(({ plan, request }) => {
      if (!request) return;
      const places = plan.map(({ table, key }) => placeText(table, key));
      expect(new Set(places).size).toBe(places.length);
    });
  });

  it('P1: applied to the image before, they leave the image after', () => {
    forEachCompiled(({ plan, images, request, findings }) => {
      if (!request && findings.some(({ severity }) => severity === 'error')) return;
      const imageItems = (image: Compiled['images']['before']): Placed[] =>
        image ? [...(image.record ? [image.record] : []), ...image.locks] : [];
      for (const action of plan) {
        if (action.kind !== 'Update') continue;
        expect(canonicalItem(changed(action.before, action))).toEqual(canonicalItem(action.item));
      }
      const left = plan.length === 0 ? imageItems(images.before) : applyPlan(plan, imageItems(images.before));
      const after = plan.length === 0 ? imageItems(images.before) : imageItems(images.after);
      expect(texts(left)).toEqual(texts(after));
    });
  });

  it('P1: what a step reads is what the step before it left', () => {
    forEachMove(({ compiled, world, slot, scenario }) => {
      if (scenario.kind === 'create') expect(compiled.images.before).toBeNull();
      else expect(compiled.images.before?.record?.item).toEqual(world.records.get(slot)?.image.record?.item);
    });
  });

  it('P3 L1: succeed exactly when no record and no unique value stands in the way', () => {
    forEachMove((move) => {
      if (move.compiled.request) expect(move.failing.length === 0).toBe(canSucceed(move));
    });
  });

  it('P7: say what a failure means at each position that can fail, and only there', () => {
    forEachCompiled(({ plan, failures }, design) => {
      const guarded = plan.flatMap(({ guards }, position) => (guards.length > 0 ? [position] : []));
      expect([...new Set(failures.map(({ position }) => position))]).toEqual(guarded);
      const attributes = new Set(design.entity.attributes.map(({ name }) => name));
      const constraints = new Set((design.constraints ?? []).map(({ name }) => name));
      for (const { fields, constraint } of failures) {
        expect(fields.filter((field) => !attributes.has(field) && field !== design.entity.version)).toEqual([]);
        if (constraint !== undefined) expect(constraints).toContain(constraint);
      }
    });
  });

  it('P4: are offered as a request exactly when there is something to write and no error', () => {
    forEachCompiled(({ plan, request, findings }, design, scenario) => {
      const at = design.scenarios.findIndex(({ name }) => name === scenario);
      const errors = findings.filter(
        ({ severity, path: [area, index] }) =>
          severity === 'error' &&
          area !== 'accessPatterns' &&
          area !== 'workload' &&
          !(area === 'scenarios' && index !== undefined && index !== at),
      );
      expect(request === null).toBe(plan.length === 0 || errors.length > 0);
      const single = plan.length === 1 && plan[0]?.kind !== 'ConditionCheck';
      if (request) expect(request.operation === 'TransactWriteItems').toBe(!single);
      if (request?.operation === 'TransactWriteItems') expect(request.input.TransactItems.length).toBe(plan.length);
    });
  });
});

/** The items that stand after the plan's actions, its changes applied one by one. */
function applyPlan(plan: readonly Action[], before: readonly Placed[]): Placed[] {
  const keys = new Map(plan.map(({ table, key }) => [table, key] as const));
  const placeOf = ({ table, item }: Placed) => placeText(table, pick(item, keys.get(table) ?? item));
  const items = new Map(before.map((one) => [placeOf(one), one]));
  for (const action of plan) {
    const place = placeText(action.table, action.key);
    if (action.kind === 'Delete') items.delete(place);
    if (action.kind === 'Put') items.set(place, { table: action.table, item: action.item });
    if (action.kind === 'Update') {
      items.set(place, { table: action.table, item: changed(items.get(place)?.item ?? action.key, action) });
    }
  }
  return [...items.values()];
}

function changed(item: Item, action: Extract<Action, { kind: 'Update' }>): Item {
  const left = new Map(Object.entries(item));
  for (const change of action.changes) {
    if (change.kind === 'remove') left.delete(change.attribute);
    else left.set(change.attribute, change.value);
  }
  return Object.fromEntries(left);
}

const pick = (item: Item, key: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => Object.hasOwn(key, name)));

const texts = (items: readonly Placed[]): string[] => items.map(({ table, item }) => placeText(table, item)).sort();

describe('two writers who read the same', () => {
  it('P3 L5: never leave a record without its lock, a lock without its record, or an index key not its own', () => {
    const runs = randomRuns(150);
    let late = 0;
    let passed = 0;
    fc.assert(
      fc.property(historyArbitrary, (history) => {
        const reclaims = history.design.constraints?.some((one) => one.kind === 'unique' && one.reclaimExpired);
        const worlds = [EMPTY_WORLD, ...[...playHistory(history)].map(({ next }) => next)];
        for (const [at, world] of worlds.entries()) {
          for (const stale of staleMoves(history, world)) {
            for (const now of worlds.slice(at)) {
              late += 1;
              if (!meetsGuards(stale, now)) continue;
              passed += 1;
              const left = applyPlan(stale.compiled.plan, itemsOf(now));
              const found = texts(withoutVersion(left, history));
              const due = texts(rebuild(left, history, now, stale));
              if (!reclaims) expect(found).toEqual(due);
              else expectLocksKept(found, due, texts(withoutVersion(notPut(itemsOf(now), stale), history)));
            }
          }
        }
      }),
      runs,
    );
    expect(late).toBeGreaterThan(30 * runs.numRuns);
    expect(passed).toBeGreaterThan(3 * runs.numRuns);
  });
});

/** Every step of the history, as planned by somebody who has read `world`. */
const staleMoves = (history: History, world: World): Move[] =>
  history.steps.flatMap((step) => {
    const move = takeStep(history, step, world);
    return move?.compiled.request ? [move] : [];
  });

const meetsGuards = ({ compiled }: Move, world: World): boolean =>
  compiled.plan.every(({ table, key, guards }) => {
    const stored = storedAt(world, table, key);
    return guards.every(({ condition }) => holds(condition, stored));
  });

/** What the plan does not write over: a claim of an expired lock is meant to. */
const notPut = (items: readonly Placed[], { compiled }: Move): Placed[] =>
  items.filter(
    ({ table, item }) =>
      !compiled.plan.some((action) => action.kind === 'Put' && action.table === table && isAt(item, action.key)),
  );

const isAt = (item: Item, key: Item): boolean => itemText(pick(item, key)) === itemText(key);

/**
 * Where expired locks can be taken over, a record may miss its lock. But whatever stands is due to a record, and what
 * stood before and still is due has not gone.
 */
function expectLocksKept(found: readonly string[], due: readonly string[], before: readonly string[]): void {
  expect(found.filter((one) => !due.includes(one))).toEqual([]);
  expect(before.filter((one) => due.includes(one) && !found.includes(one))).toEqual([]);
}

/** What should stand beside the records found: each one's own image, told from the record as it is stored. */
function rebuild(left: readonly Placed[], history: History, world: World, late: Move): Placed[] {
  const records = new Map(
    [...world.records.values()].flatMap(({ image: { record }, state }) =>
      record ? [[placeText(record.table, record.key), state] as const] : [],
    ),
  );
  for (const action of late.compiled.plan) {
    if (action.role !== 'record') continue;
    const place = placeText(action.table, action.key);
    if (action.kind === 'Put') records.set(place, late.scenario.after ?? {});
    if (action.kind === 'Update') records.set(place, { ...records.get(place), ...teamSet(late, history) });
  }
  const required = new Set([...world.required.values()].map(({ table, item }) => placeText(table, item)));
  const { partitionKey, sortKey } = history.design.table;
  const key = Object.fromEntries([partitionKey, ...(sortKey ? [sortKey] : [])].map(({ name }) => [name, { S: '' }]));
  return left.flatMap((one) => {
    if (required.has(placeText(one.table, one.item))) return [one];
    const known = records.get(placeText(one.table, pick(one.item, key)));
    if (one.table !== history.design.table.name || !known) return [];
    const after = stateOf(one.item, history, known);
    const design = { ...history.design, scenarios: [{ name: 'Read', kind: 'create' as const, after }] };
    const image = compile(design, 'Read').images.after;
    return withoutVersion(image ? [...(image.record ? [image.record] : []), ...image.locks] : [], history);
  });
}

/** The team a late update gives its record. Where it is not stored, nothing but the writers knows it. */
function teamSet({ scenario: { before, after } }: Move, { names }: History): Item {
  const team = after?.[names.team];
  return team && itemText({ team }) !== itemText({ team: before?.[names.team] ?? { S: '' } })
    ? { [names.team]: team }
    : {};
}

/** The state a stored record shows; of what is not stored, what its writers know. */
function stateOf(item: Item, { design }: History, known: Item): Item {
  const entries = design.entity.attributes.flatMap(({ name, keyOnly }) => {
    const value = keyOnly ? known[name] : item[name];
    return value && (keyOnly || Object.hasOwn(item, name)) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

const withoutVersion = (items: readonly Placed[], { design, names }: History): Placed[] =>
  items.map(({ table, item }) => ({
    table,
    item:
      design.entity.version === undefined
        ? item
        : Object.fromEntries(Object.entries(item).filter(([name]) => name !== names.version)),
  }));

describe('capacity', () => {
  it('C2 C3: adds up', () => {
    forEachCompiled(({ capacity, plan }) => {
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      expect(capacity.actions.map(({ position }) => position)).toEqual(plan.map((_, at) => at));
      expect(capacity.table).toBe(sum(capacity.actions.map(({ table }) => table)));
      for (const [name, units] of Object.entries(capacity.indexes)) {
        expect(units).toBe(sum(capacity.actions.map(({ indexes }) => indexes[name]?.units ?? 0)));
      }
      expect(capacity.total).toBe(capacity.table + sum(Object.values(capacity.indexes)));
      expect(Number.isInteger(capacity.total)).toBe(true);
    });
  });
});

describe('the doors', () => {
  it('compile gives the same again and leaves what it is given alone', () => {
    const noClock = vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('the core has no clock');
    });
    const noDice = vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('the core has no randomness');
    });
    try {
      for (const { design } of fixtures) {
        deepFreeze(design);
        for (const { name } of design.scenarios) {
          const first = JSON.stringify(compile(design, name));
          expect(JSON.stringify(compile(design, name))).toBe(first);
          expect(JSON.stringify(prepare(design).compile(name))).toBe(first);
          expect(JSON.stringify(compile(structuredClone(design), name))).toBe(first);
        }
      }
    } finally {
      noClock.mockRestore();
      noDice.mockRestore();
    }
  });

  it('a design reads back as it was written', () => {
    const check = (design: Design) => {
      expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
      const text = encodeDesign(design);
      expect(decodeDesign(text)).toEqual({ ok: true, design });
      expect(encodeDesign(design)).toBe(text);
    };
    for (const { design } of fixtures) check(design);
    forEachMove(({ design }) => check(design));
  });

  it('Q3: getRecord and lookUp read the keys that the plan writes', () => {
    forEachMove(({ design, compiled, scenario }) => {
      const image = compiled.images.after ?? compiled.images.before;
      const keysRead = (reads: ReturnType<typeof getRecord>) =>
        reads.requests.map(({ input }) => ('Key' in input ? { table: input.TableName, key: input.Key } : input));
      const keyOf = ({ table, key }: { table: string; key: Item }) => ({ table, key });
      if (!compiled.request) return;
      expect(keysRead(getRecord(design, scenario.name))).toEqual(image?.record ? [keyOf(image.record)] : []);
      for (const { kind, name } of design.constraints ?? []) {
        if (kind !== 'unique') continue;
        const locks = image?.locks.filter(({ constraint }) => constraint === name) ?? [];
        expect(keysRead(lookUp(design, name, scenario.name))).toEqual(locks.map(keyOf));
      }
    });
  });

  it('none throws, whatever a person has half typed', () => {
    let loaded = 0;
    const runs = randomRuns(800);
    fc.assert(
      fc.property(hostileArbitrary, (json) => {
        const parsed = parseDesign(json);
        if (!parsed.ok) {
          expect(parsed.issues).not.toEqual([]);
          return;
        }
        loaded += 1;
        const { design } = parsed;
        createTable(design);
        for (const name of [...design.scenarios.map((scenario) => scenario.name), 'no such scenario', '__proto__']) {
          JSON.stringify(compile(design, name));
          compile(design, name, { aliases: 'always', token: '' });
          getRecord(design, name);
          for (const constraint of design.constraints ?? []) lookUp(design, constraint.name, name);
        }
      }),
      runs,
    );
    expect(loaded).toBeGreaterThan(runs.numRuns / 5);
  });
});

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const one of Object.values(value)) deepFreeze(one);
}
