/** What the words of a finding look like, and how a catalogue of them is typed: a code without words does not compile. */
import type { FindingCode, FindingParams } from '#core';

export interface FindingWords {
  readonly title: string;
  readonly detail?: string;
  /** What the button that mends it says. */
  readonly fix?: string;
}

/** Finding code → its words, filled with the finding's params. */
export type FindingCatalogue = {
  readonly [Code in FindingCode]: (params: FindingParams[Code]) => FindingWords;
};
