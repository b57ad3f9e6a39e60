/**
 * Two images → the ordered actions that turn one into the other (P1, P2). There is no case for swapping an email,
 * leaving a sparse index or moving a record: each is a difference of two sets.
 */
import type { PreparedDesign } from '#core/image';
import type { Action, PlanProblem } from './plan.ts';
import { planLocks } from './plan-locks.ts';
import { planRecord } from './plan-record.ts';
import { planReferences } from './plan-references.ts';
import type { Transition } from './transition.ts';

export interface Plan {
  /** In request order: a position here is the position in `CancellationReasons`. */
  readonly actions: readonly Action[];
  /** Why the plan would not enforce what was stated; each becomes an error finding. */
  readonly problems: readonly PlanProblem[];
}

/** Whether both states the operation needs are there and have a key: else there is nothing to compare. */
export const canPlan = ({ kind, before, after }: Transition): boolean =>
  (kind === 'create' || before?.image.record !== undefined) && (kind === 'delete' || after?.image.record !== undefined);

/** Plans a transition. Empty where a state it needs is missing or has no key: there is nothing to compare. */
export function planActions(prepared: PreparedDesign, transition: Transition): Plan {
  if (!canPlan(transition)) return { actions: [], problems: [] };
  const problems: PlanProblem[] = [];
  const report = (problem: PlanProblem): void => {
    problems.push(problem);
  };
  const actions = [
    ...planRecord(prepared, transition, report),
    ...planLocks(prepared, transition, report),
    ...planReferences(prepared, transition),
  ];
  return { actions, problems };
}
