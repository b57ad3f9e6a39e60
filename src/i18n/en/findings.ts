/** The words of findings, by code. */
import type { FindingCatalogue } from '../finding-words.ts';

export const findingWords: FindingCatalogue = {};
