import type { Draft } from '#state';

/** The draft's text, or null when there is none or the value under it has changed. */
export function openDraft(draft: Draft | undefined, base: string): string | null {
  return draft?.base === base ? draft.text : null;
}
