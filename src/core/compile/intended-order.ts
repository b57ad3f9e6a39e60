/**
 * The order people mean by a list's attributes, against which the order of its keys is held: allowed values as they are
 * listed, numbers by size, instants in time, other text by its bytes.
 */
import {
  type Attribute,
  type FormatName,
  keepsListOrder,
  orderOf,
  type Placeholder,
  renderPlaceholder,
  type State,
} from '#core/design';
import { compareUtf8, own } from '#core/shared';
import { type AttributeValue, canonicalNumber, compareKeyValues, compareNumbers } from '#core/value';

export type Compare = (a: AttributeValue, b: AttributeValue) => number;

/**
 * How two values of one sort attribute are meant to be ordered. `shown` is how the key shows it, `states` are the rows
 * the order is for.
 */
export function intendedOrder(attribute: Attribute, shown: Placeholder | undefined, states: readonly State[]): Compare {
  const compare = valueOrder(attribute, shown, states);
  // Whoever writes `desc` means the reverse.
  return shown && orderOf(shown, attribute) === 'reversed' ? (a, b) => compare(b, a) : compare;
}

/** The order of the attribute's values, to whichever end the key turns it. */
export function valueOrder(attribute: Attribute, shown: Placeholder | undefined, states: readonly State[]): Compare {
  const { name, values = [], type } = attribute;
  const has = (...formats: FormatName[]): boolean =>
    shown?.formats.some((each) => formats.includes(each.name)) === true;
  // Where the list is in the order of its values anyway, that order holds for unlisted ones as well.
  const ordered = shown && orderOf(shown, attribute) !== 'none' ? shown : undefined;
  if (values.length > 0 && (has('rank') || !keepsListOrder(attribute, ordered))) return byList(values, type);
  if (type === 'N' || has('pad', 'desc')) return byNumber;
  const present = states.map((state) => own(state, name)).filter((value) => value !== undefined);
  const instant = instantOf(attribute);
  if (has('iso:s', 'iso:ms') || (present.length > 0 && present.every((value) => instant(value) !== undefined))) {
    return (a, b) => compareUtf8(instant(a) ?? '', instant(b) ?? '');
  }
  return byBytes;
}

/** Values that are not listed come after those that are. */
function byList(values: readonly string[], type: Attribute['type']): Compare {
  const place = (value: AttributeValue): number => {
    const text = textOf(value);
    const at = values.findIndex((listed) => (type === 'N' ? compareNumbers(listed, text) === 0 : listed === text));
    return at < 0 ? values.length : at;
  };
  return (a, b) => place(a) - place(b) || byBytes(a, b);
}

const byNumber: Compare = (a, b) => compareNumbers(textOf(a), textOf(b));

const byBytes: Compare = (a, b) => {
  if ('B' in a && 'B' in b) return compareKeyValues(a, b);
  return compareUtf8(textOf(a), textOf(b));
};

function textOf(value: AttributeValue): string {
  if ('S' in value) return value.S;
  if (!('N' in value)) return JSON.stringify(value);
  const number = canonicalNumber(value.N);
  return number.ok ? number.value : value.N;
}

/** A value as an instant of one form; undefined for what is none. */
function instantOf(attribute: Attribute): (value: AttributeValue) => string | undefined {
  const placeholder: Placeholder = { attribute: attribute.name, formats: [{ name: 'iso:ms' }] };
  return (value) => {
    const text = renderPlaceholder(placeholder, value, attribute);
    return text.ok ? text.value : undefined;
  };
}
