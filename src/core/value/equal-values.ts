/** Equality as DynamoDB's `=` sees it: numbers by value, sets in any order, maps by key, binary by its bytes. */
import { own } from '#core/shared';
import type { AttributeValue } from './attribute-value.ts';
import { canonicalNumber } from './canonical-number.ts';

/**
 * Whether two values are equal; values of different types never are. Texts that are no number are equal as texts.
 *
 * `{ N: '1.0' }` = `{ N: '1' }`; `{ SS: ['a', 'b'] }` = `{ SS: ['b', 'a'] }`; `{ S: '1' }` ≠ `{ N: '1' }`
 */
export function equalValues(a: AttributeValue, b: AttributeValue): boolean {
  if (a === b) return true;
  if ('S' in a) return 'S' in b && a.S === b.S;
  if ('N' in a) return 'N' in b && canonical(a.N) === canonical(b.N);
  // Base64 is read strictly, so equal bytes have equal texts.
  if ('B' in a) return 'B' in b && a.B === b.B;
  if ('BOOL' in a) return 'BOOL' in b && a.BOOL === b.BOOL;
  if ('NULL' in a) return 'NULL' in b;
  if ('L' in a) return 'L' in b && equalLists(a.L, b.L);
  if ('M' in a) return 'M' in b && equalMaps(a.M, b.M);
  return equalSets(a, b);
}

type SetValue = Extract<AttributeValue, { SS: unknown } | { NS: unknown } | { BS: unknown }>;

function equalSets(a: SetValue, b: AttributeValue): boolean {
  if ('SS' in a) return 'SS' in b && equalMembers(a.SS, b.SS);
  if ('NS' in a) return 'NS' in b && equalMembers(a.NS.map(canonical), b.NS.map(canonical));
  return 'BS' in b && equalMembers(a.BS, b.BS);
}

function equalMembers(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const sorted = b.toSorted();
  return a.toSorted().every((member, i) => member === sorted[i]);
}

function equalLists(a: readonly AttributeValue[], b: readonly AttributeValue[]): boolean {
  return (
    a.length === b.length &&
    a.every((element, i) => {
      const other = b[i];
      return other !== undefined && equalValues(element, other);
    })
  );
}

type ValueMap = Readonly<Record<string, AttributeValue>>;

/** Whether two maps have the same names with equal values; their order does not count. */
export function equalMaps(a: ValueMap, b: ValueMap): boolean {
  if (a === b) return true;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => {
    const x = own(a, name);
    const y = own(b, name);
    return x !== undefined && y !== undefined && equalValues(x, y);
  });
}

/** Not a number: the text itself, with a mark no canonical number starts with. */
function canonical(text: string): string {
  const number = canonicalNumber(text);
  return number.ok ? number.value : `?${text}`;
}
