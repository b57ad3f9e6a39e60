/** What the sentence about a guard is filled with. */
import type { Action, Guard, Protected } from '#core';
import type { GuardFacts } from './en/guards.ts';

export function guardFacts(action: Action, guard: Guard, entity: string): GuardFacts {
  const names = (is: (one: Protected) => boolean): readonly string[] => [
    ...new Set(guard.protects.filter(is).map(({ name }) => name)),
  ];
  const constraint = action.constraints[0];
  return {
    entity,
    purpose: action.purpose,
    ...(guard.attribute === undefined ? {} : { attribute: guard.attribute }),
    isRewritten: guard.isRewritten === true,
    ...(constraint === undefined ? {} : { constraint }),
    locks: {
      part: names(({ as }) => as === 'part'),
      when: names(({ as }) => as === 'when'),
      expiry: names(({ as, isHeld }) => as === 'expiry' && isHeld === true),
    },
    indexes: names(({ kind }) => kind === 'index'),
    references: names(({ kind }) => kind === 'reference'),
  };
}
