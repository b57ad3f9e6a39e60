import { describe, expect, it } from 'vitest';
import type { Finding } from '#core';
import { createClaims } from './claims.ts';

const at = (...path: (string | number)[]): Finding => ({
  code: 'unknown-scenario',
  severity: 'error',
  path,
  params: { scenario: 'any' },
});

describe('claims of fields on places', () => {
  it('give a finding to the field as soon as there is one, and back when it goes', async () => {
    const claims = createClaims();
    const findings = [at('table', 'name')];
    let announced = 0;
    claims.subscribe(() => {
      announced += 1;
    });
    expect(claims.findingsFor(findings, '')).toEqual(findings);
    const release = claims.claim('table/name');
    claims.claim('table');
    await Promise.resolve();
    expect(announced).toBe(1);
    expect(claims.findingsFor(findings, 'table/name')).toEqual(findings);
    expect(claims.findingsFor(findings, '')).toEqual([]);
    release();
    expect(claims.findingsFor(findings, 'table')).toEqual(findings);
  });

  it('give the same list for findings that say the same', () => {
    const claims = createClaims();
    claims.claim('table/name');
    const first = claims.findingsFor([at('table', 'name')], 'table/name');
    expect(claims.findingsFor([at('table', 'name'), at('locks')], 'table/name')).toBe(first);
    expect(claims.findingsFor([], 'table/name')).not.toBe(first);
  });
});
