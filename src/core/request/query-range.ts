/**
 * A range on the first attribute of a text key that is not held equal (Q1). It stays inside the prefix of what is held:
 * always BETWEEN, each bound the prefix and the value, closed where the template goes on by the successor of the
 * literal that follows. Only where the order of such keys is the order of the values is there a condition at all.
 */
import { type Attribute, keepsListOrder, orderOf, type Placeholder, type Template } from '#core/design';
import { compareUtf8 } from '#core/shared';
import type { AttributeValue, KeyValue } from '#core/value';
import type { KeyCondition } from './query-condition.ts';
import { orderFix } from './query-fix.ts';
import type { QueryCases, ReportQuery } from './query-problem.ts';
import { successorOf } from './query-successor.ts';
import { keyText } from './query-value.ts';
import { isFixedWidth, keepsFractions } from './query-width.ts';

export interface PatternRange {
  readonly attribute: string;
  readonly op: '<' | '<=' | '>' | '>=' | 'between' | 'begins_with';
  readonly values: readonly AttributeValue[];
}

/** Where in a text key a range lies. */
export interface RangePlace {
  readonly key: string;
  /** Literals and held values before the placeholder. */
  readonly prefix: string;
  readonly placeholder: Placeholder;
  readonly attribute: Attribute | undefined;
  /** What the template has after the placeholder. */
  readonly next: string | Placeholder | undefined;
  readonly template: Template;
}

/** The condition on the key; undefined, with the reason reported, where no condition says exactly this. */
export function rangeCondition(place: RangePlace, range: PatternRange, report: ReportQuery): KeyCondition | undefined {
  const { op, attribute } = range;
  const unordered = whyUnordered(place);
  if (unordered !== undefined) {
    const fix = orderFix(place, unordered, range.values);
    report({
      code: 'query-range-unordered',
      at: ['range'],
      params: { attribute, because: unordered },
      ...(fix && { fix }),
    });
    return undefined;
  }
  if (place.next === undefined && place.prefix !== '' && (op === '<' || op === '>')) {
    report({ code: 'query-range-strict', at: ['range', 'op'], params: { attribute, op } });
    return undefined;
  }
  const texts = boundTexts(place, range, report);
  if (!texts) return undefined;
  const condition = between(place, boundsOf(range.op, texts, isReversed(place)));
  if (condition.is === 'between' && isBackwards(condition)) {
    report({ code: 'query-range-reversed', at: ['range', 'values'], params: { attribute } });
    return undefined;
  }
  return condition;
}

type Unordered = QueryCases['query-range-unordered']['because'];

/** Why the bytes of the keys are not in the order of the values; undefined where they are. */
function whyUnordered({ placeholder, attribute, next }: RangePlace): Unordered | undefined {
  const isOrdered = orderOf(placeholder, attribute) !== 'none';
  // Allowed values are meant in the order they are listed in, whatever the format makes of them.
  if (attribute && !keepsListOrder(attribute, isOrdered ? placeholder : undefined)) return 'listed';
  if (!isOrdered) return attribute?.type === 'N' ? 'number' : 'text';
  if (isFixedWidth(placeholder)) return undefined;
  if (next === undefined) return undefined;
  // What follows a value of no fixed width must sort below all that the value can hold: below `%` once it is encoded.
  const encoded = placeholder.formats.some(({ name }) => name === 'encode');
  if (!encoded) return 'text';
  return typeof next === 'string' && next.charAt(0) < '%' ? undefined : 'delimiter';
}

const isReversed = ({ placeholder, attribute }: RangePlace): boolean => orderOf(placeholder, attribute) === 'reversed';

function boundTexts({ placeholder, attribute }: RangePlace, range: PatternRange, report: ReportQuery) {
  const texts: string[] = [];
  let rounded: string | undefined;
  for (const [at, value] of range.values.entries()) {
    const place = ['range', 'values', at];
    const text = keyText(placeholder, value, attribute);
    if (!text.ok) {
      const { reason, params } = text.error;
      report({ code: 'query-value', at: place, params: { ...params, attribute: range.attribute, reason } });
      return undefined;
    }
    const fractions = keepsFractions(placeholder, value);
    if (fractions?.finer) {
      report({
        code: 'query-range-finer',
        at: place,
        params: { attribute: range.attribute, format: fractions.format },
      });
      return undefined;
    }
    if (fractions && range.op !== '>=' && range.op !== '<') rounded = fractions.format;
    texts.push(text.value);
  }
  if (rounded !== undefined) {
    const params = { attribute: range.attribute, format: rounded };
    report({ code: 'query-range-rounded', at: ['range'], params });
  }
  return texts;
}

interface Bound {
  readonly text: string;
  readonly strict: boolean;
}
interface Bounds {
  readonly from: Bound | undefined;
  readonly to: Bound | undefined;
}

/** Lower and upper bound as the keys are ordered: `desc` turns them round. */
function boundsOf(op: PatternRange['op'], [first = '', second = first]: readonly string[], reversed: boolean): Bounds {
  const strict = op === '<' || op === '>';
  const from = op === '<' || op === '<=' ? undefined : { text: first, strict };
  const to = op === '>' || op === '>=' ? undefined : { text: second, strict };
  return reversed ? { from: to, to: from } : { from, to };
}

/** The bounds inside the prefix, whose own ends stand in for a bound that is not stated. */
function between(place: RangePlace, { from, to }: Bounds): KeyCondition {
  const { key, prefix } = place;
  const low = from && { S: prefix + (from.strict ? closed(place, from.text) : from.text) };
  const high = to && { S: prefix + (to.strict ? to.text : closed(place, to.text)) };
  if (low && high) return { is: 'between', key, from: low, to: high };
  const end = successorOf(prefix);
  if (high && prefix !== '') return { is: 'between', key, from: { S: prefix }, to: high };
  if (low && end !== undefined) return { is: 'between', key, from: low, to: { S: end } };
  return comparison(place, low, high ?? { S: prefix }, (from ?? to)?.strict === true);
}

/**
 * One bound is a comparison, which can be strict: without a prefix there is nothing to stay inside of, and above one
 * that has no successor there is nothing else.
 */
function comparison(
  { key, next }: RangePlace,
  low: KeyValue | undefined,
  high: KeyValue,
  strict: boolean,
): KeyCondition {
  const exclusive = strict && next === undefined;
  if (low) return { is: exclusive ? '>' : '>=', key, value: low };
  return { is: exclusive ? '<' : '<=', key, value: high };
}

/**
 * Just above every key with this value: what follows it in the template is at most this. A literal of Unicode's last
 * characters has no successor of its own; then it is the value's.
 */
function closed({ next }: RangePlace, text: string): string {
  if (next === undefined) return text;
  return successorOf(typeof next === 'string' ? text + next : text) ?? text;
}

function isBackwards({ from, to }: Extract<KeyCondition, { is: 'between' }>): boolean {
  return 'S' in from && 'S' in to && compareUtf8(from.S, to.S) > 0;
}
