/**
 * Why a request is refused or fails, as codes: AWS changes its texts from region to region, the kinds of errors stay.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
 */
import type { SyntaxProblemCode } from '#core/expression';
import { fail, type Result } from '#core/shared';
import type { Item, NumberProblem, ValueIssue, ValueProblem } from '#core/value';

/** Fields of a request. */
type FieldCode =
  | 'wrong-json' // {field, expected}: another JSON type than the field has
  | 'missing-field' // {field}
  | 'unknown-field' // {field}
  | 'unsupported-field' // {field}: from the time before expressions, or not simulated
  | 'mixed-parameters' // {field}: an old parameter beside an expression
  | 'invalid-choice' // {field, value}
  | 'out-of-range' // {field, value, least, most}
  | 'table-name' // {field, name}
  | 'attribute-name-empty' // {field}
  | 'attribute-name-too-long'; // {field, bytes, limit}

/** Placeholders and the expressions that use them; `expression` names the expression's field. */
type ExpressionCode =
  | SyntaxProblemCode
  | 'placeholders-empty' // {field}
  | 'placeholders-without-expression' // {field}
  | 'placeholder-syntax' // {field, placeholder}
  | 'placeholder-too-long' // {field, bytes, limit}
  | 'placeholders-too-large' // {bytes, limit}: all names and values together
  | 'name-undefined' // {expression, placeholder}
  | 'value-undefined' // {expression, placeholder}
  | 'name-unused' // {placeholder}
  | 'value-unused' // {placeholder}
  | 'operands-equal' // {expression, function}
  | 'attribute-type-unknown' // {expression, type}
  | 'bounds-of-two-types' // {expression}
  | 'bounds-reversed' // {expression}
  | 'paths-overlap' // {expression, one, two}
  | 'paths-conflict'; // {expression, one, two}: one takes for a list what the other takes for a map

/** Keys and what an item may be. */
type ItemCode =
  | 'key-missing' // {attribute}: an item to put lacks it
  | 'key-shape' // {table}: a Key has not exactly the table's key attributes, of their types
  | 'key-type' // {attribute, expected, actual}
  | 'key-empty' // {attribute}
  | 'key-too-long' // {attribute, bytes, limit}
  | 'key-update' // {attribute}: an update would change it
  | 'key-nested-path' // {attribute}: a path leads into it
  | 'index-key-type' // {index, attribute, expected, actual}
  | 'index-key-empty' // {index, attribute}
  | 'index-key-too-long' // {index, attribute, bytes, limit}
  | 'item-too-large' // {bytes, limit}
  | 'update-path' // {path}: what it leads through is not there
  | 'update-operand-missing' // {path}
  | 'update-operand-type'; // {function, type}

/** Reads. */
type ReadCode =
  | 'key-condition-missing' // {attribute}
  | 'key-condition-extra' // {attribute}: it is no key, or no key at all is left
  | 'key-condition-repeated' // {attribute}
  | 'key-condition-partition' // {attribute}: compared by another operator than =
  | 'key-condition-gap' // {attribute, missing}: a sort attribute without equality on one before it
  | 'key-condition-type' // {attribute, expected, actual}
  | 'filter-on-key' // {attribute}
  | 'index-unknown' // {index}
  | 'consistent-global-index' // {index}
  | 'select-needs-projection'
  | 'select-forbids-projection' // {select}
  | 'select-needs-index'
  | 'select-not-projected' // {index}: ALL_ATTRIBUTES on a global index that has not all
  | 'not-projected' // {index, attribute}
  | 'start-key-shape'
  | 'start-key-outside'; // not in the partition or range that is asked for

/** Transactions. */
type TransactionCode =
  | 'one-action' // {count}: an element with none or several actions
  | 'item-repeated'
  | 'transaction-too-large' // {bytes, limit}
  | 'token-reused' // {token}
  | 'condition-failed'
  | 'cancelled'; // {reasons}

/** Tables. */
type TableCode =
  | 'table-unknown' // {table}
  | 'table-exists' // {table}
  | 'key-schema' // {table} or {index}: not one HASH first (an index: 1–4, then 0–4 RANGE)
  | 'key-repeated' // {attribute}
  | 'key-name-length' // {attribute, limit}
  | 'definition-missing' // {attribute}
  | 'definition-unused' // {attribute}
  | 'too-many-indexes' // {kind, count, limit}
  | 'index-list-empty' // {kind}
  | 'index-name-repeated' // {index}
  | 'local-index-needs-sort-key' // {index}
  | 'local-index-partition-key' // {index}
  | 'projection-without-attributes' // {index}
  | 'projection-with-attributes' // {index}
  | 'projection-repeats' // {index, attribute}
  | 'too-many-projected' // {count, limit}
  | 'throughput-on-demand' // {field}
  | 'throughput-missing'; // {field}

export type ProblemCode =
  | FieldCode
  | ExpressionCode
  | ItemCode
  | ReadCode
  | TransactionCode
  | TableCode
  | NumberProblem
  | ValueIssue['code']
  | ValueProblem['code'];

export interface Problem {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a step of a request gives: a value, or the first problem. */
export type Checked<T> = Result<T, Problem>;

/** A refusal with its parameters. */
export const refuse = (code: ProblemCode, params: Problem['params'] = {}) => fail<Problem>({ code, params });

export type ErrorType =
  | 'ValidationException'
  | 'SerializationException'
  | 'ResourceNotFoundException'
  | 'ResourceInUseException'
  | 'ConditionalCheckFailedException'
  | 'TransactionCanceledException'
  | 'IdempotentParameterMismatchException';

/** One entry of CancellationReasons: at an action's position, why it made the transaction fail, or `None`. */
export interface CancellationReason {
  readonly code: 'None' | 'ConditionalCheckFailed' | 'ValidationError';
  /** Of a `ValidationError`. */
  readonly problem?: Problem;
  /** The item as it is, where ReturnValuesOnConditionCheckFailure asked for it. */
  readonly item?: Item;
}

/** A failed request: AWS's error type, our code for what exactly it was. */
export interface Failure extends Problem {
  readonly type: ErrorType;
  /** The item a failed condition was about, where ReturnValuesOnConditionCheckFailure asked for it. */
  readonly item?: Item;
  /** By position, of a cancelled transaction. */
  readonly reasons?: readonly CancellationReason[];
}

/** Problems that are no ValidationException. */
const TYPES: Partial<Record<ProblemCode, ErrorType>> = {
  'wrong-json': 'SerializationException',
  'not-base64': 'SerializationException',
  'table-unknown': 'ResourceNotFoundException',
  'table-exists': 'ResourceInUseException',
  'condition-failed': 'ConditionalCheckFailedException',
  cancelled: 'TransactionCanceledException',
  'token-reused': 'IdempotentParameterMismatchException',
};

/** The failure AWS would report a problem as. */
export const failureOf = (problem: Problem): Failure => ({
  type: TYPES[problem.code] ?? 'ValidationException',
  ...problem,
});
