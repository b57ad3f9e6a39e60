/** The words of a finding, chosen by its code and filled with its params. */
import type { FindingCode, FindingOf, FindingParams } from '#core';
import { findingWords } from './en/findings.ts';
import type { FindingCatalogue, FindingWords } from './finding-words.ts';

export function describeFinding<Code extends FindingCode>({ code, params }: FindingOf<Code>): FindingWords {
  const catalogue: FindingCatalogue = findingWords;
  const words = catalogue[code](abridged(params));
  return { ...words, title: withStop(words.title) };
}

/** A name or value of this many characters is read as a whole; of a longer one the beginning and the end are. */
const READABLE = 120;

/** The same params with texts nobody would read to the end cut in the middle: a pasted page is no name. */
function abridged<P extends FindingParams[FindingCode]>(params: P): P {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && value.length > READABLE ? `${value.slice(0, 80)}…${value.slice(-20)}` : value,
  ]);
  // Names and types of the params stay what they were.
  return Object.fromEntries(entries) as P;
}

/** Titles are written without a full stop; what follows them needs one. */
const withStop = (title: string): string => (/[.?!…]$/.test(title) ? title : `${title}.`);
