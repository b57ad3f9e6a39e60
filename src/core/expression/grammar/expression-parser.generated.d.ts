/** What the generated parser gives: trees as they stand in the text, not yet judged. */

export interface Range {
  /** Offsets into the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export type RawPathElement =
  | ({ readonly kind: 'name'; readonly name: string } & Range)
  | { readonly kind: 'alias'; readonly alias: string }
  | { readonly kind: 'index'; readonly index: number };

export interface RawPath extends Range {
  readonly kind: 'path';
  readonly elements: readonly RawPathElement[];
}
export interface RawValue extends Range {
  readonly kind: 'value';
  readonly name: string;
}

/** Conditions and their operands alike: `(a) = :v` cannot be told from `(a = :v)` at the first parenthesis. */
export type RawCondition =
  | RawPath
  | RawValue
  | ({ readonly kind: 'or'; readonly conditions: readonly RawCondition[] } & Range)
  | ({ readonly kind: 'and'; readonly conditions: readonly RawCondition[] } & Range)
  | ({ readonly kind: 'not'; readonly times: number; readonly condition: RawCondition } & Range)
  | ({
      readonly kind: 'compare';
      readonly operator: '=' | '<>' | '<' | '<=' | '>' | '>=';
      readonly left: RawCondition;
      readonly right: RawCondition;
    } & Range)
  | ({
      readonly kind: 'between';
      readonly left: RawCondition;
      readonly lower: RawCondition;
      readonly upper: RawCondition;
    } & Range)
  | ({ readonly kind: 'in'; readonly left: RawCondition; readonly candidates: readonly RawCondition[] } & Range)
  | ({ readonly kind: 'call'; readonly name: string; readonly operands: readonly RawCondition[] } & Range)
  | ({ readonly kind: 'parens'; readonly inner: RawCondition } & Range);

export type RawTerm =
  | RawPath
  | RawValue
  | ({ readonly kind: 'sum'; readonly operator: '+' | '-'; readonly left: RawTerm; readonly right: RawTerm } & Range)
  | ({ readonly kind: 'call'; readonly name: string; readonly operands: readonly RawTerm[] } & Range)
  | ({ readonly kind: 'parens'; readonly inner: RawTerm } & Range);

export interface RawChange<Value> {
  readonly path: RawPath;
  readonly value: Value;
}
export type RawSection =
  | ({ readonly kind: 'SET'; readonly actions: readonly RawChange<RawTerm>[] } & Range)
  | ({ readonly kind: 'REMOVE'; readonly paths: readonly RawPath[] } & Range)
  | ({ readonly kind: 'ADD' | 'DELETE'; readonly actions: readonly RawChange<RawValue>[] } & Range);

export interface RawTrees {
  readonly Condition: RawCondition;
  readonly Update: readonly RawSection[];
  readonly Projection: readonly RawPath[];
  readonly Tokens: readonly Range[];
}

/** Reads `text` by one rule of the grammar; throws a `SyntaxError` at the furthest place reading got to. */
export function parse<Rule extends keyof RawTrees>(
  text: string,
  options: { readonly startRule: Rule; readonly keywords: readonly string[] },
): RawTrees[Rule];

declare class PegSyntaxError extends Error {
  readonly location: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}
export { PegSyntaxError as SyntaxError };
