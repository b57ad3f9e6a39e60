/** A number as a person types it: digits, commas between thousands, a point; or what is wrong with it. */

export type TypedNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: 'not-a-number' | 'too-small' | 'too-large' };

export interface NumberLimits {
  readonly least: number;
  readonly limit: number;
  /** What it is rounded to; as it is without. */
  readonly grain?: number;
  /** Typed as so many of a hundred. */
  readonly isShare?: boolean;
}

const GROUPED = /^[-−]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const PLAIN = /^[-−]?(?:\d+(?:\.\d*)?|\.\d+)(?:e\d{1,2})?$/i;

export function readNumber(text: string, { least, limit, grain, isShare = false }: NumberLimits): TypedNumber {
  const digits = text.replace(isShare ? /\s*%$/ : /$^/, '').trim();
  if (!GROUPED.test(digits) && !PLAIN.test(digits)) return { ok: false, problem: 'not-a-number' };
  const stated = Number(digits.replaceAll(',', '').replace('−', '-')) / (isShare ? 100 : 1);
  const value = grain === undefined ? stated : Number((Math.round(stated / grain) * grain).toFixed(8));
  if (value < least) return { ok: false, problem: 'too-small' };
  return value > limit ? { ok: false, problem: 'too-large' } : { ok: true, value };
}
