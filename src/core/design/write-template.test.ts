import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTemplate } from './__fixtures__/arbitrary-design.ts';
import { parseTemplate, writeTemplate } from './index.ts';

describe('writeTemplate', () => {
  it.each(['', 'A', '{a}', 'A#{a|pad:3|encode}#{b|iso:ms}', '{{x}}{a}', '{a|rank|desc:38}'])(
    'K1, K2: writes %j back',
    (text) => {
      const parsed = parseTemplate(text);
      expect(parsed.ok && writeTemplate(parsed.value.segments)).toBe(text);
    },
  );

  it('K1: what it writes is read as what was given', () => {
    fc.assert(
      fc.property(anyTemplate, (text) => {
        const parsed = parseTemplate(text);
        if (!parsed.ok) return;
        const again = parseTemplate(writeTemplate(parsed.value.segments));
        expect(again.ok && again.value.segments).toStrictEqual(parsed.value.segments);
      }),
    );
  });
});
