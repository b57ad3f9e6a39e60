/**
 * One form for equal values, so that tests can compare what an engine returns with what the core says: numbers
 * without padding or exponent games, sets in one order, attributes in one order. Written apart from the core on purpose.
 */
import type { AttributeValue, Item } from '#core';

const ZERO = '0e0';

/** Equal numbers give equal texts: `1.50`, `15e-1` → `15e-1`. */
export function canonicalNumber(text: string): string {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!match) return `invalid ${text}`;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return ZERO;
  const scale = Number(exponent) - fraction.length + (digits.length - significant.length);
  return `${sign === '-' ? '-' : ''}${significant}e${scale}`;
}

/** A value with equal values made identical, at any depth. */
export function canonicalValue(value: AttributeValue): AttributeValue {
  if ('N' in value) return { N: canonicalNumber(value.N) };
  if ('SS' in value) return { SS: [...value.SS].sort() };
  if ('NS' in value) return { NS: value.NS.map(canonicalNumber).sort() };
  if ('BS' in value) return { BS: [...value.BS].sort() };
  if ('L' in value) return { L: value.L.map(canonicalValue) };
  if ('M' in value) return { M: canonicalItem(value.M) };
  return value;
}

/** An item with its attributes by name and each value canonical. */
export const canonicalItem = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, canonicalValue(value)]),
  );

/** Text that is equal for equal items: to look one up by, and to sort by. */
export const itemText = (item: Item): string => JSON.stringify(canonicalItem(item));

/** Items as a multiset: canonical, in one order. */
export const canonicalItems = (items: readonly Item[]): Item[] =>
  items
    .map(canonicalItem)
    .map((item) => [JSON.stringify(item), item] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);

/** Whether two values are the same to DynamoDB. */
export const sameValue = (a: AttributeValue, b: AttributeValue): boolean =>
  JSON.stringify(canonicalValue(a)) === JSON.stringify(canonicalValue(b));
