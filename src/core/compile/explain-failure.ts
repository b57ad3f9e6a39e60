/** A logged failure → which constraint or guard of this scenario it speaks of, position by position. */
import type { Action } from '#core/plan';
import { type LoggedFailure, type ReasonCode, readFailure } from '#core/request';
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
  | { readonly kind: 'request'; readonly type: LoggedFailure['type'] }
  | {
      readonly kind: 'positions';
      readonly type: LoggedFailure['type'];
      readonly positions: readonly ExplainedPosition[];
      /** True where the log has another number of positions: it is not of this scenario's request. */
      readonly mismatch: boolean;
    };

/** Explains what a program logged, by the request of one compiled scenario. */
export function explainFailure({ plan, failures }: Compiled, log: string): Explained {
  const logged = readFailure(log);
  if (!logged) return { kind: 'unreadable' };
  const reasons = reasonsOf(logged);
  if (reasons.length === 0) return { kind: 'request', type: logged.type };
  const positions = reasons.map((code, position): ExplainedPosition => {
    const action = plan[position];
    const meant = code === 'ConditionalCheckFailed' ? failures.filter((failure) => failure.position === position) : [];
    return { position, code, ...(action && { action }), failures: meant };
  });
  return { kind: 'positions', type: logged.type, positions, mismatch: reasons.length !== plan.length };
}

/** A single-item request has the one position 0, and an error type of its own instead of a list. */
function reasonsOf({ type, reasons }: LoggedFailure): readonly ReasonCode[] {
  return type === 'ConditionalCheckFailedException' ? ['ConditionalCheckFailed'] : reasons;
}
