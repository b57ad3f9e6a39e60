/** What time to live does in a race. */
import { describe, expect, it } from 'vitest';
import { PRESETS, playRace, presetRace, prove, type Race } from '#core/race';

function raceWithout(...off: readonly string[]): Race {
  const preset = PRESETS.find(({ id }) => id === 'removed-by-time');
  if (!preset) throw new Error('the preset is there');
  return presetRace(preset, { off: new Set(off) });
}

const withRecord = (race: Race): Race => ({
  ...race,
  clients: [...race.clients.slice(0, 2), { id: 'C', expires: 'record' }],
});

describe('time to live in a race', () => {
  const order = ['A', 'C', 'B', 'A'];

  it('removes an expired lock before its record; a release without its guard takes the next one’s lock', () => {
    const { steps } = playRace(raceWithout('ownedOrGone:SEAT'), order);
    expect(steps.map(({ kind }) => kind)).toStrictEqual(['read', 'expire', 'write', 'write']);
    expect(steps[1]?.tables[0]?.items.map(({ role }) => role)).toStrictEqual(['record']);
    expect(steps[1]?.request).toBeUndefined();
    expect(steps.at(-1)?.violations.map(({ code }) => code)).toStrictEqual(['lock-missing']);
  });

  it('with its guard the release is refused', () => {
    const { steps } = playRace(raceWithout(), order);
    expect(steps.at(-1)?.fired.map(({ guard }) => guard.reason)).toStrictEqual(['ownedOrGone']);
    expect(steps.at(-1)?.violations).toStrictEqual([]);
  });

  it('a release passes whose lock is gone', () => {
    const { steps } = playRace(raceWithout(), ['A', 'C', 'A']);
    expect(steps.map(({ result }) => result.ok)).toStrictEqual([true, true, true]);
    expect(steps.at(-1)?.tables[0]?.items).toStrictEqual([]);
  });

  it('removes an expired record before its lock: no record is lost, and no lock is left over', () => {
    const race = withRecord(raceWithout());
    const { steps } = playRace(race, ['C', 'A', 'B']);
    expect(steps.map(({ givesUp, result, violations }) => [givesUp, result.ok, violations])).toStrictEqual([
      [undefined, true, []],
      ['no-record', true, []],
      [undefined, false, []],
    ]);
    expect(prove(race).kind).toBe('holds');
  });

  it('finds nothing before its time, and nothing in a race without an hour', () => {
    const early: Race = { ...raceWithout(), now: 1_779_999_000 };
    const timeless: Race = { ...raceWithout(), clients: [{ id: 'C', expires: 'lock' }], start: [] };
    for (const race of [early, timeless]) {
      expect(playRace(race, ['C']).steps.map(({ givesUp }) => givesUp)).toStrictEqual(['not-expired']);
    }
  });
});
