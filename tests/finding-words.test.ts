/** Every finding there is has words: whole sentences, filled with its facts, and a label for the button that mends it. */
import { describe, expect, it } from 'vitest';
import { compile, type Finding } from '#core';
import { describeFinding } from '#i18n';
import type { RuleExamples } from '../src/core/finding/example.ts';

const files = import.meta.glob<{ readonly examples: RuleExamples }>('../src/core/finding/rules/*.examples.ts', {
  eager: true,
});

const found: readonly Finding[] = Object.values(files)
  .flatMap(({ examples }) => examples.firing)
  .flatMap(({ design, scenario, findings }) => {
    const codes = findings.map(({ code }) => code);
    return compile(design, scenario ?? design.scenarios[0]?.name ?? '').findings.filter(({ code }) =>
      codes.includes(code),
    );
  });

describe('the words of findings', () => {
  it.each([...new Set(found.map(({ code }) => code))])('%s', (code) => {
    for (const finding of found.filter((one) => one.code === code)) {
      const { title, detail, fix } = describeFinding(finding);
      expect(title).toMatch(/^\S.*[.?]$/);
      if (detail !== undefined) expect(detail).toMatch(/^\S.*[.?]$/);
      expect(`${title} ${detail ?? ''}`).not.toMatch(/undefined|NaN|\[object| {2}/);
      if (finding.fix) expect(fix, 'a label for the fix').toMatch(/^[A-Z].*[^.]$/);
    }
  });

  it('also has some for what the doors themselves find', () => {
    const unknown = { severity: 'error', path: [] } as const;
    expect([
      describeFinding({ ...unknown, code: 'unknown-scenario', params: { scenario: 'Sign in' } }).title,
      describeFinding({ ...unknown, code: 'unknown-constraint', params: { constraint: 'PHONE' } }).title,
      describeFinding({ ...unknown, code: 'unknown-access-pattern', params: { accessPattern: 'Queue' } }).title,
      describeFinding({ ...unknown, code: 'token-length', params: { length: 37, limit: 36 } }).title,
    ]).toEqual([
      'There is no scenario Sign in.',
      'There is no unique constraint PHONE.',
      'There is no access pattern Queue.',
      'The token has 37 characters.',
    ]);
  });
});
