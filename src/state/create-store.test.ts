import { describe, expect, test } from 'vitest';
import { type Design, EXAMPLES, setAt } from '#core';
import { createStore } from './create-store.ts';

const signUp = EXAMPLES[0]!.design;

function storeAt(start = 0) {
  let time = start;
  let ids = 0;
  const store = createStore({
    design: signUp,
    now: () => time,
    newId: () => `id-${++ids}`,
  });
  const type = (label: string, name: string): void =>
    store.actions.edit(label, (design) => ({ ...design, name }), 'typing');
  return { store, type, wait: (ms: number) => (time += ms), name: () => store.getState().design.name };
}

describe('undo', () => {
  test('takes back what was typed in one go as one step', () => {
    const { store, type, wait, name } = storeAt();
    for (const text of ['A', 'Ac', 'Acc']) {
      type('name', text);
      wait(200);
    }
    store.actions.undo();
    expect(name()).toBe(signUp.name);
    store.actions.redo();
    expect(name()).toBe('Acc');
  });

  test('starts a step after a pause, in another field, and after an undo', () => {
    const { store, type, wait, name } = storeAt();
    type('name', 'one');
    wait(1500);
    type('name', 'two');
    type('other', 'three');
    store.actions.undo();
    expect(name()).toBe('two');
    type('other', 'four');
    store.actions.undo();
    expect(name()).toBe('two');
    store.actions.undo();
    expect(name()).toBe('one');
  });

  test('counts each press of a button as a step, also of the same one', () => {
    const { store } = storeAt();
    const add = (): void => store.actions.edit('add', (design) => setAt(design, ['name'], `${design.name}!`));
    add();
    add();
    store.actions.undo();
    expect(store.getState().design.name).toBe(`${signUp.name}!`);
  });

  test('knows no step where nothing changed', () => {
    const { store } = storeAt();
    store.actions.edit('nothing', (design) => design);
    expect(store.history.getState().pastStates).toEqual([]);
  });

  test('leaves the view alone', () => {
    const { store, type } = storeAt();
    type('name', 'x');
    store.actions.selectOutput('keys');
    store.actions.undo();
    expect(store.getState().output).toBe('keys');
  });
});

describe('another design', () => {
  test('keeps the one that was open: by undo and in the recent list', () => {
    const { store } = storeAt(7);
    store.actions.openExample('support-ticket');
    expect(store.getState().design).toEqual(EXAMPLES[1]!.design);
    expect(store.getState().recent).toEqual([{ id: 'id-2', name: signUp.name, savedAt: 7, design: signUp }]);
    store.actions.undo();
    expect(store.getState().design).toEqual(signUp);
  });

  test('is not listed twice when it is the same', () => {
    const { store } = storeAt();
    store.actions.openExample('support-ticket');
    store.actions.openExample('account-sign-up');
    store.actions.openExample('support-ticket');
    expect(store.getState().recent.map(({ name }) => name)).toEqual([signUp.name, EXAMPLES[1]!.design.name]);
  });

  test('is opened from the recent list', () => {
    const { store } = storeAt();
    store.actions.newDesign();
    const [recent] = store.getState().recent;
    store.actions.openRecent(recent!.id);
    expect(store.getState().design).toEqual(signUp);
  });

  test('that cannot be read changes nothing and says what is wrong', () => {
    const { store } = storeAt();
    expect(store.actions.importDesign('{ "version": 1, ')).toMatchObject({ ok: false, issues: [{ code: 'not-json' }] });
    expect(store.actions.importDesign('{"version":1}').ok).toBe(false);
    expect(store.getState().design).toBe(signUp);
    expect(store.getState().recent).toEqual([]);
  });
});

describe('the chosen scenario', () => {
  const rename = (design: Design, at: number, name: string): Design => setAt(design, ['scenarios', at, 'name'], name);

  test('is a change where the design has one', () => {
    expect(storeAt().store.getState().scenario).toBe('Change email');
  });

  test('stays chosen while its name is typed, and when that is undone', () => {
    const { store } = storeAt();
    store.actions.edit('name', (design) => rename(design, 1, 'Swap email'));
    expect(store.getState().scenario).toBe('Swap email');
    store.actions.undo();
    expect(store.getState().scenario).toBe('Change email');
  });

  test('gives way to its neighbour when it is deleted', () => {
    const { store } = storeAt();
    store.actions.selectScenario('Delete account');
    store.actions.edit('remove', (design) => ({ ...design, scenarios: design.scenarios.slice(0, 2) }));
    expect(store.getState().scenario).toBe('Change email');
  });

  test('is chosen by going to a place in it', () => {
    const { store } = storeAt();
    store.actions.goTo(['scenarios', 0, 'after', 'email']);
    expect(store.getState()).toMatchObject({
      scenario: 'Sign up',
      half: 'form',
      goal: { path: ['scenarios', 0, 'after', 'email'] },
    });
  });
});

test('drafts are kept apart from the document and given up with null', () => {
  const { store } = storeAt();
  const draft = { base: 'absent', text: '1e', path: ['scenarios', 0, 'after', 'n'], over: '' };
  store.actions.setDraft('n', draft);
  expect(store.getState().drafts).toEqual({ n: draft });
  expect(store.getState().design).toBe(signUp);
  store.actions.setDraft('n', null);
  expect(store.getState().drafts).toEqual({});
});
