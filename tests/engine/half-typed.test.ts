/**
 * Designs broken at random: whatever request is still offered for them must be one that the engine takes. What
 * DynamoDB would refuse is an error finding instead.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Compiled, compile, createTable, type Design, type Item, parseDesign } from '#core';
import { hostileArbitrary } from '../arbitrary/hostile.ts';
import { itemText } from '../canonical.ts';
import { holds } from '../evaluate-condition.ts';
import { randomRuns } from '../fast-check-options.ts';
import { describeWithEngine } from './describe-with-engine.ts';
import { type Engine, startEngine } from './engine.ts';
import { foreignTables, proveSuccess } from './prove-request.ts';
import { itemsOfImage, openStore, type Placed, requiredBy } from './store.ts';

let sent = 0;

describeWithEngine('half-typed designs on an engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    const started = await startEngine();
    if ('skipped' in started) throw new Error(started.skipped);
    engine = started;
  });
  afterAll(() => engine?.stop());

  it('offer no request that is refused', async () => {
    const runs = randomRuns(400);
    await fc.assert(
      fc.asyncProperty(hostileArbitrary, async (json) => {
        const parsed = parseDesign(json);
        if (parsed.ok) await proveOffered(engine, parsed.design);
      }),
      runs,
    );
    expect(sent).toBeGreaterThan(runs.numRuns / 2);
  }, 600_000);
});

async function proveOffered(engine: Engine, design: Design): Promise<void> {
  const requests = createTable(design).requests;
  const names = [...new Set(design.scenarios.map(({ name }) => name))];
  const offered = names
    .map((name) => compile(design, name))
    .flatMap((one) => (one.request ? [{ ...one, request: one.request }] : []));
  // Tables that are an error of the design leave nothing to send requests to.
  if (requests.length === 0) return;
  const known = requests.map(({ input }) => input.TableName);
  const store = await openStore(engine.client, requests, foreignTables(offered, known));
  try {
    for (const compiled of offered) {
      const required = requiredBy(compiled);
      const before = [...itemsOfImage(compiled.images.before), ...required];
      await store.become(before);
      if (contradictsItself(compiled, before)) {
        expect(await store.send(compiled.request)).toMatchObject({ ok: false, error: CONDITION_FAILED });
      } else {
        const after = [...itemsOfImage(compiled.images.after), ...required];
        await proveSuccess(store, engine, design, compiled, after);
      }
      sent += 1;
    }
  } finally {
    await store.drop();
  }
}

const CONDITION_FAILED = expect.stringMatching(/^(ConditionalCheckFailed|TransactionCanceled)Exception$/);

/** Whether a scenario expects what its own state before does not show. */
const contradictsItself = ({ plan }: Compiled, before: readonly Placed[]): boolean =>
  plan.some(({ table, key, guards }) => {
    const place = itemText(key);
    const stored = before.find((one) => one.table === table && itemText(keyOf(one.item, key)) === place);
    return guards.some(({ condition, reason }) => reason === 'expected' && !holds(condition, stored?.item ?? null));
  });

const keyOf = (item: Item, key: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => Object.hasOwn(key, name)));
