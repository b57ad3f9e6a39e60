/**
 * Five hundred random designs, each with a random history of records that are created, changed and deleted, on a real
 * engine over the official SDK. What the tables must hold, and whether a step can succeed, is told by the images alone.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTable } from '#core';
import { historyArbitrary } from '../arbitrary/history.ts';
import { canonicalItems, itemText } from '../canonical.ts';
import { randomRuns } from '../fast-check-options.ts';
import { canSucceed, entriesOf, itemsOf, type Move, playHistory } from '../world.ts';
import { describeWithEngine } from './describe-with-engine.ts';
import { type Engine, startEngine } from './engine.ts';
import { comparable, foreignTables, proveGuards, proveSuccess } from './prove-request.ts';
import { openStore, type Store } from './store.ts';

/** What was tried, so that a generator that only makes unusable designs cannot pass for a proof. */
const seen = { designs: 0, sent: 0, refused: 0, nothing: 0, blocked: 0, guards: 0 };

describeWithEngine('random designs and histories on an engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    const started = await startEngine();
    if ('skipped' in started) throw new Error(started.skipped);
    engine = started;
  });
  afterAll(() => engine?.stop());

  it('keep tables and indexes equal to the images, and fail where the plan says', async () => {
    await fc.assert(
      fc.asyncProperty(historyArbitrary, async (history) => {
        const moves = [...playHistory(history)];
        const requests = createTable(history.design).requests;
        const known = requests.map(({ input }) => input.TableName);
        const store = await openStore(
          engine.client,
          requests,
          foreignTables(
            moves.map(({ compiled }) => compiled),
            known,
          ),
        );
        seen.designs += 1;
        try {
          for (const move of moves) await proveMove(store, engine, move);
        } finally {
          await store.drop();
        }
      }),
      randomRuns(500),
    );
    console.info(`histories: ${JSON.stringify(seen)}`);
    expect(seen.sent).toBeGreaterThan(2 * seen.designs);
    expect(seen.refused).toBeGreaterThan(seen.designs / 10);
    expect(seen.guards).toBeGreaterThan(5 * seen.designs);
  }, 600_000);
});

async function proveMove(store: Store, engine: Engine, move: Move): Promise<void> {
  const { compiled, design, world, next, failing } = move;
  if (compiled.request === null) {
    seen[compiled.findings.some(({ severity }) => severity === 'error') ? 'blocked' : 'nothing'] += 1;
    return;
  }
  await store.become(itemsOf(world));
  if (!canSucceed(move)) {
    seen.refused += 1;
    expect(await store.send(compiled.request)).toMatchObject({
      ok: false,
      ...(compiled.plan.length > 1
        ? { reasons: compiled.plan.map((_, at) => (failing.includes(at) ? 'ConditionalCheckFailed' : 'None')) }
        : { error: 'ConditionalCheckFailedException' }),
    });
    expect(comparable(await store.scan())).toEqual(comparable(itemsOf(world)));
    return;
  }
  seen.sent += 1;
  seen.guards += await proveGuards(store, design, compiled, itemsOf(world));
  await store.become(itemsOf(world));
  const indexes = (design.table.indexes ?? []).map(({ name }) => name);
  await proveSuccess(store, engine, design, compiled, itemsOf(next));
  for (const index of indexes) {
    const found = await store.scanIndex(design.table.name, index);
    // The items that references ask for stand in the table too, and in an index of the table's own keys.
    const required = [...next.required.values()].map(({ item }) => itemText(item));
    const counted = found.filter((entry) => !required.includes(itemText(entry)));
    expect(canonicalItems(counted), index).toEqual(canonicalItems(entriesOf(next, index)));
  }
}
