/** What projections leave of an item. */
import { expect, it } from 'vitest';
import { KEY, outcomeOf } from '../__fixtures__/table.ts';

it.each([
  ['str', { str: { S: 'abc' } }],
  ['str, nothing', { str: { S: 'abc' } }],
  ['nothing', {}],
  ['mp.q', { mp: { M: { q: { S: '1' } } } }],
  ['mp.n, str, mp.q', { mp: { M: { n: { N: '7' }, q: { S: '1' } } }, str: { S: 'abc' } }],
  ['mp.nothing', {}],
  ['mp[0]', {}],
  ['str.a', {}],
  ['lst[1]', { lst: { L: [{ S: 'x' }] } }],
  ['lst[2], lst[0]', { lst: { L: [{ N: '1' }, { M: { p: { S: 'deep' } } }] } }],
  ['lst[2].p', { lst: { L: [{ M: { p: { S: 'deep' } } }] } }],
  ['lst[9]', {}],
  ['lst.p', {}],
  ['PK, SK', KEY],
])('%s', (ProjectionExpression, Item) => {
  expect(outcomeOf('GetItem', { Key: KEY, ProjectionExpression })).toMatchObject({ ok: true, output: { Item } });
  const outcome = outcomeOf('GetItem', { Key: KEY, ProjectionExpression });
  expect(outcome.ok && outcome.output.Item).toEqual(Item);
});
