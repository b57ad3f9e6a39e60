/** A plan with some of its guards switched off, to see what each of them is there for. */
import type { PreparedDesign } from '#core/image';
import type { Action, Guard } from './plan.ts';
import { withExistence } from './record-guards.ts';

/** Names a guard across plans: why it stands there and what it is about, `unchanged:email`, `unclaimed:EMAIL`. */
export type GuardId = string;

/** The name under which a guard is switched. Guards of two constraints are two switches. */
export const guardId = ({ reason, attribute }: Guard, { constraints }: Pick<Action, 'constraints'>): GuardId =>
  `${reason}:${attribute ?? constraints.join('+')}`;

/**
 * The actions without the guards in `off`. Existence is implied by other guards on the record, so it is stated
 * where those are gone, unless it is switched off itself: each switch takes away one promise.
 */
export function omitGuards(
  prepared: PreparedDesign,
  actions: readonly Action[],
  off: ReadonlySet<GuardId>,
): readonly Action[] {
  if (off.size === 0) return actions;
  const isOn = (action: Action) => (guard: Guard) => !off.has(guardId(guard, action));
  return actions.map((action): Action => {
    const kept = action.guards.filter(isOn(action));
    const stated = action.role === 'record' && action.kind !== 'Put' ? withExistence(prepared, kept) : kept;
    return { ...action, guards: stated.filter(isOn(action)) };
  });
}
