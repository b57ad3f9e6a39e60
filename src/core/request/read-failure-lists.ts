/**
 * What a program logged → the lists of cancellation reasons in it, each read by its own brackets: `[None, …]` of a
 * message, entries with a `Code` in any notation, and the same inside a string. What belongs to an item is none, whatever
 * its attributes are called. Linear in the length of the text.
 */
import { hasReasonCode, type ReasonCode } from './read-failure-codes.ts';
import {
  addChild,
  addWord,
  endEntry,
  endKey,
  endKnown,
  type Frame,
  isReasonList,
  openFrame,
} from './read-failure-frame.ts';
import { readFailureTokens, type TokenSink } from './read-failure-tokens.ts';

export interface ReasonList {
  readonly codes: readonly ReasonCode[];
  /** The text ends, or goes on with something else, before the list does. */
  readonly isCut: boolean;
}

interface Search {
  readonly found: (ReasonList & { readonly at: number })[];
  /** What the code of an entry may be called. */
  readonly names: readonly string[];
}

/** Brackets open at once; past that, the outermost is taken to be cut off. */
const MOST_OPEN = 64;
/** JSON in a string in a line of JSON …: how far down strings are read. */
const MOST_NESTED = 6;
/** Names of what holds an item's own values. */
const ITEM = /^(?:items?|transact_?items|keys?|expression_?attribute_?values)$/i;
const OF_TRANSACTION = /cancell?ation_?reason|transaction_?cancell?ed/i;

/** The lists in a text, in the order they begin. */
export function readFailureLists(text: string): readonly ReasonList[] {
  // `code` in small letters is common elsewhere: `errors: [{ code: 'ValidationError' }]` is of some other program.
  if (!hasReasonCode(text)) return [];
  const isNamed = OF_TRANSACTION.test(text);
  const search: Search = { found: [], names: isNamed ? ['Code', 'code', 'CODE'] : ['Code'] };
  readText(text, search, undefined, 0);
  return search.found
    .filter(({ codes, isCut }) => isNamed || !isCut || codes.some((code) => code !== 'None'))
    .sort((a, b) => a.at - b.at)
    .map(({ codes, isCut }) => ({ codes, isCut }));
}

/** `within` is the place of the string whose text this is. */
function readText(text: string, search: Search, within: number | undefined, depth: number): void {
  const open: Frame[] = [];
  const top = () => open[open.length - 1];
  const cutAll = () => {
    while (open.length > 0) closeTop(open, search, true);
  };
  const sink: TokenSink = {
    open: (closer, at) => {
      if (open.length === MOST_OPEN) addCut(open.shift(), search);
      open.push(openFrame(closer, within ?? at, search.found.length));
    },
    close: (closer) => {
      if (!open.some((frame) => frame.closer === closer)) return;
      while (top()?.closer !== closer) closeTop(open, search, true);
      closeTop(open, search, false);
    },
    separator: () => endKey(top()),
    comma: () => endEntry(top()),
    ellipsis: () => endKnown(top()),
    word: (word) => addWord(top(), word, search.names),
    string: (content, at) => {
      addWord(top(), content, search.names);
      if (depth < MOST_NESTED && hasReasonCode(content)) {
        readText(content.replace(/\\(.)/g, unescaped), search, within ?? at, depth + 1);
      }
    },
  };
  readFailureTokens(text, sink);
  cutAll();
}

const unescaped = (_: string, char: string): string => ({ n: '\n', r: '\n', t: '\t' })[char] ?? char;

/** What the innermost bracket held goes to the one around it. */
function closeTop(open: Frame[], search: Search, isCut: boolean): void {
  const frame = open.pop();
  if (!frame) return;
  const parent = open[open.length - 1];
  const word = frame.key === undefined && frame.words === 1 ? frame.last : undefined;
  if (isCut) addCut(frame, search);
  else addWhole(frame, search, parent?.key !== undefined && ITEM.test(parent.key));
  if (parent) addChild(parent, frame, word, search.names);
}

/** What stood inside a whole list, or inside an item, is of an item's values. */
function addWhole(frame: Frame, { found }: Search, isInItem: boolean): void {
  endEntry(frame);
  const isList = isReasonList(frame);
  if (isList || isInItem) found.length = frame.mark;
  if (isList && !isInItem) found.push({ at: frame.at, codes: frame.codes ?? [], isCut: frame.isCut });
}

/** What stands inside a list that is cut off may be what was logged next. */
function addCut(frame: Frame | undefined, { found }: Search): void {
  if (!frame) return;
  endEntry(frame, true);
  frame.isCut = true;
  if (isReasonList(frame)) found.push({ at: frame.at, codes: frame.codes ?? [], isCut: true });
}
