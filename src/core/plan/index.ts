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
export { type Plan, planActions } from './plan-actions.ts';
export { type Side, type Transition, transitionOf } from './transition.ts';
