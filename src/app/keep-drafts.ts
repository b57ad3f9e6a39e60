/** Keeps half-typed text over a reload: no value yet, it is in no document that is stored. */
import type { Design } from '#core';
import { readVisit, writeVisit } from '#platform';
import { type Draft, placeOf, restoredDraftKey, type Store } from '#state';

const NAME = 'drafts';

export function keepDrafts(store: Store): void {
  const { design } = store.getState();
  const drafts = readDrafts(readVisit(NAME), design);
  writeVisit(NAME, null);
  if (drafts.length > 0) {
    store.setState({
      drafts: Object.fromEntries(drafts.map((draft) => [restoredDraftKey(placeOf(draft.path)), draft])),
    });
  }
  window.addEventListener('pagehide', () => {
    const state = store.getState();
    const kept = Object.values(state.drafts).filter(({ over }) => over !== null);
    writeVisit(NAME, kept.length === 0 ? null : { design: JSON.stringify(state.design), drafts: kept });
  });
}

/** The texts that were typed into exactly this design. */
export function readDrafts(stored: unknown, design: Design): readonly Draft[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { design: of, drafts }: { readonly design?: unknown; readonly drafts?: unknown } = stored;
  if (of !== JSON.stringify(design) || !Array.isArray(drafts)) return [];
  return drafts.flatMap((entry: unknown): Draft[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { base, text, path, over } = { base: null, text: null, path: null, over: null, ...entry };
    if (typeof base !== 'string' || typeof text !== 'string' || typeof over !== 'string') return [];
    return isPath(path) ? [{ base, text, path, over }] : [];
  });
}

const isPath = (path: unknown): path is (string | number)[] =>
  Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number');
