/**
 * Normalises the text of a unique value (L3), so that spellings a person takes for the same get the same lock. White
 * space is Unicode's White_Space; case and composition do not depend on the language of the browser.
 */
import type { Normaliser } from './design.ts';

type TextStep = Exclude<Normaliser, 'sha256'>;

const STEPS = {
  trim: trimWhiteSpace,
  collapse: collapseWhiteSpace,
  nfc: (text) => text.normalize('NFC'),
  nfkc: (text) => text.normalize('NFKC'),
  lowercase: (text) => text.toLowerCase(),
  digits: (text) => text.replace(/[^0-9]+/g, ''),
} satisfies Record<TextStep, (text: string) => string>;

/**
 * Applies the steps in order. `nfc` and `nfkc` are applied again after each later step, which could undo them.
 * `sha256` is left out: it is for the whole value of a lock, once its parts are joined (`hashHex`).
 */
export function normaliseText(text: string, steps: readonly Normaliser[]): string {
  let result = text;
  let form: 'nfc' | 'nfkc' | undefined;
  for (const step of steps) {
    if (step === 'sha256') continue;
    result = STEPS[step](result);
    // NFKC text is NFC text, so the stronger of the two stays.
    if (step === 'nfkc' || (step === 'nfc' && form === undefined)) form = step;
    if (form !== undefined) result = STEPS[form](result);
  }
  return result;
}

const WHITE_SPACE = /^\p{White_Space}$/u;
const WHITE_SPACE_RUNS = /\p{White_Space}+/gu;

function trimWhiteSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start++;
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** White space at either end is no inner white space and stays: taking it away is `trim`. */
function collapseWhiteSpace(text: string): string {
  return text.replace(WHITE_SPACE_RUNS, (run, at: number) => (at === 0 || at + run.length === text.length ? run : ' '));
}
