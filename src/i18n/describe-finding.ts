/** The words of a finding, chosen by its code and filled with its params. */
import type { FindingCode, FindingOf } from '#core';
import { findingWords } from './en/findings.ts';
import type { FindingCatalogue, FindingWords } from './finding-words.ts';

export function describeFinding<Code extends FindingCode>({ code, params }: FindingOf<Code>): FindingWords {
  const catalogue: FindingCatalogue = findingWords;
  const words = catalogue[code](params);
  return { ...words, title: withStop(words.title) };
}

/** Titles are written without a full stop; what follows them needs one. */
const withStop = (title: string): string => (/[.?!…]$/.test(title) ? title : `${title}.`);
