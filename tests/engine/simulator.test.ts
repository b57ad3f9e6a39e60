/** Thousands of random requests, good and bad, on the simulator and on an engine side by side. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomRuns } from '../fast-check-options.ts';
import { describeWithEngine } from './describe-with-engine.ts';
import { type Engine, startEngine } from './engine.ts';
import { DIFFERENCES } from './simulator/differences.ts';
import { EXAMPLE_ITEM, EXAMPLE_TABLE, EXAMPLES } from './simulator/examples.ts';
import { EACH_ACTION } from './simulator/explain.ts';
import { endGame, type Game, play, scanAll, startGame, type Verdict } from './simulator/play.ts';
import { anyRequest, type Request } from './simulator/requests.ts';
import { SOURCES } from './simulator/sources.ts';
import { table } from './simulator/tables.ts';
import { WHOLE_DIFFERENCES } from './simulator/whole-differences.ts';

const REQUESTS_A_GAME = 25;

const gameArbitrary = fc.tuple(table('one'), table('two')).chain((shapes) =>
  fc.record({
    shapes: fc.constant(shapes),
    requests: fc.array(anyRequest(shapes), { minLength: REQUESTS_A_GAME, maxLength: REQUESTS_A_GAME }),
  }),
);

/** What was seen, so that a generator that only makes bad requests cannot pass for a proof. */
const seen = { requests: 0, succeeded: 0, refused: 0, known: 0 };

describeWithEngine('the simulator beside an engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    const started = await startEngine();
    if ('skipped' in started) throw new Error(started.skipped);
    engine = started;
  });
  afterAll(() => engine?.stop());

  it('answers alike and keeps the same items, but for what is known', async () => {
    await fc.assert(
      fc.asyncProperty(gameArbitrary, async ({ shapes, requests }) => {
        const game = await startGame(engine.endpoint, shapes);
        try {
          for (const request of requests) count(await playFairly(game, request));
          const { ours, theirs } = await scanAll(game);
          expect(theirs).toEqual(ours);
        } finally {
          await endGame(game);
        }
      }),
      randomRuns(200),
    );
    console.info(`simulator: ${JSON.stringify(seen)}`);
    expect(seen.succeeded).toBeGreaterThan(0.4 * seen.requests);
    expect(seen.refused).toBeGreaterThan(0.4 * seen.requests);
    expect(seen.known).toBeLessThan(0.15 * seen.requests);
  }, 600_000);

  it('differs in nothing that has no example', () => {
    const ids = [...DIFFERENCES, ...WHOLE_DIFFERENCES, EACH_ACTION].map(({ id }) => id);
    expect([...new Set(ids)].sort()).toEqual(Object.keys(EXAMPLES).sort());
  });

  it('knows of each difference where it is known from', () => {
    const links = [...DIFFERENCES, ...WHOLE_DIFFERENCES, EACH_ACTION].map(({ source }) => SOURCES[source]);
    expect([...new Set(links)].sort()).toEqual(Object.values(SOURCES).sort());
  });

  it.each(Object.entries(EXAMPLES))('still differs: %s', async (id, requests) => {
    // Another engine may well be right.
    if (process.env.DYNAMODB_ENDPOINT) return;
    const game = await startGame(engine.endpoint, [EXAMPLE_TABLE]);
    const verdicts: Verdict[] = [];
    for (const request of [EXAMPLE_ITEM, ...[requests].flat()]) verdicts.push(await playFairly(game, request));
    await endGame(game);
    expect(verdicts.at(-1)).toMatchObject({ kind: 'known', differences: expect.arrayContaining([id]) });
  });
});

async function playFairly(game: Game, request: Request): Promise<Verdict> {
  const verdict = await play(game, request);
  if (verdict.kind === 'unknown') throw new Error(`not alike: ${JSON.stringify(verdict.played, undefined, 1)}`);
  return verdict;
}

function count({ kind, played }: Verdict): void {
  seen.requests += 1;
  seen[kind === 'known' ? 'known' : played.outcome.ok ? 'succeeded' : 'refused'] += 1;
}
