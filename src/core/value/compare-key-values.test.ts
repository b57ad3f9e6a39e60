import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeyValues, encodeBase64, type KeyValue } from './index.ts';

const inOrder: readonly (readonly [string, readonly KeyValue[]])[] = [
  [
    'S by UTF-8 bytes',
    [
      { S: '' },
      { S: '!' },
      { S: '10' },
      { S: '9' },
      { S: 'A' },
      { S: 'a' },
      { S: 'ab' },
      { S: 'é' },
      { S: '\uFFFD' },
      { S: '😀' },
    ],
  ],
  [
    'N by number',
    [
      { N: '-10' },
      { N: '-9.5' },
      { N: '0' },
      { N: '1e-5' },
      { N: '9' },
      { N: '10' },
      { N: '1e3' },
      { N: 'x' },
      { N: 'y' },
    ],
  ],
  [
    'B by unsigned bytes',
    [{ B: '' }, { B: 'AA==' }, { B: 'AAA=' }, { B: 'fw==' }, { B: 'gA==' }, { B: '/w==' }, { B: 'x' }, { B: 'y' }],
  ],
  ['types apart', [{ S: 'z' }, { N: '1' }, { B: 'AA==' }]],
];

describe('compareKeyValues', () => {
  it.each(inOrder)('K7: orders %s', (_, values) => {
    const signs = values.map((a) => values.map((b) => Math.sign(compareKeyValues(a, b))));
    expect(signs).toStrictEqual(values.map((_a, i) => values.map((_b, j) => Math.sign(i - j))));
  });

  it('K7: agrees with comparing encoded bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 6 }), (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareKeyValues({ S: a }, { S: b }))).toBe(bytes);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5 }), fc.uint8Array({ maxLength: 5 }), (a, b) => {
        const sign = Math.sign(compareKeyValues({ B: encodeBase64(a) }, { B: encodeBase64(b) }));
        expect(sign).toBe(Buffer.compare(a, b));
      }),
    );
  });
});
