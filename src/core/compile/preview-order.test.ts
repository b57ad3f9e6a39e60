import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { findMisplaced } from './find-misplaced.ts';
import { type PreviewRow, previewOrder } from './preview-order.ts';

const S = (text: string) => ({ S: text });
const N = (text: string) => ({ N: text });

/** One list on one templated index of tickets. */
function listOf(sortTemplate: string, pattern: object, attributes: readonly object[] = []) {
  return readDesign({
    ...supportTicket,
    entity: {
      ...supportTicket.entity,
      attributes: [...supportTicket.entity.attributes, ...attributes],
      keys: {
        ...supportTicket.entity.keys,
        GSI1PK: { template: 'TEAM#{teamId}' },
        GSI1SK: { template: sortTemplate },
      },
    },
    accessPatterns: [{ name: 'List', index: 'GSI1', partition: ['teamId'], where: { teamId: S('7') }, ...pattern }],
  });
}

const shown = (row: PreviewRow, attribute: string) => Object.values(row.state[attribute] ?? {})[0];
const keyOf = ({ cells }: PreviewRow) => {
  const last = cells.at(-1);
  return last && 'value' in last ? Object.values(last.value)[0] : undefined;
};
/** The rows in the list that differ in its first sort attribute, if at all. */
const inList = (rows: readonly PreviewRow[]) =>
  rows.filter(({ place, attribute }) => place !== null && attribute !== 'ticketId');

describe('K7: previewOrder', () => {
  it('shows ten before two, and who stands wrong', () => {
    const design = listOf('PRIO#{priority}#TICKET#{ticketId}', { sort: ['priority'] }, [
      { name: 'priority', type: 'N' },
    ]);
    const rows = inList(previewOrder(design, 'List').rows);
    expect(rows.map((row) => shown(row, 'priority'))).toEqual(['1', '10', '100', '2', '9']);
    expect(rows.filter(({ misplaced }) => misplaced).map((row) => shown(row, 'priority'))).toEqual(['10', '100']);
  });

  it('has nobody stand wrong once numbers are padded', () => {
    const design = listOf('PRIO#{priority|pad:3}#TICKET#{ticketId}', { sort: ['priority'] }, [
      { name: 'priority', type: 'N' },
    ]);
    const rows = inList(previewOrder(design, 'List').rows);
    expect(rows.map((row) => shown(row, 'priority'))).toEqual(['1', '2', '9', '10', '100']);
    expect(rows.some(({ misplaced }) => misplaced)).toBe(false);
  });

  it('takes desc at its word, and turns round with the list', () => {
    const priority = [{ name: 'priority', type: 'N' }];
    const down = listOf('PRIO#{priority|desc:3}#TICKET#{ticketId}', { sort: ['priority'] }, priority);
    const rows = inList(previewOrder(down, 'List').rows);
    expect(rows.map((row) => shown(row, 'priority'))).toEqual(['100', '10', '9', '2', '1']);
    expect(rows.some(({ misplaced }) => misplaced)).toBe(false);
    const turned = listOf('P#{priority|pad:3}#{ticketId}', { sort: ['priority'], descending: true }, priority);
    const back = inList(previewOrder(turned, 'List').rows);
    expect(back.map((row) => shown(row, 'priority'))).toEqual(['100', '10', '9', '2', '1']);
    expect(back.some(({ misplaced }) => misplaced)).toBe(false);
  });

  it('shows a longer status beside its beginning, and that the Query leaves it out', () => {
    const design = listOf('STATUS#{status}#TICKET#{ticketId}', {
      sort: ['status', 'ticketId'],
      where: { teamId: S('7'), status: S('open') },
    });
    const rows = inList(previewOrder(design, 'List').rows);
    expect(rows.map((row) => [shown(row, 'status'), row.matched, row.wanted])).toEqual(
      expect.arrayContaining([
        ['open', true, true],
        ['opened', false, false],
        ['closed', false, false],
      ]),
    );
    for (const row of rows) expect(row.matched).toBe(row.wanted);
  });

  it('shows that business order is not the alphabet', () => {
    const rows = inList(previewOrder(listOf('S#{status}#{ticketId}', { sort: ['status'] }), 'List').rows);
    const listed = rows.filter(({ origin }) => origin === 'listed' || origin === 'sample');
    expect(listed.map((row) => shown(row, 'status'))).toEqual(['closed', 'open', 'pending']);
    expect(rows.filter(({ misplaced }) => misplaced).map((row) => shown(row, 'status'))).toEqual(['closed', 'opened']);
    const ranked = inList(previewOrder(listOf('S#{status|rank}#{ticketId}', { sort: ['status'] }), 'List').rows);
    expect(ranked.some(({ misplaced }) => misplaced)).toBe(false);
  });

  it('shows timestamps of mixed precision and zone', () => {
    const at = [{ name: 'dueAt', type: 'S' }];
    const where = { sort: ['dueAt'], range: { attribute: 'dueAt', op: '>=', values: [S('2026-06-27T10:00:00Z')] } };
    const raw = inList(previewOrder(listOf('DUE#{dueAt}#{ticketId}', where, at), 'List').rows);
    expect(raw.map(({ matched }) => matched)).toEqual(raw.map(() => null));
    expect(raw.filter(({ misplaced }) => misplaced).map((row) => shown(row, 'dueAt'))).not.toEqual([]);
    const iso = inList(previewOrder(listOf('DUE#{dueAt|iso:ms}#{ticketId}', where, at), 'List').rows);
    expect(iso.some(({ misplaced }) => misplaced)).toBe(false);
    for (const row of iso) expect(row.matched).toBe(row.wanted);
  });

  it('leaves an empty value, and another partition, out of the list', () => {
    const design = listOf('T#{title}#{ticketId}', { sort: ['title'] });
    const samples = previewOrder(design, 'List').rows;
    expect(samples.find(({ origin }) => origin === 'empty')).toMatchObject({ place: null, matched: false });
    const state = (teamId: string, title: string) => ({
      teamId: S(teamId),
      ticketId: S('1'),
      status: S('open'),
      title: S(title),
    });
    const { rows, keys } = previewOrder(design, 'List', [state('8', 'a'), state('7', 'c'), state('7', 'b')]);
    expect(keys).toEqual(['GSI1PK', 'GSI1SK']);
    expect(rows.map((row) => [row.origin, row.place, row.intended, row.matched, keyOf(row)])).toEqual([
      ['given', 0, 0, true, 'T#b#1'],
      ['given', 1, 1, true, 'T#c#1'],
      ['given', null, null, false, 'T#a#1'],
    ]);
  });

  it.each([
    ['<', ['1']],
    ['<=', ['1', '2']],
    ['>', ['9', '10', '100']],
    ['between', ['2', '9']],
  ])('marks what a range with %s asks for', (op, expected) => {
    const values = op === 'between' ? [N('2'), N('9')] : [N('2')];
    const design = listOf(
      'P#{priority|pad:3}#{ticketId}',
      { sort: ['priority'], range: { attribute: 'priority', op, values } },
      [{ name: 'priority', type: 'N' }],
    );
    const rows = inList(previewOrder(design, 'List').rows);
    const wanted = rows.filter((row) => row.wanted).map((row) => shown(row, 'priority'));
    expect(wanted).toEqual(expected);
    for (const row of rows) expect(row.matched).toBe(row.wanted);
  });

  it('has nothing to show for a list or an index that is not there', () => {
    expect(previewOrder(listOf('X', { sort: [] }), 'No such list')).toEqual({ keys: [], attributes: [], rows: [] });
    expect(previewOrder(listOf('X', { sort: [], index: 'GSI9' }), 'List')).toEqual({
      keys: [],
      attributes: [],
      rows: [],
    });
  });
});

describe('findMisplaced', () => {
  it.each([
    [[], []],
    [[0, 1, 2], []],
    [[0, 0, 0], []],
    [[2, 0, 1], [0]],
    [[0, 2, 1, 3], [1]],
    [
      [3, 2, 1, 0],
      [0, 1, 2],
    ],
  ])('%j', (ranks, expected) => {
    const found = [...findMisplaced(ranks)];
    expect(found.length).toBe(expected.length);
    const rest = ranks.filter((_, at) => !found.includes(at));
    expect(rest).toEqual(rest.toSorted((a, b) => a - b));
  });
});
