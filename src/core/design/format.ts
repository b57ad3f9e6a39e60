/**
 * The formats a placeholder may chain (K2), in one registry: what each does to a text, whether it loses something,
 * and whether it keeps order. Menus, key rendering, findings and queries all read it.
 */
import { fail, ok, type Result } from '#core/shared';
import { type AttributeType, canonicalNumber } from '#core/value';
import type { Attribute } from './design.ts';
import { encodeDelimiters } from './encode-delimiters.ts';
import type { FormatProblem } from './format-problem.ts';
import { formatInstant } from './instant.ts';

/** `iso:s` and `iso:ms` are names of their own: what stands after their colon is no width. */
export type FormatName = 'pad' | 'desc' | 'rank' | 'iso:s' | 'iso:ms' | 'upper' | 'lower' | 'encode';

/** One format of a placeholder; `width` is there for `pad` and `desc` alone. */
export interface Format {
  readonly name: FormatName;
  readonly width?: number;
}

/** What a format is applied to. `type` is the stored value's for the first of a chain, S for those after it. */
export interface FormatInput {
  readonly text: string;
  readonly type: 'S' | 'N';
  readonly width: number;
  readonly attribute: Attribute | undefined;
}

/** What is known of a text on its way through a chain: anything, a canonical number, digits of one width, an instant. */
export type TextKind = 'text' | 'number' | 'digits' | 'instant';

/** How the bytes of the rendered text are ordered, against the order of the values. */
export type Order = 'same' | 'reversed' | 'none';

interface FormatRule {
  readonly argument: 'width' | 'none';
  /** Types the format is offered for. */
  readonly types: readonly AttributeType[];
  readonly apply: (input: FormatInput) => Result<string, FormatProblem>;
  /** Whether two different inputs always give two different outputs, among the inputs it takes. */
  readonly lossless: (from: TextKind, attribute: Attribute | undefined) => boolean;
  readonly ordered: (from: TextKind) => Order;
  readonly gives: (from: TextKind) => TextKind;
}

const LARGEST_WIDTH = 38;

/** The formats, in the order menus offer them. */
export const FORMATS = {
  pad: {
    argument: 'width',
    types: ['N', 'S'],
    apply: pad,
    lossless: (from) => from !== 'text',
    ordered: () => 'same',
    gives: () => 'digits',
  },
  desc: {
    argument: 'width',
    types: ['N', 'S'],
    apply: padReversed,
    lossless: (from) => from !== 'text',
    ordered: () => 'reversed',
    gives: () => 'digits',
  },
  rank: {
    argument: 'none',
    types: ['S', 'N'],
    apply: rankOf,
    lossless: (_, attribute) => hasDistinctValues(attribute),
    ordered: () => 'same',
    gives: () => 'digits',
  },
  'iso:s': {
    argument: 'none',
    types: ['S', 'N'],
    apply: ({ text, type }) => formatInstant(text, type, 's'),
    lossless: () => false,
    ordered: () => 'same',
    gives: () => 'instant',
  },
  'iso:ms': {
    argument: 'none',
    types: ['S', 'N'],
    apply: ({ text, type }) => formatInstant(text, type, 'ms'),
    lossless: () => false,
    ordered: () => 'same',
    gives: () => 'instant',
  },
  upper: {
    argument: 'none',
    types: ['S'],
    apply: ({ text }) => ok(text.toUpperCase()),
    lossless: (from) => from !== 'text',
    ordered: keptUnlessText,
    gives: (from) => from,
  },
  lower: {
    argument: 'none',
    types: ['S'],
    apply: ({ text }) => ok(text.toLowerCase()),
    lossless: (from) => from !== 'text',
    ordered: keptUnlessText,
    gives: (from) => from,
  },
  encode: {
    argument: 'none',
    types: ['S'],
    apply: ({ text }) => ok(encodeDelimiters(text)),
    lossless: () => true,
    ordered: (from) => (from === 'number' ? 'none' : 'same'),
    gives: (from) => from,
  },
} as const satisfies Record<FormatName, FormatRule>;

/** A format's rule, whatever the format. */
export const formatRule = (format: Format): FormatRule => FORMATS[format.name];

type FormatTextProblem = {
  readonly code: 'unknown-format' | 'bad-argument';
  readonly params: Readonly<Record<string, string>>;
};

/** Reads one format of a placeholder: `pad:8`, `iso:ms`, `upper`. */
export function parseFormat(text: string): Result<Format, FormatTextProblem> {
  const colon = text.indexOf(':');
  const format = colon < 0 ? text : text.slice(0, colon);
  const argument = colon < 0 ? '' : text.slice(colon + 1);
  const bad = fail({ code: 'bad-argument', params: { format, argument } } as const);
  if (format === 'iso') return argument === 's' || argument === 'ms' ? ok({ name: `iso:${argument}` }) : bad;
  if (!isPlainName(format)) return fail({ code: 'unknown-format', params: { format } });
  if (FORMATS[format].argument === 'none') return colon < 0 ? ok({ name: format }) : bad;
  const width = /^[1-9]\d?$/.test(argument) ? Number(argument) : 0;
  return width >= 1 && width <= LARGEST_WIDTH ? ok({ name: format, width }) : bad;
}

const isPlainName = (name: string): name is Exclude<FormatName, `iso:${string}`> =>
  Object.hasOwn(FORMATS, name) && !name.includes(':');

function pad({ text, type, width }: FormatInput): Result<string, FormatProblem> {
  const integer = readInteger(text, type);
  if (!integer.ok) return integer;
  return integer.value.length > width
    ? fail({ code: 'too-wide', params: { text, width } })
    : ok(integer.value.padStart(width, '0'));
}

/** The largest number of that width minus the value: the larger the value, the smaller the text. */
function padReversed(input: FormatInput): Result<string, FormatProblem> {
  const padded = pad(input);
  if (!padded.ok) return padded;
  return ok([...padded.value].map((digit) => String(9 - Number(digit))).join(''));
}

/** A non-negative whole number in canonical form, from an N or from the digits of an S. */
function readInteger(text: string, type: 'S' | 'N'): Result<string, FormatProblem> {
  if (type === 'S') {
    return /^\d+$/.test(text) ? ok(text.replace(/^0+(?=\d)/, '')) : fail({ code: 'not-an-integer', params: { text } });
  }
  const number = canonicalNumber(text);
  if (!number.ok) return fail({ code: number.error, params: { text } });
  if (number.value.startsWith('-')) return fail({ code: 'negative', params: { text } });
  return number.value.includes('.') ? fail({ code: 'not-an-integer', params: { text } }) : number;
}

function rankOf({ text, type, attribute }: FormatInput): Result<string, FormatProblem> {
  const values = attribute?.values ?? [];
  if (values.length === 0) return fail({ code: 'no-values', params: {} });
  const wanted = identity(text, type);
  const position = values.findIndex((value) => identity(value, type) === wanted);
  if (position < 0) return fail({ code: 'not-in-values', params: { text } });
  return ok(String(position).padStart(String(values.length - 1).length, '0'));
}

function hasDistinctValues(attribute: Attribute | undefined): boolean {
  const values = attribute?.values ?? [];
  const type = attribute?.type === 'N' ? 'N' : 'S';
  return new Set(values.map((value) => identity(value, type))).size === values.length;
}

/** Listed values are compared as values of the attribute's type: 1.0 is 1. */
function identity(text: string, type: 'S' | 'N'): string {
  const number = type === 'N' ? canonicalNumber(text) : undefined;
  return number?.ok ? number.value : text;
}

/** Digits have no case, and an instant's two letters stand at fixed places. */
function keptUnlessText(from: TextKind): Order {
  return from === 'digits' || from === 'instant' ? 'same' : 'none';
}
