/** One text for each number: what keys are rendered with and what "equal" means for numbers (K1, L2). */
import { ok, type Result } from '#core/shared';
import { formatDecimal, type NumberProblem, parseDecimal } from './decimal.ts';

/**
 * The canonical text of a number, or why DynamoDB would refuse it.
 *
 * `"+1.50E2"` → `"150"`; `"-0.0"` → `"0"`; `".5"` → `"0.5"`; `"1e126"` → `too-large`
 */
export function canonicalNumber(text: string): Result<string, NumberProblem> {
  const decimal = parseDecimal(text);
  return decimal.ok ? ok(formatDecimal(decimal.value)) : decimal;
}
