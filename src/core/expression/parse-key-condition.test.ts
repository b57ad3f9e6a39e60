import { describe, expect, it } from 'vitest';
import type { AttributeTree, KeyConditionTree, ValueTree } from './grammar/tree.ts';
import { parseKeyCondition } from './parse-key-condition.ts';

const name = (text: string): AttributeTree =>
  text.startsWith('#') ? { kind: 'alias', alias: text } : { kind: 'name', name: text };
const value = (text: string): ValueTree => ({ kind: 'value', name: text });
const compare = (attribute: string, operator: '=' | '<' | '<=' | '>' | '>=', to: string): KeyConditionTree => ({
  kind: 'compare',
  attribute: name(attribute),
  operator,
  value: value(to),
});

describe('parseKeyCondition', () => {
  it.each<[string, readonly KeyConditionTree[]]>([
    ['PK = :p', [compare('PK', '=', ':p')]],
    ['#p = :p and SK >= :s', [compare('#p', '=', ':p'), compare('SK', '>=', ':s')]],
    ['SK < :s AND PK = :p', [compare('SK', '<', ':s'), compare('PK', '=', ':p')]],
    [':p = PK AND :s < SK', [compare('PK', '=', ':p'), compare('SK', '>', ':s')]],
    [':p = PK AND :s >= SK', [compare('PK', '=', ':p'), compare('SK', '<=', ':s')]],
    ['(PK = :p) AND (SK = :s)', [compare('PK', '=', ':p'), compare('SK', '=', ':s')]],
    ['(PK = :p AND (SK = :s))', [compare('PK', '=', ':p'), compare('SK', '=', ':s')]],
    [
      'PK = :p AND SK BETWEEN :a AND :b',
      [compare('PK', '=', ':p'), { kind: 'between', attribute: name('SK'), lower: value(':a'), upper: value(':b') }],
    ],
    [
      'PK = :p AND begins_with(SK, :s)',
      [compare('PK', '=', ':p'), { kind: 'begins_with', attribute: name('SK'), prefix: value(':s') }],
    ],
    [
      'a = :a AND b = :b AND c = :c AND d > :d',
      [compare('a', '=', ':a'), compare('b', '=', ':b'), compare('c', '=', ':c'), compare('d', '>', ':d')],
    ],
  ])('reads %s', (text, clauses) => {
    expect(parseKeyCondition(text)).toEqual({ ok: true, value: clauses });
  });

  it.each<[string, string, number, object]>([
    ['', 'empty', 0, {}],
    ['PK', 'syntax', 2, { token: '<EOF>', near: 'PK' }],
    ['PK = :p AND c != :c', 'syntax', 14, { token: '!', near: 'c !=' }],
    ['((PK = :p)) AND SK = :s', 'redundant-parentheses', 0, {}],
    ['PK = :p AND SK <> :s', 'key-operator', 14, { operator: '<>' }],
    ['PK = :p OR SK = :s', 'key-operator', 0, { operator: 'OR' }],
    ['NOT PK = :p', 'key-operator', 0, { operator: 'NOT' }],
    ['PK = :p AND SK IN (:s)', 'key-operator', 12, { operator: 'IN' }],
    ['PK = :p AND contains(SK, :s)', 'key-operator', 12, { operator: 'contains' }],
    ['PK = :p AND size(SK)', 'function-misplaced', 12, { function: 'size' }],
    ['PK = :p AND BEGINS_WITH(SK, :s)', 'unknown-function', 12, { function: 'BEGINS_WITH' }],
    ['PK = :p AND SK.a = :s', 'key-nested', 12, {}],
    ['PK = :p AND SK[0] = :s', 'key-nested', 12, {}],
    ['PK = SK', 'key-operand', 0, {}],
    [':a = :b', 'key-operand', 0, {}],
    ['PK = size(a)', 'key-operand', 0, {}],
    ['PK = :p AND SK BETWEEN :a AND b', 'key-operand', 12, {}],
    ['PK = :p AND :a BETWEEN SK AND :b', 'key-operand', 12, {}],
    ['PK = :p AND begins_with(:s, SK)', 'key-operand', 12, {}],
    ['status = :s', 'reserved-word', 0, { word: 'status' }],
  ])('refuses %s', (text, code, at, params) => {
    expect(parseKeyCondition(text)).toEqual({ ok: false, error: { code, at, params } });
  });
});
