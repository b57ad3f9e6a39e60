import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTemplate } from './__fixtures__/arbitrary-design.ts';
import { parseTemplate } from './index.ts';

const plain = (attribute: string) => ({ attribute, formats: [] });

describe('parseTemplate', () => {
  it.each([
    ['', [], []],
    ['TICKET', ['TICKET'], []],
    ['{a}', [plain('a')], ['a']],
    ['ACCT#{accountId}', ['ACCT#', plain('accountId')], ['accountId']],
    ['A#{a}#B#{b}#', ['A#', plain('a'), '#B#', plain('b'), '#'], ['a', 'b']],
    ['{a}{b}', [plain('a'), plain('b')], ['a', 'b']],
    ['{b}#{a}#{b}', [plain('b'), '#', plain('a'), '#', plain('b')], ['b', 'a']],
    ['{{}}', ['{}'], []],
    ['{{a}}', ['{a}'], []],
    ['{{{a}}}', ['{', plain('a'), '}'], ['a']],
    ['x{{y}}z', ['x{y}z'], []],
    ['}}{{', ['}{'], []],
    ['a|b:c', ['a|b:c'], []],
    ['{a b.c-d#"é😀:}', [plain('a b.c-d#"é😀:')], ['a b.c-d#"é😀:']],
    ['{ a }', [plain(' a ')], [' a ']],
    ['{constructor}', [plain('constructor')], ['constructor']],
    ['{a|upper}', [{ attribute: 'a', formats: [{ name: 'upper' }] }], ['a']],
    ['{a|pad:1}', [{ attribute: 'a', formats: [{ name: 'pad', width: 1 }] }], ['a']],
    ['{a|desc:38}', [{ attribute: 'a', formats: [{ name: 'desc', width: 38 }] }], ['a']],
    [
      '{a|iso:s}{b|iso:ms}',
      [
        { attribute: 'a', formats: [{ name: 'iso:s' }] },
        { attribute: 'b', formats: [{ name: 'iso:ms' }] },
      ],
      ['a', 'b'],
    ],
    [
      '{a|rank|pad:3|encode|lower}',
      [
        {
          attribute: 'a',
          formats: [{ name: 'rank' }, { name: 'pad', width: 3 }, { name: 'encode' }, { name: 'lower' }],
        },
      ],
      ['a'],
    ],
  ])('K1, K2: reads %j', (text, segments, attributes) => {
    expect(parseTemplate(text)).toStrictEqual({ ok: true, value: { text, segments, attributes } });
  });

  it.each([
    ['{', 'unclosed-brace', 0, {}],
    ['A#{id', 'unclosed-brace', 2, {}],
    ['{a{b}', 'unclosed-brace', 0, {}],
    ['{a{{b}', 'unclosed-brace', 0, {}],
    ['{{{', 'unclosed-brace', 2, {}],
    ['}', 'lone-brace', 0, {}],
    ['{a}}', 'lone-brace', 3, {}],
    ['a}b', 'lone-brace', 1, {}],
    ['{}', 'empty-placeholder', 0, {}],
    ['A#{|upper}', 'empty-placeholder', 2, {}],
    ['{a|}', 'unknown-format', 3, { format: '' }],
    ['{a|upper|shout}', 'unknown-format', 9, { format: 'shout' }],
    ['{a|Upper}', 'unknown-format', 3, { format: 'Upper' }],
    ['{a| upper}', 'unknown-format', 3, { format: ' upper' }],
    ['{a|constructor}', 'unknown-format', 3, { format: 'constructor' }],
    ['{a|pad}', 'bad-argument', 3, { format: 'pad', argument: '' }],
    ['{a|pad:}', 'bad-argument', 3, { format: 'pad', argument: '' }],
    ['{a|pad:0}', 'bad-argument', 3, { format: 'pad', argument: '0' }],
    ['{a|pad:39}', 'bad-argument', 3, { format: 'pad', argument: '39' }],
    ['{a|pad:02}', 'bad-argument', 3, { format: 'pad', argument: '02' }],
    ['{a|pad:-1}', 'bad-argument', 3, { format: 'pad', argument: '-1' }],
    ['{a|desc:1.5}', 'bad-argument', 3, { format: 'desc', argument: '1.5' }],
    ['{a|desc:2:3}', 'bad-argument', 3, { format: 'desc', argument: '2:3' }],
    ['{a|iso}', 'bad-argument', 3, { format: 'iso', argument: '' }],
    ['{a|iso:m}', 'bad-argument', 3, { format: 'iso', argument: 'm' }],
    ['{a|rank:2}', 'bad-argument', 3, { format: 'rank', argument: '2' }],
    ['{a|upper:}', 'bad-argument', 3, { format: 'upper', argument: '' }],
    ['{a|encode:x}', 'bad-argument', 3, { format: 'encode', argument: 'x' }],
    ['#{a|upper|rank}', 'rank-not-first', 10, { format: 'rank' }],
  ])('K1, K2: refuses %j with %s at %i', (text, code, at, params) => {
    expect(parseTemplate(text)).toStrictEqual({ ok: false, error: { code, at, params } });
  });

  it('K1: gives back every literal text that was escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', '|', '#'), maxLength: 12 }), (literal) => {
        const text = literal.replaceAll('{', '{{').replaceAll('}', '}}');
        const parsed = parseTemplate(text);
        expect(parsed.ok && parsed.value.segments).toStrictEqual(literal === '' ? [] : [literal]);
      }),
    );
  });

  it('K1: never has two literals in a row, nor an empty one, and places problems inside the text', () => {
    fc.assert(
      fc.property(anyTemplate, (text) => {
        const parsed = parseTemplate(text);
        if (!parsed.ok) {
          expect(parsed.error.at).toBeLessThan(text.length);
          return;
        }
        const { segments } = parsed.value;
        expect(segments).not.toContain('');
        expect(segments.some((one, i) => typeof one === 'string' && typeof segments[i + 1] === 'string')).toBe(false);
      }),
    );
  });
});
