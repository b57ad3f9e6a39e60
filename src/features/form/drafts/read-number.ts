/** Plain JSON numbers of the document (workload, limits, throughput) as people type them. */

export type NumberTextProblem = 'not-a-number' | 'not-whole' | 'too-small';

export type NumberRead =
  | { readonly ok: true; readonly value: number | undefined }
  | { readonly ok: false; readonly problem: NumberTextProblem };

export interface NumberRules {
  readonly isWhole?: boolean;
  readonly least?: number;
}

/** `"12,000"` → 12000; an empty text is no number at all: `undefined`. */
export function readNumber(text: string, rules: NumberRules): NumberRead {
  const digits = text.trim().replace(/(?<=\d)[,_\s](?=\d)/g, '');
  if (digits === '') return { ok: true, value: undefined };
  const value = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(digits) ? Number(digits) : Number.NaN;
  if (!Number.isFinite(value)) return { ok: false, problem: 'not-a-number' };
  if (rules.isWhole && !Number.isSafeInteger(value)) return { ok: false, problem: 'not-whole' };
  return value < (rules.least ?? 0) ? { ok: false, problem: 'too-small' } : { ok: true, value };
}
