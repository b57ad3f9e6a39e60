/** The scenario's own expectations as guards on the record. */
import type { Predicate } from '#core/design';
import type { PreparedDesign } from '#core/image';
import { assertNever } from '#core/shared';
import type { Condition, Guard, Report } from './plan.ts';

/** One guard for each expectation that can be put to what is stored, in document order. */
export function expectGuards(prepared: PreparedDesign, expects: readonly Predicate[], report: Report): Guard[] {
  return expects.flatMap((predicate, position): Guard[] => {
    const { attribute } = predicate;
    const stored =
      prepared.stored.some(({ name }) => name === attribute) ||
      prepared.tableKeys.some((key) => key.kind === 'attribute' && key.name === attribute);
    if (!stored) {
      report({ code: 'expects-not-stored', attribute, position });
      return [];
    }
    const condition = conditionOf(predicate);
    return condition ? [{ condition, reason: 'expected', attribute, protects: [] }] : [];
  });
}

function conditionOf(predicate: Predicate): Condition | undefined {
  const { attribute } = predicate;
  switch (predicate.is) {
    case 'present':
      return { is: 'exists', attribute };
    case 'absent':
      return { is: 'absent', attribute };
    case 'equals':
      return { is: 'compare', attribute, operator: '=', value: predicate.value, name: `${attribute}_before` };
    case 'not-equals':
      return { is: 'compare', attribute, operator: '<>', value: predicate.value, name: `${attribute}_before` };
    case 'in': {
      const { values } = predicate;
      if (values.length === 0) return undefined;
      const names = values.map((_, at) =>
        values.length === 1 ? `${attribute}_before` : `${attribute}_${at + 1}_before`,
      );
      return { is: 'in', attribute, values, names };
    }
    default:
      return assertNever(predicate);
  }
}
