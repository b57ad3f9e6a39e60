/** The words of a finding, chosen by its code and filled with its params. */
import type { Finding } from '#core';
import { findingWords } from './en/findings.ts';
import type { FindingWords } from './finding-words.ts';

export function describeFinding(finding: Finding): FindingWords {
  const words = Object.hasOwn(findingWords, finding.code) ? findingWords[finding.code] : undefined;
  return words ? words(finding.params) : { title: sentenceOf(finding.code) };
}

/** `case-counts` → `Case counts`: better than nothing where words are missing. */
function sentenceOf(code: string): string {
  const text = code.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
