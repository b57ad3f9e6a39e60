/**
 * The text of a field whose text is not always a value: `1e` on the way to a number, a name that another one has.
 * A text that is a value goes into the document at once; any other stays in the field, with what is wrong, until it is
 * one. A draft belongs to the value it was typed over: when that changes elsewhere, the draft is let go.
 */
import { useActions, useLatchkey, useLatchkeyStore } from '#state';
import { openDraft, sealDraft } from './sealed-draft.ts';

export type DraftRead<T, P> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export interface DraftOptions<T, P> {
  /** Tells drafts apart; stays with the row when rows are moved. */
  readonly draftKey: string;
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
  const { draftKey, value, write, read, commit } = options;
  const identify = options.identify ?? write;
  const store = useLatchkeyStore();
  const { setDraft } = useActions();
  const sealed = useLatchkey((state) => (Object.hasOwn(state.drafts, draftKey) ? state.drafts[draftKey] : undefined));
  const base = identify(value);
  const draft = openDraft(sealed, base);
  const current = draft === null ? null : read(draft);

  const setText = (text: string): void => {
    const next = read(text);
    const keep = (over: string): void => setDraft(draftKey, sealDraft(over, text));
    if (!next.ok) {
      keep(base);
      return;
    }
    const { design } = store.getState();
    commit(next.value);
    const isThere = store.getState().design !== design || identify(next.value) === base;
    if (!isThere) keep(base);
    else if (write(next.value) !== text) keep(identify(next.value));
    else if (sealed !== undefined) setDraft(draftKey, null);
  };

  return {
    text: draft ?? write(value),
    setText,
    problem: current && !current.ok ? current.problem : null,
    isRefused: current?.ok === true && identify(current.value) !== base,
  };
}
