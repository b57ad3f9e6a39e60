import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../../tests/fixtures.ts';
import supportTicket from '../examples/support-ticket.json';
import { whenOf } from './place-when.ts';

const S = (text: string) => ({ S: text });
const tickets = readDesign(supportTicket);

/** What the list of one team's tickets leaves out, with this range on the status. */
const inside = (op: string, ...values: object[]) => {
  const range = { attribute: 'status', op, values };
  const pattern = { name: 'List', partition: ['teamId'], sort: ['status'], where: { teamId: S('7') }, range };
  const [read] = readDesign({ ...supportTicket, accessPatterns: [pattern] }).accessPatterns ?? [];
  return read && whenOf(tickets, read);
};
const only = (...statuses: string[]) => [{ attribute: 'status', is: 'in', values: statuses.map(S) }];

describe('whenOf', () => {
  it.each([
    ['<', ['pending'], only('open')],
    ['<=', ['pending'], only('open', 'pending')],
    ['>', ['open'], only('pending', 'closed')],
    ['>=', ['closed'], only('closed')],
    ['between', ['open', 'pending'], only('open', 'pending')],
  ])('keeps the listed values %s %j', (op, values, expected) => {
    expect(inside(op, ...values.map(S))).toEqual(expected);
  });

  it.each([
    ['all of them', '>=', [S('open')]],
    ['none of them', '>', [S('closed')]],
    ['a value that is not listed', '>=', [S('gone')]],
    ['one bound of two that is not listed', 'between', [S('open'), S('gone')]],
    ['a beginning', 'begins_with', [S('o')]],
    ['a range without a value', '<', []],
  ])('leaves nothing out for %s', (_, op, values) => {
    expect(inside(op, ...values)).toEqual([]);
  });

  it('keeps what is held equal, and nothing of the partition', () => {
    const [list] = tickets.accessPatterns ?? [];
    expect(list && whenOf(tickets, list)).toEqual([{ attribute: 'status', is: 'equals', value: S('open') }]);
  });

  it('knows no order of numbers or of attributes that are not there', () => {
    const design = readDesign({
      ...supportTicket,
      entity: {
        ...supportTicket.entity,
        attributes: [...supportTicket.entity.attributes, { name: 'level', type: 'N', values: ['1', '2'] }],
      },
    });
    const on = (attribute: string) => ({
      name: 'List',
      partition: ['teamId'],
      sort: [attribute],
      where: {},
      range: { attribute, op: '<' as const, values: [{ N: '2' }] },
    });
    expect(whenOf(design, on('level'))).toEqual([]);
    expect(whenOf(design, on('nothing'))).toEqual([]);
  });
});
