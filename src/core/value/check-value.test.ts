import { describe, expect, it } from 'vitest';
import { type AttributeValue, checkValue, type ValueProblem } from './index.ts';

const nest = (levels: number, inner: AttributeValue): AttributeValue => {
  let value = inner;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? { L: [value] } : { M: { a: value } };
  return value;
};

describe('checkValue', () => {
  it.each<AttributeValue>([
    { S: '' },
    { S: '😀' },
    { N: '1.50' },
    { B: '' },
    { BOOL: false },
    { NULL: true },
    { L: [] },
    { M: {} },
    { M: { '': { S: 'x' } } },
    { SS: [''] },
    { SS: ['a', 'A'] },
    { NS: ['1', '2'] },
    { BS: ['', 'AQ=='] },
    nest(31, { S: 'x' }),
    nest(31, { SS: ['x'] }),
  ])('finds nothing wrong with %j', (value) => {
    expect(checkValue(value)).toStrictEqual([]);
  });

  it.each<[AttributeValue, ValueProblem[]]>([
    [{ N: 'x' }, [{ path: ['N'], code: 'not-a-number', params: { text: 'x' } }]],
    [{ N: '1e126' }, [{ path: ['N'], code: 'too-large', params: { text: '1e126' } }]],
    [{ N: '1e-131' }, [{ path: ['N'], code: 'too-small', params: { text: '1e-131' } }]],
    [{ N: '1'.repeat(39) }, [{ path: ['N'], code: 'too-many-digits', params: { text: '1'.repeat(39) } }]],
    [{ S: 'a\uD800' }, [{ path: ['S'], code: 'lone-surrogate', params: { text: 'a\uD800' } }]],
    [{ S: '\uDC00\uD800' }, [{ path: ['S'], code: 'lone-surrogate', params: { text: '\uDC00\uD800' } }]],
    [{ B: 'AQ' }, [{ path: ['B'], code: 'not-base64', params: { text: 'AQ' } }]],
    [{ SS: [] }, [{ path: ['SS'], code: 'empty-set', params: { type: 'SS' } }]],
    [{ NS: [] }, [{ path: ['NS'], code: 'empty-set', params: { type: 'NS' } }]],
    [{ BS: [] }, [{ path: ['BS'], code: 'empty-set', params: { type: 'BS' } }]],
    [{ SS: ['a', 'b', 'a'] }, [{ path: ['SS', 2], code: 'duplicate', params: { text: 'a' } }]],
    [{ NS: ['1', '1.0'] }, [{ path: ['NS', 1], code: 'duplicate', params: { text: '1.0' } }]],
    [
      { NS: ['x', 'x'] },
      [
        { path: ['NS', 0], code: 'not-a-number', params: { text: 'x' } },
        { path: ['NS', 1], code: 'not-a-number', params: { text: 'x' } },
        { path: ['NS', 1], code: 'duplicate', params: { text: 'x' } },
      ],
    ],
    [{ BS: ['AQ==', 'AQ=='] }, [{ path: ['BS', 1], code: 'duplicate', params: { text: 'AQ==' } }]],
    [
      { M: { '\uD800': { BOOL: true } } },
      [{ path: ['M', '\uD800'], code: 'lone-surrogate', params: { text: '\uD800' } }],
    ],
    [
      { M: { a: { L: [{ S: 'fine' }, { N: '' }] }, b: { SS: [] } } },
      [
        { path: ['M', 'a', 'L', 1, 'N'], code: 'not-a-number', params: { text: '' } },
        { path: ['M', 'b', 'SS'], code: 'empty-set', params: { type: 'SS' } },
      ],
    ],
  ])('says what is wrong with %j', (value, problems) => {
    expect(checkValue(value)).toStrictEqual(problems);
  });

  it.each([32, 40])('refuses %i containers inside each other, empty ones too', (levels) => {
    for (const value of [nest(levels, { S: 'x' }), nest(levels - 1, { L: [] })]) {
      const problems = checkValue(value);
      expect(problems.map(({ code, params }) => ({ code, params }))).toStrictEqual([
        { code: 'too-deep', params: { limit: 31 } },
      ]);
    }
  });
});
