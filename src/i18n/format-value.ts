/** An attribute value for reading beside its name: `ada@byron.org`, `30`, `{a, b}`. Not for copying. */
import type { AttributeValue, Item } from '#core';

export function formatValue(value: AttributeValue): string {
  if ('S' in value) return value.S === '' ? '""' : value.S;
  if ('N' in value) return value.N;
  if ('B' in value) return `base64 ${value.B}`;
  if ('BOOL' in value) return String(value.BOOL);
  if ('NULL' in value) return 'null';
  if ('L' in value) return `[${value.L.map(formatValue).join(', ')}]`;
  if ('M' in value) {
    return `{${Object.entries(value.M)
      .map(([name, inner]) => `${name}: ${formatValue(inner)}`)
      .join(', ')}}`;
  }
  return `{${membersOf(value).join(', ')}}`;
}

function membersOf(
  value: Extract<AttributeValue, { SS: unknown } | { NS: unknown } | { BS: unknown }>,
): readonly string[] {
  if ('SS' in value) return value.SS;
  return 'NS' in value ? value.NS : value.BS;
}

/** The values of a key, partition first. */
export function keyParts(key: Item): readonly string[] {
  return Object.values(key).map(formatValue);
}
