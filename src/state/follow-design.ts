/** Tells somebody outside (storage, the address bar) of the design once typing rests. One timer a follower, for ever. */
import type { Design } from '#core';
import type { State } from './state.ts';

export interface Follower {
  /** Tells what is pending now: before the page goes away. */
  readonly flush: () => void;
  readonly stop: () => void;
}

interface Subscribable {
  readonly subscribe: (listener: (state: State, previous: State) => void) => () => void;
}

export function followDesign(store: Subscribable, delayMs: number, tell: (design: Design) => void): Follower {
  let pending: Design | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    const design = pending;
    pending = null;
    if (design) tell(design);
  };
  const unsubscribe = store.subscribe((state, previous) => {
    if (state.design === previous.design) return;
    pending = state.design;
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
  });
  return {
    flush,
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
