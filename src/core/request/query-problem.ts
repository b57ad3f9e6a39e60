/**
 * Why a list gets no Query, or one that says something else than it seems to (Q1). Becomes a finding; the words live in
 * `i18n` by code.
 */
import type { Patch } from '#core/design';

/** Code → the facts its words are filled with. */
export type QueryCases = {
  'query-unknown-index': { readonly index: string };
  /** The key's template cannot be rendered; another finding says why. */
  'query-key-broken': { readonly key: string; readonly problem: string };
  /** The key groups by other attributes: those in `shown`. */
  'query-partition-mismatch': { readonly source: string; readonly shown: readonly string[] };
  /** The key orders by other attributes: those in `shown`. */
  'query-sort-mismatch': { readonly source: string; readonly shown: readonly string[] };
  /** No value for a partition attribute. */
  'query-partition-open': { readonly attribute: string };
  /** Held equal, but `missing` before it is not. */
  'query-held-gap': { readonly attribute: string; readonly missing: string };
  /** Held equal, but the key does not show it. */
  'query-held-unknown': { readonly attribute: string };
  /** The key cannot show this value; `reason` is a code with facts of its own. */
  'query-value': { readonly attribute: string; readonly reason: string; readonly [fact: string]: string | number };
  'query-range-not-next': { readonly attribute: string; readonly next: string };
  'query-range-values': { readonly op: string; readonly wanted: number; readonly given: number };
  'query-range-reversed': { readonly attribute: string };
  /** Keys are not in the order of the values. */
  'query-range-unordered': { readonly attribute: string; readonly because: 'number' | 'text' | 'delimiter' | 'listed' };
  /** Nothing follows the value in the key, so equal ones cannot be left out. */
  'query-range-strict': { readonly attribute: string; readonly op: string };
  /** The bound is finer than what the key keeps. */
  'query-range-finer': { readonly attribute: string; readonly format: string };
  /** Only text has a beginning. */
  'query-prefix-type': { readonly attribute: string };
  /** The beginning holds what ends a value in the key. */
  'query-prefix-delimiter': { readonly attribute: string; readonly literal: string };
  /** No literal ends the value, so longer values match too. */
  'query-prefix-open': { readonly attribute: string };
  /** Letters of the beginning become others in longer values, so that these would be missing. */
  'query-prefix-case': { readonly attribute: string };
  'query-key-bytes': { readonly key: string; readonly bytes: number; readonly limit: number };
  /** The index never has the records asked for. */
  'query-outside-index': { readonly attribute: string; readonly source: string };
  /** Other values could give the same prefix. */
  'query-held-delimiter': { readonly attribute: string; readonly literal: string };
  /** Values that look the same in the key match too. */
  'query-keeps-less': { readonly attribute: string; readonly formats: readonly string[] };
  /** Rows are compared as the key keeps them. */
  'query-range-rounded': { readonly attribute: string; readonly format: string };
};

export type QueryProblemCode = keyof QueryCases;

/** With an error there is no Query. */
export const QUERY_CODES: { readonly [Code in QueryProblemCode]: 'error' | 'warning' | 'advice' } = {
  'query-unknown-index': 'error',
  'query-key-broken': 'error',
  'query-partition-mismatch': 'error',
  'query-sort-mismatch': 'error',
  'query-partition-open': 'error',
  'query-held-gap': 'error',
  'query-held-unknown': 'error',
  'query-value': 'error',
  'query-range-not-next': 'error',
  'query-range-values': 'error',
  'query-range-reversed': 'error',
  'query-range-unordered': 'error',
  'query-range-strict': 'error',
  'query-range-finer': 'error',
  'query-prefix-type': 'error',
  'query-prefix-delimiter': 'error',
  'query-prefix-open': 'error',
  'query-prefix-case': 'error',
  'query-key-bytes': 'error',
  'query-outside-index': 'warning',
  'query-held-delimiter': 'warning',
  'query-keeps-less': 'advice',
  'query-range-rounded': 'advice',
};

export type QueryProblem = {
  readonly [Code in QueryProblemCode]: {
    readonly code: Code;
    /** Place within the access pattern: `['range', 'values', 0]`. */
    readonly at: readonly (string | number)[];
    readonly params: QueryCases[Code];
    readonly fix?: readonly Patch[];
  };
}[QueryProblemCode];

/** Takes problems as the Query is built. */
export type ReportQuery = (problem: QueryProblem) => void;
