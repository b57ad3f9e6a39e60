/**
 * A plan → the codes a refusal can carry besides a failed condition: at each position, and for the request as a whole.
 * A transaction gives reasons by position, a single write ends with an exception (P4, P7).
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
 */
import type { Design } from '#core/design';
import type { Action } from '#core/plan';
import type { ReasonCode, WriteErrorType } from '#core/request';
import type { Compiled } from './compiled.ts';

/**
 * - `conflict`   a transaction is writing this item
 * - `capacity`   the table or an index is out of provisioned capacity
 * - `scaling`    the table is being scaled, or the account is at its limit
 * - `full`       the items of one partition key have outgrown what a local index allows
 * - `put`, `key`, `update`   the request does not fit the table: what that can mean for a Put, for an action that only
 *   names a key, and for an Update
 * - `mixed`      positions report different reasons
 * - `inProgress`, `mismatch` a request under the same token is still running; was another one
 * - `malformed`, `noTable`   refused before anything ran
 */
export type RefusalCause =
  | 'conflict'
  | 'capacity'
  | 'scaling'
  | 'full'
  | 'put'
  | 'key'
  | 'update'
  | 'mixed'
  | 'inProgress'
  | 'mismatch'
  | 'malformed'
  | 'noTable';

/**
 * - `wait`, `backOff` the same request again, after a short random wait; after growing waits
 * - `never`           only another request can help
 * - `byPosition`      as the positions say
 */
export type RetryAdvice = 'wait' | 'backOff' | 'never' | 'byPosition';

export interface Refusal {
  readonly cause: RefusalCause;
  /** As DynamoDB writes it; `null` for reasons that stand side by side. */
  readonly code: ReasonCode | WriteErrorType | null;
  readonly retry: RetryAdvice;
}

export interface Refusals {
  /** By position of the plan. */
  readonly positions: readonly (readonly Refusal[])[];
  readonly request: readonly Refusal[];
}

/** Whether a plan is sent as a transaction: only a single write is not (P4). */
export const isTransaction = (plan: readonly Action[]): boolean =>
  plan.length > 1 || plan[0]?.kind === 'ConditionCheck';

/** What the request of a compiled scenario can be answered, but for what its conditions say. */
export function refusalsOf({ plan, request }: Pick<Compiled, 'plan' | 'request'>, design: Design): Refusals {
  const inTransaction = isTransaction(plan);
  const hasToken = request?.operation === 'TransactWriteItems' && request.input.ClientRequestToken !== undefined;
  return {
    positions: plan.map((action) => positionRefusals(design, action, inTransaction)),
    request: plan.length === 0 ? [] : requestRefusals(inTransaction, hasToken),
  };
}

function positionRefusals(design: Design, action: Action, inTransaction: boolean): Refusal[] {
  const code = (reason: ReasonCode, exception: WriteErrorType) => (inTransaction ? reason : exception);
  return [
    { cause: 'conflict', code: code('TransactionConflict', 'TransactionConflictException'), retry: 'wait' },
    {
      cause: 'capacity',
      code: code('ProvisionedThroughputExceeded', 'ProvisionedThroughputExceededException'),
      retry: 'backOff',
    },
    { cause: 'scaling', code: code('ThrottlingError', 'ThrottlingException'), retry: 'backOff' },
    ...(canOutgrow(design, action)
      ? [
          {
            cause: 'full' as const,
            code: code('ItemCollectionSizeLimitExceeded', 'ItemCollectionSizeLimitExceededException'),
            retry: 'never' as const,
          },
        ]
      : []),
    { cause: MISFITS[action.kind], code: code('ValidationError', 'ValidationException'), retry: 'never' },
  ];
}

const MISFITS = {
  Put: 'put',
  Update: 'update',
  Delete: 'key',
  ConditionCheck: 'key',
} as const satisfies Record<Action['kind'], RefusalCause>;

/** Only a table with a local index limits what one partition key holds, and only what stores something meets it. */
const canOutgrow = ({ table: { name, indexes = [] } }: Design, { table, kind }: Action): boolean =>
  table === name && (kind === 'Put' || kind === 'Update') && indexes.some((index) => index.kind === 'local');

function requestRefusals(inTransaction: boolean, hasToken: boolean): Refusal[] {
  return [
    ...(inTransaction ? [{ cause: 'mixed', code: null, retry: 'byPosition' } as const] : []),
    ...(inTransaction && hasToken
      ? ([
          { cause: 'inProgress', code: 'TransactionInProgressException', retry: 'wait' },
          { cause: 'mismatch', code: 'IdempotentParameterMismatchException', retry: 'never' },
        ] as const)
      : []),
    // A single write has it at its one position.
    ...(inTransaction ? [{ cause: 'malformed', code: 'ValidationException', retry: 'never' } as const] : []),
    { cause: 'noTable', code: 'ResourceNotFoundException', retry: 'never' },
  ];
}
