import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_TYPES, type AttributeValue, parseAttributeValue } from './index.ts';

const readable: readonly AttributeValue[] = [
  { S: '' },
  { S: 'Ada' },
  { N: '12' },
  { N: 'half-typed' },
  { B: 'AQI=' },
  { B: 'not base64' },
  { BOOL: true },
  { BOOL: false },
  { NULL: true },
  { L: [] },
  { L: [{ S: 'a' }, { L: [{ N: '1' }] }] },
  { M: {} },
  { M: { a: { M: { '': { NULL: true } } }, hasOwnProperty: { N: '1' } } },
  { SS: [] },
  { SS: ['a', 'a'] },
  { NS: ['1', 'x'] },
  { BS: ['AQ=='] },
];

describe('parseAttributeValue', () => {
  it.each(readable)('reads %j as a copy', (value) => {
    const parsed = parseAttributeValue(value);
    expect(parsed).toStrictEqual({ ok: true, value });
    expect(parsed.ok && parsed.value).not.toBe(value);
  });

  it('reads names that every object inherits', () => {
    const json = '{"M":{"constructor":{"S":"x"},"valueOf":{"M":{"constructor":{"NULL":true}}}}}';
    const parsed = parseAttributeValue(JSON.parse(json));
    expect(parsed.ok && JSON.stringify(parsed.value)).toBe(json);
  });

  it('keeps the order of a map', () => {
    const parsed = parseAttributeValue({ M: { z: { S: '1' }, a: { S: '2' } } });
    expect(parsed.ok && 'M' in parsed.value && Object.keys(parsed.value.M)).toStrictEqual(['z', 'a']);
  });

  it.each([
    [null, [], 'wrong-type', { expected: 'object', got: 'null' }],
    [undefined, [], 'wrong-type', { expected: 'object', got: 'nothing' }],
    ['S', [], 'wrong-type', { expected: 'object', got: 'string' }],
    [[{ S: 'a' }], [], 'wrong-type', { expected: 'object', got: 'array' }],
    [new Map([['S', 'a']]), [], 'wrong-type', { expected: 'object', got: 'other' }],
    [{}, [], 'no-type', { allowed: ATTRIBUTE_TYPES }],
    [{ S: 'a', N: '1' }, [], 'several-types', { types: ['S', 'N'] }],
    [{ X: 'a' }, ['X'], 'unknown-type', { type: 'X', allowed: ATTRIBUTE_TYPES }],
    [{ s: 'a' }, ['s'], 'unknown-type', { type: 's', allowed: ATTRIBUTE_TYPES }],
    [JSON.parse('{"__proto__":"a"}'), ['__proto__'], 'unknown-type', { type: '__proto__', allowed: ATTRIBUTE_TYPES }],
    [{ S: 1 }, ['S'], 'wrong-type', { expected: 'string', got: 'number' }],
    [{ N: 12 }, ['N'], 'wrong-type', { expected: 'string', got: 'number' }],
    [{ B: null }, ['B'], 'wrong-type', { expected: 'string', got: 'null' }],
    [{ BOOL: 'true' }, ['BOOL'], 'wrong-type', { expected: 'boolean', got: 'string' }],
    [{ NULL: false }, ['NULL'], 'wrong-type', { expected: 'true', got: 'boolean' }],
    [{ SS: 'a' }, ['SS'], 'wrong-type', { expected: 'array', got: 'string' }],
    [{ NS: ['1', 2] }, ['NS', 1], 'wrong-type', { expected: 'string', got: 'number' }],
    [{ BS: [[]] }, ['BS', 0], 'wrong-type', { expected: 'string', got: 'array' }],
    [{ L: { 0: { S: 'a' } } }, ['L'], 'wrong-type', { expected: 'array', got: 'object' }],
    [{ L: [{ S: 'a' }, 'b'] }, ['L', 1], 'wrong-type', { expected: 'object', got: 'string' }],
    [{ L: new Array(1) }, ['L', 0], 'wrong-type', { expected: 'object', got: 'nothing' }],
    [{ M: [] }, ['M'], 'wrong-type', { expected: 'object', got: 'array' }],
    [
      { M: { a: { M: { b: { N: 1 } } } } },
      ['M', 'a', 'M', 'b', 'N'],
      'wrong-type',
      { expected: 'string', got: 'number' },
    ],
    [JSON.parse('{"M":{"__proto__":{"S":"a"}}}'), ['M', '__proto__'], 'forbidden-name', { name: '__proto__' }],
  ])('refuses %j', (json, path, code, params) => {
    expect(parseAttributeValue(json)).toStrictEqual({ ok: false, error: { path, code, params } });
  });

  const nest = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
    let value: unknown = { S: 'x' };
    for (let i = 0; i < levels; i++) value = wrap(value);
    return value;
  };

  it.each([
    ['lists', (inner: unknown) => ({ L: [inner] })],
    ['maps', (inner: unknown) => ({ M: { a: inner } })],
  ])('reads 32 %s inside each other and refuses more, however many', (_, wrap) => {
    expect(parseAttributeValue(nest(32, wrap)).ok).toBe(true);
    for (const levels of [33, 100_000]) {
      const refused = parseAttributeValue(nest(levels, wrap));
      expect(refused.ok ? undefined : [refused.error.code, refused.error.params]).toStrictEqual([
        'too-deep',
        { limit: 32 },
      ]);
    }
  });

  it('ends on a value that holds itself', () => {
    const list: unknown[] = [];
    const value = { L: list };
    list.push(value);
    expect(parseAttributeValue(value)).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  });
});
