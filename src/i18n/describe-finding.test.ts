import { describe, expect, it } from 'vitest';
import { describeFinding } from './describe-finding.ts';

describe('describeFinding', () => {
  it('cuts a name nobody would read to the end, and leaves others alone', () => {
    const title = (name: string): string =>
      describeFinding({ code: 'version-is-key', severity: 'error', path: [], params: { name } }).title;
    const long = `${'x'.repeat(5000)}end`;
    expect(title('PK')).toContain('PK');
    expect(title(long)).toContain(`${'x'.repeat(80)}…${'x'.repeat(17)}end`);
    expect(title(long).length).toBeLessThan(300);
  });
});
