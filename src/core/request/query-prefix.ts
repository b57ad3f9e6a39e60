/** Conditions on the beginning of a text key: what is held equal, and a range `begins_with` behind it (Q1). */
import type { AttributeValue } from '#core/value';
import type { KeyCondition } from './query-condition.ts';
import type { ReportQuery } from './query-problem.ts';
import type { RangePlace } from './query-range.ts';
import { keyText } from './query-value.ts';
import { isFixedWidth } from './query-width.ts';

/** Keys that begin with all literals and held values before the first open attribute; none where there are none. */
export const prefixCondition = (key: string, prefix: string): KeyCondition | undefined =>
  prefix === '' ? undefined : { is: 'begins_with', key, value: { S: prefix } };

/** Keys in which the open attribute's text begins with `value`; undefined, with the reason reported, where none do. */
export function beginningCondition(
  place: RangePlace,
  value: AttributeValue,
  report: ReportQuery,
): KeyCondition | undefined {
  const { key, prefix, placeholder, next } = place;
  const { attribute } = placeholder;
  const at = ['range', 'values', 0];
  if (place.attribute?.type !== 'S' || isFixedWidth(placeholder)) {
    report({ code: 'query-prefix-type', at: ['range', 'op'], params: { attribute } });
    return undefined;
  }
  const text = keyText(placeholder, value, place.attribute);
  if (!text.ok) {
    report({ code: 'query-value', at: at, params: { ...text.error.params, attribute, reason: text.error.reason } });
    return undefined;
  }
  if (next !== undefined && typeof next !== 'string') {
    report({ code: 'query-prefix-open', at: ['range'], params: { attribute } });
    return undefined;
  }
  if (next !== undefined && couldEndWithin(text.value, next)) {
    report({ code: 'query-prefix-delimiter', at: at, params: { attribute, literal: next } });
    return undefined;
  }
  if (!staysBeginning(place, value, text.value)) {
    report({ code: 'query-prefix-case', at: at, params: { attribute } });
    return undefined;
  }
  const cases = placeholder.formats.filter(({ name }) => name === 'upper' || name === 'lower');
  if (cases.length > 0) {
    report({ code: 'query-keeps-less', at: ['range'], params: { attribute, formats: cases.map(({ name }) => name) } });
  }
  return { is: 'begins_with', key, value: { S: prefix + text.value } };
}

/**
 * Whether every longer value's text begins with this one's. Letter case can depend on what follows: a sigma at the end
 * of a word is lowered to another letter than one before a letter, so one more letter tells.
 */
function staysBeginning({ placeholder, attribute }: RangePlace, value: AttributeValue, text: string): boolean {
  const longer = 'S' in value ? keyText(placeholder, { S: `${value.S}a` }, attribute) : undefined;
  return longer?.ok === true && longer.value.startsWith(text);
}

/** Whether a shorter value with the literal behind it could begin with `text` as well. */
function couldEndWithin(text: string, literal: string): boolean {
  for (let from = 1; from < text.length; from++) {
    const rest = text.slice(from);
    if (rest.startsWith(literal) || literal.startsWith(rest)) return true;
  }
  return false;
}
