/**
 * How long it takes to get from sample values to a request: Latchkey beside the request typed by hand, beside turning
 * it into JSON, and beside two packages that build such requests. One run, so that the ratios mean something.
 */
import { isDeepStrictEqual } from 'node:util';
import { Bench } from 'tinybench';
import { compile, type TransactItem } from '#core';
import { CASES, type Case } from './cases.ts';
import { DYNAMODB_EXPRESSIONS } from './dynamodb-expressions.ts';
import { actionsOf, latchkeyTasks } from './latchkey.ts';
import { ONE_TABLE } from './one-table.ts';

const LITERAL = 'typed by hand';
const ONE_TABLE_TASK = 'dynamodb-onetable';
const EXPRESSIONS_TASK = '@aws/dynamodb-expressions';

/**
 * Calls between two looks at the clock: it is too coarse for what takes a fraction of a microsecond, and the machine
 * too restless for a long row of what takes longer.
 */
const TIMES: Readonly<Record<string, number>> = { [LITERAL]: 50, 'Latchkey: request from a plan': 20 };

/** The last result, kept so that no call can be left out as useless. */
let kept: unknown;

/** The kind and key of an action: what all ways to the request must agree on. */
function outline(action: TransactItem): unknown {
  const [kind, input] = Object.entries(action)[0] ?? [];
  const { PK, SK } = 'Item' in input ? input.Item : input.Key;
  return [kind, PK, SK];
}

async function check(one: Case): Promise<void> {
  const own = actionsOf(compile(one.design, one.scenario).request);
  if (!isDeepStrictEqual(own, one.literal())) throw new Error(`${one.title}: not the request typed by hand`);
  for (const [name, actions] of [
    [ONE_TABLE_TASK, await ONE_TABLE[one.title]?.()],
    [EXPRESSIONS_TASK, DYNAMODB_EXPRESSIONS[one.title]?.()],
  ] as const) {
    const same = isDeepStrictEqual(actions?.map(outline), own.map(outline));
    if (!same) throw new Error(`${one.title}: ${name} builds another request`);
  }
}

async function measure(one: Case): Promise<void> {
  await check(one);
  const oneTable = ONE_TABLE[one.title];
  const expressions = DYNAMODB_EXPRESSIONS[one.title];
  if (!oneTable || !expressions) throw new Error(`${one.title}: a peer is missing`);
  const written = one.literal();
  const bench = new Bench({ time: Number(process.env.BENCH_MS ?? 1000), warmupTime: 300 });
  const add = (name: string, task: () => unknown) => {
    const times = TIMES[name] ?? 1;
    bench.add(name, () => {
      for (let time = 0; time < times; time++) kept = task();
    });
  };
  add(LITERAL, () => one.literal());
  add('JSON.stringify of it', () => JSON.stringify(written));
  for (const [name, task] of Object.entries(latchkeyTasks(one.design, one.scenario))) add(name, task);
  add(EXPRESSIONS_TASK, expressions);
  bench.add(ONE_TABLE_TASK, async () => {
    kept = await oneTable();
  });
  await bench.run();
  report(one.title, bench);
}

function report(title: string, bench: Bench): void {
  const medians = new Map(
    bench.tasks.map((task) => [
      task.name,
      task.result.state === 'completed' ? (task.result.latency.p50 * 1000) / (TIMES[task.name] ?? 1) : Number.NaN,
    ]),
  );
  const hand = medians.get(LITERAL) ?? Number.NaN;
  const oneTable = medians.get(ONE_TABLE_TASK) ?? Number.NaN;
  const rows = [...medians].map(([name, micros]) => ({
    [title]: name,
    'µs (median)': Number(micros.toPrecision(3)),
    '× typed by hand': Number((micros / hand).toPrecision(3)),
    '× OneTable': Number((micros / oneTable).toPrecision(3)),
  }));
  console.table(rows);
}

for (const one of CASES) await measure(one);
if (kept === undefined) throw new Error('nothing was measured');
