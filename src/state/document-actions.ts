/** Actions on the document: edits, undo and redo, and putting another design in its place. */
import type { TemporalState } from 'zundo';
import type { StoreApi } from 'zustand/vanilla';
import { applyPatches, type Design, decodeDesign, EXAMPLES, emptyDesign } from '#core';
import { chosenAfter } from './chosen-after.ts';
import { placingActions } from './placing-actions.ts';
import type { Actions, DocumentState, RecentDesign, State } from './state.ts';
import type { UndoGrouping } from './undo-grouping.ts';

const RECENT_KEPT = 20;

type UndoableStore = StoreApi<State> & { readonly temporal: StoreApi<TemporalState<DocumentState>> };

type DocumentActions = Pick<
  Actions,
  | 'edit'
  | 'placeList'
  | 'wantPlacement'
  | 'undo'
  | 'redo'
  | 'replaceDesign'
  | 'applyFix'
  | 'openExample'
  | 'newDesign'
  | 'openRecent'
  | 'importDesign'
>;

export function documentActions(
  store: UndoableStore,
  grouping: UndoGrouping,
  ports: { readonly now: () => number; readonly newId: () => string },
): DocumentActions {
  const put = (design: Design): void => {
    store.setState((state) => ({ design, ...chosenAfter(state, design) }));
  };
  const travel = (step: 'undo' | 'redo'): void => {
    const before = store.getState();
    grouping.close();
    store.temporal.getState()[step]();
    store.setState((state) => ({ ...chosenAfter(before, state.design), drafts: {} }));
  };
  const replaceDesign: Actions['replaceDesign'] = (design) => {
    const { design: left, recent } = store.getState();
    if (design === left) return;
    const kept: RecentDesign = { id: ports.newId(), name: left.name, savedAt: ports.now(), design: left };
    grouping.close();
    store.setState({
      design,
      scenario: firstScenario(design),
      recent: withRecent(recent, kept),
      list: '',
      orderRows: {},
      places: {},
      compared: '',
      comparing: {},
      drafts: {},
      hovered: null,
      focused: null,
    });
  };
  const edit: Actions['edit'] = (label, change, kind = 'step') => {
    const { design } = store.getState();
    const changed = change(design);
    if (changed === design) return;
    grouping.begin(label, kind);
    put(changed);
  };
  return {
    edit,
    ...placingActions(store, edit),
    applyFix: ({ code, fix }) => {
      if (fix) edit(`fix/${code}`, (design) => applyPatches(design, fix));
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    replaceDesign,
    openExample: (id) => {
      const example = EXAMPLES.find((candidate) => candidate.id === id);
      if (example) replaceDesign(example.design);
    },
    newDesign: () => replaceDesign(emptyDesign()),
    openRecent: (id) => {
      const chosen = store.getState().recent.find((candidate) => candidate.id === id);
      if (chosen) replaceDesign(chosen.design);
    },
    importDesign: (text) => {
      const decoded = decodeDesign(text);
      if (!decoded.ok) return { ok: false, issues: decoded.issues };
      replaceDesign(decoded.design);
      return { ok: true };
    },
  };
}

/** What a design opens with: a change tells more about it than a creation. */
export function firstScenario({ scenarios }: Design): string {
  return (scenarios.find((scenario) => scenario.kind === 'update') ?? scenarios[0])?.name ?? '';
}

/** The list with one more, without the same design twice and no longer than it should be. */
function withRecent(recent: readonly RecentDesign[], kept: RecentDesign): readonly RecentDesign[] {
  const text = JSON.stringify(kept.design);
  const others = recent.filter((candidate) => JSON.stringify(candidate.design) !== text);
  return [kept, ...others].slice(0, RECENT_KEPT);
}
