import { describe, expect, it } from 'vitest';
import type { Proof } from '#core';
import { doingText, proofLine } from './describe-run.ts';

describe('how a proof ended', () => {
  const broken = { kind: 'broken', start: 0, violations: [{ code: 'ghost', params: {} }] } as const;
  const seen = { situations: 9, starts: 1 };
  it.each<[Proof, string]>([
    [{ ...seen, kind: 'holds', interleavings: 1 }, '1 interleaving, it holds'],
    [{ ...seen, kind: 'holds', interleavings: 1234 }, '1,234 interleavings, all hold'],
    [{ ...seen, kind: 'holds', interleavings: 6, starts: 2 }, '6 interleavings from 2 starts, all hold'],
    [{ ...seen, kind: 'holds', interleavings: 2 ** 53 - 1 }, '9,007,199,254,740,991 interleavings, all hold'],
    [{ ...seen, kind: 'holds', interleavings: 1.53e28 }, 'about 1.5 × 10²⁸ interleavings, all hold'],
    [{ ...seen, kind: 'holds', interleavings: 9.96e109 }, 'about 1.0 × 10¹¹⁰ interleavings, all hold'],
    [{ ...seen, ...broken, order: ['A'] }, 'a deleted record is back, after 1 step'],
    [{ ...seen, kind: 'empty', reason: 'no-tables' }, 'DynamoDB would not make these tables'],
    [{ ...seen, kind: 'empty', reason: 'nothing-there' }, 'nobody can take a step'],
    [{ ...seen, kind: 'bounded' }, 'too many interleavings to look at here'],
  ])('is said of %j', (proof, text) => {
    expect(proofLine(proof)).toBe(text);
  });
});

describe('what a client does', () => {
  it.each([
    [{ scenario: 'Sign up' }, 'Sign up'],
    [{ scenario: '' }, 'unnamed'],
    [{ removes: 'TEAM' }, 'somebody removes what TEAM points at'],
    [{ expires: 'lock' } as const, 'time to live removes expired locks'],
  ])('is said of %j', (doing, text) => {
    expect(doingText(doing)).toBe(text);
  });
});
