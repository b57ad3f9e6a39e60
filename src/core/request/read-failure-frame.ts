/**
 * What stands between two brackets of a log, entry by entry: one reason (a `Code` and its value), a list of reasons, or
 * something else. A list is bare codes, or entries that are a reason each, in order or under the numbers 0, 1, 2 ….
 */
import { type ReasonCode, reasonCode } from './read-failure-codes.ts';

export interface Frame {
  readonly closer: string;
  readonly at: number;
  /** How many lists had been found when it was opened. */
  readonly mark: number;
  /** Of the current entry: its name, its last word and how many words it has. */
  key: string | undefined;
  last: string;
  words: number;
  /** The value under `Code`, where this is one reason. */
  code: ReasonCode | undefined;
  /** The reasons in it, where this is a list of them. */
  codes: ReasonCode[] | undefined;
  /** It has something that is no reason. */
  isOther: boolean;
  isNumbered: boolean;
  isCut: boolean;
}

const IS_NUMBER = /^\d+$/;

export function openFrame(closer: string, at: number, mark: number): Frame {
  return {
    closer,
    at,
    mark,
    key: undefined,
    last: '',
    words: 0,
    code: undefined,
    codes: undefined,
    isOther: false,
    isNumbered: false,
    isCut: false,
  };
}

/** Only square brackets list things without a number: `(None)` is no list. */
export const isReasonList = (frame: Frame): boolean =>
  !frame.isOther && frame.codes !== undefined && (frame.closer === ']' || frame.isNumbered);

export function addWord(frame: Frame | undefined, word: string, names: readonly string[]): void {
  if (!frame) return;
  if (frame.code === undefined && frame.key !== undefined && names.includes(frame.key)) frame.code = reasonCode(word);
  frame.last = word;
  frame.words += 1;
}

/** The last word was a name: `"Code":`, `code=`, `[Code] =>`. */
export function endKey(frame: Frame | undefined): void {
  if (!frame || frame.words === 0) return;
  frame.key = frame.last;
  frame.words = 0;
}

/** A comma, or the end: the entry is a code by itself, or no reason. Where the text breaks off it may be half a code. */
export function endEntry(frame: Frame | undefined, isBroken = false): void {
  if (!frame) return;
  const { key, last, words } = frame;
  startEntry(frame);
  if (key === undefined && words === 0) return;
  const code = words === 1 && isPlaced(frame, key) ? reasonCode(last) : undefined;
  if (code) addCode(frame, code, key);
  else if (!isBroken) frame.isOther = true;
}

/** Something was left out: what follows is at no known position. */
export function endKnown(frame: Frame | undefined): void {
  if (frame?.key !== undefined || !frame?.codes) return;
  endEntry(frame, true);
  frame.isCut = true;
}

/** Takes what a closed bracket held: a word as in `Some("None")`, one reason, or something else. */
export function addChild(frame: Frame, child: Frame, word: string | undefined, names: readonly string[]): void {
  const { key } = frame;
  if (word !== undefined) addWord(frame, word, names);
  else if (!isPlaced(frame, key)) return;
  else if (child.code) {
    startEntry(frame);
    addCode(frame, child.code, key);
  } else if (!child.isCut) frame.isOther = true;
}

/** The entry has no name, or the number that is next. */
const isPlaced = ({ codes }: Frame, key: string | undefined): boolean =>
  key === undefined || (IS_NUMBER.test(key) && Number(key) === (codes?.length ?? 0));

function addCode(frame: Frame, code: ReasonCode, key: string | undefined): void {
  if (frame.isCut) return;
  frame.codes ??= [];
  frame.codes.push(code);
  frame.isNumbered ||= key !== undefined;
}

function startEntry(frame: Frame): void {
  frame.key = undefined;
  frame.words = 0;
}
