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
};

describe('a run in a link', () => {
  it.each([
    [presetSetup('two-sign-ups'), ['A', 'B', 'A', 'B']],
    [own, ['A', 'B']],
    [{ ...own, way: 'check-then-write', lag: true } as const, []],
  ])('comes back as it was', (setup, order) => {
    expect(readRun(writeRun({ setup, order }))).toStrictEqual({ setup, order });
  });

  const plain = JSON.parse(writeRun({ setup: presetSetup('retry'), order: ['A'] }));
  it.each([
    ['no JSON', 'x'],
    ['no object', '[]'],
    ['an unknown preset and no scenarios', JSON.stringify({ ...plain, preset: 'none' })],
    ['another way', JSON.stringify({ ...plain, way: 'hope' })],
    ['switches that are no texts', JSON.stringify({ ...plain, off: [1] })],
    ['an order of others', JSON.stringify({ ...plain, order: 'AX' })],
    ['an order without an end', JSON.stringify({ ...plain, order: 'A'.repeat(61) })],
    ['clients that do nothing', JSON.stringify({ ...plain, preset: undefined, doing: [{}, {}] })],
    ['too many clients', JSON.stringify({ ...plain, doing: Array(4).fill({ scenario: 'x' }) })],
  ])('is refused with %s', (_, text) => {
    expect(readRun(text)).toBeUndefined();
  });
});
