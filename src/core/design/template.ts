/**
 * Reads a key template: `STATUS#{status}#TICKET#{ticketId|pad:8}` becomes literal texts and placeholders (K1, K2).
 * `{{` and `}}` are literal braces; an attribute's name may hold anything but `{`, `}` and `|`.
 */
import { distinct, fail, ok, type Result } from '#core/shared';
import { type Format, parseFormat } from './format.ts';

/** One `{attribute|format|format}`. */
export interface Placeholder {
  readonly attribute: string;
  readonly formats: readonly Format[];
}

export interface Template {
  readonly text: string;
  /** Literals with their braces unescaped, never two in a row and never empty, between placeholders. */
  readonly segments: readonly (string | Placeholder)[];
  /** The attributes it shows, each once, in order. */
  readonly attributes: readonly string[];
}

/** What is wrong with a template; `at` is the offset in its text, in UTF-16 units as editors count. */
export interface TemplateProblem {
  /**
   * - `unclosed-brace`     a `{` without its `}`, or with another `{` before it
   * - `lone-brace`         a `}` that closes nothing
   * - `empty-placeholder`  no attribute is named
   * - `unknown-format`     {format}
   * - `bad-argument`       {format, argument}: missing, not wanted or out of range
   * - `rank-not-first`     {format}: `rank` looks the value itself up, so nothing may have changed it before
   */
  readonly code:
    | 'unclosed-brace'
    | 'lone-brace'
    | 'empty-placeholder'
    | 'unknown-format'
    | 'bad-argument'
    | 'rank-not-first';
  readonly at: number;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Parses a template or says what is wrong with it first.
 *
 * `"PRIO#{priority|pad:2}"` → segments `["PRIO#", { attribute: "priority", formats: [{ name: "pad", width: 2 }] }]`
 */
export function parseTemplate(text: string): Result<Template, TemplateProblem> {
  const segments: (string | Placeholder)[] = [];
  let literal = '';
  let at = 0;
  while (at < text.length) {
    const piece = readPiece(text, at);
    if (!piece.ok) return piece;
    at = piece.value.end;
    if (typeof piece.value.segment === 'string') {
      literal += piece.value.segment;
      continue;
    }
    if (literal !== '') segments.push(literal);
    literal = '';
    segments.push(piece.value.segment);
  }
  if (literal !== '') segments.push(literal);
  const names = segments.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.attribute]));
  return ok({ text, segments, attributes: distinct(names) });
}

interface Piece {
  readonly segment: string | Placeholder;
  readonly end: number;
}

/** Reads what starts at `at`: text up to the next brace, a doubled brace, or a placeholder. */
function readPiece(text: string, at: number): Result<Piece, TemplateProblem> {
  const character = text.charAt(at);
  if (character !== '{' && character !== '}') {
    const end = nextBrace(text, at);
    return ok({ segment: text.slice(at, end), end });
  }
  if (text[at + 1] === character) return ok({ segment: character, end: at + 2 });
  if (character === '}') return fail({ code: 'lone-brace', at, params: {} });
  const close = nextBrace(text, at + 1);
  if (text[close] !== '}') return fail({ code: 'unclosed-brace', at, params: {} });
  const placeholder = parsePlaceholder(text.slice(at + 1, close), at);
  return placeholder.ok ? ok({ segment: placeholder.value, end: close + 1 }) : placeholder;
}

const OPEN = 0x7b;
const CLOSE = 0x7d;

function nextBrace(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN || code === CLOSE) return at;
  }
  return at;
}

function parsePlaceholder(inner: string, brace: number): Result<Placeholder, TemplateProblem> {
  const [attribute = '', ...texts] = inner.split('|');
  if (attribute === '') return fail({ code: 'empty-placeholder', at: brace, params: {} });
  const formats: Format[] = [];
  let at = brace + 1 + attribute.length + 1;
  for (const text of texts) {
    const format = parseFormat(text);
    if (!format.ok) return fail({ ...format.error, at });
    if (format.value.name === 'rank' && formats.length > 0) {
      return fail({ code: 'rank-not-first', at, params: { format: text } });
    }
    formats.push(format.value);
    at += text.length + 1;
  }
  return ok({ attribute, formats });
}
