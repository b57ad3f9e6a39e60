/**
 * Everything DynamoDB would refuse in a stored value although its JSON is well-formed: bad numbers, empty sets,
 * members twice, text that is no UTF-8, bad base64, too many levels.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
import { isWellFormed } from '#core/shared';
import type { AttributeValue } from './attribute-value.ts';
import { decodeBase64 } from './base64.ts';
import { canonicalNumber } from './canonical-number.ts';
import type { NumberProblem } from './decimal.ts';

/** An item has 32 levels and a scalar takes one of them: 31 lists or maps may stand around it. */
export const MAX_CONTAINERS = 31;

export interface ValueProblem {
  /** From the value to the place: `['L', 0, 'N']`. */
  readonly path: readonly (string | number)[];
  /**
   * - the four number problems  {text}
   * - `empty-set`               {type}
   * - `duplicate`               {text}: a member that stands in the set twice (numbers by value)
   * - `lone-surrogate`          {text}: half of a UTF-16 pair, in a text or in a map's key
   * - `not-base64`              {text}
   * - `too-deep`                {limit}: containers inside each other
   */
  readonly code: NumberProblem | 'empty-set' | 'duplicate' | 'lone-surrogate' | 'not-base64' | 'too-deep';
  readonly params: Readonly<Record<string, string | number>>;
}

type Place = readonly (string | number)[];

/** All problems of a value, in reading order; none for a value DynamoDB stores. */
export function checkValue(value: AttributeValue): ValueProblem[] {
  return problemsOf(value, [], 0);
}

function problemsOf(value: AttributeValue, path: Place, depth: number): ValueProblem[] {
  if ('S' in value) return checkText(value.S, [...path, 'S']);
  if ('N' in value) return checkNumber(value.N, [...path, 'N']);
  if ('B' in value) return checkBinary(value.B, [...path, 'B']);
  if ('L' in value) return problemsOfList(value.L, [...path, 'L'], depth + 1);
  if ('M' in value) return problemsOfMap(value.M, [...path, 'M'], depth + 1);
  if ('SS' in value) return problemsOfSet(value.SS, [...path, 'SS'], checkText, (text) => text);
  if ('NS' in value) return problemsOfSet(value.NS, [...path, 'NS'], checkNumber, canonicalOrSelf);
  if ('BS' in value) return problemsOfSet(value.BS, [...path, 'BS'], checkBinary, (text) => text);
  return [];
}

function problemsOfList(elements: readonly AttributeValue[], path: Place, depth: number): ValueProblem[] {
  if (depth > MAX_CONTAINERS) return [tooDeep(path)];
  return elements.flatMap((element, i) => problemsOf(element, [...path, i], depth));
}

function problemsOfMap(map: Readonly<Record<string, AttributeValue>>, path: Place, depth: number): ValueProblem[] {
  if (depth > MAX_CONTAINERS) return [tooDeep(path)];
  return Object.entries(map).flatMap(([name, value]) => [
    ...checkText(name, [...path, name]),
    ...problemsOf(value, [...path, name], depth),
  ]);
}

function problemsOfSet(
  members: readonly string[],
  path: Place,
  check: (text: string, path: Place) => ValueProblem[],
  identity: (text: string) => string,
): ValueProblem[] {
  if (members.length === 0) return [{ path, code: 'empty-set', params: { type: String(path.at(-1)) } }];
  const seen = new Set<string>();
  return members.flatMap((text, i) => {
    const problems = check(text, [...path, i]);
    const same = identity(text);
    if (seen.has(same)) return [...problems, { path: [...path, i], code: 'duplicate', params: { text } } as const];
    seen.add(same);
    return problems;
  });
}

const checkText = (text: string, path: Place): ValueProblem[] =>
  isWellFormed(text) ? [] : [{ path, code: 'lone-surrogate', params: { text } }];

function checkNumber(text: string, path: Place): ValueProblem[] {
  const number = canonicalNumber(text);
  return number.ok ? [] : [{ path, code: number.error, params: { text } }];
}

const checkBinary = (text: string, path: Place): ValueProblem[] =>
  decodeBase64(text).ok ? [] : [{ path, code: 'not-base64', params: { text } }];

const tooDeep = (path: Place): ValueProblem => ({ path, code: 'too-deep', params: { limit: MAX_CONTAINERS } });

function canonicalOrSelf(text: string): string {
  const number = canonicalNumber(text);
  return number.ok ? number.value : text;
}
