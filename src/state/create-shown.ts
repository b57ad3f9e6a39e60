/**
 * What the outputs show: the compiled scenario, a moment behind the document. A keystroke first appears in its field;
 * compiling and drawing the outputs come after that is painted, once for however many edits there were.
 */
import { createStore as createVanillaStore, type StoreApi } from 'zustand/vanilla';
import type { Compiled, Design } from '#core';
import { compiledFor, compileOptions, linkedTo } from './select-compiled.ts';
import type { State } from './state.ts';

export interface Shown {
  readonly design: Design;
  readonly compiled: Compiled;
  /** The names chosen in this design: those of the state may belong to the next one already. */
  readonly scenario: string;
  readonly compared: string;
  readonly list: string;
  /** Ids of everything to be marked: what corresponds to the thing pointed at, or else to the thing focused. */
  readonly linked: ReadonlySet<string>;
}

/** Runs work once what is on the way to the screen is there. */
export type AfterPaint = (work: () => void) => void;

export function createShown(store: Pick<StoreApi<State>, 'getState' | 'subscribe'>, afterPaint: AfterPaint) {
  const shown = createVanillaStore<Shown>(() => shownOf(store.getState()));
  let isWaiting = false;
  const catchUp = (): void => {
    isWaiting = false;
    shown.setState(shownOf(store.getState()));
  };
  store.subscribe((state, previous) => {
    if (isOther(state, previous)) {
      const isFirst = !isWaiting;
      isWaiting = true;
      if (isFirst) afterPaint(catchUp);
    } else if (state.hovered !== previous.hovered || state.focused !== previous.focused) {
      const { design, compiled } = shown.getState();
      shown.setState({ linked: linkedTo(state, design, compiled) });
    }
  });
  return shown;
}

function shownOf(state: State): Shown {
  const { design } = state;
  const compiled = compiledFor(design, state.scenario, compileOptions(state));
  const { scenario, compared, list } = state;
  return { design, compiled, scenario, compared, list, linked: linkedTo(state, design, compiled) };
}

/** Whether something the outputs depend on has changed. */
function isOther(state: State, previous: State): boolean {
  return (
    state.design !== previous.design ||
    state.scenario !== previous.scenario ||
    state.compared !== previous.compared ||
    state.list !== previous.list ||
    state.aliases !== previous.aliases ||
    state.token !== previous.token
  );
}
