import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from '#core/shared';
import { compareKeyValues, encodeBase64, type KeyValue } from '#core/value';
import { afterParts, afterPrefix, keyText, partText } from './key-text.ts';

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('\0', '\u0001', 'a', '\ud7ff', '\ue000', '\uffff', '😀', '𝄞')),
  maxLength: 4,
});
const S = text.map((S): KeyValue => ({ S }));
const B = fc.uint8Array({ maxLength: 4 }).map((bytes): KeyValue => ({ B: encodeBase64(bytes) }));
const N = fc
  .record({
    sign: fc.constantFrom('', '-'),
    digits: fc.bigInt(0n, 10n ** 10n),
    exponent: fc.integer({ min: -100, max: 100 }),
  })
  .map(({ sign, digits, exponent }): KeyValue => ({ N: `${sign}${digits}e${exponent}` }));
const pair = fc.oneof(fc.tuple(S, S), fc.tuple(B, B), fc.tuple(N, N));

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

describe('key texts', () => {
  it('K7: stand in the order of the keys they are made of', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(order(keyText([a]), keyText([b]))).toBe(Math.sign(compareKeyValues(a, b)));
      }),
      { numRuns: 2000 },
    );
  });

  it('K7: compare attribute by attribute', () => {
    fc.assert(
      fc.property(pair, pair, ([a, b], [c, d]) => {
        const expected = compareKeyValues(a, b) || compareKeyValues(c, d);
        expect(order(keyText([a, c]), keyText([b, d]))).toBe(Math.sign(expected));
      }),
      { numRuns: 2000 },
    );
  });

  it('know where a whole part ends', () => {
    fc.assert(
      fc.property(pair, S, ([a, b], c) => {
        const end = afterParts(keyText([a]));
        expect(order(keyText([a, c]), end)).toBe(-1);
        if (compareKeyValues(b, a) > 0) expect(order(keyText([b]), end)).not.toBe(-1);
      }),
      { numRuns: 1000 },
    );
  });

  it('know where a prefix ends', () => {
    fc.assert(
      fc.property(text, text, text, (prefix, rest, other) => {
        fc.pre([prefix, rest, other].every(isWellFormed));
        const from = `x${partText({ S: prefix })}`;
        const inside = (name: string) => `x${keyText([{ S: name }])}`;
        expect(inside(prefix + rest) >= from && inside(prefix + rest) < afterPrefix(from)).toBe(true);
        expect(inside(other) >= from && inside(other) < afterPrefix(from)).toBe(other.startsWith(prefix));
      }),
      { numRuns: 1000 },
    );
  });
});
