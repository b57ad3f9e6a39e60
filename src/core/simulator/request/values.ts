/**
 * Reads attribute values of a request: well-formed, storable, and in the one form DynamoDB gives them back in (numbers
 * without needless zeros).
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_AttributeValue.html
 */
import { isRecord, ok, utf8Length } from '#core/shared';
import {
  type AttributeValue,
  canonicalNumber,
  checkValue,
  type Item,
  parseAttributeValue,
  typeOf,
  type ValueIssue,
  type ValueProblem,
} from '#core/value';
import { type Checked, type Problem, refuse } from '../problem.ts';
import { type Reader, record } from './fields.ts';

const MAX_NAME_BYTES = 65_535;

/** A value that is to be stored. */
export const storedValue: Reader<AttributeValue> = (json, field) => readValue(json, field, true);

/** A value of an expression. It may be one level deeper than a stored one. */
export const expressionValue: Reader<AttributeValue> = (json, field) => readValue(json, field, false);

function readValue(json: unknown, field: string, stored: boolean): Checked<AttributeValue> {
  const value = parseAttributeValue(json);
  if (!value.ok) return refuseIssue(value.error, field);
  const problem = stored ? checkValue(value.value)[0] : problemInExpression(value.value);
  if (problem !== undefined) {
    return refuse(problem.code, { ...problem.params, field: [field, ...problem.path].join('.') });
  }
  return ok(normalise(value.value));
}

/** The first problem of a value that may have one level more: then what it holds has the usual ones. */
function problemInExpression(value: AttributeValue): ValueProblem | undefined {
  const [problem] = checkValue(value);
  if (problem?.code !== 'too-deep') return problem;
  const inside = 'L' in value ? Object.entries(value.L) : 'M' in value ? Object.entries(value.M) : [];
  const type = typeOf(value);
  return inside
    .flatMap(([name, each]) => checkValue(each).map((found) => ({ ...found, path: [type, name, ...found.path] })))
    .at(0);
}

/** JSON of another type than the tag calls for is a matter of the protocol; `NULL: false` alone is one of values. */
function refuseIssue({ code, path, params }: ValueIssue, field: string) {
  const flat = Object.entries(params).map(([name, param]) => [
    name,
    typeof param === 'object' ? param.join(' ') : param,
  ]);
  const problem: Problem['params'] = { ...Object.fromEntries(flat), field: [field, ...path].join('.') };
  const nullFalse = code === 'wrong-type' && params.expected === 'true' && params.got === 'boolean';
  return refuse(code === 'wrong-type' && !nullFalse ? 'wrong-json' : code, problem);
}

/** An item, or a key. */
export const item: Reader<Item> = (json, field) => {
  if (!isRecord(json)) return refuse('wrong-json', { field, expected: 'object' });
  for (const name of Object.keys(json)) {
    const checked = checkName(name, field);
    if (!checked.ok) return checked;
  }
  return record(storedValue)(json, field);
};

/** Refuses a name that no attribute can have. */
export function checkName(name: string, field: string): Checked<true> {
  if (name === '') return refuse('attribute-name-empty', { field });
  if (name === '__proto__') return refuse('forbidden-name', { field, name });
  const bytes = utf8Length(name);
  return bytes > MAX_NAME_BYTES ? refuse('attribute-name-too-long', { field, bytes, limit: MAX_NAME_BYTES }) : ok(true);
}

/** The same value with canonical numbers; the very same object where they are so already. */
export function normalise(value: AttributeValue): AttributeValue {
  if ('N' in value) return withNumber(value);
  if ('NS' in value) return { NS: value.NS.map(numberText) };
  if ('L' in value) return { L: value.L.map(normalise) };
  if ('M' in value)
    return { M: Object.fromEntries(Object.entries(value.M).map(([name, each]) => [name, normalise(each)])) };
  return value;
}

function withNumber(value: { readonly N: string }): AttributeValue {
  const N = numberText(value.N);
  return N === value.N ? value : { N };
}

function numberText(text: string): string {
  const number = canonicalNumber(text);
  return number.ok ? number.value : text;
}
