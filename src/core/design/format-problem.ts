/**
 * Why a value gives no text in a key (K1, K2): an error finding at that attribute, never a wrong key. `params` hold the
 * `text` at fault, the `format` that could not take it and its `width`, or the `type` that no key can show.
 */
export interface FormatProblem {
  readonly code:
    | 'unsupported-type'
    | 'lone-surrogate'
    | 'not-a-number'
    | 'too-many-digits'
    | 'too-large'
    | 'too-small'
    | 'not-an-integer'
    | 'negative'
    | 'too-wide'
    | 'no-values'
    | 'not-in-values'
    | 'rank-not-first'
    | 'not-an-instant'
    | 'year-out-of-range';
  readonly params: Readonly<Record<string, string | number>>;
}
