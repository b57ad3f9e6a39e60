/** What the race page shows, kept while other tabs are looked at. It is this visit's alone: nothing of it is stored. */
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Design, Race } from '#core';
import { tellingOrder } from './order.ts';
import { presetSetup, raceOf, type Setup } from './setup.ts';

export interface Session {
  readonly setup: Setup;
  /** Ids of the clients in the order of their steps. */
  readonly order: readonly string[];
  /** How many of the steps are shown as taken. */
  readonly at: number;
  readonly isPlaying: boolean;
}

const FIRST = presetSetup('two-sign-ups');

const store = createStore<Session>(() => ({ setup: FIRST, order: [], at: 0, isPlaying: false }));

export const useSession = (): Session => useStore(store);

/** Another race, or the same under other rules, in the order that shows most. */
export function changeSetup(setup: Setup, design: Design): void {
  const race = raceOf(setup, design);
  const order = race ? tellingOrder(race) : [];
  store.setState({ setup, order, at: order.length, isPlaying: false });
}

/** A run as somebody else has left it. */
export function showRun(setup: Setup, order: readonly string[]): void {
  store.setState({ setup, order, at: order.length, isPlaying: false });
}

export function showOrder(order: readonly string[], at = order.length): void {
  store.setState({ order, at, isPlaying: false });
}

/** Lets one client go next: what was to come after is another run. */
export function letGo(client: string): void {
  store.setState(({ order, at }) => ({ order: [...order.slice(0, at), client], at: at + 1, isPlaying: false }));
}

export function goToStep(at: number): void {
  store.setState(({ order }) => ({ at: Math.max(0, Math.min(at, order.length)), isPlaying: false }));
}

export function setPlaying(isPlaying: boolean): void {
  store.setState(({ order, at }) => ({ isPlaying, at: isPlaying && at >= order.length ? 0 : at }));
}

/** One step of playing; at the end it stops by itself. */
export function playOn(): void {
  store.setState(({ order, at }) => ({ at: Math.min(at + 1, order.length), isPlaying: at + 1 < order.length }));
}

/** Shows the first race, once there is something to show it with. */
export function begin(race: Race | undefined): void {
  const { order, setup } = store.getState();
  if (race && order.length === 0 && setup === FIRST) showOrder(tellingOrder(race));
}
