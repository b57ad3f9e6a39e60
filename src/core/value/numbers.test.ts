import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addNumbers, canonicalNumber, compareNumbers, subtractNumbers } from './index.ts';

/** Number texts that DynamoDB can store, in all the ways they may be written. */
const numberText = fc
  .record({
    sign: fc.constantFrom('', '-', '+'),
    digits: fc.bigInt({ min: 0n, max: 10n ** 38n - 1n }).map(String),
    point: fc.nat(),
    exponent: fc.integer({ min: -90, max: 80 }),
    zeros: fc.constantFrom('', '0', '000'),
    letter: fc.constantFrom('e', 'E', 'e+'),
  })
  .map(({ sign, digits, point, exponent, zeros, letter }) => {
    const at = point % (digits.length + 1);
    const mantissa = `${zeros}${digits.slice(0, at)}.${digits.slice(at)}${zeros}`;
    return `${sign}${mantissa}${exponent < 0 ? letter[0] : letter}${exponent}`;
  })
  .filter((text) => canonicalNumber(text).ok);

/** The exact value as a whole number of 10^-400, by another route than the code under test. */
function unitsOf(text: string): bigint {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace(/^[+-]/, '').split('.');
  const units = BigInt(`${whole}${fraction}` || '0') * 10n ** BigInt(400 - fraction.length + Number(exponent));
  return mantissa.startsWith('-') ? -units : units;
}

describe('canonicalNumber', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['+0.00', '0'],
    ['0e500', '0'],
    ['0e-500', '0'],
    ['1', '1'],
    ['+1', '1'],
    ['-1', '-1'],
    ['007', '7'],
    ['1.0', '1'],
    ['1.50', '1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-.5', '-0.5'],
    ['100', '100'],
    ['1e2', '100'],
    ['1E+2', '100'],
    ['12.5e-1', '1.25'],
    ['120e-1', '12'],
    ['1e-3', '0.001'],
    ['1e38', `1${'0'.repeat(38)}`],
    ['1e125', `1${'0'.repeat(125)}`],
    ['1e-130', `0.${'0'.repeat(129)}1`],
    [`9.${'9'.repeat(37)}E+125`, `${'9'.repeat(38)}${'0'.repeat(88)}`],
    [`-9.${'9'.repeat(37)}E+125`, `-${'9'.repeat(38)}${'0'.repeat(88)}`],
    ['12345678901234567890123456789012345678', '12345678901234567890123456789012345678'],
    [`${'0'.repeat(60)}1${'0'.repeat(60)}`, `1${'0'.repeat(60)}`],
    [`1${'0'.repeat(100)}e-100`, '1'],
  ])('K1: %s is %s', (text, canonical) => {
    expect(canonicalNumber(text)).toStrictEqual({ ok: true, value: canonical });
  });

  it.each([
    ['', 'not-a-number'],
    [' 1', 'not-a-number'],
    ['1 ', 'not-a-number'],
    ['1\n', 'not-a-number'],
    ['.', 'not-a-number'],
    ['-', 'not-a-number'],
    ['+-1', 'not-a-number'],
    ['1e', 'not-a-number'],
    ['e1', 'not-a-number'],
    ['1e1.5', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['1_000', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['−1', 'not-a-number'],
    ['١', 'not-a-number'],
    ['123456789012345678901234567890123456789', 'too-many-digits'],
    ['1.00000000000000000000000000000000000001', 'too-many-digits'],
    ['1e126', 'too-large'],
    ['-10e125', 'too-large'],
    ['1e99999999999999999999', 'too-large'],
    ['1e-131', 'too-small'],
    ['0.1e-130', 'too-small'],
    ['-1e-99999999999999999999', 'too-small'],
  ])('K1: %j is %s', (text, problem) => {
    expect(canonicalNumber(text)).toStrictEqual({ ok: false, error: problem });
  });

  it('K1: takes time proportional to the text, whatever stands in it', () => {
    for (const text of [
      '9'.repeat(200_000),
      `${'0'.repeat(200_000)}1x`,
      `1${'0'.repeat(200_000)}1`,
      '.'.repeat(200_000),
    ]) {
      expect(canonicalNumber(text).ok).toBe(false);
    }
  });

  it('K1: is the same number, in a form that stays as it is', () => {
    fc.assert(
      fc.property(numberText, (text) => {
        const canonical = canonicalNumber(text);
        expect(canonical.ok && unitsOf(canonical.value) === unitsOf(text)).toBe(true);
        expect(canonical.ok && canonical.value).toMatch(/^(?:0|-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?)$/);
        expect(canonical.ok && canonicalNumber(canonical.value)).toStrictEqual(canonical);
      }),
    );
  });

  it('K1: equal numbers have one canonical text, different ones two', () => {
    fc.assert(
      fc.property(numberText, numberText, (a, b) => {
        const [x, y] = [canonicalNumber(a), canonicalNumber(b)];
        expect(x.ok && y.ok && x.value === y.value).toBe(unitsOf(a) === unitsOf(b));
      }),
    );
  });
});

describe('compareNumbers', () => {
  it.each([
    ['1', '2', -1],
    ['10', '9', 1],
    ['-10', '-9', -1],
    ['-1', '0', -1],
    ['0', '-0.0', 0],
    ['1', '-1', 1],
    ['1.0', '1e0', 0],
    ['0.1', '0.10', 0],
    ['0.12', '0.1', 1],
    ['100', '99.5', 1],
    ['-0.5', '-0.25', -1],
    ['1e-130', '0', 1],
    ['1', 'x', -1],
    ['x', '1', 1],
    ['x', 'y', -1],
    ['x', 'x', 0],
  ])('K7: %s against %s gives %i', (a, b, sign) => {
    expect(Math.sign(compareNumbers(a, b))).toBe(sign);
  });

  it('K7: agrees with exact whole-number arithmetic', () => {
    fc.assert(
      fc.property(numberText, numberText, (a, b) => {
        const difference = unitsOf(a) - unitsOf(b);
        expect(Math.sign(compareNumbers(a, b))).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      }),
    );
  });
});

describe('addNumbers and subtractNumbers', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['1', '-1', '0'],
    ['-0', '0', '0'],
    ['99', '1', '100'],
    ['1e20', '1', '100000000000000000001'],
    ['1e-130', '0', `0.${'0'.repeat(129)}1`],
    ['-5', '3.5', '-1.5'],
  ])('%s + %s = %s', (a, b, sum) => {
    expect(addNumbers(a, b)).toStrictEqual({ ok: true, value: sum });
  });

  it.each([
    ['x', '1', 'not-a-number'],
    ['1', '1e126', 'too-large'],
    ['9e125', '9e125', 'too-large'],
    ['1e40', '1', 'too-many-digits'],
    ['1e-131', '1', 'too-small'],
  ])('%s + %s is %s', (a, b, problem) => {
    expect(addNumbers(a, b)).toStrictEqual({ ok: false, error: problem });
  });

  it('subtracts', () => {
    expect(subtractNumbers('0.3', '0.1')).toStrictEqual({ ok: true, value: '0.2' });
    expect(subtractNumbers('1', '2')).toStrictEqual({ ok: true, value: '-1' });
    expect(subtractNumbers('x', '2')).toStrictEqual({ ok: false, error: 'not-a-number' });
    expect(subtractNumbers('2', '1e-200')).toStrictEqual({ ok: false, error: 'too-small' });
  });

  it('gives exact sums, and takes back what was added', () => {
    fc.assert(
      fc.property(numberText, numberText, (a, b) => {
        const sum = addNumbers(a, b);
        if (!sum.ok) return;
        expect(unitsOf(sum.value)).toBe(unitsOf(a) + unitsOf(b));
        expect(subtractNumbers(sum.value, b)).toStrictEqual(canonicalNumber(a));
      }),
    );
  });
});
