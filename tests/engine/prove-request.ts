/** What an engine must show for one compiled scenario: the images come true, and each guard fails where the plan says. */

import { expect } from 'vitest';
import type { Action, AttributeType, Compiled, Design, FailureCause, Guard, GuardReason, Item } from '#core';
import type { CreateTableInput } from '#core/request';
import { canonicalItems, itemText } from '../canonical.ts';
import type { Engine } from './engine.ts';
import type { ConsumedUnits, Placed, Store } from './store.ts';
import { type Layout, type Violation, violate } from './violate-guard.ts';

/** Placed items as one comparable list. */
export const comparable = (items: readonly Placed[]): unknown =>
  canonicalItems(items.map(({ table, item }) => ({ table: { S: table }, item: { M: item } })));

/**
 * Sends the request and expects the tables to hold `after`, at the cost the core computed, as far as the engine tells
 * costs as DynamoDB does.
 */
export async function proveSuccess(
  store: Store,
  engine: Engine,
  design: Design,
  compiled: Compiled,
  after: readonly Placed[],
): Promise<void> {
  if (!compiled.request) throw new Error('there is a request');
  const outcome = await store.send(compiled.request);
  expect(outcome).toMatchObject({ ok: true });
  if (outcome.ok && (engine.transactionUnits || compiled.request.operation !== 'TransactWriteItems')) {
    const indexes = provableIndexes(design, engine);
    expect(costOf(outcome.capacity, indexes)).toEqual(costOf(compiled.capacity, indexes));
  }
  expect(comparable(await store.scan())).toEqual(comparable(after));
}

/** The core lists every index, an engine only those it touched. */
const costOf = ({ table, indexes }: ConsumedUnits, counted: readonly string[]): object => ({
  table,
  indexes: Object.fromEntries(Object.entries(indexes).filter(([name, units]) => units !== 0 && counted.includes(name))),
});

/** Indexes of a design that the engine keeps as DynamoDB does. */
export const provableIndexes = (design: Design, engine: Engine): string[] =>
  (design.table.indexes ?? [])
    .filter((index) => engine.multiAttributeIndexes || (index.partitionKey.length === 1 && index.sortKey.length <= 1))
    .map(({ name }) => name);

/** Which cause a broken guard is told as, where an item is stored that breaks it. */
const CAUSES: Readonly<Record<GuardReason, FailureCause>> = {
  free: 'exists',
  exists: 'gone',
  expected: 'unexpected',
  unchanged: 'stale',
  version: 'stale',
  unclaimed: 'taken',
  reclaim: 'taken',
  owned: 'lost',
  ownedOrGone: 'lost',
  lockExists: 'lost',
  referenced: 'missing',
};

/** Nothing stored: the record is gone, and a lock with it where it carries an expiry. */
function causeOf({ role }: Action, { reason }: Guard, { item }: Violation, { table, entity }: Design): FailureCause {
  if (item !== null || role === 'reference') return CAUSES[reason];
  if (role === 'record') return 'gone';
  return entity.attributes.some(({ name }) => name === table.timeToLive) ? 'expired' : 'lost';
}

/**
 * Breaks each guard of each action in turn, alone where possible: the request must fail at that action's position and
 * nowhere else, nothing may be written, and the position must have a failure that tells the cause.
 * Gives how many violations were tried.
 */
export async function proveGuards(
  store: Store,
  design: Design,
  compiled: Compiled,
  before: readonly Placed[],
): Promise<number> {
  const { request } = compiled;
  if (!request) return 0;
  let tried = 0;
  for (const [position, action] of compiled.plan.entries()) {
    const stored = before.find((one) => isAt(one, action));
    const rest = before.filter((one) => one !== stored);
    for (const guard of action.guards) {
      const violations = violate(action, guard, stored?.item ?? null, layoutOf(design, action));
      expect(violations, `a way to break ${JSON.stringify(guard)}`).not.toEqual([]);
      for (const violation of violations) {
        const { item } = violation;
        const cause = causeOf(action, guard, violation, design);
        expect(compiled.failures).toContainEqual(expect.objectContaining({ position, cause }));
        const prepared = item ? [...rest, { table: action.table, item }] : rest;
        await store.become(prepared);
        const outcome = await store.send(request);
        const what = `${JSON.stringify(guard)} with ${JSON.stringify(item)} stored`;
        if (request.operation === 'TransactWriteItems') {
          const reasons = compiled.plan.map((_, at) => (at === position ? 'ConditionalCheckFailed' : 'None'));
          expect(outcome, what).toMatchObject({ ok: false, error: 'TransactionCanceledException', reasons });
        } else expect(outcome, what).toMatchObject({ ok: false, error: 'ConditionalCheckFailedException' });
        expect(comparable(await store.scan()), what).toEqual(comparable(prepared));
        tried += 1;
      }
    }
  }
  return tried;
}

const isAt = ({ table, item }: Placed, { table: wanted, key }: Action): boolean =>
  table === wanted && itemText(pick(item, Object.keys(key))) === itemText(key);

const pick = (item: Item, names: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));

function layoutOf(design: Design, action: Action): Layout {
  const types = new Map<string, AttributeType>(design.entity.attributes.map(({ name, type }) => [name, type]));
  for (const { partitionKey, sortKey } of design.table.indexes ?? []) {
    for (const { name, type } of [...partitionKey, ...sortKey]) types.set(name, type);
  }
  if (design.entity.version !== undefined) types.set(design.entity.version, 'N');
  return { keyNames: Object.keys(action.key), typeOf: (attribute) => types.get(attribute) ?? 'S' };
}

/** Tables that plans refer to and `createTable` does not make: those of references, by the keys asked for. */
export function foreignTables(plans: readonly Compiled[], known: readonly string[]): CreateTableInput[] {
  const tables = new Map<string, CreateTableInput>();
  for (const { table, key } of plans.flatMap(({ plan }) => plan)) {
    if (known.includes(table) || tables.has(table)) continue;
    const names = Object.entries(key).map(
      ([name, value]) => ({ name, type: 'N' in value ? 'N' : 'B' in value ? 'B' : 'S' }) as const,
    );
    tables.set(table, {
      TableName: table,
      AttributeDefinitions: names.map(({ name, type }) => ({ AttributeName: name, AttributeType: type })),
      KeySchema: names.map(({ name }, at) => ({ AttributeName: name, KeyType: at === 0 ? 'HASH' : 'RANGE' })),
      BillingMode: 'PAY_PER_REQUEST',
    });
  }
  return [...tables.values()];
}
