import { describe, expect, it } from 'vitest';
import { type Design, EXAMPLES, emptyDesign } from '#core';
import { followDoing } from './follow-doing.ts';
import type { Doing } from './setup.ts';

const [sample, other] = EXAMPLES.map(({ design }) => design);
if (!sample || !other) throw new Error('there are two examples');

const renamed = (from: string, to: string): Design => ({
  ...sample,
  scenarios: sample.scenarios.map((each) => (each.name === from ? { ...each, name: to } : each)),
});
const doing: readonly Doing[] = [{ scenario: 'Change email' }, { scenario: 'Sign up' }];

describe('what the clients do', () => {
  it.each<[string, Design, readonly Doing[]]>([
    ['stays where nothing changed', sample, doing],
    [
      'follows a name that is typed over',
      renamed('Change email', 'New address'),
      [{ scenario: 'New address' }, { scenario: 'Sign up' }],
    ],
    ['follows a name that is taken away', renamed('Change email', ''), [{ scenario: '' }, { scenario: 'Sign up' }]],
    ['does not go over to a name that was there', renamed('Change email', 'Delete account'), doing],
    ['does not go over to what is left', { ...sample, scenarios: sample.scenarios.slice(0, 1) }, doing],
    ['does not go over to another design', other, doing],
    ['does not go over to an empty design', emptyDesign(), doing],
  ])('%s', (_, design, expected) => {
    expect(followDoing(doing, sample, design)).toStrictEqual(expected);
  });

  it('follows a reference too', () => {
    const named = (name: string): Design => ({
      ...sample,
      constraints: [{ kind: 'reference', name, key: {}, on: ['create'] }],
    });
    expect(followDoing([{ removes: 'TEAM' }], named('TEAM'), named('CREW'))).toStrictEqual([{ removes: 'CREW' }]);
  });
});
