/**
 * DynamoDB numbers as exact decimals: texts of up to 38 significant digits with a magnitude from 1E-130 to just
 * under 1E+126. JavaScript's own numbers would round them, so the digits stay text.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html
 */
import { fail, ok, type Result } from '#core/shared';

/** The value 0.`digits` × 10^`point`. `digits` starts and ends with another digit than 0; zero has none. */
export interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly point: number;
}

/** Why DynamoDB would refuse a text as a number. */
export type NumberProblem = 'not-a-number' | 'too-many-digits' | 'too-large' | 'too-small';

export const MAX_DIGITS = 38;
const LARGEST_EXPONENT = 125;
const SMALLEST_EXPONENT = -130;

const GRAMMAR = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d+))?$/;

/** Reads a number as DynamoDB does: an optional sign, digits with a point anywhere, an optional exponent; no spaces. */
export function parseDecimal(text: string): Result<Decimal, NumberProblem> {
  const match = GRAMMAR.exec(text);
  if (match === null) return fail('not-a-number');
  const [, sign, whole = '', fraction = '', bareFraction = '', exponent = '0'] = match;
  const digits = whole + fraction + bareFraction;
  return checkDecimal(makeDecimal(sign === '-', digits, whole.length + Number(exponent)));
}

/** Drops outer zeros from `digits` and moves the point along. */
export function makeDecimal(negative: boolean, digits: string, point: number): Decimal {
  let start = 0;
  let end = digits.length;
  while (start < end && digits[start] === '0') start++;
  while (end > start && digits[end - 1] === '0') end--;
  return start === end
    ? { negative: false, digits: '', point: 0 }
    : { negative, digits: digits.slice(start, end), point: point - start };
}

/** Whether DynamoDB can store the decimal: its magnitude first, then its digits. */
export function checkDecimal(decimal: Decimal): Result<Decimal, NumberProblem> {
  if (decimal.digits === '') return ok(decimal);
  if (decimal.point - 1 > LARGEST_EXPONENT) return fail('too-large');
  if (decimal.point - 1 < SMALLEST_EXPONENT) return fail('too-small');
  return decimal.digits.length > MAX_DIGITS ? fail('too-many-digits') : ok(decimal);
}

/** Writes a decimal in plain form: no exponent, no needless zeros, no −0, no point without digits after it (K1). */
export function formatDecimal({ negative, digits, point }: Decimal): string {
  if (digits === '') return '0';
  const sign = negative ? '-' : '';
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}`;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
