import { describe, expect, test } from 'vitest';
import { EXAMPLES, emptyDesign } from '#core';
import { openingDesign, readRecent } from './opening-design.ts';

const mine = emptyDesign();
const theirs = EXAMPLES[1]!.design;
const text = JSON.stringify(theirs);

describe('openingDesign', () => {
  test('opens what was open last, or an example on the first visit', () => {
    expect(openingDesign({ kind: 'none' }, mine)).toEqual({ design: mine, replaced: null, notice: null });
    expect(openingDesign({ kind: 'none' }, undefined).design).toEqual(EXAMPLES[0]!.design);
  });

  test('opens a link and keeps what was open', () => {
    expect(openingDesign({ kind: 'text', text }, mine)).toEqual({
      design: theirs,
      replaced: mine,
      notice: { kind: 'opened-link', name: theirs.name },
    });
  });

  test('says nothing when the link is the design that was open', () => {
    expect(openingDesign({ kind: 'text', text }, theirs)).toEqual({ design: theirs, replaced: null, notice: null });
  });

  test.each([
    ['cut off', { kind: 'broken' } as const, 'broken-link'],
    ['of a later version', { kind: 'newer' } as const, 'newer-link'],
    ['no design', { kind: 'text', text: '{"version":1}' } as const, 'invalid-link'],
    ['no JSON', { kind: 'text', text: '{' } as const, 'invalid-link'],
  ])('keeps the own design when the link is %s', (_, link, kind) => {
    const opening = openingDesign(link, mine);
    expect([opening.design, opening.replaced, opening.notice?.kind]).toEqual([mine, null, kind]);
  });

  test('says so when what was stored cannot be read', () => {
    expect(openingDesign({ kind: 'none' }, { version: 99 }).notice).toEqual({ kind: 'stored-unreadable' });
  });
});

test('readRecent drops what is no recent design', () => {
  const good = { id: 'a', name: 'Mine', savedAt: 1, design: mine };
  expect(readRecent([good, null, 3, { ...good, id: 1 }, { ...good, design: {} }])).toEqual([good]);
  expect(readRecent('nonsense')).toEqual([]);
});
