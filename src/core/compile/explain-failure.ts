/**
 * Logged failures → which constraint or guard of this scenario they speak of, position by position. Of several in one
 * text the one that decided is explained, and the others are named.
 */
import type { Action } from '#core/plan';
import { type LoggedFailure, type ReasonCode, readFailures } from '#core/request';
import type { Compiled, Failure } from './compiled.ts';

export interface ExplainedPosition {
  readonly position: number;
  readonly code: ReasonCode;
  /** The action at this position; absent where the log has more positions than the request. */
  readonly action?: Action;
  /** What a failed condition there can mean. */
  readonly failures: readonly Failure[];
}

export type Explained =
  | { readonly kind: 'unreadable' }
  /** The error concerns the whole request: throttling, a token used twice, a table that is not there. */
  | { readonly kind: 'request'; readonly logged: LoggedFailure; readonly others: readonly LoggedFailure[] }
  | {
      readonly kind: 'positions';
      readonly logged: LoggedFailure;
      readonly positions: readonly ExplainedPosition[];
      /** True where the log has another number of positions: it is not of this scenario's request. */
      readonly mismatch: boolean;
      readonly others: readonly LoggedFailure[];
    };

/** Explains what a program logged, by the request of one compiled scenario. */
export function explainFailure({ plan, failures }: Compiled, log: string): Explained {
  const found = readFailures(log);
  const logged = decisive(found, plan.length);
  if (!logged) return { kind: 'unreadable' };
  const others = found.filter((other) => other !== logged);
  const reasons = reasonsOf(logged);
  // A sentence about a condition does not say whose: only a single write has no choice.
  if (reasons.length === 0 || (logged.isGuess && plan.length !== 1)) return { kind: 'request', logged, others };
  const positions = reasons.map((code, position): ExplainedPosition => {
    const action = plan[position];
    const meant = code === 'ConditionalCheckFailed' ? failures.filter((failure) => failure.position === position) : [];
    return { position, code, ...(action && { action }), failures: meant };
  });
  return { kind: 'positions', logged, positions, mismatch: !fits(logged, plan.length), others };
}

/**
 * The last that can be of this request, else the last that has positions. What has none was followed by another try, or
 * says nothing of a condition, so it counts only where nothing else is there.
 */
function decisive(found: readonly LoggedFailure[], length: number): LoggedFailure | undefined {
  const placed = found.filter((logged) => reasonsOf(logged).length > 0);
  return (
    placed.findLast((logged) => fits(logged, length)) ??
    placed.at(-1) ??
    found.find(({ type }) => type === 'TransactionCanceledException') ??
    found.at(-1)
  );
}

function fits(logged: LoggedFailure, length: number): boolean {
  const count = reasonsOf(logged).length;
  return logged.isCut ? count <= length : count === length;
}

/** A single-item request has the one position 0, and an error type of its own instead of a list. */
function reasonsOf({ type, reasons }: LoggedFailure): readonly ReasonCode[] {
  return type === 'ConditionalCheckFailedException' ? ['ConditionalCheckFailed'] : reasons;
}
