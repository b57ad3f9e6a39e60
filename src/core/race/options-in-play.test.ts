import { describe, expect, it } from 'vitest';
import { optionsInPlay, type Race, type Way } from '#core/race';
import { creating, S, smallDesign, text, unique } from '../../../tests/small-design.ts';

describe('what an option changes', () => {
  const constraints = [unique('EMAIL', ['email'])];
  it.each<[string, readonly (typeof constraints)[number][], Way, boolean, ReturnType<typeof optionsInPlay>]>([
    ['a token, of a transaction that is repeated', constraints, 'plan', true, { token: true, lag: false }],
    ['nothing where nobody repeats', constraints, 'plan', false, { token: false, lag: false }],
    ['nothing of one request', [], 'plan', true, { token: false, lag: false }],
    ['a lag, where an index is looked in', constraints, 'check-then-write', true, { token: false, lag: true }],
    ['nothing where there is no such index', [], 'check-then-write', true, { token: false, lag: false }],
  ])('is %s', (_, unique, way, repeats, expected) => {
    const scenario = creating({ id: S('1'), email: S('a') });
    const design = smallDesign({ attributes: [text('email')], constraints: unique, scenarios: [scenario] });
    const clients = ['A', 'B'].map((id) => ({ id, scenario: scenario.name, repeats }));
    const race: Race = { design, clients, way, off: new Set() };
    expect(optionsInPlay(race)).toStrictEqual(expected);
  });
});
