/** Renders one placeholder of a key template with a value (K1, K2): text, or why this value gives none. */
import { fail, isWellFormed, ok, type Result } from '#core/shared';
import { type AttributeValue, canonicalNumber, typeOf } from '#core/value';
import type { Attribute } from './design.ts';
import { formatRule } from './format.ts';
import type { FormatProblem } from './format-problem.ts';
import type { Placeholder } from './template.ts';

/**
 * The text a placeholder shows for a value. `attribute` is the entity attribute it names; `rank` looks into its `values`.
 *
 * `{priority|pad:3}` with `{ N: "7.0" }` → `"007"`; with `{ N: "1000" }` → `too-wide { text, width, format }`
 */
export function renderPlaceholder(
  placeholder: Placeholder,
  value: AttributeValue,
  attribute: Attribute | undefined,
): Result<string, FormatProblem> {
  const start = readValue(value);
  if (!start.ok) return start;
  let { text, type } = start.value;
  for (const [position, format] of placeholder.formats.entries()) {
    if (format.name === 'rank' && position > 0) return fail({ code: 'rank-not-first', params: { format: 'rank' } });
    const result = formatRule(format).apply({ text, type, width: format.width ?? 0, attribute });
    if (!result.ok) {
      const { code, params } = result.error;
      return fail({ code, params: { ...params, format: format.name } });
    }
    text = result.value;
    type = 'S';
  }
  return ok(text);
}

function readValue(value: AttributeValue): Result<{ text: string; type: 'S' | 'N' }, FormatProblem> {
  if ('S' in value) {
    return isWellFormed(value.S)
      ? ok({ text: value.S, type: 'S' })
      : fail({ code: 'lone-surrogate', params: { text: value.S } });
  }
  if ('N' in value) {
    const number = canonicalNumber(value.N);
    return number.ok ? ok({ text: number.value, type: 'N' }) : fail({ code: number.error, params: { text: value.N } });
  }
  return fail({ code: 'unsupported-type', params: { type: typeOf(value) } });
}
