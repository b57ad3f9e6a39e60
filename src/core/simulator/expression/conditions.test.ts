/** What conditions come to on an item. */
import { describe, expect, it } from 'vitest';
import { conditionOutcome } from '../__fixtures__/table.ts';

type Json = Readonly<Record<string, unknown>>;

function holds(condition: string, values?: Json): boolean {
  const outcome = conditionOutcome(condition, values, condition.includes('#n') ? { '#n': 'str' } : undefined);
  if (outcome.ok) return true;
  expect(outcome.error.code).toBe('condition-failed');
  return false;
}

const S = (text: string) => ({ ':v': { S: text } });
const N = (text: string) => ({ ':v': { N: text } });

const HOLD: readonly (readonly [string, Json?])[] = [
  ['attribute_exists(str)'],
  ['attribute_exists(mp.q)'],
  ['attribute_exists(lst[2].p)'],
  ['attribute_exists(nul)'],
  ['attribute_not_exists(nothing)'],
  ['attribute_not_exists(mp.x)'],
  ['attribute_not_exists(lst[3])'],
  ['attribute_not_exists(str[0])'],
  ['attribute_not_exists(lst.p)'],
  ['attribute_type(str, :v)', S('S')],
  ['attribute_type(num, :v)', S('N')],
  ['attribute_type(flag, :v)', S('BOOL')],
  ['attribute_type(nul, :v)', S('NULL')],
  ['attribute_type(lst, :v)', S('L')],
  ['attribute_type(mp, :v)', S('M')],
  ['attribute_type(ns, :v)', S('NS')],
  ['attribute_type(:v, :v)', S('S')],
  ['str = :v', S('abc')],
  ['num = :v', N('5.0')],
  ['num <> :v', S('5')],
  ['nothing <> :v', S('x')],
  ['ss = :v', { ':v': { SS: ['b', 'a'] } }],
  ['mp.q = :v', S('1')],
  ['lst = :v', { ':v': { L: [{ N: '1.0' }, { S: 'x' }, { M: { p: { S: 'deep' } } }] } }],
  ['mp = :v', { ':v': { M: { n: { N: '7' }, q: { S: '1' } } } }],
  ['num < :v', N('10')],
  ['num >= :v', N('5')],
  ['num <= :v', N('5')],
  ['num > :v', N('-1e3')],
  ['str < :v', S('abd')],
  ['str > :v', S('abB')],
  ['bin < :v', { ':v': { B: 'YWJk' } }],
  [':v > num', N('6')],
  ['num BETWEEN :v AND :w', { ':v': { N: '5' }, ':w': { N: '5' } }],
  ['num BETWEEN :v AND mp.n', N('1')],
  ['NOT num BETWEEN :v AND :w', { ':v': { N: '6' }, ':w': { N: '7' } }],
  ['str IN (:v, :w)', { ':v': { N: '1' }, ':w': { S: 'abc' } }],
  ['num in (mp.n, :v)', N('5')],
  ['begins_with(str, :v)', S('ab')],
  ['begins_with(str, :v)', S('')],
  ['begins_with(bin, :v)', { ':v': { B: 'YWI=' } }],
  ['begins_with(:v, str)', S('abcdef')],
  ['contains(str, :v)', S('bc')],
  ['contains(bin, :v)', { ':v': { B: 'YmM=' } }],
  ['contains(ss, :v)', S('a')],
  ['contains(ns, :v)', N('2.0')],
  ['contains(:w, :v)', { ':v': { B: 'YQ==' }, ':w': { BS: ['YQ=='] } }],
  ['contains(lst, :v)', S('x')],
  ['contains(lst, :v)', { ':v': { M: { p: { S: 'deep' } } } }],
  ['contains(:v, str)', { ':v': { SS: ['abc'] } }],
  ['size(str) = :v', N('3')],
  ['size(bin) = :v', N('3')],
  ['size(ss) = :v', N('2')],
  ['size(ns) = :v', N('2')],
  ['size(lst) = :v', N('3')],
  ['size(mp) = :v', N('2')],
  ['size(lst[2].p) > :v', N('3')],
  ['size(:w) = :v', { ':v': { N: '2' }, ':w': { S: '😀' } }],
  ['size(:w) = :v', { ':v': { N: '1' }, ':w': { BS: ['YQ=='] } }],
  ['size(str) BETWEEN :v AND num', N('3')],
  ['size(num) <> :v', N('1')],
  ['attribute_exists(nothing) OR str = :v', S('abc')],
  // AND before OR, NOT before AND.
  ['str = :v OR attribute_exists(nothing) AND attribute_exists(nothing)', S('abc')],
  ['NOT attribute_exists(nothing) AND attribute_exists(str)'],
  ['NOT (attribute_exists(nothing) OR attribute_not_exists(str))'],
  ['NOT NOT attribute_exists(str)'],
  ['#n = :v', S('abc')],
];

const FAIL: readonly (readonly [string, Json?])[] = [
  ['attribute_exists(nothing)'],
  ['attribute_exists(str.a)'],
  ['attribute_not_exists(lst[0])'],
  ['attribute_type(str, :v)', S('N')],
  ['attribute_type(nothing, :v)', S('S')],
  ['str = :v', S('ABC')],
  ['num = :v', S('5')],
  ['nothing = :v', S('x')],
  ['nothing = absent'],
  ['num <> :v', N('5.00')],
  ['num < :v', S('9')],
  ['num > :v', S('1')],
  ['nothing < :v', N('9')],
  ['lst < num'],
  ['num BETWEEN :v AND mp.q', N('1')],
  ['nothing BETWEEN :v AND :v', N('1')],
  ['str IN (:v, nothing)', S('b')],
  ['nothing IN (absent)'],
  ['begins_with(str, :v)', S('b')],
  ['begins_with(str, :v)', { ':v': { B: 'YWI=' } }],
  ['begins_with(bin, :v)', S('ab')],
  ['begins_with(num, :v)', S('5')],
  ['begins_with(str, nothing)'],
  ['contains(str, :v)', N('1')],
  ['contains(str, nothing)'],
  ['contains(ss, :v)', S('c')],
  ['contains(ss, :v)', N('1')],
  ['contains(mp, :v)', S('1')],
  ['contains(flag, :v)', { ':v': { BOOL: true } }],
  ['contains(ns, :v)', S('1')],
  ['contains(:w, :v)', { ':v': S('YQ==')[':v'], ':w': { BS: ['YQ=='] } }],
  ['contains(lst, :v)', S('deep')],
  ['size(num) = :v', N('1')],
  ['size(nothing) = :v', N('0')],
  ['NOT attribute_exists(str)'],
  ['attribute_exists(str) AND attribute_exists(nothing)'],
];

describe('conditions that hold', () => {
  it.each(HOLD.map(([condition, values]) => ({ condition, values })))(
    '$condition with $values',
    ({ condition, values }) => {
      expect(holds(condition, values)).toBe(true);
    },
  );
});

describe('conditions that fail', () => {
  it.each(FAIL.map(([condition, values]) => ({ condition, values })))(
    '$condition with $values',
    ({ condition, values }) => {
      expect(holds(condition, values)).toBe(false);
    },
  );
});
