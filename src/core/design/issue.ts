/** What keeps a text or a JSON value from being a design, with the place in the document. Words live in `i18n`. */
export interface DesignIssue {
  readonly path: (string | number)[];
  /**
   * - `missing`          a field that must be there
   * - `unknown-field`    {field}: a field the format does not have
   * - `wrong-type`       {expected, got}: another JSON type
   * - `not-one-of`       {allowed, got}
   * - `too-small`        {minimum, exclusive}; `too-large` {maximum} for a number
   * - `unknown-version`  {version, known}: a document of a later version, or of none we know
   * - `no-type`, `several-types`, `unknown-type`: an attribute value without exactly one known type tag
   * - `forbidden-name`   {name}: `__proto__`, which JavaScript objects cannot carry safely
   * - `too-deep`         {limit}; `too-large` {limit} at the root: more than any design holds
   * - `not-json`         {line, column}; `repeated-field` {field, line, column}: the text itself
   * - `unreadable`       a value that cannot even be looked at
   */
  readonly code:
    | 'missing'
    | 'unknown-field'
    | 'wrong-type'
    | 'not-one-of'
    | 'too-small'
    | 'too-large'
    | 'unknown-version'
    | 'no-type'
    | 'several-types'
    | 'unknown-type'
    | 'forbidden-name'
    | 'too-deep'
    | 'not-json'
    | 'repeated-field'
    | 'unreadable';
  readonly params: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}
