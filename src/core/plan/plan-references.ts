/** References as ConditionChecks, equal ones merged (P6, P8). */
import type { PreparedDesign, PreparedReference, RequiredItem } from '#core/image';
import { equalItems } from '#core/value';
import type { Action } from './plan.ts';
import type { Transition } from './transition.ts';

type Check = Extract<Action, { kind: 'ConditionCheck' }>;

/** Plans the checks of a transition, in document order; a merged check stands where its first constraint stands. */
export function planReferences({ references }: PreparedDesign, transition: Transition): Check[] {
  const checks: Check[] = [];
  for (const reference of references) {
    const required = requiredBy(reference, transition);
    if (!required) continue;
    const at = checks.findIndex(({ table, key }) => table === required.table && equalItems(key, required.key));
    const known = checks[at];
    if (known) checks[at] = merge(known, reference);
    else checks.push(check(reference, required));
  }
  return checks;
}

/** The item that has to exist: on update only when the resolved key is a new one. */
function requiredBy({ constraint }: PreparedReference, transition: Transition): RequiredItem | undefined {
  const { kind, before, after } = transition;
  if (!constraint.on.includes(kind)) return undefined;
  const find = (side: typeof before): RequiredItem | undefined =>
    side?.image.references.find((required) => required.constraint === constraint.name);
  const old = find(before);
  const wanted = kind === 'delete' ? old : find(after);
  if (kind === 'update' && wanted && old && equalItems(wanted.key, old.key)) return undefined;
  return wanted;
}

function check(reference: PreparedReference, { table, key }: RequiredItem): Check {
  const { name } = reference.constraint;
  return {
    kind: 'ConditionCheck',
    role: 'reference',
    purpose: 'check',
    table,
    key,
    constraints: [name],
    guards: [
      {
        condition: { is: 'exists', attribute: reference.keys[0]?.name ?? '' },
        reason: 'referenced',
        protects: [{ kind: 'reference', name }],
      },
    ],
    failures: [missing(reference)],
  };
}

function merge(known: Check, reference: PreparedReference): Check {
  const { name } = reference.constraint;
  const [guard, ...more] = known.guards;
  const guards = guard
    ? [{ ...guard, protects: [...guard.protects, { kind: 'reference' as const, name }] }, ...more]
    : [];
  return {
    ...known,
    constraints: [...known.constraints, name],
    guards,
    failures: [...known.failures, missing(reference)],
  };
}

const missing = ({ constraint, sources }: PreparedReference): Check['failures'][number] => ({
  cause: 'missing',
  constraint: constraint.name,
  fields: sources,
  retry: false,
});
