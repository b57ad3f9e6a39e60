import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from './index.ts';

describe('base64', () => {
  it.each([
    ['', []],
    ['AA==', [0]],
    ['AQI=', [1, 2]],
    ['AQID', [1, 2, 3]],
    ['/+8=', [255, 239]],
    ['TE9DSw==', [76, 79, 67, 75]],
  ])('%j is %j', (text, bytes) => {
    expect(decodeBase64(text)).toStrictEqual({ ok: true, value: Uint8Array.from(bytes) });
    expect(encodeBase64(Uint8Array.from(bytes))).toBe(text);
  });

  it.each([
    'A',
    'AQ',
    'AQI',
    'A===',
    '====',
    '=',
    '==',
    'AQ=I',
    'AQ==AQ==',
    'AQ==\n',
    ' AQI',
    'A-_A',
    'AB==',
    'AQJ=',
    'é===',
    '日本語字',
  ])('refuses %j', (text) => {
    expect(decodeBase64(text)).toStrictEqual({ ok: false, error: 'not-base64' });
  });

  it('agrees with another implementation in both directions', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const text = encodeBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(decodeBase64(text)).toStrictEqual({ ok: true, value: bytes });
      }),
    );
  });

  it('takes exactly one text for each value', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', 'Q', 'z', '/', '+', '=', '-'), maxLength: 8 }), (text) => {
        const canonical = Buffer.from(text, 'base64').toString('base64') === text;
        expect(decodeBase64(text).ok).toBe(canonical);
      }),
    );
  });
});
