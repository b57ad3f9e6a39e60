import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../../tests/fixtures.ts';
import supportTicket from '../examples/support-ticket.json';
import { placeAccessPattern } from './place-access-pattern.ts';
import { rememberedPlacement, rememberPlacement } from './place-remembered.ts';
import { placementOf, proposedPlacement } from './placement-of.ts';
import { setAt } from './set-at.ts';

const LIST = 'Open tickets of a team';
const tickets = readDesign(supportTicket);
const onTable = placeAccessPattern(tickets, LIST, 'table-key');
const known = rememberPlacement({}, tickets, onTable, LIST);

describe('rememberPlacement', () => {
  it('keeps the place that is left, and the way back to it', () => {
    const pattern = tickets.accessPatterns?.[0];
    const exact = placementOf(tickets, LIST);
    const said = proposedPlacement(tickets, LIST);
    expect(known).toEqual({ 'sparse-index': { exact, said, pattern, since: [onTable] } });
    const onIndex = placeAccessPattern(onTable, LIST, 'index');
    const later = rememberPlacement(known, onTable, onIndex, LIST);
    expect(later['sparse-index']?.since).toEqual([onTable, onIndex]);
    expect(rememberedPlacement(later, onIndex, LIST, 'sparse-index')).toEqual(exact);
    expect(rememberedPlacement(later, onIndex, LIST, 'table-key')).toEqual(placementOf(onTable, LIST));
  });

  it('keeps nothing of a list that is nowhere or unknown', () => {
    const nowhere = setAt(tickets, ['accessPatterns', 0, 'index'], 'GSI9');
    expect(rememberPlacement({}, nowhere, tickets, LIST)).toEqual({});
    expect(rememberPlacement({}, tickets, onTable, 'No such list')).toEqual({});
  });
});

describe('rememberedPlacement', () => {
  const edited = setAt(onTable, ['name'], 'Other');

  it('says a place in a design that has changed, without the key of the table', () => {
    const { keys } = tickets.entity;
    expect(rememberedPlacement(known, edited, LIST, 'sparse-index')).toEqual({
      kind: 'sparse-index',
      index: 'GSI1',
      projection: { type: 'ALL' },
      keys: {
        partition: { name: 'GSI1PK', template: keys.GSI1PK?.template },
        sort: { name: 'GSI1SK', template: keys.GSI1SK?.template },
      },
      when: keys.GSI1PK?.when,
    });
  });

  it('takes the condition alone along where the list is on an index with templates', () => {
    const onIndex = placeAccessPattern(tickets, LIST, 'index');
    const left = rememberPlacement({}, tickets, onIndex, LIST);
    const changed = setAt(onIndex, ['name'], 'Other');
    const when = tickets.entity.keys.GSI1PK?.when;
    expect(rememberedPlacement(left, changed, LIST, 'sparse-index')).toEqual({ kind: 'sparse-index', when });
  });

  it.each([
    ['the list asks for something else', ['accessPatterns', 0, 'where'], {}],
    ['an attribute has gone', ['entity', 'attributes', 0, 'name'], 'key'],
    ['the list has gone', ['accessPatterns'], []],
  ] as const)('gives nothing where %s', (_, path, value) => {
    expect(rememberedPlacement(known, setAt(edited, path, value), LIST, 'sparse-index')).toBeUndefined();
  });

  it('gives nothing of a place the list has not been in', () => {
    expect(rememberedPlacement(known, edited, LIST, 'index')).toBeUndefined();
  });
});
