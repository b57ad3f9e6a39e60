/**
 * What a list should hold, told from attribute values alone: a filter by what the pattern says, and a sort by the bytes
 * of the keys. The Query under test has no part in it.
 */
import type { AttributeValue, Image } from '#core';
import type { State } from '#core/design';
import { imageOf, type PreparedDesign, prepareDesign } from '#core/image';
import { type ListCase, VALUES } from './arbitrary/list.ts';

export interface Listed {
  readonly state: State;
  readonly image: Image;
}

/** The rows of a list in order, all pages together. */
export function naiveList({ design, pattern, rows, formats }: ListCase): readonly Listed[] {
  const prepared = prepareDesign(design);
  const keys = keyNamesOf(prepared);
  const listed = rows
    .map((state) => ({ state, image: imageOf(prepared, state) }))
    .filter(
      ({ image }) => image.record !== undefined && keys.every((name) => image.record && name in image.record.item),
    )
    .filter(({ state }) =>
      Object.entries(pattern.where).every(([name, value]) => equal(formats[name], state[name], value)),
    )
    .filter(({ state }) => inRange(pattern.range, state, formats));
  const order = (a: Listed, b: Listed): number => {
    for (const name of [...keys, ...prepared.tableKeys.map((key) => key.name)]) {
      const difference = compareBytes(a.image.record?.item[name], b.image.record?.item[name]);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const sorted = listed.sort(order);
  return pattern.descending === true ? sorted.reverse() : sorted;
}

/** The key attributes a list is found by. */
export function keyNamesOf({ indexes, tableKeys }: PreparedDesign): readonly string[] {
  return (indexes[0]?.keys ?? tableKeys).map(({ name }) => name);
}

function equal(format: string | undefined, stored: AttributeValue | undefined, wanted: AttributeValue): boolean {
  return stored !== undefined && comparable(format, stored) === comparable(format, wanted);
}

function inRange(range: ListCase['pattern']['range'], state: State, formats: ListCase['formats']): boolean {
  if (!range) return true;
  const stored = state[range.attribute];
  const format = formats[range.attribute];
  const [first, second] = range.values;
  if (stored === undefined || first === undefined) return false;
  const order = (bound: AttributeValue) => compare(comparable(format, stored), comparable(format, bound));
  switch (range.op) {
    case '<':
      return order(first) < 0;
    case '<=':
      return order(first) <= 0;
    case '>':
      return order(first) > 0;
    case '>=':
      return order(first) >= 0;
    case 'between':
      return order(first) >= 0 && second !== undefined && order(second) <= 0;
    case 'begins_with':
      return String(comparable(format, stored)).startsWith(String(comparable(format, first)));
  }
}

/** A value as the key compares it: numbers as numbers, listed values by rank, instants in time, letter case lost. */
function comparable(format: string | undefined, value: AttributeValue): string | number {
  if ('N' in value) return Number(value.N);
  if (!('S' in value)) throw new Error('only texts and numbers are listed');
  if (format?.startsWith('rank')) return VALUES.indexOf(value.S);
  if (format === 'iso:s') return Math.floor(Date.parse(value.S) / 1000);
  if (format === 'iso:ms') return Date.parse(value.S);
  if (format?.endsWith('upper')) return value.S.toUpperCase();
  if (format?.endsWith('lower')) return value.S.toLowerCase();
  return value.S;
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : Buffer.compare(Buffer.from(`${a}`), Buffer.from(`${b}`));

function compareBytes(a: AttributeValue | undefined, b: AttributeValue | undefined): number {
  if (a && b && 'N' in a && 'N' in b) return Number(a.N) - Number(b.N);
  if (a && b && 'S' in a && 'S' in b) return compare(a.S, b.S);
  throw new Error('keys of one name have one type');
}
