/**
 * How fast interleavings are checked. Orders that lead to the same situation are looked at once, so interleavings
 * grow much faster than the work they take: both are reported.
 */
import { Bench } from 'tinybench';
import { PRESETS, type Proof, presetRace, prove, type Race } from '#core';

function presetOf(id: string): Race {
  const preset = PRESETS.find((each) => each.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return presetRace(preset);
}

/** The clients of a race and others that do the same. */
const crowd = (race: Race, times: number): Race => ({
  ...race,
  clients: Array.from({ length: times }, (_, at) =>
    race.clients.map((client) => ({ ...client, id: `${client.id}${at}` })),
  ).flat(),
});

const RACES: Readonly<Record<string, Race>> = {
  'two sign-ups': presetOf('two-sign-ups'),
  'two email changes': presetOf('two-email-changes'),
  'three clients, one account': presetOf('created-again'),
  'four email changes': crowd(presetOf('two-email-changes'), 2),
  'six clients, one account': crowd(presetOf('created-again'), 2),
};

function held(title: string, proof: Proof): Extract<Proof, { kind: 'holds' }> {
  if (proof.kind !== 'holds') throw new Error(`${title}: a proof that holds is measured`);
  return proof;
}

const bench = new Bench({ time: Number(process.env.BENCH_MS ?? 1000), warmupTime: 200 });
for (const [title, race] of Object.entries(RACES)) bench.add(title, () => void prove(race));
await bench.run();

console.table(
  bench.tasks.map(({ name, result }) => {
    const race = RACES[name];
    if (!race || result.state !== 'completed') throw new Error(`${name}: not measured`);
    const { interleavings, situations } = held(name, prove(race));
    const seconds = result.latency.p50 / 1000;
    return {
      race: name,
      interleavings,
      situations,
      'ms (median)': Number((seconds * 1000).toPrecision(3)),
      'interleavings/s': Math.round(interleavings / seconds),
      'situations/s': Math.round(situations / seconds),
    };
  }),
);
