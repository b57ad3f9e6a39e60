/** What updates make of an item. */
import { describe, expect, it } from 'vitest';
import type { Item } from '#core/value';
import { DATABASE, GONE, ITEM, KEY } from '../__fixtures__/table.ts';
import { itemsOf } from '../contents.ts';
import { execute } from '../execute.ts';

type Json = Readonly<Record<string, unknown>>;

function updated(Key: Item, UpdateExpression: string | undefined, values?: Json): readonly Item[] {
  const input = {
    TableName: 'Things',
    Key,
    ...(UpdateExpression && { UpdateExpression }),
    ...(values && { ExpressionAttributeValues: values }),
  };
  const step = execute(DATABASE, { operation: 'UpdateItem', input });
  expect(step.result).toMatchObject({ ok: true });
  return itemsOf(step.database, 'Things');
}

const n = (N: string) => ({ ':n': { N } });
const v = { ':v': { S: 'new' } };
const list = (...texts: string[]) => ({ L: texts.map((S) => ({ S })) });
const w = { ':v': { S: 'v' }, ':w': { S: 'w' } };
const { str, num, flag, nul, bin, ss, ns, lst, mp } = ITEM;

describe('an item that is there', () => {
  it.each<readonly [string, Json | undefined, Item]>([
    ['SET str = :v', v, { str: { S: 'new' } }],
    ['SET extra = :v', v, { extra: { S: 'new' } }],
    ['SET extra = str', undefined, { extra: { S: 'abc' } }],
    ['SET extra = mp.q', undefined, { extra: { S: '1' } }],
    ['SET extra = lst[2].p', undefined, { extra: { S: 'deep' } }],
    ['SET str = num, num = str', undefined, { str: { N: '5' }, num: { S: 'abc' } }],
    ['SET num = num + :n', n('0.5'), { num: { N: '5.5' } }],
    ['SET num = num - :n', n('7'), { num: { N: '-2' } }],
    ['SET num = :n - num', n('7'), { num: { N: '2' } }],
    ['SET num = mp.n + num', undefined, { num: { N: '12' } }],
    ['SET extra = if_not_exists(extra, :v)', v, { extra: { S: 'new' } }],
    ['SET extra = if_not_exists(str, :v)', v, { extra: { S: 'abc' } }],
    ['SET num = if_not_exists(num, :n) + :n', n('1'), { num: { N: '6' } }],
    ['SET extra = if_not_exists(extra, :n) + :n', n('1'), { extra: { N: '2' } }],
    [
      'SET lst = list_append(lst, :l)',
      { ':l': list('z') },
      { lst: { L: [...Object.values(lst ?? {})[0], { S: 'z' }] } },
    ],
    [
      'SET lst = list_append(:l, lst)',
      { ':l': list('z') },
      { lst: { L: [{ S: 'z' }, ...Object.values(lst ?? {})[0]] } },
    ],
    ['SET extra = list_append(if_not_exists(extra, :e), :l)', { ':e': list(), ':l': list('z') }, { extra: list('z') }],
    ['SET mp.q = :v', v, { mp: { M: { q: { S: 'new' }, n: { N: '7' } } } }],
    ['SET mp.r = :v', v, { mp: { M: { q: { S: '1' }, n: { N: '7' }, r: { S: 'new' } } } }],
    ['SET lst[0] = :v', v, { lst: { L: [{ S: 'new' }, { S: 'x' }, { M: { p: { S: 'deep' } } }] } }],
    ['SET lst[2].p = :v', v, { lst: { L: [{ N: '1' }, { S: 'x' }, { M: { p: { S: 'new' } } }] } }],
    // Beyond the end there are no gaps: what is set is appended, in the order of the positions.
    [
      'SET lst[9] = :v, lst[7] = :w',
      w,
      { lst: { L: [{ N: '1' }, { S: 'x' }, { M: { p: { S: 'deep' } } }, { S: 'w' }, { S: 'v' }] } },
    ],
    ['REMOVE str', undefined, { str: undefined as never }],
    ['REMOVE nothing', undefined, {}],
    ['REMOVE mp.nothing', undefined, {}],
    ['REMOVE lst[9]', undefined, {}],
    ['REMOVE mp.q', undefined, { mp: { M: { n: { N: '7' } } } }],
    ['REMOVE mp.q, mp.n', undefined, { mp: { M: {} } }],
    // All positions are those of before.
    ['REMOVE lst[0], lst[1]', undefined, { lst: { L: [{ M: { p: { S: 'deep' } } }] } }],
    ['REMOVE lst[0] SET lst[1] = :v', v, { lst: { L: [{ S: 'new' }, { M: { p: { S: 'deep' } } }] } }],
    ['REMOVE lst[0] SET lst[2].p = :v', v, { lst: { L: [{ S: 'x' }, { M: { p: { S: 'new' } } }] } }],
    ['ADD num :n', n('1.5'), { num: { N: '6.5' } }],
    ['ADD mp.n :n', n('-7'), { mp: { M: { q: { S: '1' }, n: { N: '0' } } } }],
    ['ADD extra :n', n('3'), { extra: { N: '3' } }],
    ['ADD ss :s', { ':s': { SS: ['b', 'c'] } }, { ss: { SS: ['a', 'b', 'c'] } }],
    ['ADD ns :s', { ':s': { NS: ['2.0', '3'] } }, { ns: { NS: ['1', '2', '3'] } }],
    ['ADD extra :s', { ':s': { BS: ['YQ=='] } }, { extra: { BS: ['YQ=='] } }],
    ['DELETE ss :s', { ':s': { SS: ['b', 'z'] } }, { ss: { SS: ['a'] } }],
    ['DELETE ss :s', { ':s': { SS: ['b', 'a'] } }, { ss: undefined as never }],
    ['DELETE ns :s', { ':s': { NS: ['1.0'] } }, { ns: { NS: ['2'] } }],
    ['DELETE extra :s', { ':s': { SS: ['b'] } }, {}],
    [
      'DELETE ss :s SET str = :v REMOVE num ADD mp.n :n',
      { ...v, ...n('1'), ':s': { SS: ['a'] } },
      { ss: { SS: ['b'] }, str: { S: 'new' }, num: undefined as never, mp: { M: { q: { S: '1' }, n: { N: '8' } } } },
    ],
    ['set str=:v remove num', v, { str: { S: 'new' }, num: undefined as never }],
  ])('%s with %j', (expression, values, changes) => {
    const after = { ...KEY, str, num, flag, nul, bin, ss, ns, lst, mp, ...changes };
    expect(updated(KEY, expression, values)).toEqual([
      Object.fromEntries(Object.entries(after).filter(([, value]) => value)),
    ]);
  });

  it('stays as it is without an expression', () => {
    expect(updated(KEY, undefined)).toEqual([ITEM]);
  });

  it.each(['__proto__x', 'constructor', 'toString'])('may have an attribute %s', (name) => {
    const input = {
      TableName: 'Things',
      Key: KEY,
      UpdateExpression: 'SET #a = :v',
      ExpressionAttributeNames: { '#a': name },
      ExpressionAttributeValues: v,
    };
    const { database } = execute(DATABASE, { operation: 'UpdateItem', input });
    expect(itemsOf(database, 'Things')).toEqual([{ ...ITEM, [name]: { S: 'new' } }]);
  });
});

describe('an item that is not there', () => {
  it.each<readonly [string | undefined, Json | undefined, Item | undefined]>([
    ['SET str = :v', v, { str: { S: 'new' } }],
    ['ADD num :n', n('1'), { num: { N: '1' } }],
    ['ADD ss :s', { ':s': { SS: ['a'] } }, { ss: { SS: ['a'] } }],
    ['SET str = :v REMOVE num', v, { str: { S: 'new' } }],
    ['SET num = if_not_exists(num, :n) + :n', n('1'), { num: { N: '2' } }],
    [undefined, undefined, {}],
    // Only what gives something creates an item.
    ['REMOVE str', undefined, undefined],
    ['DELETE ss :s', { ':s': { SS: ['a'] } }, undefined],
    ['REMOVE mp.q', undefined, undefined],
  ])('%s with %j', (expression, values, added) => {
    expect(updated(GONE, expression, values)).toEqual(added ? [ITEM, { ...GONE, ...added }] : [ITEM]);
  });
});
