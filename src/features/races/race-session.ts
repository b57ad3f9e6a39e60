/** What the race page shows, kept while other tabs are looked at, and over a reload. */
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Design, Run } from '#core';
import { readVisit, writeVisit } from '#platform';
import { followDoing } from './follow-doing.ts';
import { takenOf, tellingRun } from './order.ts';
import { readRun, writeRun } from './run-link.ts';
import { presetSetup, raceOf, type Setup } from './setup.ts';

export interface Session {
  readonly setup: Setup;
  /** Ids of the clients in the order of their steps. */
  readonly order: readonly string[];
  /** How many of the steps are shown as taken. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** The step was asked for, by a control or as what a proof has found: it is to be seen. */
  readonly isSought: boolean;
  /** The design that the scenarios of an own race are named in. */
  readonly design: Design | undefined;
}

const FIRST = presetSetup('two-sign-ups');
const KEPT = 'race';

const store = createStore<Session>(() => ({
  setup: FIRST,
  order: [],
  at: 0,
  isPlaying: false,
  isSought: false,
  design: undefined,
}));

store.subscribe(({ setup, order, at }, previous) => {
  if (setup === previous.setup && order === previous.order && at === previous.at) return;
  writeVisit(KEPT, writeRun({ setup, order, at }));
});

export const useSession = (): Session => useStore(store);

/** Another race, or the same under other rules, in the order that shows most. */
export function changeSetup(setup: Setup, design: Design): void {
  const race = raceOf(setup, design);
  const { start, order } = race ? tellingRun(race) : { start: 0, order: [] };
  store.setState({ setup: { ...setup, start }, order, at: order.length, isPlaying: false, isSought: false, design });
}

/** A run as somebody else has left it, or as a proof has found it. */
export function showRun(setup: Setup, order: readonly string[], at = order.length): void {
  store.setState({ setup, order, at, isPlaying: false, isSought: true });
}

export function showOrder(order: readonly string[], at = order.length): void {
  store.setState({ order, at, isPlaying: false, isSought: true });
}

/** Lets one client go next: what was to come after is another run. */
export function letGo(client: string): void {
  store.setState(({ order, at }) => ({
    order: [...order.slice(0, at), client],
    at: at + 1,
    isPlaying: false,
    isSought: true,
  }));
}

export function goToStep(at: number): void {
  store.setState(({ order }) => ({ at: Math.max(0, Math.min(at, order.length)), isPlaying: false, isSought: true }));
}

export function setPlaying(isPlaying: boolean): void {
  store.setState(({ order, at }) => ({ isPlaying, isSought: true, at: isPlaying && at >= order.length ? 0 : at }));
}

/** One step of playing; at the end it stops by itself. */
export function playOn(): void {
  store.setState(({ order, at }) => ({ at: Math.min(at + 1, order.length), isPlaying: at + 1 < order.length }));
}

/** Keeps to the steps there are: after an edit, or in a link, an order may name some that nobody can take. */
export function settle(run: Run): void {
  const { order, at } = store.getState();
  const taken = takenOf(run, order, at);
  if (taken.order.length !== order.length || taken.at !== at)
    store.setState({ ...taken, isPlaying: false, isSought: false });
}

/** The design has changed: what an own race is about is followed where it was renamed. */
export function followDesign(design: Design): void {
  store.setState(({ setup, design: before }) => {
    if (!before || before === design || setup.preset !== null) return { design };
    const doing = followDoing(setup.doing, before, design);
    const isSame = doing.every((each, at) => each === setup.doing[at]);
    return isSame ? { design } : { design, setup: { ...setup, doing } };
  });
}

/** Shows something where nothing is shown yet: what was shown before a reload, or the first race. */
export function begin(design: Design): void {
  const { order, setup } = store.getState();
  if (order.length > 0 || setup !== FIRST) return;
  const kept = readVisit(KEPT);
  const run = typeof kept === 'string' ? readRun(kept) : undefined;
  if (run && raceOf(run.setup, design)) showRun(run.setup, run.order, run.at);
  else changeSetup(FIRST, design);
}

/** Begins the same race from another of its starts. */
export function showStart(start: number, order: readonly string[]): void {
  store.setState(({ setup }) => ({ setup: { ...setup, start }, order, at: 0, isPlaying: false, isSought: true }));
}
