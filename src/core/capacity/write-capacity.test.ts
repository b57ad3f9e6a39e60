/** Units of writes, row by row as the service reports them: one table, an index of each projection, three item sizes. */
import { describe, expect, it } from 'vitest';
import { compile } from '#core/compile';
import { type PreparedDesign, prepareDesign } from '#core/image';
import type { Action } from '#core/plan';
import { type Item, itemSize } from '#core/value';
import { readDesign } from '../../../tests/fixtures.ts';
import accountSignUp from '../design/examples/account-sign-up.json';
import supportTicket from '../design/examples/support-ticket.json';
import { writeCapacity, writeUnits } from './write-capacity.ts';

const S = (text: string) => ({ S: text });
const KEY = { PK: S('p'), SK: S('s') };

/** A table with an index of each projection on G and H: global ones, or local ones on H. */
function tableWith(kind: 'global' | 'local'): PreparedDesign {
  const partition = { name: kind === 'global' ? 'G' : 'PK', type: 'S' };
  const index = (name: string, projection: object) => ({
    name,
    kind,
    partitionKey: [partition],
    sortKey: [{ name: 'H', type: 'S' }],
    projection,
  });
  const attributes = ['G', 'H', 'padv', 'inc1', 'extra'].map((name) => ({ name, type: 'S' }));
  return prepareDesign(
    readDesign({
      version: 1,
      name: 'Matrix',
      table: {
        name: 'items',
        partitionKey: { name: 'PK', type: 'S' },
        sortKey: { name: 'SK', type: 'S' },
        indexes: [
          index('iALL', { type: 'ALL' }),
          index('iINC', { type: 'INCLUDE', attributes: ['inc1'] }),
          index('iKEYS', { type: 'KEYS_ONLY' }),
        ],
      },
      entity: {
        name: 'Item',
        attributes: [{ name: 'id', type: 'S' }, ...attributes],
        keys: { PK: { template: '{id}' }, SK: { template: 's' } },
      },
      scenarios: [],
    }),
  );
}

const ACTION = { role: 'record', table: 'items', key: KEY, constraints: [], guards: [], failures: [] } as const;

/** One write that turns `before` into `after`, either of which may be nothing. */
function writeOf(before: Item | undefined, after: Item | undefined): Action {
  if (before && after) return { ...ACTION, kind: 'Update', purpose: 'change', before, item: after, changes: [] };
  if (after) return { ...ACTION, kind: 'Put', purpose: 'create', item: after };
  return { ...ACTION, kind: 'Delete', purpose: 'remove', before: before ?? {} };
}

const unitsOf = (
  prepared: PreparedDesign,
  before: Item | undefined,
  after: Item | undefined,
  transactional = false,
) => {
  const { table, indexes, total } = writeCapacity(prepared, [writeOf(before, after)], transactional);
  expect(Object.values(indexes).reduce((sum, units) => sum + units, table)).toBe(total);
  return { table, ...indexes };
};

describe('C2: the table', () => {
  const plain = prepareDesign(
    readDesign({ ...supportTicket, table: { ...supportTicket.table, name: 'items', indexes: [] } }),
  );
  const sized = (kilobytes: number): Item => {
    const bytes = Math.round(kilobytes * 1024);
    return { ...KEY, padv: S('x'.repeat(bytes - itemSize({ ...KEY, padv: S('') }))) };
  };

  it.each([
    ['Put new 0.5 KB', undefined, 0.5, 1],
    ['Put new 1.5 KB', undefined, 1.5, 2],
    ['Put new 3.2 KB', undefined, 3.2, 4],
    ['Put overwrite 3.2 KB with 0.5 KB', 3.2, 0.5, 4],
    ['Put overwrite 0.5 KB with 3.2 KB', 0.5, 3.2, 4],
    ['Update 3.2 KB to the same', 3.2, 3.2, 4],
    ['Delete 0.5 KB', 0.5, undefined, 1],
    ['Delete 1.5 KB', 1.5, undefined, 2],
    ['Delete 3.2 KB', 3.2, undefined, 4],
    ['1,024 bytes', undefined, 1, 1],
    ['1,025 bytes', undefined, 1025 / 1024, 2],
  ])('%s', (_, before, after, expected) => {
    const item = (kilobytes: number | undefined) => (kilobytes === undefined ? undefined : sized(kilobytes));
    expect(unitsOf(plain, item(before), item(after))).toEqual({ table: expected });
    expect(unitsOf(plain, item(before), item(after), true)).toEqual({ table: expected * 2 });
  });

  it('takes one unit for an item that is not there', () => {
    expect(writeUnits(0)).toBe(1);
    expect(unitsOf(plain, {}, undefined)).toEqual({ table: 1 });
  });
});

describe.each(['global', 'local'] as const)('C3: %s indexes', (kind) => {
  const prepared = tableWith(kind);

  describe.each([
    [400, 1],
    [1500, 2],
    [3200, 4],
  ])('an item of %i bytes and more', (bytes, steps) => {
    const pad = S('x'.repeat(bytes));
    const outside: Item = { ...KEY, padv: pad, inc1: S('a'), extra: S('1') };
    const inside: Item = { ...outside, G: S('g'), H: S('h') };
    const all = { iALL: steps, iINC: 1, iKEYS: 1 };
    const moved = { iALL: steps * 2, iINC: 2, iKEYS: 2 };
    const none = { iALL: 0, iINC: 0, iKEYS: 0 };

    it.each([
      ['Put new, no index keys (sparse)', undefined, outside, none],
      ['Put overwrite adding index keys', outside, inside, all],
      ['Put identical again', inside, inside, none],
      ['Update of an attribute that only ALL projects', inside, { ...inside, extra: S('2') }, { ...none, iALL: steps }],
      ['Update of an included attribute', inside, { ...inside, inc1: S('b') }, { iALL: steps, iINC: 1, iKEYS: 0 }],
      ['Update of the index sort key', inside, { ...inside, H: S('i') }, moved],
      ['Update of key and included attribute in one', inside, { ...inside, H: S('i'), inc1: S('b') }, moved],
      ['Update removes the index sort key (leaves)', inside, without(inside, 'H'), all],
      ['Update sets the index sort key (enters)', without(inside, 'H'), inside, all],
      ['Update shrinks the item', inside, { ...inside, padv: S('x'.repeat(10)) }, { ...none, iALL: steps }],
      ['Update grows it back', { ...inside, padv: S('x'.repeat(10)) }, inside, { ...none, iALL: steps }],
      ['Delete in the index', inside, undefined, all],
      ['Put new with index keys', undefined, inside, all],
      ['Put replaces without index keys (leaves)', inside, outside, all],
      ['Delete outside the index', outside, undefined, none],
    ] as [string, Item | undefined, Item | undefined, Record<string, number>][])('%s', (_, before, after, expected) => {
      expect(unitsOf(prepared, before, after)).toEqual({ table: steps, ...expected });
      // A transaction doubles the table alone.
      expect(unitsOf(prepared, before, after, true)).toEqual({ table: steps * 2, ...expected });
    });

    it.runIf(kind === 'global')('Update of the index partition key', () => {
      expect(unitsOf(prepared, inside, { ...inside, G: S('other') })).toEqual({ table: steps, ...moved });
    });
  });

  it('rounds the old and the new entry of a moved key apart', () => {
    const old: Item = { ...KEY, G: S('g'), H: S('h'), padv: S('x'.repeat(3200)) };
    const entry: Item = { ...KEY, G: S('g'), H: S('i'), padv: S('x'.repeat(50)) };
    expect(unitsOf(prepared, old, entry)).toMatchObject({ iALL: 5 });
  });

  it.each([
    ['1,024 bytes', 0, 1],
    ['1,025 bytes', 1, 2],
  ])('counts keys and names in an entry of %s', (_, more, expected) => {
    const small: Item = { ...KEY, ...(kind === 'global' && { G: S('g') }), H: S('') };
    const item = { ...small, H: S('h'.repeat(1024 - itemSize(small) + more)) };
    expect(unitsOf(prepared, undefined, item)).toMatchObject({ table: expected, iKEYS: expected, iALL: expected });
  });
});

function without(item: Item, name: string): Item {
  return Object.fromEntries(Object.entries(item).filter(([each]) => each !== name));
}

/** The ticket with a title that makes its item `bytes` long. */
function ticketOf(bytes: number | undefined, projection: object = { type: 'ALL' }) {
  const [index] = supportTicket.table.indexes;
  const design = (title: string) =>
    readDesign({
      ...supportTicket,
      table: { ...supportTicket.table, indexes: [{ ...index, projection }] },
      scenarios: [
        ...supportTicket.scenarios.map((scenario) => ({
          ...scenario,
          ...(scenario.before && { before: { ...scenario.before, title: S(title) } }),
          ...(scenario.after && { after: { ...scenario.after, title: S(title) } }),
        })),
        {
          name: 'Edit a closed ticket',
          kind: 'update',
          before: { ticketId: S('8842'), teamId: S('7'), status: S('closed'), title: S(title) },
          after: { ticketId: S('8842'), teamId: S('7'), status: S('closed'), title: S(`${title}!`) },
        },
      ],
    });
  if (bytes === undefined) return design('Printer on fire');
  const item = compile(design(''), 'Open to pending').images.before?.record?.item ?? {};
  return design('x'.repeat(bytes - itemSize(item)));
}

describe('C1–C3: the figures people compare', () => {
  it.each([
    ['a small ticket', undefined, { type: 'ALL' }, 3],
    ['3,000 bytes, ALL', 3000, { type: 'ALL' }, 9],
    ['3,000 bytes, KEYS_ONLY', 3000, { type: 'KEYS_ONLY' }, 5],
  ])('a status change of %s', (_, bytes, projection, expected) => {
    expect(compile(ticketOf(bytes, projection), 'Open to pending').capacity.total).toBe(expected);
  });

  it('leaves the sparse index for 2, and edits a closed ticket for 1', () => {
    expect(compile(ticketOf(undefined), 'Close').capacity.total).toBe(2);
    expect(compile(ticketOf(undefined), 'Edit a closed ticket').capacity.total).toBe(1);
  });

  it.each([
    ['Sign up', 6],
    ['Change email', 6],
    ['Delete account', 6],
  ])('%s with two unique attributes', (scenario, expected) => {
    expect(compile(readDesign(accountSignUp), scenario).capacity.total).toBe(expected);
  });

  it('updates an attribute that is not unique for 1, with an UpdateItem', () => {
    const state = { accountId: S('a1f9c3'), email: S('ada@lovelace.io'), username: S('ada') };
    const design = readDesign({
      ...accountSignUp,
      entity: {
        ...accountSignUp.entity,
        attributes: [...accountSignUp.entity.attributes, { name: 'bio', type: 'S' }],
      },
      scenarios: [{ name: 'Bio', kind: 'update', before: state, after: { ...state, bio: S('hi') } }],
    });
    const { capacity, request } = compile(design, 'Bio');
    expect(capacity.total).toBe(1);
    expect(request?.operation).toBe('UpdateItem');
  });
});
