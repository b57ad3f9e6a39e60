import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttributeValue } from '#core';
import { parseValueText, type TextType, writeValueText } from './parse-value.ts';

const read = (type: TextType, text: string) => {
  const parsed = parseValueText(type, text);
  return parsed.ok ? (parsed.value ?? 'absent') : parsed.problem;
};

describe('a value as it is typed', () => {
  it.each<[TextType, string, AttributeValue | 'absent']>([
    ['S', '', { S: '' }],
    ['S', ' two\nlines ', { S: ' two\nlines ' }],
    ['N', '', 'absent'],
    ['N', ' 12345678901234567890123456789012345678 ', { N: '12345678901234567890123456789012345678' }],
    ['N', '1e', { N: '1e' }],
    ['N', '007.50', { N: '007.50' }],
    ['B', 'aGk=', { B: 'aGk=' }],
    ['B', '', { B: '' }],
    ['SS', 'a\n\n b\n', { SS: ['a', ' b'] }],
    ['SS', '["a\\nb", ""]', { SS: ['a\nb', ''] }],
    ['SS', '[not json', { SS: ['[not json'] }],
    ['NS', '1\n 2', { NS: ['1', '2'] }],
    ['BS', 'aGk=\n', { BS: ['aGk='] }],
    ['SS', ' \n', { SS: [' '] }],
    ['NS', ' \n', 'absent'],
    ['L', '', 'absent'],
    ['L', '[]', { L: [] }],
    ['L', '[{"S":"a"},{"N":"1.0"}]', { L: [{ S: 'a' }, { N: '1.0' }] }],
    ['L', '{"L":[{"S":"a"}]}', { L: [{ S: 'a' }] }],
    ['M', '{"street":{"S":"x"}}', { M: { street: { S: 'x' } } }],
    ['M', '{"M":{"street":{"S":"x"}}}', { M: { street: { S: 'x' } } }],
    ['M', '{"M":{"S":"x"}}', { M: { M: { S: 'x' } } }],
  ])('%s %j', (type, text, value) => {
    expect(read(type, text)).toEqual(value);
  });

  it.each<[TextType, string, unknown]>([
    ['M', '{"a": ', { code: 'json', params: { problem: 'unfinished', found: '' }, line: 1, column: 7 }],
    [
      'M',
      '{\n  "a": {"S": oops}\n}',
      { code: 'json', params: { problem: 'unexpected', found: 'oops' }, line: 2, column: 14 },
    ],
    [
      'M',
      '{"a":{"S":"x"},"a":{"S":"y"}}',
      { code: 'json', params: { problem: 'name-twice', found: 'a' }, line: 1, column: 16 },
    ],
    ['M', '[]', { code: 'map-expected', params: {}, line: 1, column: 1 }],
    ['L', '"text"', { code: 'list-expected', params: {}, line: 1, column: 1 }],
    [
      'M',
      '{\n  "a": {"N": 12}\n}',
      {
        code: 'typed-json',
        params: { problem: 'wrong-type', expected: 'string', got: 'number' },
        line: 2,
        column: 14,
        plain: { M: { a: { N: '12' } } },
      },
    ],
    [
      'L',
      '[1.10, "b", null, [true]]',
      {
        code: 'typed-json',
        params: { problem: 'wrong-type', expected: 'object', got: 'number' },
        line: 1,
        column: 2,
        plain: { L: [{ N: '1.10' }, { S: 'b' }, { NULL: true }, { L: [{ BOOL: true }] }] },
      },
    ],
  ])('%s %j is not one yet, and where', (type, text, problem) => {
    expect(read(type, text)).toEqual(problem);
  });

  it('reads what it writes', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 8 });
    const { value } = fc.letrec<{ value: AttributeValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.record({ S: text }),
        fc.record({ N: fc.integer().map(String) }),
        fc.record({ BOOL: fc.boolean() }),
        fc.record({ SS: fc.array(text, { minLength: 1, maxLength: 3 }) }),
        fc.record({ L: fc.array(tie('value'), { maxLength: 3 }) }),
        fc.record({
          M: fc.dictionary(
            text.filter((name) => name !== '__proto__'),
            tie('value'),
            { maxKeys: 3 },
          ),
        }),
      ),
    }));
    fc.assert(
      fc.property(value, (one) => {
        const [type] = Object.keys(one);
        if (type !== 'S' && type !== 'SS' && type !== 'L' && type !== 'M') return;
        expect(read(type, writeValueText(one))).toEqual(one);
      }),
    );
  });
});
