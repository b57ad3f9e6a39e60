/** The condition on one key attribute: all of it held equal, a prefix of what is held, or a range behind it (Q1). */
import { type Attribute, keepsListOrder, type Placeholder, type State, showsWhole } from '#core/design';
import type { PreparedKey, PreparedTemplate } from '#core/image';
import { own } from '#core/shared';
import { type AttributeValue, compareKeyValues, type KeyType, type KeyValue } from '#core/value';
import type { KeyCondition } from './query-condition.ts';
import { beginningCondition, prefixCondition } from './query-prefix.ts';
import type { ReportQuery } from './query-problem.ts';
import { type PatternRange, type RangePlace, rangeCondition } from './query-range.ts';
import { keyText, typedKeyValue } from './query-value.ts';
import { isFixedWidth } from './query-width.ts';

export interface AskedKey {
  readonly condition: KeyCondition | undefined;
  /** Whether the key is fixed wholly, so that the next key attribute may be asked about. */
  readonly complete: boolean;
}

const NOTHING: AskedKey = { condition: undefined, complete: false };

/** What the pattern says of one key attribute. `range` is there where its attribute is the first open one. */
export function keyCondition(
  key: PreparedKey,
  held: State,
  range: PatternRange | undefined,
  report: ReportQuery,
): AskedKey {
  if (key.kind === 'broken') return NOTHING;
  if (key.kind === 'attribute') return typedCondition(key, key.attribute, held, range, report);
  const { bare } = key.template;
  if (bare) return typedCondition(key, bare, held, range, report);
  return textCondition(key.name, key.template, held, range, report);
}

/** A key that is the attribute itself is compared as its type is: numbers as numbers. */
function typedCondition(
  { name: key, type }: PreparedKey,
  shown: Attribute,
  held: State,
  range: PatternRange | undefined,
  report: ReportQuery,
): AskedKey {
  const attribute = shown.name;
  const value = own(held, attribute);
  if (value !== undefined) {
    const typed = typedOf(type, value, ['where', attribute], attribute, report);
    return { condition: typed && { is: '=', key, value: typed }, complete: typed !== undefined };
  }
  if (!range) return NOTHING;
  const values = range.values.map((each, at) => typedOf(type, each, ['range', 'values', at], attribute, report));
  const [first, second] = values;
  if (first === undefined || (range.op === 'between' && second === undefined)) return NOTHING;
  return { condition: typedRange(key, shown, range, first, second ?? first, report), complete: false };
}

function typedOf(
  type: KeyType,
  value: AttributeValue,
  at: readonly (string | number)[],
  attribute: string,
  report: ReportQuery,
): KeyValue | undefined {
  const typed = typedKeyValue(type, value);
  if (typed.ok) return typed.value;
  report({ code: 'query-value', at: at, params: { ...typed.error.params, attribute, reason: typed.error.reason } });
  return undefined;
}

function typedRange(
  key: string,
  shown: Attribute,
  { op, attribute }: PatternRange,
  first: KeyValue,
  second: KeyValue,
  report: ReportQuery,
): KeyCondition | undefined {
  if (op === 'begins_with') {
    if (!('N' in first)) return { is: op, key, value: first };
    report({ code: 'query-prefix-type', at: ['range', 'op'], params: { attribute } });
    return undefined;
  }
  if (!keepsListOrder(shown)) {
    // No format can be given to a key that is the attribute itself, so nothing here mends it.
    report({ code: 'query-range-unordered', at: ['range'], params: { attribute, because: 'listed' } });
    return undefined;
  }
  if (op !== 'between') return { is: op, key, value: first };
  if (compareKeyValues(first, second) <= 0) return { is: op, key, from: first, to: second };
  report({ code: 'query-range-reversed', at: ['range', 'values'], params: { attribute } });
  return undefined;
}

/** Walks a template from its start: literals and held values are the prefix, the first open placeholder ends it. */
function textCondition(
  key: string,
  { template, attributes }: PreparedTemplate,
  held: State,
  range: PatternRange | undefined,
  report: ReportQuery,
): AskedKey {
  const { segments } = template;
  let prefix = '';
  for (const [at, segment] of segments.entries()) {
    if (typeof segment === 'string') {
      prefix += segment;
      continue;
    }
    const next = segments[at + 1];
    const attribute = attributes.get(segment.attribute);
    const value = own(held, segment.attribute);
    if (value === undefined) {
      const place = { key, prefix, placeholder: segment, attribute, next, template };
      return { condition: openCondition(place, segments[at - 1], range, report), complete: false };
    }
    const text = heldText(segment, value, attribute, next, report);
    if (text === undefined) return NOTHING;
    prefix += text;
  }
  return { condition: { is: '=', key, value: { S: prefix } }, complete: true };
}

/** The condition where a placeholder is open. `previous` is what stands right before it. */
function openCondition(
  place: RangePlace,
  previous: string | Placeholder | undefined,
  range: PatternRange | undefined,
  report: ReportQuery,
): KeyCondition | undefined {
  if (previous !== undefined && typeof previous !== 'string' && !isFixedWidth(previous)) {
    // Nothing ends the held value in the key, so longer values would match as well.
    report({ code: 'query-prefix-open', at: ['where'], params: { attribute: previous.attribute } });
    return undefined;
  }
  const [first] = range?.values ?? [];
  if (!range || first === undefined) return prefixCondition(place.key, place.prefix);
  return range.op === 'begins_with' ? beginningCondition(place, first, report) : rangeCondition(place, range, report);
}

/** A held value's text, with what is to be said about equality in this key. */
function heldText(
  placeholder: Placeholder,
  value: AttributeValue,
  attribute: Attribute | undefined,
  next: string | Placeholder | undefined,
  report: ReportQuery,
): string | undefined {
  const at = ['where', placeholder.attribute];
  const params = { attribute: placeholder.attribute };
  const text = keyText(placeholder, value, attribute);
  if (!text.ok) {
    report({ code: 'query-value', at: at, params: { ...text.error.params, ...params, reason: text.error.reason } });
    return undefined;
  }
  // Its end can make up the delimiter too: `a#` before `##`.
  if (typeof next === 'string' && (text.value + next).indexOf(next) < text.value.length) {
    report({ code: 'query-held-delimiter', at, params: { ...params, literal: next } });
  }
  if (!showsWhole(placeholder, attribute)) {
    const formats = placeholder.formats.map(({ name }) => name);
    report({ code: 'query-keeps-less', at, params: { ...params, formats } });
  }
  return text.value;
}
