/** From what a person typed in a value field to an attribute value, by type, and back. Pure: no field, no document. */
import { type AttributeType, type AttributeValue, parseAttributeValue } from '#core';
import { lineAndColumn, offsetAt, plainOf, typedOf } from '../json/json-node.ts';
import { type JsonNode, readJson } from '../json/read-json.ts';
import { writeTypedJson } from '../json/write-typed-json.ts';

/** Why a text is no value yet; `line` and `column` where the text has several. */
export interface ValueTextProblem {
  readonly code: 'json' | 'typed-json' | 'list-expected' | 'map-expected';
  readonly params: Readonly<Record<string, string | number>>;
  readonly line: number;
  readonly column: number;
  /** Set when the text is good JSON without types: the value it would be with them. */
  readonly plain?: AttributeValue;
}

export type ParsedText =
  /** `undefined`: the text says that the attribute is absent. */
  | { readonly ok: true; readonly value: AttributeValue | undefined }
  | { readonly ok: false; readonly problem: ValueTextProblem };

export type TextType = Exclude<AttributeType, 'BOOL' | 'NULL'>;

/** Reads the text of a field of one type. An emptied number is an absent one; an emptied text is an empty text. */
export function parseValueText(type: TextType, text: string): ParsedText {
  return PARSERS[type](text);
}

const PARSERS = {
  S: (text) => done({ S: text }),
  // Whether it is a number is a finding on the document: people type digit by digit.
  N: (text) => done(text.trim() === '' ? undefined : { N: text.trim() }),
  B: (text) => done({ B: text.trim() }),
  L: (text) => parseNested(text, 'L'),
  M: (text) => parseNested(text, 'M'),
  SS: (text) =>
    parseLines(
      text,
      (SS) => ({ SS }),
      (line) => line,
    ),
  NS: (text) =>
    parseLines(
      text,
      (NS) => ({ NS }),
      (line) => line.trim(),
    ),
  BS: (text) =>
    parseLines(
      text,
      (BS) => ({ BS }),
      (line) => line.trim(),
    ),
} satisfies Record<TextType, (text: string) => ParsedText>;

const done = (value: AttributeValue | undefined): ParsedText => ({ ok: true, value });

/** A member a line. Members that lines cannot hold are written, and read, as a JSON list of texts. */
function parseLines(
  text: string,
  wrap: (lines: string[]) => AttributeValue,
  trim: (line: string) => string,
): ParsedText {
  const listed = text.trimStart().startsWith('[') ? textsOf(text) : undefined;
  const lines = text
    .split('\n')
    .map(trim)
    .filter((line) => line !== '');
  const members = listed ?? lines;
  return done(members.length === 0 ? undefined : wrap(members));
}

function textsOf(text: string): string[] | undefined {
  const read = readJson(text);
  if (!read.ok || read.node.kind !== 'array') return undefined;
  const texts = read.node.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  return texts.length === read.node.items.length ? texts : undefined;
}

function parseNested(text: string, type: 'L' | 'M'): ParsedText {
  if (text.trim() === '') return done(undefined);
  const read = readJson(text);
  if (!read.ok) {
    const { code, found, at } = read.problem;
    return refuse(text, at, 'json', { problem: code, found });
  }
  const isOther = type === 'L' ? read.node.kind !== 'array' : read.node.kind !== 'object';
  const inner = isOther ? undefined : parseAttributeValue({ [type]: plainOf(read.node) });
  if (inner?.ok) return done(inner.value);
  // The whole value, with its own tag, is what one gets by copying from elsewhere.
  const whole = parseAttributeValue(plainOf(read.node));
  if (whole.ok && type in whole.value) return done(whole.value);
  if (inner === undefined) return refuse(text, read.node.at, type === 'L' ? 'list-expected' : 'map-expected', {});
  const { path, code, params } = inner.error;
  const offset = offsetAt(read.node, path.slice(1));
  return refuse(text, offset, 'typed-json', { problem: code, ...flat(params) }, plainValue(read.node, type));
}

/** The value that plain JSON of the right shape stands for. */
function plainValue(node: JsonNode, type: 'L' | 'M'): AttributeValue | undefined {
  const typed = typedOf(node);
  if (!(type in typed)) return undefined;
  return parseAttributeValue(typed).ok ? typed : undefined;
}

function refuse(
  text: string,
  at: number,
  code: ValueTextProblem['code'],
  params: ValueTextProblem['params'],
  plain?: AttributeValue,
): ParsedText {
  const problem = { code, params, ...lineAndColumn(text, at) };
  return { ok: false, problem: plain === undefined ? problem : { ...problem, plain } };
}

const flat = (params: Readonly<Record<string, string | number | readonly string[]>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );

/** The text that stands in a field for a value. Reading it gives the same value again. */
export function writeValueText(value: AttributeValue): string {
  if ('S' in value) return value.S;
  if ('N' in value) return value.N;
  if ('B' in value) return value.B;
  if ('SS' in value) return writeLines(value.SS, (line) => line);
  if ('NS' in value) return writeLines(value.NS, (line) => line.trim());
  if ('BS' in value) return writeLines(value.BS, (line) => line.trim());
  return writeTypedJson(value);
}

function writeLines(members: readonly string[], trim: (line: string) => string): string {
  const text = members.join('\n');
  const lines = text.split('\n').map(trim);
  const isSafe = lines.length === members.length && lines.every((line, at) => line !== '' && line === members[at]);
  return isSafe && !text.startsWith('[') ? text : JSON.stringify(members);
}
