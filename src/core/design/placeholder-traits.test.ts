import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeyValues } from '#core/value';
import {
  type Attribute,
  type Format,
  isDelimited,
  isOrdered,
  type Order,
  orderOf,
  type Placeholder,
  parseTemplate,
  renderPlaceholder,
  showsWhole,
} from './index.ts';

function placeholderOf(formats: string): Placeholder {
  const parsed = parseTemplate(`{a${formats}}`);
  const [segment] = parsed.ok ? parsed.value.segments : [];
  if (segment === undefined || typeof segment === 'string') throw new Error(`not a placeholder: ${formats}`);
  return segment;
}

const of = (type: Attribute['type'], values?: readonly string[]): Attribute => ({
  name: 'a',
  type,
  ...(values ? { values } : {}),
});
const S = of('S');
const N = of('N');

describe('what is known of a placeholder', () => {
  it.each<[string, Attribute | undefined, boolean, Order, boolean]>([
    // formats, attribute, whole, order, delimited
    ['', S, true, 'same', false],
    ['', N, true, 'none', true],
    ['', of('B'), true, 'none', false],
    ['|upper', of('B'), false, 'none', false],
    ['', of('BOOL'), false, 'none', false],
    ['', of('SS'), false, 'none', false],
    ['', undefined, false, 'none', false],
    ['|pad:5', N, true, 'same', true],
    ['|pad:5', S, false, 'same', true],
    ['|desc:5', N, true, 'reversed', true],
    ['|desc:5', S, false, 'reversed', true],
    ['|desc:5|desc:5', N, true, 'same', true],
    ['|pad:5|desc:5', N, true, 'reversed', true],
    ['|pad:5|desc:5', S, false, 'reversed', true],
    ['|rank', of('S', ['a', 'b']), true, 'same', true],
    ['|rank', of('S', ['a', 'a']), false, 'same', true],
    ['|rank', of('N', ['1', '1.0']), false, 'same', true],
    ['|rank', of('N', ['1', '2', 'x']), true, 'same', true],
    ['|rank|pad:3', of('S', ['a', 'b']), true, 'same', true],
    ['|rank|desc:3', of('S', ['a', 'b']), true, 'reversed', true],
    ['|iso:s', S, false, 'same', true],
    ['|iso:ms', N, false, 'same', true],
    ['|iso:s|lower', S, false, 'same', true],
    ['|upper', S, false, 'none', false],
    ['|lower', S, false, 'none', false],
    ['|upper', N, true, 'none', true],
    ['|pad:3|upper', N, true, 'same', true],
    ['|encode', S, true, 'same', true],
    ['|encode', N, true, 'none', true],
    ['|pad:3|encode', N, true, 'same', true],
    ['|desc:3|encode', N, true, 'reversed', true],
    ['|upper|encode', S, false, 'none', true],
    ['|encode|upper', S, false, 'none', true],
    ['|rank|encode', of('S', ['a']), true, 'same', true],
  ])('P3, Q1: {a%s} of %j: whole %s, order %s, delimited %s', (formats, attribute, whole, order, delimited) => {
    const placeholder = placeholderOf(formats);
    expect([
      showsWhole(placeholder, attribute),
      orderOf(placeholder, attribute),
      isDelimited(placeholder, attribute),
    ]).toStrictEqual([whole, order, delimited]);
    expect(isOrdered(placeholder, attribute)).toBe(order !== 'none');
  });

  const formats: fc.Arbitrary<readonly Format[]> = fc
    .array(
      fc.constantFrom<Format>(
        { name: 'pad', width: 3 },
        { name: 'desc', width: 3 },
        { name: 'upper' },
        { name: 'lower' },
        { name: 'encode' },
        { name: 'iso:ms' },
      ),
      { maxLength: 3 },
    )
    .chain((chain) => fc.constantFrom<readonly Format[]>(chain, [{ name: 'rank' }, ...chain]));
  const pool = ['0', '7', '9', '10', '99', '100', '100.5', 'a', 'A', 'a#', 'b'];

  it('P3, K7: promises hold for every two values that render', () => {
    fc.assert(
      fc.property(
        formats,
        fc.constantFrom('S', 'N'),
        fc.constantFrom(...pool),
        fc.constantFrom(...pool),
        (chain, type, x, y) => {
          const attribute = of(
            type,
            pool.filter((text) => type === 'S' || /\d$/.test(text)),
          );
          const placeholder = { attribute: 'a', formats: chain };
          const typed = (text: string) => (type === 'S' ? { S: text } : { N: text });
          const [a, b] = [
            renderPlaceholder(placeholder, typed(x), attribute),
            renderPlaceholder(placeholder, typed(y), attribute),
          ];
          if (!a.ok || !b.ok || x === y) return;
          if (showsWhole(placeholder, attribute)) expect(a.value).not.toBe(b.value);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
          if (isDelimited(placeholder, attribute)) expect(a.value).not.toMatch(/[\u0000-\u0024]/);
          const order = orderOf(placeholder, attribute);
          if (order === 'none') return;
          const ranked = chain[0]?.name === 'rank';
          const numeric = type === 'N' || chain.some(({ name }) => name === 'pad' || name === 'desc');
          const own = ranked
            ? pool.indexOf(x) - pool.indexOf(y)
            : numeric
              ? Number(x) - Number(y)
              : compareKeyValues({ S: x }, { S: y });
          const shown = Math.sign(compareKeyValues({ S: a.value }, { S: b.value }));
          // Formats that lose something may show two values alike, but never the wrong way round.
          expect([0, order === 'same' ? Math.sign(own) : -Math.sign(own)]).toContain(shown);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
