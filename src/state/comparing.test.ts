import { expect, it } from 'vitest';
import { EXAMPLES, emptyDesign } from '#core';
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
