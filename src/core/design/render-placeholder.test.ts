import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttributeValue, compareKeyValues, compareNumbers } from '#core/value';
import { type Attribute, FORMATS, type Placeholder, parseTemplate, renderPlaceholder } from './index.ts';

function placeholderOf(text: string): Placeholder {
  const parsed = parseTemplate(text);
  const [segment] = parsed.ok ? parsed.value.segments : [];
  if (segment === undefined || typeof segment === 'string') throw new Error(`not a placeholder: ${text}`);
  return segment;
}

const attribute = (type: Attribute['type'], values?: readonly string[]): Attribute => ({
  name: 'a',
  type,
  ...(values ? { values } : {}),
});
const status = attribute('S', ['open', 'pending', 'closed']);
const level = attribute('N', ['1', '2.50', '1e1']);
const many = attribute(
  'S',
  Array.from({ length: 11 }, (_, i) => `v${i}`),
);

const rendered: [string, AttributeValue, string, Attribute?][] = [
  ['{a}', { S: 'Ada Lovelace #1' }, 'Ada Lovelace #1'],
  ['{a}', { S: '' }, ''],
  ['{a}', { S: '007' }, '007'],
  ['{a}', { N: '1.50' }, '1.5'],
  ['{a}', { N: '1e3' }, '1000'],
  ['{a}', { N: '-0.0' }, '0'],
  ['{a|pad:1}', { N: '0' }, '0'],
  ['{a|pad:3}', { N: '7' }, '007'],
  ['{a|pad:3}', { N: '1e2' }, '100'],
  ['{a|pad:3}', { N: '-0' }, '000'],
  ['{a|pad:3}', { N: '7.0' }, '007'],
  ['{a|pad:3}', { S: '7' }, '007'],
  ['{a|pad:3}', { S: '000007' }, '007'],
  ['{a|pad:3}', { S: '0' }, '000'],
  ['{a|pad:38}', { N: '9'.repeat(38) }, '9'.repeat(38)],
  ['{a|pad:2|pad:4}', { N: '7' }, '0007'],
  ['{a|desc:1}', { N: '0' }, '9'],
  ['{a|desc:3}', { N: '7' }, '992'],
  ['{a|desc:3}', { N: '999' }, '000'],
  ['{a|desc:3}', { S: '0042' }, '957'],
  ['{a|desc:38}', { N: '1' }, `${'9'.repeat(37)}8`],
  ['{a|desc:3|desc:3}', { N: '42' }, '042'],
  ['{a|rank}', { S: 'open' }, '0', status],
  ['{a|rank}', { S: 'closed' }, '2', status],
  ['{a|rank}', { N: '2.5' }, '1', level],
  ['{a|rank}', { N: '10' }, '2', level],
  ['{a|rank}', { S: 'v3' }, '03', many],
  ['{a|rank}', { S: 'v10' }, '10', many],
  ['{a|rank|pad:4}', { S: 'v3' }, '0003', many],
  ['{a|rank|desc:1}', { S: 'open' }, '9', status],
  ['{a|rank}', { S: 'x' }, '0', attribute('S', ['x'])],
  ['{a|rank}', { S: 'x' }, '0', attribute('S', ['x', 'y', 'x'])],
  ['{a|iso:s}', { S: '2026-06-27T12:00:00+02:00' }, '2026-06-27T10:00:00Z'],
  ['{a|iso:ms}', { N: '1782554400.5' }, '2026-06-27T10:00:00.500Z'],
  ['{a|upper}', { S: 'straße i' }, 'STRASSE I'],
  ['{a|lower}', { S: 'ÀÉ İ' }, 'àé i\u0307'],
  ['{a|upper}', { N: '1e-3' }, '0.001'],
  ['{a|iso:s|lower}', { N: '0' }, '1970-01-01t00:00:00z'],
  ['{a|encode}', { S: 'a#b c%d&e' }, 'a%23b%20c%25d&e'],
  ['{a|encode}', { S: '\u0000\u000a!"#$%&' }, '%00%0A%21%22%23%24%25&'],
  ['{a|encode}', { N: '-1.5' }, '-1.5'],
  ['{a|upper|encode}', { S: 'a b' }, 'A%20B'],
];

const refused: [string, AttributeValue, string, object, Attribute?][] = [
  ['{a}', { B: 'AQ==' }, 'unsupported-type', { type: 'B' }],
  ['{a}', { BOOL: true }, 'unsupported-type', { type: 'BOOL' }],
  ['{a}', { NULL: true }, 'unsupported-type', { type: 'NULL' }],
  ['{a|upper}', { L: [] }, 'unsupported-type', { type: 'L' }],
  ['{a|pad:2}', { M: {} }, 'unsupported-type', { type: 'M' }],
  ['{a}', { SS: ['a'] }, 'unsupported-type', { type: 'SS' }],
  ['{a}', { N: 'x' }, 'not-a-number', { text: 'x' }],
  ['{a}', { N: '1e126' }, 'too-large', { text: '1e126' }],
  ['{a}', { N: '1e-131' }, 'too-small', { text: '1e-131' }],
  ['{a}', { N: '1'.repeat(39) }, 'too-many-digits', { text: '1'.repeat(39) }],
  ['{a}', { S: '\uD800' }, 'lone-surrogate', { text: '\uD800' }],
  ['{a|encode}', { S: 'a\uDC00' }, 'lone-surrogate', { text: 'a\uDC00' }],
  ['{a|pad:2}', { N: '100' }, 'too-wide', { text: '100', width: 2, format: 'pad' }],
  ['{a|desc:2}', { N: '1e2' }, 'too-wide', { text: '100', width: 2, format: 'desc' }],
  ['{a|pad:2}', { N: '-1' }, 'negative', { text: '-1', format: 'pad' }],
  ['{a|desc:2}', { N: '1.5' }, 'not-an-integer', { text: '1.5', format: 'desc' }],
  ['{a|pad:2}', { S: '' }, 'not-an-integer', { text: '', format: 'pad' }],
  ['{a|pad:2}', { S: '-1' }, 'not-an-integer', { text: '-1', format: 'pad' }],
  ['{a|pad:2}', { S: '+1' }, 'not-an-integer', { text: '+1', format: 'pad' }],
  ['{a|pad:2}', { S: '1.0' }, 'not-an-integer', { text: '1.0', format: 'pad' }],
  ['{a|pad:2}', { S: '1e1' }, 'not-an-integer', { text: '1e1', format: 'pad' }],
  ['{a|pad:2}', { S: ' 1' }, 'not-an-integer', { text: ' 1', format: 'pad' }],
  ['{a|pad:2}', { S: '١' }, 'not-an-integer', { text: '١', format: 'pad' }],
  ['{a|upper|pad:3}', { S: 'x' }, 'not-an-integer', { text: 'X', format: 'pad' }],
  ['{a|pad:3|pad:1}', { N: '12' }, 'too-wide', { text: '012', width: 1, format: 'pad' }],
  ['{a|rank}', { S: 'Open' }, 'not-in-values', { text: 'Open', format: 'rank' }, status],
  ['{a|rank}', { N: '3' }, 'not-in-values', { text: '3', format: 'rank' }, level],
  ['{a|rank}', { S: 'open' }, 'no-values', { format: 'rank' }],
  ['{a|rank}', { S: 'open' }, 'no-values', { format: 'rank' }, attribute('S', [])],
  ['{a|iso:s}', { S: '2026-06-27' }, 'not-an-instant', { text: '2026-06-27', format: 'iso:s' }],
  ['{a|iso:ms}', { N: '1e12' }, 'year-out-of-range', { text: '1000000000000', format: 'iso:ms' }],
  ['{a|pad:3|iso:s}', { N: '1' }, 'not-an-instant', { text: '001', format: 'iso:s' }],
];

describe('renderPlaceholder', () => {
  it.each(rendered)('K1, K2: %s of %j is %j', (text, value, expected, of) => {
    expect(renderPlaceholder(placeholderOf(text), value, of)).toStrictEqual({ ok: true, value: expected });
  });

  it.each(refused)('K2: %s of %j is %s', (text, value, code, params, of) => {
    expect(renderPlaceholder(placeholderOf(text), value, of)).toStrictEqual({ ok: false, error: { code, params } });
  });

  it('K2: rank stands first, also in a placeholder that no text gave', () => {
    const placeholder: Placeholder = { attribute: 'a', formats: [{ name: 'lower' }, { name: 'rank' }] };
    const error = { code: 'rank-not-first', params: { format: 'rank' } };
    expect(renderPlaceholder(placeholder, { S: 'open' }, status)).toStrictEqual({ ok: false, error });
  });

  it('K2: every format of the registry is rendered and refused above', () => {
    const named = (rows: readonly (readonly [string, ...unknown[]])[]) =>
      new Set(rows.flatMap(([text]) => placeholderOf(text).formats.map(({ name }) => name)));
    expect([...named(rendered)].toSorted()).toStrictEqual(Object.keys(FORMATS).toSorted());
    expect([...named(refused)].toSorted()).toStrictEqual(
      Object.keys(FORMATS)
        .filter((name) => name !== 'lower')
        .toSorted(),
    );
  });
});

const render = (text: string, value: AttributeValue, of?: Attribute): string => {
  const result = renderPlaceholder(placeholderOf(text), value, of);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const order = (a: string, b: string): number => Math.sign(compareKeyValues({ S: a }, { S: b }));

describe('order by bytes (K7)', () => {
  const integer = fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }).map(String);

  it('K2: pad keeps the order of numbers, desc reverses it', () => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        const sign = Math.sign(compareNumbers(a, b));
        expect(order(render('{a|pad:12}', { N: a }), render('{a|pad:12}', { N: b }))).toBe(sign);
        expect(order(render('{a|desc:12}', { N: a }), render('{a|desc:12}', { N: b }))).toBe(sign === 0 ? 0 : -sign);
      }),
    );
  });

  it('K2: desc is what is left to the largest number of its width', () => {
    fc.assert(
      fc.property(integer, (text) => {
        expect(BigInt(render('{a|desc:12}', { N: text }))).toBe(10n ** 12n - 1n - BigInt(text));
      }),
    );
  });

  it('K2: rank orders by position', () => {
    fc.assert(
      fc.property(fc.nat({ max: 120 }), fc.nat(), fc.nat(), (extra, a, b) => {
        const values = Array.from({ length: extra + 1 }, (_, i) => `v${i}`);
        const [x, y] = [a % values.length, b % values.length];
        const of = attribute('S', values);
        const sign = order(render('{a|rank}', { S: `v${x}` }, of), render('{a|rank}', { S: `v${y}` }, of));
        expect(sign).toBe(Math.sign(x - y));
      }),
    );
  });

  it('K2: encode keeps byte order, even in front of a delimiter, and lets nothing up to it through', () => {
    const near = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\0', '!', '#', '$', '%', '&', 'a', 'é', '\uFFFD', '😀'),
        fc.string({ unit: 'binary', maxLength: 1 }),
      ),
      maxLength: 6,
    });
    fc.assert(
      fc.property(near, near, (a, b) => {
        const [x, y] = [render('{a|encode}', { S: a }), render('{a|encode}', { S: b })];
        expect(order(x, y)).toBe(order(a, b));
        expect(order(`${x}#z`, `${y}#a`)).toBe(a === b ? 1 : order(a, b));
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
        expect(x).not.toMatch(/[\u0000-\u0024]/);
      }),
    );
  });
});
