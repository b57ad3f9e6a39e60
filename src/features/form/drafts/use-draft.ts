/**
 * The text of a field whose text is not always a value: `1e` on the way to a number, a name that another one has.
 * A text that is a value goes into the document at once; any other stays in the field, with what is wrong, until it is
 * one. A draft belongs to the value it was typed over: when that changes elsewhere, the draft is let go.
 */
import { useEffect } from 'react';
import type { Path } from '#core';
import {
  type Draft as KeptDraft,
  placeOf,
  restoredDraftKey,
  textAt,
  useActions,
  useLatchkey,
  useLatchkeyStore,
} from '#state';
import { openDraft } from './open-draft.ts';

export type DraftRead<T, P> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export interface DraftOptions<T, P> {
  /** Tells drafts apart; stays with the row when rows are moved. */
  readonly draftKey: string;
  /** Where the value stands in the document. */
  readonly path: Path;
  readonly value: T;
  readonly write: (value: T) => string;
  /** Where two values can have one text (absent and empty): what tells them apart. */
  readonly identify?: (value: T) => string;
  readonly read: (text: string) => DraftRead<T, P>;
  /** Puts the value into the document. */
  readonly commit: (value: T) => void;
}

export interface Draft<P> {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly problem: P | null;
  /** The text is a value, but the document would not be one with it. */
  readonly isRefused: boolean;
}

export function useDraft<T, P>(options: DraftOptions<T, P>): Draft<P> {
  const { draftKey, path, value, write, read, commit } = options;
  const identify = options.identify ?? write;
  const store = useLatchkeyStore();
  const { setDraft } = useActions();
  const kept = useKeptDraft(draftKey, path);
  const base = identify(value);
  const draft = openDraft(kept, base);
  const current = draft === null ? null : read(draft);

  const setText = (text: string): void => {
    const next = read(text);
    const keep = (over: string, isValue: boolean): void => {
      setDraft(draftKey, { base: over, text, path, over: isValue ? null : textAt(store.getState().design, path) });
    };
    if (!next.ok) {
      keep(base, false);
      return;
    }
    const { design } = store.getState();
    commit(next.value);
    const isThere = store.getState().design !== design || identify(next.value) === base;
    if (!isThere) keep(base, false);
    else if (write(next.value) !== text) keep(identify(next.value), true);
    else if (kept !== undefined) setDraft(draftKey, null);
  };

  return {
    text: draft ?? write(value),
    setText,
    problem: current && !current.ok ? current.problem : null,
    isRefused: current?.ok === true && identify(current.value) !== base,
  };
}

/** The draft of a field. One from before a reload is found by its place; one whose row has moved learns its new place. */
function useKeptDraft(draftKey: string, path: Path): KeptDraft | undefined {
  const { setDraft } = useActions();
  const place = placeOf(path);
  const restoredKey = restoredDraftKey(place);
  const own = useLatchkey(({ drafts }) => (Object.hasOwn(drafts, draftKey) ? drafts[draftKey] : undefined));
  const restored = useLatchkey(({ drafts }) => (Object.hasOwn(drafts, restoredKey) ? drafts[restoredKey] : undefined));
  useEffect(() => {
    if (restored === undefined) return;
    setDraft(restoredKey, null);
    setDraft(draftKey, restored);
  }, [restored, restoredKey, draftKey, setDraft]);
  const hasMoved = own !== undefined && placeOf(own.path) !== place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the path's identity
  useEffect(() => {
    if (own && hasMoved) setDraft(draftKey, { ...own, path });
  }, [own, hasMoved, draftKey, place, setDraft]);
  return own ?? restored;
}
