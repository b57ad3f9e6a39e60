import { describe, expect, it } from 'vitest';
import type { Attribute } from './design.ts';
import { keepsListOrder, losesOrder } from './list-order.ts';
import { type Placeholder, parseTemplate } from './template.ts';

const listed = (type: 'S' | 'N' | 'B', ...values: string[]): Attribute => ({ name: 'a', type, values });

function shown(formats: string): Placeholder {
  const parsed = parseTemplate(`{a${formats}}`);
  const [placeholder] = parsed.ok ? parsed.value.segments : [];
  if (placeholder === undefined || typeof placeholder === 'string') throw new Error('one placeholder');
  return placeholder;
}

describe('K2 K7: keepsListOrder', () => {
  it.each([
    ['texts in byte order', listed('S', 'closed', 'open', 'pending'), '', true],
    ['texts in another order', listed('S', 'open', 'pending', 'closed'), '', false],
    ['encoded texts', listed('S', 'open', 'closed'), '|encode', false],
    ['ranks', listed('S', 'open', 'pending', 'closed'), '|rank', true],
    ['ranks turned round', listed('S', 'open', 'pending', 'closed'), '|rank|desc:2', true],
    ['padded numbers by size', listed('N', '1', '2.0', '10'), '|pad:2', true],
    ['padded numbers otherwise', listed('N', '3', '1', '2'), '|pad:2', false],
    ['reversed numbers by size', listed('N', '1', '2', '10'), '|desc:2', true],
    ['reversed numbers otherwise', listed('N', '10', '2', '1'), '|desc:2', false],
    ['bare numbers as text', listed('N', '1', '2', '10'), '', false],
    ['digits by their bytes', listed('S', '1', '10', '2'), '', true],
    ['digits by their size', listed('S', '1', '10', '2'), '|pad:2', false],
    ['instants in time', listed('S', '2026-06-27T11:00:00+02:00', '2026-06-27T10:00:00Z'), '|iso:s', true],
    ['instants otherwise', listed('S', '2026-06-27T10:00:00Z', '2026-06-27T11:00:00+02:00'), '|iso:s', false],
    ['a value twice, at its first place', listed('S', 'a', 'b', 'a'), '', true],
    ['values that no key can hold', listed('S', '2', 'x', '3'), '|pad:2', true],
    ['nothing listed', { name: 'a', type: 'S' }, '', true],
    ['a type that no key shows as text', listed('B', 'b', 'a'), '', true],
  ] as [string, Attribute, string, boolean][])('%s: %j as %s is %s', (_, attribute, formats, expected) => {
    expect(keepsListOrder(attribute, shown(formats))).toBe(expected);
  });

  it.each([
    [listed('S', 'open', 'closed'), false],
    [listed('S', 'closed', 'open'), true],
    [listed('N', '1', '2', '10'), true],
    [listed('N', '1', '10', '2'), false],
  ])('of a key that is %j itself: %s', (attribute, expected) => {
    expect(keepsListOrder(attribute)).toBe(expected);
  });
});

describe('K7: losesOrder', () => {
  it.each([
    [{ name: 'a', type: 'N' }, '', true],
    [{ name: 'a', type: 'N' }, '|encode', true],
    [{ name: 'a', type: 'N' }, '|pad:3', false],
    [{ name: 'a', type: 'S' }, '', false],
    [listed('N', '1', '2', '3'), '', false],
    [listed('N', '1', '2', '10'), '', true],
    [listed('S', 'open', 'closed'), '', true],
  ] as [Attribute, string, boolean][])('%j as %s: %s', (attribute, formats, expected) => {
    expect(losesOrder(attribute, shown(formats))).toBe(expected);
  });

  it('has numbers sorted by size in a key that is the number', () => {
    expect(losesOrder({ name: 'a', type: 'N' })).toBe(false);
  });
});
