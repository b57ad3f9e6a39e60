/**
 * Bytes of values and items, as DynamoDB counts them for capacity and for its size limits (C1). The published rule for
 * numbers is rough; this one counts base-100 pairs aligned at the decimal point, which is never too low.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
import { utf8Length } from '#core/shared';
import type { AttributeValue, Item, KeyValue } from './attribute-value.ts';
import { parseDecimal } from './decimal.ts';

const CONTAINER_BYTES = 3;
const ELEMENT_BYTES = 1;
const MAX_NUMBER_BYTES = 21;

/** Bytes of an item: the UTF-8 name and the value of each attribute. */
export function itemSize(item: Item): number {
  return Object.entries(item).reduce((bytes, [name, value]) => bytes + utf8Length(name) + valueSize(value), 0);
}

/** Bytes of a value without its name. Half-typed numbers and binary texts get the size they are about to have. */
export function valueSize(value: AttributeValue): number {
  if ('S' in value) return utf8Length(value.S);
  if ('N' in value) return numberSize(value.N);
  if ('B' in value) return binarySize(value.B);
  if ('L' in value)
    return value.L.reduce((bytes, element) => bytes + ELEMENT_BYTES + valueSize(element), CONTAINER_BYTES);
  if ('M' in value) return CONTAINER_BYTES + Object.keys(value.M).length * ELEMENT_BYTES + itemSize(value.M);
  if ('SS' in value) return sumOf(value.SS, utf8Length);
  if ('NS' in value) return sumOf(value.NS, numberSize);
  if ('BS' in value) return sumOf(value.BS, binarySize);
  return 1;
}

/** Bytes of a key attribute's value, which the limits on keys count (K5). */
export function keyValueBytes(value: KeyValue): number {
  return valueSize(value);
}

const sumOf = (members: readonly string[], size: (member: string) => number): number =>
  members.reduce((bytes, member) => bytes + size(member), 0);

function numberSize(text: string): number {
  const decimal = parseDecimal(text);
  if (!decimal.ok) return Math.min(MAX_NUMBER_BYTES, 1 + Math.ceil(text.length / 2));
  const { digits, point, negative } = decimal.value;
  if (digits === '') return 1;
  const beforePair = Math.abs(point % 2);
  return Math.min(MAX_NUMBER_BYTES, 1 + Math.ceil((digits.length + beforePair) / 2) + (negative ? 1 : 0));
}

/** Three bytes in four letters, padding not counted: no need to decode. */
const binarySize = (text: string): number => Math.floor((text.replace(/={1,2}$/, '').length * 3) / 4);
