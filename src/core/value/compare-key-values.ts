/**
 * The order DynamoDB sorts keys in (K7): S by its UTF-8 bytes, N by number, B by unsigned bytes.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.CoreComponents.html
 */
import { compareUtf8 } from '#core/shared';
import type { KeyValue } from './attribute-value.ts';
import { decodeBase64 } from './base64.ts';
import { compareNumbers } from './compare-numbers.ts';

/**
 * Negative, zero or positive as `a` sorts before, with or after `b`. The values of one key attribute have one type;
 * should they not, S comes before N before B, so that the order stays total.
 */
export function compareKeyValues(a: KeyValue, b: KeyValue): number {
  if ('S' in a) return 'S' in b ? compareUtf8(a.S, b.S) : -1;
  if ('N' in a) return 'N' in b ? compareNumbers(a.N, b.N) : 'S' in b ? 1 : -1;
  return 'B' in b ? compareBinary(a.B, b.B) : 1;
}

/** Texts that are no base64 come after those that are. */
function compareBinary(a: string, b: string): number {
  const x = decodeBase64(a);
  const y = decodeBase64(b);
  if (x.ok && y.ok) return compareBytes(x.value, y.value);
  if (x.ok !== y.ok) return x.ok ? -1 : 1;
  return compareUtf8(a, b);
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
