import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

const limits = { least: 0, limit: 409_600, grain: 1 };

describe('readNumber', () => {
  it.each([
    ['1024', 1024],
    [' 12,800 ', 12_800],
    ['1.6', 2],
    ['4e5', 400_000],
  ])('takes %j', (text, value) => {
    expect(readNumber(text, limits)).toEqual({ ok: true, value });
  });

  it.each([
    ['abc', 'not-a-number'],
    ['', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['12,34', 'not-a-number'],
    ['5%', 'not-a-number'],
    ['-5', 'too-small'],
    ['1,000,000', 'too-large'],
  ])('refuses %j: %s', (text, problem) => {
    expect(readNumber(text, limits)).toEqual({ ok: false, problem });
  });

  it('takes shares as so many of a hundred', () => {
    const share = { least: 0, limit: 1, grain: 0.01, isShare: true };
    expect(readNumber('67%', share)).toEqual({ ok: true, value: 0.67 });
    expect(readNumber('25', share)).toEqual({ ok: true, value: 0.25 });
    expect(readNumber('101', share)).toEqual({ ok: false, problem: 'too-large' });
  });
});
