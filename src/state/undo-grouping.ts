/**
 * Decides which edits become undo steps of their own. Keystrokes in one field within a second of each other are one
 * step: undo takes back a word, not a letter.
 */
import type { EditKind } from './state.ts';

const PAUSE_MS = 1000;

export interface UndoGrouping {
  /** Called before an edit; afterwards `isNewStep` tells whether it starts a step. */
  readonly begin: (label: string, kind: EditKind) => void;
  readonly isNewStep: () => boolean;
  /** The next edit starts a step, whatever its label. */
  readonly close: () => void;
}

export function createUndoGrouping(now: () => number): UndoGrouping {
  let last: { readonly label: string; readonly at: number } | null = null;
  let startsStep = true;
  return {
    begin: (label, kind) => {
      const at = now();
      startsStep = kind === 'step' || last?.label !== label || at - last.at > PAUSE_MS;
      last = kind === 'typing' ? { label, at } : null;
    },
    isNewStep: () => startsStep,
    close: () => {
      last = null;
      startsStep = true;
    },
  };
}
