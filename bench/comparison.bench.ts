/**
 * How long the comparison of placements takes to follow a slider: the whole of it, pictures included, at item sizes from
 * small to the largest there is. A frame is 16 ms.
 */
import { Bench } from 'tinybench';
import { type Design, parseDesign, prepareComparison } from '#core';
import supportTicket from '../src/core/design/examples/support-ticket.json';

const LIST = 'Open tickets of a team';
const FRAME = 16;

function read(json: unknown): Design {
  const parsed = parseDesign(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.design;
}

/** The ticket as it is, and with so many attributes, other indexes and constraints as a table may come to have. */
function large(): Design {
  const more = Array.from({ length: 36 }, (_, at) => ({ name: `field${at}`, type: 'S' }));
  const index = (at: number) => ({
    name: `other${at}`,
    kind: 'global',
    partitionKey: [{ name: `field${at}`, type: 'S' }],
    sortKey: [],
    projection: { type: 'ALL' },
  });
  const filled = Object.fromEntries(more.map(({ name }) => [name, { S: name.repeat(4) }]));
  return read({
    ...supportTicket,
    table: { ...supportTicket.table, indexes: [...supportTicket.table.indexes, ...[0, 1, 2, 3].map(index)] },
    entity: { ...supportTicket.entity, attributes: [...supportTicket.entity.attributes, ...more] },
    constraints: more
      .slice(0, 10)
      .map(({ name }) => ({ kind: 'unique', name: name.toUpperCase(), attributes: [name] })),
    scenarios: supportTicket.scenarios.map((scenario) => ({
      ...scenario,
      ...(scenario.before && { before: { ...scenario.before, ...filled } }),
      after: { ...scenario.after, ...filled },
    })),
  });
}

async function measure(title: string, design: Design): Promise<void> {
  const prepared = prepareComparison(design, LIST);
  if (!prepared) throw new Error('the ticket can be compared');
  const bench = new Bench({ time: Number(process.env.BENCH_MS ?? 1000), warmupTime: 300 });
  let step = 0;
  const slide = (most: number) => () => {
    step = (step + 1) % 400;
    prepared.at({ itemBytes: Math.round((most * (step + 1)) / 400), reads: step * 1000, otherIndexes: step % 5 });
  };
  bench.add('a step up to 16 KB', slide(16 * 1024));
  bench.add('a step up to 400 KB', slide(400_000));
  bench.add('a change of the design', () => {
    prepareComparison({ ...design }, LIST)?.at();
  });
  await bench.run();
  for (const { name, result } of bench.tasks) {
    if (result.state !== 'completed') throw new Error(`${title}: ${name} did not finish`);
    const { p50, p99 } = result.latency;
    console.log(`${title}, ${name}: median ${p50.toFixed(3)} ms, 99 % under ${p99.toFixed(3)} ms`);
    if (name.startsWith('a step') && p50 > FRAME) throw new Error(`${title}: ${name} takes more than a frame`);
  }
}

await measure('ticket', read(supportTicket));
await measure('forty attributes, ten constraints, five indexes', large());
