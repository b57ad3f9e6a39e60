import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../../tests/fast-check-options.ts';
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

  it('takes digits in a text for the number that pad makes of them', () => {
    const range = { attribute: 'seq', op: '>=', values: [S('9')] };
    const design = listOf('N#{seq|pad:3}#{ticketId}', { sort: ['seq'], range }, [{ name: 'seq', type: 'S' }]);
    const state = (seq: string) => ({ teamId: S('7'), ticketId: S('1'), status: S('open'), seq: S(seq) });
    const { rows } = previewOrder(design, 'List', [state('10'), state('9'), state('8'), state('007'), state('x')]);
    expect(rows.map((row) => [shown(row, 'seq'), row.matched, row.wanted, row.misplaced])).toEqual([
      ['007', false, false, false],
      ['8', false, false, false],
      ['9', true, true, false],
      ['10', true, true, false],
      ['x', false, false, false],
    ]);
  });

  it('takes instants for points in time where the key does, whatever other rows hold', () => {
    const range = { attribute: 'dueAt', op: '>=', values: [S('2026-06-27T10:00:00Z')] };
    const due = [{ name: 'dueAt', type: 'S' }];
    const design = listOf('D#{dueAt|iso:s}#{ticketId}', { sort: ['dueAt'], range }, due);
    const state = (dueAt: string) => ({ teamId: S('7'), ticketId: S('1'), status: S('open'), dueAt: S(dueAt) });
    const { rows } = previewOrder(design, 'List', [state('2026-06-27T11:30:00+02:00'), state('soon')]);
    expect(rows.map(({ matched, wanted }) => [matched, wanted])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  const LISTED = [
    { type: 'S', values: ['open', 'pending', 'closed'], formats: ['', '|encode', '|rank', '|rank|encode'] },
    { type: 'S', values: ['a', 'b', 'c'], formats: ['', '|encode', '|rank', '|lower'] },
    { type: 'S', values: ['1', '2', '10'], formats: ['', '|pad:3', '|desc:3', '|pad:3|desc:3', '|rank'] },
    { type: 'N', values: ['1', '2', '10', '3.0'], formats: ['', '|pad:3', '|desc:3', '|encode|pad:3', '|rank'] },
    {
      type: 'S',
      values: ['2026-06-27T10:00:00Z', '2026-06-27T11:00:00+02:00', '2026-06-27T08:00:00Z'],
      formats: ['', '|iso:s', '|iso:ms|iso:s', '|encode|iso:ms', '|rank'],
    },
  ];

  it('Q1: has every Query find what is asked for, whatever order allowed values are listed in', () => {
    let offered = 0;
    const runs = randomRuns(600);
    fc.assert(
      fc.property(
        fc.constantFrom(...LISTED).chain(({ type, values, formats }) =>
          fc.record({
            type: fc.constant(type),
            values: fc.shuffledSubarray(values, { minLength: 2 }),
            format: fc.constantFrom(...formats),
          }),
        ),
        fc.constantFrom('<', '<=', '>', '>=', 'between'),
        fc.constantFrom('V#{lv@}#{ticketId}', '{lv@}', 'V#{lv@}', 'V#{lv@}\u{10ffff}{ticketId}', 'typed'),
        fc.nat(),
        fc.nat(),
        ({ type, values, format }, op, template, one, other) => {
          const at = [one % values.length, other % values.length].sort();
          const bounds = at.map((each) => ({ [type]: values[each] ?? '' }));
          const range = { attribute: 'lv', op, values: op === 'between' ? bounds : bounds.slice(0, 1) };
          const list = listOf(template.replace('@', format), { sort: ['lv'], range }, [{ name: 'lv', type, values }]);
          const [index] = list.table.indexes ?? [];
          const typed = { ...index, sortKey: [{ name: 'lv', type }] };
          const { GSI1SK: _, ...keys } = list.entity.keys;
          const design =
            template === 'typed'
              ? readDesign({
                  ...list,
                  table: { ...list.table, indexes: [typed] },
                  entity: { ...list.entity, keys },
                })
              : list;
          const rows = inList(previewOrder(design, 'List').rows);
          if (rows.some(({ matched }) => matched === null)) return;
          offered += 1;
          expect(rows.map(({ matched }) => matched)).toEqual(rows.map(({ wanted }) => wanted));
          expect(rows.filter(({ misplaced }) => misplaced)).toEqual([]);
        },
      ),
      runs,
    );
    expect(offered).toBeGreaterThan(runs.numRuns / 10);
  });

  it('has nothing to show for a list that no key serves', () => {
    for (const pattern of [
      { partition: ['status'], sort: [] },
      { partition: ['title'], sort: ['status'] },
    ])
      expect(previewOrder(listOf('S#{status}', pattern), 'List').rows).toEqual([]);
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
