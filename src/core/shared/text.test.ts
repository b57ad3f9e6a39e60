import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareUtf8, isWellFormed, utf8Bytes, utf8Length } from './index.ts';

/** Any sequence of UTF-16 units, halves of pairs included. */
const units = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\uD83D', '\uDE00', '\uFFFD', 'é', 'a', '\0'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
  maxLength: 8,
});
const texts = fc.string({ unit: 'binary', maxLength: 8 });

describe('UTF-8', () => {
  it('C1: bytes and length are those of an encoder', () => {
    fc.assert(
      fc.property(units, (text) => {
        const encoded = new TextEncoder().encode(text);
        expect(utf8Bytes(text)).toStrictEqual(encoded);
        expect(utf8Length(text)).toBe(encoded.length);
      }),
    );
  });

  it('K7: order is that of the encoded bytes', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
    expect(Math.sign(compareUtf8('\uFFFD', '😀'))).toBe(-1);
  });

  it('knows a lone surrogate', () => {
    fc.assert(
      fc.property(units, (text) => {
        expect(isWellFormed(text)).toBe(Buffer.from(text).toString() === text);
      }),
    );
  });
});
