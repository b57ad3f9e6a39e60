/** What the sentence about a guard is filled with. */
import type { Action, Guard, Protected } from '#core';
import type { GuardFacts } from './en/guards.ts';

export function guardFacts(action: Action, guard: Guard, entity: string): GuardFacts {
  const names = (kind: Protected['kind']): readonly string[] => [
    ...new Set(guard.protects.filter((one) => one.kind === kind).map((one) => one.name)),
  ];
  const constraint = action.constraints[0];
  return {
    entity,
    purpose: action.purpose,
    ...(guard.attribute === undefined ? {} : { attribute: guard.attribute }),
    ...(constraint === undefined ? {} : { constraint }),
    locks: names('lock'),
    indexes: names('index'),
    references: names('reference'),
  };
}
