import { expect, test } from 'vitest';
import { EXAMPLES } from '#core';
import { createStore } from './create-store.ts';

function storeWithFrames() {
  const waiting: (() => void)[] = [];
  const store = createStore({
    design: EXAMPLES[0]!.design,
    now: () => 0,
    newId: () => 'id',
    afterPaint: (work) => waiting.push(work),
  });
  const paint = (): number => {
    const due = waiting.splice(0);
    for (const work of due) work();
    return due.length;
  };
  const email = (): unknown => store.shown.getState().compiled.images.after?.record?.item.email;
  return { store, paint, email };
}

test('the outputs follow after the paint, once for several edits', () => {
  const { store, paint, email } = storeWithFrames();
  const write = (text: string): void =>
    store.actions.edit('email', (design) => {
      const scenarios = design.scenarios.map((scenario) =>
        scenario.name === 'Change email' ? { ...scenario, after: { ...scenario.after, email: { S: text } } } : scenario,
      );
      return { ...design, scenarios };
    });
  write('a@b.c');
  write('ab@b.c');
  expect(email()).toEqual({ S: 'ada@byron.org' });
  expect(paint()).toBe(1);
  expect(email()).toEqual({ S: 'ab@b.c' });
  expect(store.shown.getState().design).toBe(store.getState().design);
});

test('what is pointed at is marked at once, and goes before what is focused', () => {
  const { store, paint } = storeWithFrames();
  const linked = (id: string): boolean => store.shown.getState().linked.has(id);
  store.actions.setLink('focused', { kind: 'attribute', name: 'username' });
  store.actions.setLink('hovered', { kind: 'constraint', name: 'EMAIL' });
  expect([linked('action:1'), linked('attribute:username')]).toEqual([true, false]);
  store.actions.setLink('hovered', null);
  expect([linked('action:1'), linked('attribute:username')]).toEqual([false, true]);
  expect(paint()).toBe(0);
});

test('another scenario is shown after the paint', () => {
  const { store, paint, email } = storeWithFrames();
  store.actions.selectScenario('Sign up');
  paint();
  expect(email()).toEqual({ S: 'ada@lovelace.io' });
});
