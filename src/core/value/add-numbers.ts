/** Exact decimal sums of number texts, as DynamoDB computes `SET a = a + :n`: 38 digits or a refusal, never rounding. */
import { ok, type Result } from '#core/shared';
import { checkDecimal, type Decimal, formatDecimal, makeDecimal, type NumberProblem, parseDecimal } from './decimal.ts';

/** The canonical text of `a + b`: `addNumbers('0.1', '0.2')` → `"0.3"`. */
export function addNumbers(a: string, b: string): Result<string, NumberProblem> {
  const x = parseDecimal(a);
  if (!x.ok) return x;
  const y = parseDecimal(b);
  if (!y.ok) return y;
  return addDecimals(x.value, y.value);
}

/** The canonical text of `a − b`. */
export function subtractNumbers(a: string, b: string): Result<string, NumberProblem> {
  const x = parseDecimal(a);
  if (!x.ok) return x;
  const y = parseDecimal(b);
  if (!y.ok) return y;
  return addDecimals(x.value, { ...y.value, negative: !y.value.negative });
}

/** Brings both to whole numbers of the finer one's last place; at most some 260 digits, so BigInt is quick. */
function addDecimals(a: Decimal, b: Decimal): Result<string, NumberProblem> {
  const scale = Math.max(decimalPlaces(a), decimalPlaces(b));
  const sum = toUnits(a, scale) + toUnits(b, scale);
  const digits = (sum < 0n ? -sum : sum).toString();
  const checked = checkDecimal(makeDecimal(sum < 0n, digits, digits.length - scale));
  return checked.ok ? ok(formatDecimal(checked.value)) : checked;
}

const decimalPlaces = (decimal: Decimal): number => decimal.digits.length - decimal.point;

function toUnits(decimal: Decimal, scale: number): bigint {
  if (decimal.digits === '') return 0n;
  const units = BigInt(decimal.digits + '0'.repeat(scale - decimalPlaces(decimal)));
  return decimal.negative ? -units : units;
}
