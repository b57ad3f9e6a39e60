/**
 * What the guards are for, over random designs: three clients run random scenarios of one design at once, time to live
 * removes what has expired, and with all guards on every promise holds in every interleaving.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#core/compile';
import type { Design, Scenario, State } from '#core/design';
import { type Client, playRace, prove, type Race } from '#core/race';
import { type History, historyArbitrary, type Step } from '../../../tests/arbitrary/history.ts';
import { randomRuns } from '../../../tests/fast-check-options.ts';

/** The first step's record is there; the others are what three clients want, all from what they see at the start. */
function raceOf({ design: sketch, names, steps }: History): Race | undefined {
  const [first, ...rest] = steps;
  if (first?.kind !== 'create' || !sketch.constraints?.some(({ kind }) => kind === 'unique')) return undefined;
  const before: State = {
    ...first.state,
    ...(sketch.entity.version !== undefined && { [names.version]: { N: '1' } }),
    // Half of the records that can expire have a time: over by one of the two hours the steps speak of.
    ...(sketch.table.timeToLive !== undefined && rest.length % 2 === 0 && { [names.expiresAt]: { N: '4102444800' } }),
  };
  const now = sketch.table.timeToLive === undefined ? {} : { now: rest[0]?.now ?? first.now };
  const scenarios = rest.map(
    (step, at): Scenario => ({ ...scenarioOf(step, before, names.version), name: `${at}`, ...now }),
  );
  const offered = scenarios.filter(({ name }) => compile({ ...sketch, scenarios }, name).request !== null).slice(0, 3);
  if (offered.length < 2) return undefined;
  const design: Design = { ...sketch, scenarios: offered };
  // Time to live goes about its work meanwhile, where the design has one.
  const expiring: readonly Client[] = [
    { id: 'lock', expires: 'lock' },
    { id: 'record', expires: 'record' },
  ];
  const running = offered.map(({ name }): Client => ({ id: name, scenario: name }));
  const clients = sketch.table.timeToLive === undefined ? running : [...running, ...expiring];
  return { design, clients, way: 'plan', off: new Set(), start: [before] };
}

function scenarioOf(step: Step, before: State, version: string): Scenario {
  if (step.kind === 'create') return { name: '', kind: 'create', after: step.state };
  if (step.kind === 'delete') return { name: '', kind: 'delete', before };
  const after = Object.entries({ ...before, ...step.patch }).flatMap(([name, value]) =>
    value === null || name === version ? [] : [[name, value] as const],
  );
  return { name: '', kind: 'update', before, after: Object.fromEntries(after) } as Scenario;
}

/** More than three clients with a read and a write each, and time to live, ever need. */
const MOST = 5000;

describe('random races', () => {
  it('hold in every interleaving with all guards on, and not without those on values read before', () => {
    const seen = { races: 0, interleavings: 0, brokenWithout: 0, withExpired: 0 };
    fc.assert(
      fc.property(historyArbitrary, (history) => {
        const race = raceOf(history);
        if (!race) return;
        const proof = prove(race, MOST);
        expect(proof).toMatchObject({ kind: 'holds' });
        seen.races += 1;
        if (proof.kind === 'holds') seen.interleavings += proof.interleavings;
        const { steps } = playRace(race, ['lock', 'record']);
        if (steps.some(({ givesUp }) => givesUp !== 'not-expired')) seen.withExpired += 1;
        if (prove({ ...race, way: 'unguarded' }, MOST).kind === 'broken') seen.brokenWithout += 1;
      }),
      randomRuns(300),
    );
    expect(seen.races).toBeGreaterThan(150);
    expect(seen.interleavings).toBeGreaterThan(3000);
    expect(seen.withExpired).toBeGreaterThan(10);
    expect(seen.brokenWithout).toBeGreaterThan(50);
  });
});
