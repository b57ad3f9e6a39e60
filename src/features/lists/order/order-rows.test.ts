import { describe, expect, it } from 'vitest';
import { type Design, EXAMPLES, emptyDesign, placeAccessPattern, setAt } from '#core';
import { orderOf, type ShownRow, withoutRow, withRow, withText } from './order-rows.ts';

const LIST = 'Open tickets of a team';
const tickets = EXAMPLES.find(({ id }) => id === 'support-ticket')?.design ?? emptyDesign();
const onIndex = placeAccessPattern(tickets, LIST, 'index');
const pattern = onIndex.accessPatterns?.[0] ?? { name: LIST, partition: [], sort: [], where: {} };

const rowsOf = (design: Design, done?: Parameters<typeof orderOf>[2]): readonly ShownRow[] =>
  orderOf(design, pattern, done)?.rows ?? [];
const keysOf = (rows: readonly ShownRow[]) =>
  rows.map(({ cells }) => cells.map((cell) => ('value' in cell ? Object.values(cell.value)[0] : cell.absent))[1]);

describe('orderOf', () => {
  it('shows made rows with the texts of what the sort key is made of', () => {
    const order = orderOf(onIndex, pattern);
    expect(order?.attributes.map(({ name }) => name)).toEqual(['status', 'ticketId']);
    const sample = order?.rows.find(({ origin }) => origin === 'sample');
    expect(sample).toMatchObject({ texts: { status: 'open', ticketId: '8842' }, isOwn: false, wrong: [] });
  });

  it('makes a changed row the person’s own, under the same id, in its new place', () => {
    const [first] = rowsOf(onIndex);
    const done = first && withText(undefined, first, 'status', 'opened');
    const rows = rowsOf(onIndex, done);
    expect(rows).toHaveLength(rowsOf(onIndex).length);
    const changed = rows.find(({ id }) => id === first?.id);
    expect(changed).toMatchObject({ isOwn: true, origin: 'given', matched: false, wanted: false });
    const again = changed && withText(done, changed, 'ticketId', '7');
    expect(keysOf(rowsOf(onIndex, again))).toContain('STATUS#opened#TICKET#7');
    expect(again?.own).toHaveLength(1);
  });

  it('adds rows and takes any away', () => {
    const done = withRow(withRow(undefined, { status: 'open', ticketId: '1' }), { status: 'open', ticketId: '2' });
    expect(done.own.map(({ id }) => id)).toEqual(['own:1', 'own:2']);
    const fewer = withoutRow(done, { id: 'own:1', isOwn: true });
    expect(withRow(fewer, {}).own.map(({ id }) => id)).toEqual(['own:2', 'own:3']);
    const [made] = rowsOf(onIndex).filter(({ origin }) => origin === 'listed');
    const without = made && withoutRow(fewer, made);
    expect(rowsOf(onIndex, without)).toHaveLength(rowsOf(onIndex).length);
    expect(keysOf(rowsOf(onIndex, without))).toContain('STATUS#open#TICKET#2');
  });

  it.each([
    ['N', 'ten', true],
    ['N', '-1.5e3', false],
    ['B', 'no base64', true],
    ['B', 'AQI=', false],
  ])('checks a text against its type: %s %s', (type, text, isWrong) => {
    const attributes = onIndex.entity.attributes.map((each) => (each.name === 'ticketId' ? { ...each, type } : each));
    const stored = attributes.map(({ keyOnly: _, ...each }) => each);
    const onAttributes = placeAccessPattern(
      setAt(tickets, ['entity', 'attributes'], stored),
      LIST,
      'multi-attribute-index',
    );
    const typed = type === 'B' ? onAttributes : setAt(onIndex, ['entity', 'attributes'], attributes);
    const row = rowsOf(typed, withRow(undefined, { status: 'open', ticketId: text })).find(({ isOwn }) => isOwn);
    expect(row?.wrong).toEqual(isWrong ? ['ticketId'] : []);
    if (isWrong) expect(row?.place).toBeNull();
  });

  it('takes an emptied cell for an absent attribute', () => {
    const row = rowsOf(onIndex, withRow(undefined, { status: '', ticketId: '1' })).find(({ isOwn }) => isOwn);
    expect(row?.cells.at(-1)).toEqual({ name: 'GSI1SK', absent: 'missing', attribute: 'status' });
    expect(row?.state).not.toHaveProperty('status');
  });

  it('has no rows for a list without a home', () => {
    expect(orderOf(onIndex, { ...pattern, name: 'No such list' })).toBeNull();
  });
});
