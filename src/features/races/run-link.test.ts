import { describe, expect, it } from 'vitest';
import { readRun, writeRun } from './run-link.ts';
import { presetSetup, type Setup } from './setup.ts';

const own: Setup = {
  preset: null,
  doing: [{ scenario: 'Sign up' }, { removes: 'TEAM' }, { expires: 'lock' }],
  way: 'plan',
  off: ['unchanged:email'],
  hasToken: true,
  repeats: true,
  lag: false,
  start: 1,
};

describe('a run in a link', () => {
  it.each([
    [presetSetup('two-sign-ups'), ['A', 'B', 'A', 'B'], 4],
    [presetSetup('two-sign-ups'), ['A', 'B', 'A', 'B'], 2],
    [own, ['A', 'B'], 0],
    [{ ...own, way: 'check-then-write', lag: true } as const, [], 0],
  ])('comes back as it was', (setup, order, at) => {
    expect(readRun(writeRun({ setup, order, at }))).toStrictEqual({ setup, order, at });
  });

  it('of before links told the step and the start is shown from its end', () => {
    const { at: _, start: __, ...older } = JSON.parse(writeRun({ setup: own, order: ['A', 'B'], at: 1 }));
    expect(readRun(JSON.stringify(older))).toStrictEqual({ setup: { ...own, start: 0 }, order: ['A', 'B'], at: 2 });
  });

  const plain = JSON.parse(writeRun({ setup: presetSetup('retry'), order: ['A'], at: 1 }));
  it.each([
    ['no JSON', 'x'],
    ['no object', '[]'],
    ['an unknown preset and no scenarios', JSON.stringify({ ...plain, preset: 'none' })],
    ['another way', JSON.stringify({ ...plain, way: 'hope' })],
    ['switches that are no texts', JSON.stringify({ ...plain, off: [1] })],
    ['an order of others', JSON.stringify({ ...plain, order: 'AX' })],
    ['an order without an end', JSON.stringify({ ...plain, order: 'A'.repeat(61) })],
    ['a step beyond its end', JSON.stringify({ ...plain, at: 2 })],
    ['a step that is none', JSON.stringify({ ...plain, at: 0.5 })],
    ['a start that is none', JSON.stringify({ ...plain, start: -1 })],
    ['clients that do nothing', JSON.stringify({ ...plain, preset: undefined, doing: [{}, {}] })],
    ['too many clients', JSON.stringify({ ...plain, doing: Array(4).fill({ scenario: 'x' }) })],
  ])('is refused with %s', (_, text) => {
    expect(readRun(text)).toBeUndefined();
  });
});
