/**
 * Why a list gets no Query, or one that says something else than it seems to (Q1). Becomes a finding; the words live in
 * `i18n` by code.
 */
import type { Patch } from '#core/design';

/**
 * - `query-unknown-index`        {index}
 * - `query-key-broken`           {key, problem}: its template cannot be rendered; another finding says why
 * - `query-partition-mismatch`   {source, shown}: the key groups by other attributes
 * - `query-sort-mismatch`        {source, shown}: the key orders by other attributes
 * - `query-partition-open`       {attribute}: no value for a partition attribute
 * - `query-held-gap`             {attribute, missing}: held equal, but one before it is not
 * - `query-held-unknown`         {attribute}: held equal, but the key does not show it
 * - `query-value`                {attribute, reason, …}: the key cannot show this value
 * - `query-range-not-next`       {attribute, next}
 * - `query-range-values`         {op, wanted, given}
 * - `query-range-reversed`       {attribute}
 * - `query-range-unordered`      {attribute, because}: keys are not in the order of the values
 * - `query-range-strict`         {attribute, op}: nothing follows the value in the key, so equal ones cannot be left out
 * - `query-range-finer`          {attribute, format}: the bound is finer than what the key keeps
 * - `query-prefix-type`          {attribute}: only text has a beginning
 * - `query-prefix-delimiter`     {attribute, literal}: the beginning holds what ends a value in the key
 * - `query-prefix-open`          {attribute}: no literal ends the value, so longer values match too
 * - `query-key-bytes`            {key, bytes, limit}
 * - `query-outside-index`        {attribute, source}: the index never has the records asked for
 * - `query-held-delimiter`       {attribute, literal}: other values could give the same prefix
 * - `query-keeps-less`           {attribute, formats}: values that look the same in the key match too
 * - `query-range-rounded`        {attribute, format}: rows are compared as the key keeps them
 */
export type QueryProblemCode =
  | 'query-unknown-index'
  | 'query-key-broken'
  | 'query-partition-mismatch'
  | 'query-sort-mismatch'
  | 'query-partition-open'
  | 'query-held-gap'
  | 'query-held-unknown'
  | 'query-value'
  | 'query-range-not-next'
  | 'query-range-values'
  | 'query-range-reversed'
  | 'query-range-unordered'
  | 'query-range-strict'
  | 'query-range-finer'
  | 'query-prefix-type'
  | 'query-prefix-delimiter'
  | 'query-prefix-open'
  | 'query-key-bytes'
  | 'query-outside-index'
  | 'query-held-delimiter'
  | 'query-keeps-less'
  | 'query-range-rounded';

export interface QueryProblem {
  readonly code: QueryProblemCode;
  /** `error`: there is no Query. */
  readonly severity: 'error' | 'warning' | 'advice';
  /** Place within the access pattern: `['range', 'values', 0]`. */
  readonly at: readonly (string | number)[];
  readonly params: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly fix?: readonly Patch[];
}

/** Takes problems as the Query is built. */
export type ReportQuery = (problem: QueryProblem) => void;

/** An error at a place of the pattern. */
export const queryError = (
  code: QueryProblemCode,
  at: QueryProblem['at'],
  params: QueryProblem['params'],
  fix?: readonly Patch[],
): QueryProblem => ({ code, severity: 'error', at, params, ...(fix && { fix }) });
