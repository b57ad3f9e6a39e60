import { describe, expect, it } from 'vitest';
import type { ConditionTree, OperandTree } from './grammar/tree.ts';
import { parseCondition } from './parse-condition.ts';

const path = (...names: (string | number)[]): Extract<OperandTree, { kind: 'path' }> => ({
  kind: 'path',
  elements: names.map((name) => {
    if (typeof name === 'number') return { kind: 'index', index: name };
    return name.startsWith('#') ? { kind: 'alias', alias: name } : { kind: 'name', name };
  }),
});
const value = (name: string): Extract<OperandTree, { kind: 'value' }> => ({ kind: 'value', name });
const size = (of: string): OperandTree => ({ kind: 'size', operand: path(of) });
const equal = (left: OperandTree, right: OperandTree): ConditionTree => ({
  kind: 'compare',
  operator: '=',
  left,
  right,
});

describe('parseCondition', () => {
  it.each<[string, ConditionTree]>([
    ['a = :v', equal(path('a'), value(':v'))],
    ['#a1.b[0][12].c = :_v', equal(path('#a1', 'b', 0, 12, 'c'), value(':_v'))],
    ['  a\n=\t:v ', equal(path('a'), value(':v'))],
    ['a . b [ 0 ] = :v', equal(path('a', 'b', 0), value(':v'))],
    ['(a) = (:v)', equal(path('a'), value(':v'))],
    [':v = :v', equal(value(':v'), value(':v'))],
    ['size(a) <= size (b)', { kind: 'compare', operator: '<=', left: size('a'), right: size('b') }],
    ['a <> b', { kind: 'compare', operator: '<>', left: path('a'), right: path('b') }],
    ['a between :l and :u', { kind: 'between', operand: path('a'), lower: value(':l'), upper: value(':u') }],
    ['a IN (:x, b, (:y))', { kind: 'in', operand: path('a'), candidates: [value(':x'), path('b'), value(':y')] }],
    ['attribute_exists(a)', { kind: 'attribute_exists', path: path('a') }],
    ['attribute_not_exists ( a.b )', { kind: 'attribute_not_exists', path: path('a', 'b') }],
    ['attribute_type(a, :t)', { kind: 'attribute_type', operand: path('a'), type: value(':t') }],
    ['begins_with(:v, a)', { kind: 'begins_with', operand: value(':v'), prefix: path('a') }],
    ['contains(a, size(b))', { kind: 'contains', operand: path('a'), searched: size('b') }],
    ['NOT not a = :v', { kind: 'not', condition: { kind: 'not', condition: equal(path('a'), value(':v')) } }],
  ])('reads %s', (text, tree) => {
    expect(parseCondition(text)).toEqual({ ok: true, value: tree });
  });

  it('binds NOT before AND before OR, and BETWEEN keeps its own AND', () => {
    expect(parseCondition('a = :a OR NOT b = :b AND c BETWEEN :c AND :d AND (d = :d OR e = :e)')).toEqual({
      ok: true,
      value: {
        kind: 'or',
        conditions: [
          equal(path('a'), value(':a')),
          {
            kind: 'and',
            conditions: [
              { kind: 'not', condition: equal(path('b'), value(':b')) },
              { kind: 'between', operand: path('c'), lower: value(':c'), upper: value(':d') },
              { kind: 'or', conditions: [equal(path('d'), value(':d')), equal(path('e'), value(':e'))] },
            ],
          },
        ],
      },
    });
  });

  it.each<[string, number, string, string]>([
    ['my-attr = :v', 2, '-', 'my-attr'],
    ['my attr=:v', 3, 'attr', 'my attr='],
    ['1abc = :v', 0, '1', '1abc'],
    ['attribute_exists(_abc)', 17, '_', '(_abc'],
    ['a$b = :v', 1, '$', 'a$b'],
    ['a:b=:v', 1, ':b', 'a:b='],
    ['attribute_exists(é)', 17, 'é', '(é)'],
    ['attribute_exists(😀)', 17, '😀', '(😀)'],
    ['PK', 2, '<EOF>', 'PK'],
    [':v', 2, '<EOF>', ':v'],
    ['a', 1, '<EOF>', 'a'],
    ['str==:v', 4, '=', '==:v'],
    ['str!=:v', 3, '!', 'str!='],
    ['str="x"', 4, '"', '="x'],
    ['num>5', 4, '5', '>5'],
    ['a[-1] = :v', 2, '-', '[-1'],
    ['a = :v AND', 10, '<EOF>', 'AND'],
    ['a = :v b = :w', 7, 'b', ':v b ='],
    ['a = :v)', 6, ')', ':v)'],
    ['()', 1, ')', '()'],
    ['a IN ()', 6, ')', '()'],
    ['a = (b = :c)', 7, '=', 'b = :c'],
    ['(a = :b) = :c', 3, '=', 'a = :b'],
    ['(a = :b OR c = :d) < :e', 8, 'OR', ':b OR c'],
    ['a = # ', 4, '#', '= #'],
    ['a = :', 4, ':', '= :'],
    ['a = :vAND b = :w', 10, 'b', ':vAND b ='],
    ['between = :v', 0, 'between', 'between ='],
  ])('names the wrong token of %s', (text, at, token, near) => {
    expect(parseCondition(text)).toEqual({ ok: false, error: { code: 'syntax', at, params: { token, near } } });
  });

  it.each<[string, string, number, object]>([
    ['', 'empty', 0, {}],
    [' \n', 'empty', 0, {}],
    ['status = :v', 'reserved-word', 0, { word: 'status' }],
    ['a.Name = :v', 'reserved-word', 2, { word: 'Name' }],
    ['remove = :v', 'reserved-word', 0, { word: 'remove' }],
    ['((a = :v))', 'redundant-parentheses', 0, {}],
    ['((a)) = :v', 'redundant-parentheses', 0, {}],
    ['a = :v AND ((b = :w))', 'redundant-parentheses', 11, {}],
    ['foo(a)', 'unknown-function', 0, { function: 'foo' }],
    ['a < f(b)', 'unknown-function', 4, { function: 'f' }],
    ['Attribute_Exists(a)', 'unknown-function', 0, { function: 'Attribute_Exists' }],
    ['if_not_exists(a, :v) = :v', 'function-not-allowed', 0, { function: 'if_not_exists' }],
    ['size(a)', 'function-misplaced', 0, { function: 'size' }],
    ['NOT size(a)', 'function-misplaced', 4, { function: 'size' }],
    ['attribute_exists(a) = :v', 'function-misplaced', 0, { function: 'attribute_exists' }],
    ['a IN (contains(b, :v))', 'function-misplaced', 6, { function: 'contains' }],
    ['begins_with(a)', 'operand-count', 0, { function: 'begins_with', count: 1 }],
    ['size(a, b) = :v', 'operand-count', 0, { function: 'size', count: 2 }],
    ['size(size(a)) = :v', 'operand-type', 0, { function: 'size', type: 'N' }],
    ['attribute_exists(:v)', 'path-required', 0, { function: 'attribute_exists' }],
    ['attribute_not_exists(size(a))', 'path-required', 0, { function: 'attribute_not_exists' }],
    ['attribute_type(a, b)', 'value-required', 0, { function: 'attribute_type' }],
    ['a[2147483648] = :v', 'index-too-large', 0, { index: 2147483648, limit: 2147483647 }],
    [`${'a.'.repeat(32)}a = :v`, 'path-too-deep', 0, { levels: 33, limit: 32 }],
    ['('.repeat(4096), 'too-deep', 300, { limit: 300 }],
    [`a = ${'('.repeat(301)}:v${')'.repeat(301)}`, 'too-deep', 304, { limit: 300 }],
  ])('refuses %s', (text, code, at, params) => {
    expect(parseCondition(text)).toEqual({ ok: false, error: { code, at, params } });
  });

  it('takes 32 steps in a path, 100 operands of IN, 300 operators and 4,096 bytes, and no more', () => {
    const list = (count: number) => `a IN (${Array.from({ length: count }, (_, i) => `:v${i}`).join(',')})`;
    // One comparison each, and an AND between two.
    const operators = (count: number) =>
      `${'NOT '.repeat(count % 2)}${Array(Math.ceil(count / 2))
        .fill('a=:v')
        .join(' and ')}`;
    const padded = (bytes: number) => `a${' '.repeat(bytes - 4)}=:v`;
    expect(parseCondition(`${'a.'.repeat(31)}a = :v`).ok).toBe(true);
    expect(parseCondition(list(100)).ok).toBe(true);
    expect(parseCondition(list(101))).toEqual({
      ok: false,
      error: { code: 'too-many-operands', at: 0, params: { count: 101, limit: 100 } },
    });
    expect(parseCondition(`NOT ${operators(300).slice(0, -9)}`).ok).toBe(true);
    expect(parseCondition(`NOT NOT ${operators(299)}`)).toEqual({
      ok: false,
      error: { code: 'too-many-operators', at: 0, params: { count: 302, limit: 300 } },
    });
    expect(parseCondition(padded(4096)).ok).toBe(true);
    expect(parseCondition(padded(4097))).toEqual({
      ok: false,
      error: { code: 'too-long', at: 0, params: { bytes: 4097, limit: 4096 } },
    });
    expect(parseCondition(`a = :v${'é'.repeat(2046)}`)).toMatchObject({
      error: { code: 'too-long', params: { bytes: 4098 } },
    });
  });

  it('reads deep and long texts without running out of stack', () => {
    const nested = `${'(a=:v or '.repeat(149)}a=:v${')'.repeat(149)}`;
    expect(parseCondition(nested).ok).toBe(true);
    expect(parseCondition(`${'not '.repeat(1000)}a=:v`)).toMatchObject({ error: { code: 'too-many-operators' } });
    expect(parseCondition(`a < ${'f('.repeat(290)}b${')'.repeat(290)}`)).toMatchObject({
      error: { code: 'unknown-function' },
    });
  });
});
