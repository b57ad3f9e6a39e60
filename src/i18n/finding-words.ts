/** What the words of a finding look like, and how a catalogue of them is typed. */
import type { Params } from '#core';

export interface FindingWords {
  readonly title: string;
  readonly detail?: string;
  /** What the button that mends it says. */
  readonly fix?: string;
}

/** Finding code → its words, filled with the finding's params. */
export type FindingCatalogue = Readonly<Record<string, (params: Params) => FindingWords>>;
