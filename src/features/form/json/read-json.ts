/**
 * Reads JSON into nodes that remember where they stand, so that an error can be shown at its place and a number keeps
 * every digit as it was typed. `JSON.parse` can do neither.
 */
export type JsonNode = { readonly at: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'word'; readonly value: boolean | null }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'object'; readonly entries: readonly JsonEntry[] }
);

export interface JsonEntry {
  readonly name: string;
  readonly at: number;
  readonly value: JsonNode;
}

/** What the reader met instead of JSON. `expected` holds the signs or words that could have stood there. */
export interface JsonProblem {
  readonly code: 'unfinished' | 'unexpected' | 'bad-text' | 'name-twice' | 'too-deep';
  readonly at: number;
  readonly found: string;
}

export type JsonRead =
  | { readonly ok: true; readonly node: JsonNode }
  | { readonly ok: false; readonly problem: JsonProblem };

/** A step of the reader: what it read and where the rest begins. A problem is passed up as it is. */
type Step<T> = { readonly value: T; readonly next: number } | JsonProblem;

const MAX_DEPTH = 64;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/y;
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/** Reads a whole text as one JSON value, or says what is wrong first and where. */
export function readJson(text: string): JsonRead {
  const read = readValue(text, skip(text, 0), 0);
  if ('code' in read) return { ok: false, problem: read };
  const end = skip(text, read.next);
  return end === text.length ? { ok: true, node: read.value } : { ok: false, problem: unexpected(text, end) };
}

function readValue(text: string, at: number, depth: number): Step<JsonNode> {
  if (depth > MAX_DEPTH) return { code: 'too-deep', at, found: text.charAt(at) };
  const sign = text.charAt(at);
  if (sign === '[') return readArray(text, at, depth);
  if (sign === '{') return readObject(text, at, depth);
  if (sign === '"') {
    const read = readText(text, at);
    return 'code' in read ? read : { value: { kind: 'text', text: read.value, at }, next: read.next };
  }
  for (const [word, value] of WORDS) {
    if (text.startsWith(word, at)) return { value: { kind: 'word', value, at }, next: at + word.length };
  }
  const number = match(NUMBER, text, at);
  if (number === undefined) return unexpected(text, at);
  return { value: { kind: 'number', text: number, at }, next: at + number.length };
}

function readArray(text: string, at: number, depth: number): Step<JsonNode> {
  const items: JsonNode[] = [];
  const next = readList(text, at, ']', (from) => {
    const item = readValue(text, from, depth + 1);
    if ('code' in item) return item;
    items.push(item.value);
    return item.next;
  });
  return typeof next === 'number' ? { value: { kind: 'array', items, at }, next } : next;
}

function readObject(text: string, at: number, depth: number): Step<JsonNode> {
  const entries: JsonEntry[] = [];
  const next = readList(text, at, '}', (from) => {
    if (text.charAt(from) !== '"') return unexpected(text, from);
    const name = readText(text, from);
    if ('code' in name) return name;
    if (entries.some((entry) => entry.name === name.value)) return { code: 'name-twice', at: from, found: name.value };
    const colon = skip(text, name.next);
    if (text.charAt(colon) !== ':') return unexpected(text, colon);
    const value = readValue(text, skip(text, colon + 1), depth + 1);
    if ('code' in value) return value;
    entries.push({ name: name.value, at: from, value: value.value });
    return value.next;
  });
  return typeof next === 'number' ? { value: { kind: 'object', entries, at }, next } : next;
}

/** Reads what stands between brackets, item by item; gives where the text goes on after the closing one. */
function readList(
  text: string,
  at: number,
  close: string,
  readItem: (from: number) => number | JsonProblem,
): number | JsonProblem {
  let here = skip(text, at + 1);
  if (text.charAt(here) === close) return here + 1;
  for (;;) {
    const next = readItem(here);
    if (typeof next !== 'number') return next;
    here = skip(text, next);
    if (text.charAt(here) === close) return here + 1;
    if (text.charAt(here) !== ',') return unexpected(text, here);
    here = skip(text, here + 1);
  }
}

function readText(text: string, at: number): Step<string> {
  const quoted = match(TEXT, text, at);
  const bad: JsonProblem = { code: 'bad-text', at, found: text.slice(at, at + 12) };
  if (quoted === undefined) return bad;
  try {
    const value: unknown = JSON.parse(quoted);
    return { value: String(value), next: at + quoted.length };
  } catch {
    return bad;
  }
}

function skip(text: string, at: number): number {
  return at + (match(SPACE, text, at)?.length ?? 0);
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function unexpected(text: string, at: number): JsonProblem {
  const found = text.slice(at).match(/^(?:[\w.-]+|.)/su)?.[0] ?? '';
  return { code: found === '' ? 'unfinished' : 'unexpected', at, found };
}
