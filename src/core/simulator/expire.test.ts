/** Items whose time is over stay until told. */
import { expect, it } from 'vitest';
import type { Item } from '#core/value';
import { CREATE, databaseOf } from './__fixtures__/table.ts';
import { entriesOfIndex, itemsOf } from './contents.ts';
import { execute } from './execute.ts';
import { expire, isExpired } from './expire.ts';

const NOW = 1_700_000_000;
const YEAR = 365 * 24 * 3600;
const item = (SK: string, until?: Item[string]): Item => ({
  PK: { S: 'a' },
  SK: { S: SK },
  G: { S: 'g' },
  ...(until && { until }),
});

it.each([
  ['a second ago', { N: String(NOW - 1) }, true],
  ['now', { N: String(NOW) }, false],
  ['in a second', { N: String(NOW + 1) }, false],
  ['half a second ago', { N: '1699999999.5' }, true],
  ['nearly five years ago', { N: String(NOW - 5 * YEAR + 1) }, true],
  ['five years ago, which is taken for a mistake', { N: String(NOW - 5 * YEAR) }, false],
  ['a text', { S: String(NOW - 1) }, false],
  ['no time', undefined, false],
])('%s', (_, until, expected) => {
  expect(isExpired(item('x', until), 'until', NOW)).toBe(expected);
});

it('removes what is over from the table and its indexes', () => {
  const items = [item('a', { N: String(NOW - 1) }), item('b', { N: String(NOW + 1) }), item('c')];
  const { database } = execute(databaseOf([CREATE], items), {
    operation: 'UpdateTimeToLive',
    input: { TableName: 'Things', TimeToLiveSpecification: { AttributeName: 'until', Enabled: true } },
  });
  expect(itemsOf(database, 'Things')).toEqual(items);
  const later = expire(database, NOW);
  expect(itemsOf(later, 'Things')).toEqual(items.slice(1));
  expect(entriesOfIndex(later, 'Things', 'keys')).toHaveLength(2);
  expect(itemsOf(database, 'Things')).toEqual(items);
  expect(expire(later, NOW)).toBe(later);
});

it('removes only what has gone by now, where somebody says so', () => {
  const past = { N: String(NOW - 1) };
  const { database } = execute(databaseOf([CREATE], [item('a', past), item('b', past)]), {
    operation: 'UpdateTimeToLive',
    input: { TableName: 'Things', TimeToLiveSpecification: { AttributeName: 'until', Enabled: true } },
  });
  const later = expire(database, NOW, (table, { SK }) => table === 'Things' && JSON.stringify(SK) === '{"S":"b"}');
  expect(itemsOf(later, 'Things')).toEqual([item('a', past)]);
});

it('leaves tables without such an attribute', () => {
  const database = databaseOf([CREATE], [item('a', { N: '1' })]);
  expect(expire(database, NOW)).toBe(database);
});
