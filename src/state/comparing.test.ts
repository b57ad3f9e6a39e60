import { describe, expect, it } from 'vitest';
import { EXAMPLES, emptyDesign, insertAt, removeAt, setAt } from '#core';
import { createStore } from './index.ts';

const open = () => createStore({ design: EXAMPLES[0]?.design ?? emptyDesign(), now: () => 0, newId: () => 'id' });

it('keeps what is compared apart from the document, until another design is opened', () => {
  const { actions, getState, history } = open();
  const { design } = getState();
  actions.selectList('Open tickets of a team');
  actions.compareWith({ itemBytes: 3000 });
  actions.compareWith({ reads: 10 });
  expect(getState()).toMatchObject({ list: 'Open tickets of a team', comparing: { itemBytes: 3000, reads: 10 } });
  expect(getState().design).toBe(design);
  expect(history.getState().pastStates).toEqual([]);
  actions.compareWith(null);
  expect(getState().comparing).toEqual({});
  actions.compareWith({ reads: 1 });
  actions.newDesign();
  expect(getState()).toMatchObject({ list: '', comparing: {} });
});

it('C5: keeps prices typed in by region, and takes each back alone', () => {
  const { actions, getState } = open();
  actions.setPrice('eu-west-1', 'writeRequests', 0.7);
  actions.setPrice('eu-west-1', 'readRequests', 0.14);
  actions.setPrice('eu-west-1', 'writeRequests', 0.8);
  expect(getState().prices).toEqual({ 'eu-west-1': { writeRequests: 0.8, readRequests: 0.14 } });
  actions.setPrice('eu-west-1', 'writeRequests', null);
  actions.newDesign();
  expect(getState().prices).toEqual({ 'eu-west-1': { readRequests: 0.14 } });
});

describe('what is chosen by name', () => {
  const tickets = EXAMPLES.find(({ id }) => id === 'support-ticket')?.design ?? emptyDesign();
  const openTickets = () => createStore({ design: tickets, now: () => 0, newId: () => 'id' });
  const LIST = 'Open tickets of a team';
  const rows = { own: [{ id: 'own:1', texts: { ticketId: '9' } }], hidden: [] };

  it('keeps a list and its rows while it is renamed, and when that is undone', () => {
    const { actions, getState, shown } = openTickets();
    actions.edit('add', (design) =>
      insertAt(design, ['accessPatterns'], 0, { ...tickets.accessPatterns?.[0], name: 'A' }),
    );
    actions.selectList(LIST);
    actions.setOrderRows(LIST, rows);
    actions.edit('name', (design) => setAt(design, ['accessPatterns', 1, 'name'], 'Queue'), 'typing');
    expect(getState()).toMatchObject({ list: 'Queue', orderRows: { Queue: rows } });
    expect(shown.getState().list).toBe('Queue');
    actions.undo();
    expect(getState()).toMatchObject({ list: LIST, orderRows: { [LIST]: rows } });
    actions.setOrderRows(LIST, null);
    expect(getState().orderRows).toEqual({});
  });

  it('keeps the rows of a list that is gone, for when it comes back', () => {
    const { actions, getState } = openTickets();
    actions.selectList(LIST);
    actions.setOrderRows(LIST, rows);
    actions.edit('remove', (design) => removeAt(design, ['accessPatterns', 0]));
    expect(getState()).toMatchObject({ list: '', orderRows: { [LIST]: rows } });
    actions.undo();
    expect(getState().orderRows).toEqual({ [LIST]: rows });
    actions.newDesign();
    expect(getState()).toMatchObject({ list: '', orderRows: {}, compared: '' });
  });

  it('compares what was picked, also renamed, until another scenario is selected', () => {
    const { actions, getState } = openTickets();
    actions.compareScenario('Close');
    actions.edit('name', (design) => setAt(design, ['scenarios', 2, 'name'], 'Shut'), 'typing');
    expect(getState().compared).toBe('Shut');
    actions.selectScenario('Open to pending');
    expect(getState()).toMatchObject({ scenario: 'Open to pending', compared: '' });
  });
});
