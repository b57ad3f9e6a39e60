export { conditionHolds } from './condition-holds.ts';
export { type GuardId, guardId, omitGuards } from './omit-guards.ts';
export type {
  Action,
  ActionFailure,
  ActionKind,
  Change,
  Condition,
  FailureCause,
  Guard,
  GuardReason,
  PlanProblem,
  Protected,
  Purpose,
} from './plan.ts';
export { canPlan, type Plan, planActions } from './plan-actions.ts';
export { type Side, type Transition, transitionOf } from './transition.ts';
