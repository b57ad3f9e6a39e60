/** The one store: the document with its undo history, this session's view of it, and the actions that change both. */
import { temporal } from 'zundo';
import { createStore as createVanillaStore } from 'zustand/vanilla';
import type { Design } from '#core';
import { type AfterPaint, createShown } from './create-shown.ts';
import { documentActions, firstScenario } from './document-actions.ts';
import { sessionActions } from './session-actions.ts';
import type { Actions, RecentDesign, State, Theme } from './state.ts';
import { createUndoGrouping } from './undo-grouping.ts';

export interface StorePorts {
  readonly design: Design;
  readonly recent?: readonly RecentDesign[];
  readonly theme?: Theme;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A random id: for request tokens and recent designs. */
  readonly newId: () => string;
  /** When the outputs follow an edit; at once where nothing is painted. */
  readonly afterPaint?: AfterPaint;
}

export type Store = ReturnType<typeof createStore>;

const STEPS_KEPT = 500;

/** Makes a store. Time and ids come from outside, so that a test decides both. */
export function createStore(ports: StorePorts) {
  const grouping = createUndoGrouping(ports.now);
  const store = createVanillaStore<State>()(
    temporal((): State => initialState(ports), {
      partialize: (state) => ({ design: state.design }),
      equality: (past, current) => past.design === current.design,
      limit: STEPS_KEPT,
      handleSet: (record) => (past, replace, current, delta) => {
        if (grouping.isNewStep()) Reflect.apply(record, undefined, [past, replace, current, delta]);
      },
    }),
  );
  const actions: Actions = { ...documentActions(store, grouping, ports), ...sessionActions(store, ports) };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    getInitialState: store.getInitialState,
    setState: store.setState,
    history: store.temporal,
    /** What the outputs show, a moment behind the document. */
    shown: createShown(store, ports.afterPaint ?? ((work) => work())),
    actions,
  };
}

function initialState(ports: StorePorts): State {
  return {
    design: ports.design,
    scenario: firstScenario(ports.design),
    list: '',
    orderRows: {},
    places: {},
    compared: '',
    comparing: {},
    prices: {},
    output: 'request',
    half: 'form',
    theme: ports.theme ?? 'system',
    aliases: 'when-needed',
    token: { isOn: false, value: ports.newId() },
    hovered: null,
    focused: null,
    drafts: {},
    closed: {},
    goal: null,
    race: null,
    dialog: null,
    recent: ports.recent ?? [],
    toasts: [],
  };
}
