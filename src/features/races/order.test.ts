import { describe, expect, it } from 'vitest';
import { PRESETS, playRace, presetRace, type Race } from '#core';
import { takenOf, tellingRun } from './order.ts';

function race(id: string): Race {
  const preset = PRESETS.find((each) => each.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return presetRace(preset);
}

describe('the steps of an order that are taken', () => {
  const one = race('two-sign-ups');
  it.each([
    ['AB', 2, 'AB', 2],
    ['AABB', 4, 'AB', 2],
    ['AABB', 2, 'AB', 1],
    ['CCAAB', 3, 'AB', 1],
    ['CCCC', 4, '', 0],
    ['', 3, '', 0],
  ])('of %j at %i are %j at %i', (order, at, taken, place) => {
    const ids = [...order];
    expect(takenOf(playRace(one, ids), ids, at)).toStrictEqual({ order: [...taken], at: place });
  });
});

describe('the run that shows most', () => {
  it('is a counterexample from the start that has one, else everybody in turn', () => {
    const { start: _, ...own } = race('retry');
    expect(tellingRun(own)).toMatchObject({ start: 1, order: ['A', 'B', 'B', 'A'] });
    expect(tellingRun(race('two-sign-ups'))).toStrictEqual({ start: 0, order: ['A', 'B'] });
  });
});
