import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCondition } from '../parse-condition.ts';
import { parseUpdate } from '../parse-update.ts';

describe('the generated parser', () => {
  it('is up to date with its grammar', () => {
    const script = fileURLToPath(new URL('../../../../scripts/build-grammar.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [script, '--check'])).not.toThrow();
  });

  it('reads any text or says where it cannot, and never throws', () => {
    const pieces = [
      '(',
      ')',
      ',',
      '=',
      '<',
      '<>',
      ' ',
      'a',
      '#b',
      ':v',
      'AND',
      'or',
      'NOT',
      'size',
      'contains',
      '[0]',
      '.',
      'BETWEEN',
      'IN',
      'SET',
      'REMOVE',
      'ADD',
      '+',
      'é',
      '😀',
      '\0',
    ];
    const text = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join('')),
      fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join(' ')),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    fc.assert(
      fc.property(text, (input) => {
        for (const parse of [parseCondition, parseUpdate]) {
          const parsed = parse(input);
          if (parsed.ok) continue;
          expect(parsed.error.at).toBeGreaterThanOrEqual(0);
          expect(parsed.error.at).toBeLessThanOrEqual(input.length);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
