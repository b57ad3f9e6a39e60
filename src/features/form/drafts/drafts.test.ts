import { describe, expect, it } from 'vitest';
import { checkName, freeName, isOther } from './check-name.ts';
import { openDraft } from './open-draft.ts';
import { readNumber } from './read-number.ts';

describe('a name as it is typed', () => {
  const isTaken = (name: string) => name === 'email';
  it.each([
    ['username', null],
    ['', 'empty'],
    ['email', 'taken'],
    ['email2', null],
    ['__proto__', 'forbidden'],
    ['constructor', null],
    ['a|b', 'braces'],
  ] as const)('%j → %j', (name, problem) => {
    expect(checkName(name, { isTaken, inTemplates: true })).toBe(problem);
  });

  it('may hold braces where no template inserts it', () => {
    expect(checkName('a{b}', { isTaken })).toBeNull();
  });

  it('gets a number when others have it', () => {
    expect(freeName('rev', ['rev', 'rev2'])).toBe('rev3');
    expect(freeName('Items', ['Items'], ' ')).toBe('Items 2');
  });

  it('is somebody else’s only at another place', () => {
    const list = [{ name: 'A' }, { name: 'B' }];
    expect([isOther(list, 0, 'A'), isOther(list, 1, 'A'), isOther(undefined, 0, 'A')]).toEqual([false, true, false]);
  });
});

describe('a number as it is typed', () => {
  it.each([
    ['', { ok: true, value: undefined }],
    [' 12 ', { ok: true, value: 12 }],
    ['100,000', { ok: true, value: 100_000 }],
    ['1 000 000', { ok: true, value: 1_000_000 }],
    ['0.5', { ok: true, value: 0.5 }],
    ['.5', { ok: true, value: 0.5 }],
    ['1e3', { ok: true, value: 1000 }],
    ['1e', { ok: false, problem: 'not-a-number' }],
    ['12x', { ok: false, problem: 'not-a-number' }],
    ['Infinity', { ok: false, problem: 'not-a-number' }],
    ['-1', { ok: false, problem: 'too-small' }],
  ])('%j', (text, read) => {
    expect(readNumber(text, {})).toEqual(read);
  });

  it('may have to be whole, and large enough', () => {
    expect(readNumber('1.5', { isWhole: true })).toEqual({ ok: false, problem: 'not-whole' });
    expect(readNumber('0', { isWhole: true, least: 1 })).toEqual({ ok: false, problem: 'too-small' });
  });
});

describe('a draft', () => {
  it('counts while the value under it is the one it was typed over', () => {
    const sealed = { base: 'email', text: 'ema"il', path: ['entity', 'name'], over: null };
    expect(openDraft(sealed, 'email')).toBe('ema"il');
    expect(openDraft(sealed, 'phone')).toBeNull();
    expect(openDraft(undefined, 'email')).toBeNull();
  });
});
