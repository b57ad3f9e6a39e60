import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLES } from '#core';
import { createStore } from './create-store.ts';
import { followDesign } from './follow-design.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow() {
  const store = createStore({ design: EXAMPLES[0]!.design, now: Date.now, newId: () => 'id' });
  const told: string[] = [];
  const follower = followDesign(store, 300, (design) => told.push(design.name));
  const rename = (name: string): void => store.actions.edit('name', (design) => ({ ...design, name }), 'typing');
  return { store, told, follower, rename };
}

test('tells once when typing rests', () => {
  const { told, rename } = follow();
  for (const name of ['a', 'ab', 'abc']) {
    rename(name);
    vi.advanceTimersByTime(100);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(told).toEqual(['abc']);
});

test('tells at once when the page goes away, and not again', () => {
  const { told, rename, follower } = follow();
  rename('last word');
  follower.flush();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['last word']);
});

test('is silent when only the view changes, and after it is stopped', () => {
  const { store, told, rename, follower } = follow();
  store.actions.selectOutput('keys');
  follower.stop();
  rename('unheard');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});
