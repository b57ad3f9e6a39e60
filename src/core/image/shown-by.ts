/**
 * Which attributes a rendered key shows whole and undamaged (P3): their stored value can be told from the key's text
 * alone, so whoever finds an item under that key knows the value without a guard.
 */
import type { Placeholder } from '#core/design';
import { own } from '#core/shared';
import type { KeyValue } from '#core/value';
import type { Attributes, PreparedKey } from './prepare-key.ts';
import type { Piece } from './template-pieces.ts';

/** Names of the attributes that `value`, rendered for `key`, determines. */
export function shownBy(key: PreparedKey, value: KeyValue): readonly string[] {
  if (key.kind === 'broken') return [];
  if (key.kind === 'attribute') return [key.attribute.name];
  const { bare, pieces, attributes } = key.template;
  if (bare) return [bare.name];
  const whole = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : (piece.whole ?? [])));
  if (whole.length === 0 || !('S' in value)) return [];
  // With literals alone around it, a value is what is left of the text.
  if (pieces.filter((piece) => typeof piece !== 'string').length === 1) return whole;
  const spans = countSpans(pieces, attributes, value.S);
  return pieces.flatMap((piece, at) => (typeof piece !== 'string' && spans[at] === 1 ? (piece.whole ?? []) : []));
}

type Span = readonly [from: number, to: number];

/** More readings of one piece than a key with delimiters in its right places ever has. */
const MANY = 1000;

/**
 * In how many places each piece can stand, over all readings of the text: one where no value holds the delimiter
 * after it. None for a text no record can have, and where there are too many to tell.
 */
function countSpans(pieces: readonly Piece[], attributes: Attributes, text: string): readonly number[] {
  const spans: Span[][] = [];
  let starts = new Set([0]);
  for (const [at, piece] of pieces.entries()) {
    const found = spansOf(piece, pieces[at + 1], starts, attributes, text);
    if (found.length > MANY) return [];
    spans.push(found);
    starts = new Set(found.map(([, to]) => to));
  }
  const counts: number[] = [];
  let ends = new Set([text.length]);
  for (const found of spans.reverse()) {
    const complete = found.filter(([, to]) => ends.has(to));
    counts.unshift(complete.length);
    ends = new Set(complete.map(([from]) => from));
  }
  return counts;
}

/** Where a piece can stand if it begins at one of `starts`: a placeholder before each occurrence of the next literal. */
function spansOf(
  piece: Piece,
  next: Piece | undefined,
  starts: ReadonlySet<number>,
  attributes: Attributes,
  text: string,
): Span[] {
  const spans: Span[] = [];
  for (const from of starts) {
    if (typeof piece === 'string') {
      if (text.startsWith(piece, from)) spans.push([from, from + piece.length]);
      continue;
    }
    for (const to of endsOf(next, text, from)) {
      if (spans.length > MANY) return spans;
      if (couldBe(piece.placeholders, attributes, text.slice(from, to))) spans.push([from, to]);
    }
  }
  return spans;
}

/** Where a placeholder's text that begins at `from` can end. It is never empty (K3). */
function endsOf(next: Piece | undefined, text: string, from: number): readonly number[] {
  if (typeof next !== 'string') return text.length > from ? [text.length] : [];
  const found: number[] = [];
  for (let to = text.indexOf(next, from + 1); to !== -1; to = text.indexOf(next, to + 1)) found.push(to);
  return found;
}

/** Whether a text can have been rendered by one placeholder: digits for numbers, one of the allowed values, … */
function couldBe([only, ...more]: readonly Placeholder[], attributes: Attributes, text: string): boolean {
  if (only === undefined || more.length > 0) return true;
  const last = only.formats.at(-1);
  if (last) return own(FORMATTED, last.name)?.test(text) ?? true;
  const attribute = attributes.get(only.attribute);
  if (attribute?.type === 'N') return NUMBER.test(text);
  return attribute?.values === undefined || attribute.values.includes(text);
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const DIGITS = /^\d+$/;
/** What the formats leave of a text; those that are not listed can leave anything. */
const FORMATTED: Readonly<Record<string, RegExp>> = {
  pad: DIGITS,
  desc: DIGITS,
  rank: DIGITS,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters `encode` replaces
  encode: /^(?:[^\u0000-\u0025]|%[0-9A-F]{2})+$/,
};
