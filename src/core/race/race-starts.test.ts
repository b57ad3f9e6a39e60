import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#core/compile';
import { type Design, EXAMPLES, type Scenario, type State } from '#core/design';
import { type Client, playRace, prove, type Race, startingAt, startsOf, WAYS } from '#core/race';
import { historyArbitrary } from '../../../tests/arbitrary/history.ts';
import { randomRuns } from '../../../tests/fast-check-options.ts';
import { creating, deleting, S, smallDesign, text, unique, updating } from '../../../tests/small-design.ts';

const record = (id: string, email: string): State => ({ id: S(id), email: S(email) });

function raceOf(scenarios: readonly Scenario[], more: Partial<Race> = {}): Race {
  const named = scenarios.map((scenario, at) => ({ ...scenario, name: `${at}` }));
  const design = smallDesign({
    attributes: [text('email')],
    constraints: [unique('EMAIL', ['email'])],
    scenarios: named,
  });
  const clients = named.map(({ name }, at): Client => ({ id: 'ABC'[at] ?? '?', scenario: name }));
  return { design, clients, way: 'plan', off: new Set(), ...more };
}

describe('the plausible starts', () => {
  const one = record('1', 'a');
  const other = record('2', 'a');
  const changed = record('1', 'b');
  it.each<[string, readonly Scenario[], readonly (readonly State[])[]]>([
    ['of creations alone are one: nothing', [creating(one), creating(other)], [[]]],
    ['have what is changed and removed', [updating(one, changed), deleting(one)], [[one]]],
    ['are with and without what one makes and another changes', [creating(one), updating(one, changed)], [[], [one]]],
    ['are with and without what one makes and another removes', [creating(one), deleting(one)], [[one], []]],
    ['of three clients too', [creating(one), updating(one, changed), deleting(one)], [[one], []]],
    ['know what another makes under another key', [creating(record('3', 'a')), deleting(one)], [[one]]],
    ['have one of two that exclude each other', [updating(one, changed), deleting(other)], [[one], [other]]],
    [
      'have one record in each of the states spoken of',
      [updating(one, changed), deleting(changed)],
      [[one], [changed]],
    ],
  ])('%s', (_, scenarios, starts) => {
    expect(startsOf(raceOf(scenarios))).toStrictEqual(starts);
  });

  it('are the one that is stated', () => {
    expect(startsOf(raceOf([creating(one), deleting(one)], { start: [other] }))).toStrictEqual([[other]]);
  });

  it('are with and without what is moved to where another needs it', () => {
    const at = (status: string): State => ({ id: S('1'), status: S(status) });
    const design = smallDesign({
      attributes: [text('status')],
      keys: { SK: 'AT#{status}' },
      scenarios: [
        { ...updating(at('open'), at('pending')), name: '0' },
        { ...updating(at('pending'), at('closed')), name: '1' },
      ],
    });
    const race: Race = { ...raceOf([]), design, clients: ['A', 'B'].map((id, n) => ({ id, scenario: `${n}` })) };
    expect(startsOf(race)).toStrictEqual([[at('open')], [at('open'), at('pending')]]);
  });
});

describe('a sign-up whose answer is lost, against a delete', () => {
  const { design } = EXAMPLES.find(({ design: { name } }) => name === 'Account sign-up') ?? {};
  const own = (...names: readonly string[]): Race => ({
    design: design ?? smallDesign(),
    way: 'plan',
    off: new Set(),
    clients: names.map((scenario, at) => ({ id: 'ABC'[at] ?? '?', scenario, ...(at === 0 && { repeats: true }) })),
  });

  it.each([
    [['Sign up', 'Delete account'], 2],
    [['Sign up', 'Change email', 'Delete account'], 2],
    [['Sign up', 'Sign up', 'Delete account'], 2],
  ])('is found broken, of %j', (names, starts) => {
    const race = own(...names);
    const proof = prove(race);
    expect(proof).toMatchObject({ kind: 'broken', starts, start: 1 });
    if (proof.kind !== 'broken') return;
    expect(proof.violations.map(({ code }) => code)).toStrictEqual(['applied-twice']);
    expect(proof.order).toHaveLength(4);
    const { start, steps } = playRace(startingAt(race, proof.start), proof.order);
    expect(start.flatMap(({ items }) => items)).toStrictEqual([]);
    expect(steps.at(-1)?.violations).toStrictEqual(proof.violations);
  });

  it('holds under a token, from both starts', () => {
    const race = own('Sign up', 'Delete account');
    const [first, ...others] = race.clients;
    const proof = prove({ ...race, clients: [{ ...first, token: 'once' } as Client, ...others] });
    expect(proof).toMatchObject({ kind: 'holds', starts: 2, interleavings: 10 });
  });

  it('begins a run with the first start, and with the first where there is no such start', () => {
    const race = own('Sign up', 'Delete account');
    expect(startingAt(race, 0).start).toHaveLength(1);
    expect(startingAt(race, 1).start).toStrictEqual([]);
    expect(startingAt(race, 7)).toStrictEqual(startingAt(race, 0));
    expect(playRace(race, []).start).toStrictEqual(playRace(startingAt(race, 0), []).start);
  });
});

const MOST = 4000;

describe('random own races', () => {
  it('are at least as severe as with the record and as without it, and show the shortest run of both', () => {
    const seen = { races: 0, brokenByOne: 0, both: 0 };
    fc.assert(
      fc.property(
        historyArbitrary,
        fc.constantFrom(...WAYS),
        fc.boolean(),
        ({ design: sketch, steps }, way, repeats) => {
          const [first] = steps;
          if (first?.kind !== 'create') return;
          const patch = steps.find((step) => step.kind === 'update')?.patch ?? {};
          const after = Object.fromEntries(
            Object.entries({ ...first.state, ...patch }).flatMap(([name, value]) =>
              value === null ? [] : [[name, value]],
            ),
          );
          const now = sketch.table.timeToLive === undefined ? {} : { now: first.now };
          const scenarios: Scenario[] = [
            { name: 'A', kind: 'create', after: first.state, ...now },
            { name: 'B', kind: 'delete', before: first.state, ...now },
            { name: 'C', kind: 'update', before: first.state, after, ...now },
          ];
          const design: Design = { ...sketch, scenarios };
          const clients = scenarios
            .filter(({ name }) => compile(design, name).request !== null)
            .map(({ name }): Client => ({ id: name, scenario: name, ...(name === 'A' && { repeats }) }));
          if (clients.length < 2 || clients[0]?.id !== 'A') return;
          const race: Race = { design, clients, way, off: new Set() };
          const alone = [[], [first.state]].map((start) => prove({ ...race, start }, MOST));
          const whole = prove(race, 2 * MOST);
          seen.races += 1;
          if (way === 'plan' && !repeats) expect(whole.kind).not.toBe('broken');
          const broken = alone.flatMap((proof) => (proof.kind === 'broken' ? [proof.order.length] : []));
          if (broken.length === 1) seen.brokenByOne += 1;
          if (broken.length > 0) {
            expect(whole.kind === 'broken' && whole.order.length).toBe(Math.min(...broken));
            if (whole.kind !== 'broken') return;
            const { steps: played } = playRace(startingAt(race, whole.start), whole.order);
            expect(played.at(-1)?.violations).toStrictEqual(whole.violations);
            return;
          }
          if (alone.some(({ kind }) => kind === 'bounded')) return;
          const sum = alone.reduce((all, proof) => all + (proof.kind === 'holds' ? proof.interleavings : 0), 0);
          if (alone.every(({ kind }) => kind === 'holds'))
            expect(whole).toMatchObject({ kind: 'holds', interleavings: sum });
          seen.both += 1;
        },
      ),
      randomRuns(200),
    );
    expect(seen.races).toBeGreaterThan(50);
    expect(seen.brokenByOne).toBeGreaterThan(10);
    expect(seen.both).toBeGreaterThan(10);
  });
});
