/** Why an expression's text is refused, before any of its placeholders is looked at. */
import { fail } from '#core/shared';

export interface SyntaxProblem {
  /**
   * - `empty`                   nothing, or nothing but white space
   * - `too-long`                {bytes, limit}
   * - `syntax`                  {token, near}: the first token that cannot stand where it stands; `<EOF>` at the end
   * - `redundant-parentheses`   `((…))`
   * - `too-deep`                {limit}: more parentheses inside each other than any accepted expression has
   * - `reserved-word`           {word}
   * - `path-too-deep`           {levels, limit}
   * - `index-too-large`         {index, limit}
   * - `unknown-function`        {function}
   * - `function-not-allowed`    {function}: a function of the other kind of expression
   * - `function-misplaced`      {function}: a function that gives no value (or none but a value) where it stands
   * - `operand-count`           {function, count}
   * - `operand-type`            {function, type}: a value that is of another type whatever the item holds
   * - `path-required`           {function}
   * - `value-required`          {function}
   * - `too-many-operands`       {count, limit}: of IN
   * - `too-many-operators`      {count, limit}
   * - `section-repeated`        {section}: SET twice
   * - `key-operator`            {operator}: one that a key condition cannot have
   * - `key-nested`              a key attribute's inside
   * - `key-operand`             a key condition that does not compare one attribute with values
   */
  readonly code: SyntaxProblemCode;
  /** Where in the text, in UTF-16 units. */
  readonly at: number;
  readonly params: Readonly<Record<string, string | number>>;
}

export type SyntaxProblemCode =
  | 'empty'
  | 'too-long'
  | 'syntax'
  | 'redundant-parentheses'
  | 'too-deep'
  | 'reserved-word'
  | 'path-too-deep'
  | 'index-too-large'
  | 'unknown-function'
  | 'function-not-allowed'
  | 'function-misplaced'
  | 'operand-count'
  | 'operand-type'
  | 'path-required'
  | 'value-required'
  | 'too-many-operands'
  | 'too-many-operators'
  | 'section-repeated'
  | 'key-operator'
  | 'key-nested'
  | 'key-operand';

/** A refusal at a place. */
export const refuse = (code: SyntaxProblemCode, at: number, params: SyntaxProblem['params'] = {}) =>
  fail<SyntaxProblem>({ code, at, params });
