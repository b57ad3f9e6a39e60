import { describe, expect, it } from 'vitest';
import type { PathTree, UpdateTree, UpdateValueTree, ValueTree } from './grammar/tree.ts';
import { parseUpdate } from './parse-update.ts';

const path = (...names: (string | number)[]): PathTree => ({
  kind: 'path',
  elements: names.map((name) => {
    if (typeof name === 'number') return { kind: 'index', index: name };
    return name.startsWith('#') ? { kind: 'alias', alias: name } : { kind: 'name', name };
  }),
});
const value = (name: string): ValueTree => ({ kind: 'value', name });
const NOTHING: UpdateTree = { set: [], remove: [], add: [], delete: [] };
const set = (to: UpdateValueTree): UpdateTree => ({ ...NOTHING, set: [{ path: path('a'), value: to }] });

describe('parseUpdate', () => {
  it.each<[string, UpdateTree]>([
    ['SET a = :v', set(value(':v'))],
    ['set a=b.c[1]', set(path('b', 'c', 1))],
    ['SET a = b + :v', set({ kind: 'sum', operator: '+', left: path('b'), right: value(':v') })],
    [
      'SET a = (b - :v) + :w',
      set({
        kind: 'sum',
        operator: '+',
        left: { kind: 'sum', operator: '-', left: path('b'), right: value(':v') },
        right: value(':w'),
      }),
    ],
    ['SET a = (:v)', set(value(':v'))],
    ['SET a = if_not_exists(#b, :v)', set({ kind: 'if_not_exists', path: path('#b'), otherwise: value(':v') })],
    [
      'SET a = list_append(if_not_exists(a, :empty), :v)',
      set({
        kind: 'list_append',
        first: { kind: 'if_not_exists', path: path('a'), otherwise: value(':empty') },
        second: value(':v'),
      }),
    ],
    [
      'SET a = if_not_exists(a, if_not_exists(b, :v)) + :w',
      set({
        kind: 'sum',
        operator: '+',
        left: {
          kind: 'if_not_exists',
          path: path('a'),
          otherwise: { kind: 'if_not_exists', path: path('b'), otherwise: value(':v') },
        },
        right: value(':w'),
      }),
    ],
    ['REMOVE a, b[0], #c', { ...NOTHING, remove: [path('a'), path('b', 0), path('#c')] }],
    [
      'ADD a :n, b :m',
      {
        ...NOTHING,
        add: [
          { path: path('a'), value: value(':n') },
          { path: path('b'), value: value(':m') },
        ],
      },
    ],
    ['DELETE a.b :s', { ...NOTHING, delete: [{ path: path('a', 'b'), value: value(':s') }] }],
    [
      'Delete d :s remove r add n :n set a = :v',
      {
        set: [{ path: path('a'), value: value(':v') }],
        remove: [path('r')],
        add: [{ path: path('n'), value: value(':n') }],
        delete: [{ path: path('d'), value: value(':s') }],
      },
    ],
  ])('reads %s', (text, tree) => {
    expect(parseUpdate(text)).toEqual({ ok: true, value: tree });
  });

  it.each<[string, number, string, string]>([
    ['a = :v', 0, 'a', 'a ='],
    ['INVALID SYNTAX HERE', 0, 'INVALID', 'INVALID SYNTAX'],
    ['SET a', 5, '<EOF>', 'a'],
    ['SET a=:v,', 9, '<EOF>', ','],
    ['SET', 3, '<EOF>', 'SET'],
    ['SET a[-1]=:v', 6, '-', '[-1'],
    ['SET num=num*:v', 11, '*', 'num*:v'],
    ['SET a=num+:v+:w', 12, '+', ':v+:w'],
    ['SET a = if_not_exists(a, :v+:w)', 27, '+', ':v+:w'],
    ['SET :a = :b', 4, ':a', 'SET :a ='],
    ['SET a = :hi!there', 11, '!', ':hi!there'],
    ['SET _123 = :v', 4, '_', 'SET _123'],
    ['SET a[:x] = :v', 6, ':x', '[:x]'],
    ['SET a[#x] = :v', 6, '#x', '[#x]'],
    ['SET add = :v', 4, 'add', 'SET add ='],
    ['ADD a b', 6, 'b', 'a b'],
    ['SET a = :v, REMOVE b', 12, 'REMOVE', ', REMOVE b'],
  ])('names the wrong token of %s', (text, at, token, near) => {
    expect(parseUpdate(text)).toEqual({ ok: false, error: { code: 'syntax', at, params: { token, near } } });
  });

  it.each<[string, string, number, object]>([
    ['', 'empty', 0, {}],
    ['SET status = :v', 'reserved-word', 4, { word: 'status' }],
    ['SET a = or', 'reserved-word', 8, { word: 'or' }],
    ['REMOVE a.data', 'reserved-word', 9, { word: 'data' }],
    ['SET a = :v SET b = :v', 'section-repeated', 11, { section: 'SET' }],
    ['SET a = :v REMOVE b SET c = :v', 'section-repeated', 20, { section: 'SET' }],
    ['SET a = size(b)', 'function-not-allowed', 8, { function: 'size' }],
    ['SET a = contains(b, :v)', 'function-not-allowed', 8, { function: 'contains' }],
    ['SET a = LIST_APPEND(a, :v)', 'unknown-function', 8, { function: 'LIST_APPEND' }],
    ['SET a = list_append(a)', 'operand-count', 8, { function: 'list_append', count: 1 }],
    ['SET a = if_not_exists(:v, :w)', 'path-required', 8, { function: 'if_not_exists' }],
    ['SET a = if_not_exists(if_not_exists(b, :v), :w)', 'path-required', 8, { function: 'if_not_exists' }],
    ['SET a = list_append(list_append(b, :v), :w)', 'function-misplaced', 8, { function: 'list_append' }],
    ['SET a = list_append(b, :v) + :n', 'operand-type', 8, { function: '+', type: 'L' }],
    ['SET a = ((b + :v))', 'redundant-parentheses', 8, {}],
    [`SET ${'a.'.repeat(32)}a = :v`, 'path-too-deep', 4, { levels: 33, limit: 32 }],
  ])('refuses %s', (text, code, at, params) => {
    expect(parseUpdate(text)).toEqual({ ok: false, error: { code, at, params } });
  });

  it('counts operators and functions, not actions', () => {
    const sets = (count: number, to: string) =>
      `SET ${Array.from({ length: count }, (_, i) => `a${i}=${to}`).join(',')}`;
    expect(parseUpdate(sets(301, ':v')).ok).toBe(true);
    expect(parseUpdate(sets(300, 'b+:v')).ok).toBe(true);
    expect(parseUpdate(sets(301, 'b+:v'))).toEqual({
      ok: false,
      error: { code: 'too-many-operators', at: 0, params: { count: 301, limit: 300 } },
    });
  });
});
