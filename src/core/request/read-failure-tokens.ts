/**
 * A log as a program printed it → brackets, separators, words and strings, in one pass: whatever the notation (JSON,
 * the values of Java, Python, Ruby, Rust, PHP), lists and entries are told apart by these. Never fails: in prose a quote
 * or a bracket may stand alone. Each character is looked at once.
 */

export interface TokenSink {
  /** An opening bracket; `closer` is the character that would close it. */
  readonly open: (closer: string, at: number) => void;
  readonly close: (closer: string) => void;
  /** `:`, `=` or `=>` between a name and its value. */
  readonly separator: () => void;
  readonly comma: () => void;
  /** `...` where something was left out. */
  readonly ellipsis: () => void;
  readonly word: (text: string) => void;
  /** What stands between two quotes, as written: its escapes are still there. */
  readonly string: (text: string, at: number) => void;
}

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };
/** `array:2` is one word: a dumped list's type and length. */
const WORD = /\w+(?::\d+\b)?/y;
const IS_WORD = /\w/;
/** Before a quote that opens a string; one after a letter is an apostrophe, or closes what was never opened. */
const BEFORE_STRING = /[\s[{(,:=>|]/;
/** No name or code is longer. */
const LONGEST_WORD = 64;

/** Reads a text and tells the sink of each token in turn. */
export function readFailureTokens(text: string, sink: TokenSink): void {
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (IS_WORD.test(char)) at = readWord(text, at, sink);
    else if (char === '"' || char === "'") at = readString(text, at, sink);
    else if (char === '\\') at += /[nrt]/.test(text.charAt(at + 1)) ? 2 : 1;
    else at = readMark(text, at, sink);
  }
}

function readWord(text: string, at: number, sink: TokenSink): number {
  WORD.lastIndex = at;
  WORD.test(text);
  const end = WORD.lastIndex;
  sink.word(end - at > LONGEST_WORD ? '' : text.slice(at, end));
  return end;
}

/** A string ends at its quote, or with its line: one cut off must not swallow what was logged next. */
function readString(text: string, at: number, sink: TokenSink): number {
  if (at > 0 && !BEFORE_STRING.test(text.charAt(at - 1))) return at + 1;
  const quote = text.charAt(at);
  let end = at + 1;
  while (end < text.length) {
    const char = text.charAt(end);
    if (char === quote || char === '\n') break;
    end += char === '\\' ? 2 : 1;
  }
  sink.string(text.slice(at + 1, end), at);
  return end + 1;
}

function readMark(text: string, at: number, sink: TokenSink): number {
  const char = text.charAt(at);
  const next = text.charAt(at + 1);
  const closer = char === '#' && next === '<' ? '>' : CLOSERS[char];
  if (closer) sink.open(closer, at);
  else if (']})>'.includes(char)) sink.close(char);
  else if (char === ':' || char === '=') sink.separator();
  else if (char === ',') sink.comma();
  else if (char === '…' || (char === '.' && next === '.')) sink.ellipsis();
  return at + (`${char}${next}` === '=>' || closer === '>' ? 2 : 1);
}
