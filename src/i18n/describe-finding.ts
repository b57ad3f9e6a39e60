/** The words of a finding, chosen by its code and filled with its params. */
import type { FindingCode, FindingOf } from '#core';
import { findingWords } from './en/findings.ts';
import type { FindingCatalogue, FindingWords } from './finding-words.ts';

export function describeFinding<Code extends FindingCode>({ code, params }: FindingOf<Code>): FindingWords {
  const words: FindingCatalogue = findingWords;
  return words[code](params);
}
