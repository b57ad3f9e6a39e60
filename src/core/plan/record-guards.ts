/**
 * The guards on the record (P3): it exists, it meets what the scenario expects, every value the plan relies on is still
 * the one read, and so is the version. Values are guarded as stored, not as normalised.
 */
import type { PreparedDesign } from '#core/image';
import { own } from '#core/shared';
import { equalValues } from '#core/value';
import { expectGuards } from './expect-guards.ts';
import { guardValue, type Relied } from './guard-value.ts';
import type { Condition, Guard, PlanProblem, Protected, Report } from './plan.ts';
import { protectedBy } from './protected-by.ts';
import { isChanged, type Transition } from './transition.ts';

/** Guards for the record's Update, Delete, or Delete of a move, in their fixed order. */
export function recordGuards(
  prepared: PreparedDesign,
  transition: Transition,
  operation: 'update' | 'delete' | 'move',
  report: Report,
): Guard[] {
  const guards: Guard[] = [];
  for (const guard of expectGuards(prepared, transition.expects, report)) addOnce(guards, guard);
  const relied = reliedOn(prepared, transition, operation);
  for (const attribute of prepared.attributes.values()) {
    const protects = relied.get(attribute.name);
    if (!protects) continue;
    const guard = guardValue(prepared, transition, attribute, relied);
    if (guard === 'unguardable') report(unguardable(attribute.name, protects));
    else if (guard) addOnce(guards, guard);
  }
  // A delete does not depend on what else the record holds, so only the other two guard its version.
  if (prepared.version !== undefined && operation !== 'delete') {
    guards.push(versionGuard(prepared.version, transition));
  }
  return withExistence(prepared, guards);
}

/** By name alone: what the attribute is to them makes no difference to that. */
const unguardable = (attribute: string, protects: readonly Protected[]): PlanProblem => ({
  code: 'unguardable',
  attribute,
  protects: protects.map(({ kind, name }) => ({ kind, name })),
});

/** Puts existence first, where no other guard implies it. */
export function withExistence({ design }: PreparedDesign, guards: readonly Guard[]): Guard[] {
  if (guards.some(({ condition }) => impliesExistence(condition))) return [...guards];
  const { name } = design.table.partitionKey;
  return [{ condition: { is: 'exists', attribute: name }, reason: 'exists', protects: RECORD }, ...guards];
}

const RECORD: readonly Protected[] = [];

/** On a delete what locks and checks rest on, on a move everything, else what rests on something that changes. */
function reliedOn(prepared: PreparedDesign, transition: Transition, operation: 'update' | 'delete' | 'move'): Relied {
  const { after } = transition;
  const relied = new Map<string, Protected[]>();
  const kind = operation === 'delete' ? 'delete' : 'update';
  for (const thing of prepared.derived) {
    if (!thing.on.has(kind)) continue;
    if (operation === 'update' && !thing.sources.some((name) => isChanged(transition, name))) continue;
    for (const source of thing.sources) {
      const protects = relied.get(source);
      const protectedThing = protectedBy(prepared, after, thing, source);
      if (protects) protects.push(protectedThing);
      else relied.set(source, [protectedThing]);
    }
  }
  return relied;
}

/** An expectation that says the same as a guard stands for both. */
function addOnce(guards: Guard[], guard: Guard): void {
  const at = guards.findIndex(({ condition }) => sameCondition(condition, guard.condition));
  const known = guards[at];
  if (known) guards[at] = { ...known, protects: [...known.protects, ...guard.protects] };
  else guards.push(guard);
}

function sameCondition(a: Condition, b: Condition): boolean {
  if (a.is === 'compare' && b.is === 'compare') {
    return a.attribute === b.attribute && a.operator === b.operator && equalValues(a.value, b.value);
  }
  return (a.is === 'exists' || a.is === 'absent') && a.is === b.is && a.attribute === b.attribute;
}

function versionGuard(version: string, { before }: Transition): Guard {
  const read = own(before?.state, version);
  const condition: Condition =
    read === undefined
      ? { is: 'absent', attribute: version }
      : { is: 'compare', attribute: version, operator: '=', value: read, name: `${version}_before` };
  return { condition, reason: 'version', protects: RECORD };
}

/** Whether a condition can only hold for an item that exists. `<>` holds for an absent attribute, and so for no item. */
function impliesExistence(condition: Condition): boolean {
  return (
    condition.is === 'exists' || condition.is === 'in' || (condition.is === 'compare' && condition.operator !== '<>')
  );
}
