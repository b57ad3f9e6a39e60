/**
 * Reads one typed DynamoDB JSON value: exactly one known type tag with the JSON type that tag calls for.
 * Whether the text of an N is a number, or a set is empty, is left to `checkValue`: people type digit by digit.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_AttributeValue.html
 */
import { fail, isRecord, type JsonType, jsonType, ok, type Result } from '#core/shared';
import { ATTRIBUTE_TYPES, type AttributeType, type AttributeValue } from './attribute-value.ts';

/** Lists and maps around a scalar, at most: one more than an item may have, since expression values may have it. */
export const MAX_PARSED_DEPTH = 32;

/** Why something is no attribute value; `path` leads from the value to the place. */
export interface ValueIssue {
  readonly path: (string | number)[];
  /**
   * - `wrong-type`      {expected, got}: another JSON type than the tag calls for
   * - `no-type`         {allowed}: an object without a type tag
   * - `several-types`   {types}: more than one type tag
   * - `unknown-type`    {type, allowed}: a type tag that DynamoDB does not have
   * - `too-deep`        {limit}: more lists and maps inside each other than DynamoDB takes
   * - `forbidden-name`  {name}: a map key that JavaScript objects cannot carry safely
   */
  readonly code: 'wrong-type' | 'no-type' | 'several-types' | 'unknown-type' | 'too-deep' | 'forbidden-name';
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

type Parsed = Result<AttributeValue, ValueIssue>;
type Place = readonly (string | number)[];

/**
 * Reads `json` as an attribute value, or says what is wrong first. The value given back is a copy.
 *
 * `{ "N": "12" }` → the same; `{ "N": 12 }` → `{ path: ['N'], code: 'wrong-type', params: { expected: 'string', got: 'number' } }`
 */
export function parseAttributeValue(json: unknown): Parsed {
  return parseValue(json, [], 0);
}

function parseValue(json: unknown, path: Place, depth: number): Parsed {
  if (!isRecord(json)) return wrongType(path, 'object', json);
  const tags = Object.keys(json);
  const [tag] = tags;
  if (tag === undefined) return refuse(path, 'no-type', { allowed: ATTRIBUTE_TYPES });
  if (tags.length > 1) return refuse(path, 'several-types', { types: tags });
  if (!isTag(tag)) return refuse([...path, tag], 'unknown-type', { type: tag, allowed: ATTRIBUTE_TYPES });
  return READERS[tag](json[tag], [...path, tag], depth);
}

const READERS = {
  S: (json, path) => (typeof json === 'string' ? ok({ S: json }) : wrongType(path, 'string', json)),
  N: (json, path) => (typeof json === 'string' ? ok({ N: json }) : wrongType(path, 'string', json)),
  B: (json, path) => (typeof json === 'string' ? ok({ B: json }) : wrongType(path, 'string', json)),
  BOOL: (json, path) => (typeof json === 'boolean' ? ok({ BOOL: json }) : wrongType(path, 'boolean', json)),
  NULL: (json, path) => (json === true ? ok({ NULL: true }) : wrongType(path, 'true', json)),
  L: parseList,
  M: parseMap,
  SS: (json, path) => parseTexts(json, path, (SS) => ({ SS })),
  NS: (json, path) => parseTexts(json, path, (NS) => ({ NS })),
  BS: (json, path) => parseTexts(json, path, (BS) => ({ BS })),
} satisfies Record<AttributeType, (json: unknown, path: Place, depth: number) => Parsed>;

function parseTexts(json: unknown, path: Place, wrap: (texts: readonly string[]) => AttributeValue): Parsed {
  if (!Array.isArray(json)) return wrongType(path, 'array', json);
  const texts: string[] = [];
  for (let i = 0; i < json.length; i++) {
    const text: unknown = json[i];
    if (typeof text !== 'string') return wrongType([...path, i], 'string', text);
    texts.push(text);
  }
  return ok(wrap(texts));
}

function parseList(json: unknown, path: Place, depth: number): Parsed {
  if (!Array.isArray(json)) return wrongType(path, 'array', json);
  if (depth >= MAX_PARSED_DEPTH) return refuse(path, 'too-deep', { limit: MAX_PARSED_DEPTH });
  const elements: AttributeValue[] = [];
  for (let i = 0; i < json.length; i++) {
    const element = parseValue(json[i], [...path, i], depth + 1);
    if (!element.ok) return element;
    elements.push(element.value);
  }
  return ok({ L: elements });
}

function parseMap(json: unknown, path: Place, depth: number): Parsed {
  if (!isRecord(json)) return wrongType(path, 'object', json);
  if (depth >= MAX_PARSED_DEPTH) return refuse(path, 'too-deep', { limit: MAX_PARSED_DEPTH });
  const entries: [string, AttributeValue][] = [];
  for (const name of Object.keys(json)) {
    if (name === '__proto__') return refuse([...path, name], 'forbidden-name', { name });
    const value = parseValue(json[name], [...path, name], depth + 1);
    if (!value.ok) return value;
    entries.push([name, value.value]);
  }
  return ok({ M: Object.fromEntries(entries) });
}

const isTag = (tag: string): tag is AttributeType => ATTRIBUTE_TYPES.some((known) => known === tag);

const refuse = (path: Place, code: ValueIssue['code'], params: ValueIssue['params']): Parsed =>
  fail({ path: [...path], code, params });

const wrongType = (path: Place, expected: JsonType | 'true', json: unknown): Parsed =>
  refuse(path, 'wrong-type', { expected, got: jsonType(json) });
