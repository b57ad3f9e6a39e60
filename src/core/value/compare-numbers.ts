/** Orders number texts by value (K7), exactly: never through JavaScript's floating point. */
import { compareUtf8 } from '#core/shared';
import { type Decimal, parseDecimal } from './decimal.ts';

/**
 * Negative, zero or positive as `a` is below, equal to or above `b`. A text that is no number comes after all numbers,
 * by its bytes, so that sorting half-typed values is still a total order.
 */
export function compareNumbers(a: string, b: string): number {
  const x = parseDecimal(a);
  const y = parseDecimal(b);
  if (x.ok && y.ok) return compareDecimals(x.value, y.value);
  if (x.ok !== y.ok) return x.ok ? -1 : 1;
  return compareUtf8(a, b);
}

function compareDecimals(a: Decimal, b: Decimal): number {
  const sign = signOf(a) - signOf(b);
  if (sign !== 0) return Math.sign(sign);
  if (a.digits === '') return 0;
  const magnitude = a.point === b.point ? compareDigits(a.digits, b.digits) : a.point < b.point ? -1 : 1;
  return a.negative && magnitude !== 0 ? -magnitude : magnitude;
}

/** Fractions of equal point compare as text: the shorter one is the smaller where it is a prefix. */
const compareDigits = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const signOf = (decimal: Decimal): number => (decimal.digits === '' ? 0 : decimal.negative ? -1 : 1);
