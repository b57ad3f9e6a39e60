/**
 * The order people mean by a list's attributes, against which the order of its keys is held: allowed values as they are
 * listed, numbers by size, instants in time, other text by its bytes.
 */
import { type Attribute, orderOf, type Placeholder, renderPlaceholder, type State } from '#core/design';
import type { PreparedKey } from '#core/image';
import { compareUtf8, own } from '#core/shared';
import { type AttributeValue, canonicalNumber, compareKeyValues, compareNumbers } from '#core/value';

export type Compare = (a: AttributeValue, b: AttributeValue) => number;

/** How two values of one sort attribute are meant to be ordered. `states` are the rows the order is for. */
export function intendedOrder(attribute: Attribute, key: PreparedKey | undefined, states: readonly State[]): Compare {
  const shown = placeholderOf(key, attribute.name);
  const compare = valueOrder(attribute, shown, states);
  // Whoever writes `desc` means the reverse.
  return shown && orderOf(shown, attribute) === 'reversed' ? (a, b) => compare(b, a) : compare;
}

/** The order of the attribute's values, whatever the key does with them. */
export function valueOrder(attribute: Attribute, shown: Placeholder | undefined, states: readonly State[]): Compare {
  const { name, values = [], type } = attribute;
  if (values.length > 0) return byList(values, type);
  if (type === 'N' || shown?.formats.some((format) => format.name === 'pad' || format.name === 'desc')) return byNumber;
  const present = states.map((state) => own(state, name)).filter((value) => value !== undefined);
  const instant = instantOf(attribute);
  if (present.length > 0 && present.every((value) => instant(value) !== undefined)) {
    return (a, b) => compareUtf8(instant(a) ?? '', instant(b) ?? '');
  }
  return byBytes;
}

function placeholderOf(key: PreparedKey | undefined, attribute: string): Placeholder | undefined {
  const segments = key?.kind === 'template' ? key.template.template.segments : [];
  return segments.find(
    (segment): segment is Placeholder => typeof segment !== 'string' && segment.attribute === attribute,
  );
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
