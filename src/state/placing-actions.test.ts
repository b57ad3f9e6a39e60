import { describe, expect, it } from 'vitest';
import { type Design, EXAMPLES, emptyDesign, insertAt, moveList, type PlacementKind, removeAt, setAt } from '#core';
import { type Actions, createStore } from './index.ts';

const tickets = EXAMPLES.find(({ id }) => id === 'support-ticket')?.design ?? emptyDesign();
const LIST = 'Open tickets of a team';
const open = (design: Design = tickets) => createStore({ design, now: () => 0, newId: () => 'id' });
const KINDS: readonly PlacementKind[] = ['index', 'multi-attribute-index', 'table-key'];
const ROUTES = [
  ...KINDS.map((kind) => [kind]),
  ['index', 'multi-attribute-index', 'table-key', 'index'] as const,
  ['table-key', 'multi-attribute-index'] as const,
];
const place = (actions: Actions, list: string, kind: PlacementKind): boolean =>
  actions.placeList(list, (known, design) => moveList(known, design, list, kind));
const whenOf = ({ entity }: Design) => entity.keys.GSI1PK?.when;

describe('placeList', () => {
  it.each(ROUTES.map((route) => [route.join(', '), route] as const))('goes back from %s to the letter', (_, route) => {
    const { actions, getState } = open();
    for (const kind of route) expect(place(actions, LIST, kind)).toBe(true);
    expect(place(actions, LIST, 'sparse-index')).toBe(true);
    expect(JSON.stringify(getState().design)).toBe(JSON.stringify(tickets));
  });

  it.each(ROUTES.map((route) => [route.join(', '), route] as const))(
    'goes back from %s to the condition when something else has changed',
    (_, route) => {
      const { actions, getState } = open();
      place(actions, LIST, route[0] ?? 'index');
      actions.edit('name', (design) => setAt(design, ['accessPatterns', 0, 'name'], 'Queue'));
      actions.edit('title', (design) => setAt(design, ['name'], 'Other'));
      for (const kind of route.slice(1)) place(actions, 'Queue', kind);
      place(actions, 'Queue', 'sparse-index');
      actions.edit('name', (design) => setAt(design, ['accessPatterns', 0, 'name'], LIST));
      actions.edit('title', (design) => setAt(design, ['name'], tickets.name));
      expect(JSON.stringify(getState().design)).toBe(JSON.stringify(tickets));
    },
  );

  it('lets go of what no longer fits: another value held, or an attribute that is gone', () => {
    const { actions, getState } = open();
    place(actions, LIST, 'index');
    actions.edit('where', (design) => setAt(design, ['accessPatterns', 0, 'where', 'status'], { S: 'closed' }));
    place(actions, LIST, 'sparse-index');
    expect(whenOf(getState().design)).toEqual([{ attribute: 'status', is: 'equals', value: { S: 'closed' } }]);
  });

  it('keeps what was edited in between: the key templates, and the key of the table', () => {
    const { actions, getState } = open();
    place(actions, LIST, 'index');
    actions.edit('a', (design) => setAt(design, ['entity', 'keys', 'GSI1PK', 'template'], 'T#{teamId}'));
    actions.edit('b', (design) => setAt(design, ['entity', 'keys', 'PK', 'template'], 'T#{ticketId}'));
    place(actions, LIST, 'sparse-index');
    const { keys } = getState().design.entity;
    expect([keys.PK?.template, keys.GSI1PK?.template]).toEqual(['T#{ticketId}', 'T#{teamId}']);
    expect(whenOf(getState().design)).toEqual(whenOf(tickets));
  });

  it('is one step of the history, and nothing where the list is there already or unknown', () => {
    const { actions, getState, history } = open();
    expect(place(actions, LIST, 'sparse-index')).toBe(false);
    expect(place(actions, 'No such list', 'index')).toBe(false);
    expect(history.getState().pastStates).toEqual([]);
    place(actions, LIST, 'index');
    actions.undo();
    expect(getState().design).toBe(tickets);
    actions.newDesign();
    expect(getState().places).toEqual({});
  });

  it('places a list on a sparse index with the condition that was asked for', () => {
    const { actions, getState } = open();
    const list = { name: 'All', partition: ['teamId'], sort: ['title'], where: { teamId: { S: '7' } } };
    const when = [{ attribute: 'status', is: 'in' as const, values: [{ S: 'open' }, { S: 'pending' }] }];
    actions.edit('add', (design) => insertAt(design, ['accessPatterns'], 1, list));
    expect(place(actions, 'All', 'sparse-index')).toBe(false);
    actions.wantPlacement('All', { kind: 'sparse-index', when });
    expect(place(actions, 'All', 'sparse-index')).toBe(true);
    expect(getState().design.entity.keys.GSI2PK).toEqual({ template: 'TEAM#{teamId}', when });
    place(actions, 'All', 'index');
    place(actions, 'All', 'sparse-index');
    expect(getState().design.entity.keys.GSI2SK?.when).toEqual(when);
    actions.edit('remove', (design) => removeAt(design, ['accessPatterns', 1]));
    expect(place(actions, 'All', 'index')).toBe(false);
  });
});
