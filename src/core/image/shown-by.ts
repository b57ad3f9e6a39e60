/**
 * Which attributes a rendered key shows whole and undamaged (P3): their stored value can be told from the key's text
 * alone, so whoever finds an item under that key knows the value without a guard.
 */
import { type Attribute, type Placeholder, showsWhole } from '#core/design';
import { own } from '#core/shared';
import type { KeyValue } from '#core/value';
import type { PreparedKey, PreparedTemplate } from './prepare-key.ts';

/** Names of the attributes that `value`, rendered for `key`, determines. */
export function shownBy(key: PreparedKey, value: KeyValue): readonly string[] {
  if (key.kind === 'broken') return [];
  if (key.kind === 'attribute') return [key.attribute.name];
  const { template, bare } = key.template;
  if (bare) return [bare.name];
  const whole = template.segments.flatMap((segment, at) =>
    typeof segment !== 'string' && isWhole(key.template, segment, at) ? [segment.attribute] : [],
  );
  if (whole.length === 0 || !('S' in value)) return [];
  return readsOneWay(key.template, value.S) ? whole : [];
}

function isWhole(
  { template: { segments }, attributes }: PreparedTemplate,
  placeholder: Placeholder,
  at: number,
): boolean {
  const adjacent = [segments[at - 1], segments[at + 1]].some((next) => next !== undefined && typeof next !== 'string');
  const attribute = attributes.get(placeholder.attribute);
  return !adjacent && attribute !== undefined && showsWhole(placeholder, attribute);
}

/** Longer keys are refused anyway (K5), and reading them is quadratic. */
const LONGEST_KEY = 2048;

/** Whether `text` can have come from one set of placeholder texts only: no value holds the delimiter after it. */
function readsOneWay(prepared: PreparedTemplate, text: string): boolean {
  return text.length <= LONGEST_KEY && readings({ prepared, text, counted: new Map() }, 0, 0) === 1;
}

interface Reading {
  readonly prepared: PreparedTemplate;
  readonly text: string;
  /** Readings found from a segment and an offset, so that none is searched twice. */
  readonly counted: Map<number, number>;
}

/** Readings of the text from `from` by the segments from `at`, counted up to two. */
function readings(reading: Reading, at: number, from: number): number {
  const { prepared, text, counted } = reading;
  const { segments } = prepared.template;
  const segment = segments[at];
  if (segment === undefined) return from === text.length ? 1 : 0;
  if (typeof segment === 'string') {
    return text.startsWith(segment, from) ? readings(reading, at + 1, from + segment.length) : 0;
  }
  const place = at * (LONGEST_KEY + 1) + from;
  const known = counted.get(place);
  if (known !== undefined) return known;
  const attribute = prepared.attributes.get(segment.attribute);
  let count = 0;
  for (const to of ends(segments[at + 1], text, from)) {
    if (couldBe(segment, attribute, text.slice(from, to))) count += readings(reading, at + 1, to);
    if (count > 1) break;
  }
  counted.set(place, count);
  return count;
}

/** Where a placeholder's text that begins at `from` can end: before each occurrence of the literal after it. */
function ends(next: string | Placeholder | undefined, text: string, from: number): number[] {
  if (next === undefined) return text.length > from ? [text.length] : [];
  const found: number[] = [];
  if (typeof next !== 'string') {
    for (let to = from + 1; to <= text.length; to++) found.push(to);
    return found;
  }
  for (let to = text.indexOf(next, from + 1); to !== -1; to = text.indexOf(next, to + 1)) found.push(to);
  return found;
}

/** Whether a text can have been rendered by this placeholder: digits for numbers, one of the allowed values, … */
function couldBe({ formats }: Placeholder, attribute: Attribute | undefined, text: string): boolean {
  const last = formats.at(-1);
  if (last) return own(FORMATTED, last.name)?.test(text) ?? true;
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
