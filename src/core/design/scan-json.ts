/**
 * Looks over a JSON text for what `JSON.parse` does not tell: where the first mistake is, alike in every browser, and
 * whether an object names a field twice, of which only the last would survive, unnoticed. Grammar: RFC 8259.
 */

export type JsonMistake =
  | { readonly kind: 'syntax'; readonly at: number }
  | { readonly kind: 'repeated'; readonly at: number; readonly path: (string | number)[] };

/** What is open around the current place. Kept in a list: no depth of nesting can overflow the stack. */
type Frame = { readonly names: Set<string>; name: string } | { index: number };

interface Scan {
  readonly open: Frame[];
  /** What may come next: a value, a field's name, the colon behind it, or what follows a value. */
  expects: 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'after';
}

/** The first mistake in `text`, if it has one. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const scan: Scan = { open: [], expects: 'value' };
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const token = readToken(text, at);
    if (token.bad !== undefined) return { kind: 'syntax', at: token.bad };
    const verdict = STEPS[scan.expects](scan, text.slice(at, token.end));
    if (verdict === 'unexpected') return { kind: 'syntax', at };
    if (verdict === 'repeated') return { kind: 'repeated', at, path: scan.open.map(stepOf) };
    at = skipSpace(text, token.end);
  }
  return scan.expects === 'after' && scan.open.length === 0 ? undefined : { kind: 'syntax', at };
}

type Verdict = 'fine' | 'unexpected' | 'repeated';

const STEPS: Readonly<Record<Scan['expects'], (scan: Scan, token: string) => Verdict>> = {
  value: takeValue,
  'value-or-end': (scan, token) => (token === ']' ? close(scan) : takeValue(scan, token)),
  name: takeName,
  'name-or-end': (scan, token) => (token === '}' ? close(scan) : takeName(scan, token)),
  colon: (scan, token) => go(scan, token === ':' && 'value'),
  after: takeAfter,
};

function takeValue(scan: Scan, token: string): Verdict {
  if (token === '{') {
    scan.open.push({ names: new Set(), name: '' });
    return go(scan, 'name-or-end');
  }
  if (token === '[') {
    scan.open.push({ index: 0 });
    return go(scan, 'value-or-end');
  }
  return go(scan, !PUNCTUATION.has(token) && 'after');
}

function takeName(scan: Scan, token: string): Verdict {
  const frame = scan.open.at(-1);
  if (!token.startsWith('"') || frame === undefined || 'index' in frame) return 'unexpected';
  // "\u0061" and "a" are one name.
  frame.name = String(JSON.parse(token));
  if (frame.names.has(frame.name)) return 'repeated';
  frame.names.add(frame.name);
  return go(scan, 'colon');
}

function takeAfter(scan: Scan, token: string): Verdict {
  const frame = scan.open.at(-1);
  if (frame === undefined) return 'unexpected';
  const isList = 'index' in frame;
  if (token === (isList ? ']' : '}')) return close(scan);
  if (isList) frame.index++;
  return go(scan, token === ',' && (isList ? 'value' : 'name'));
}

function close(scan: Scan): Verdict {
  scan.open.pop();
  return go(scan, 'after');
}

function go(scan: Scan, next: Scan['expects'] | false): Verdict {
  if (next === false) return 'unexpected';
  scan.expects = next;
  return 'fine';
}

const stepOf = (frame: Frame): string | number => ('index' in frame ? frame.index : frame.name);

const PUNCTUATION: ReadonlySet<string> = new Set(['{', '}', '[', ']', ':', ',']);
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

type Token = { readonly end: number; readonly bad?: undefined } | { readonly bad: number };

/** Where the token at `at` ends, or the first place that fits no token. */
function readToken(text: string, at: number): Token {
  if (PUNCTUATION.has(text.charAt(at))) return { end: at + 1 };
  if (text[at] === '"') return readString(text, at);
  WORD.lastIndex = at;
  return WORD.test(text) ? { end: WORD.lastIndex } : { bad: at };
}

function readString(text: string, quote: number): Token {
  let at = quote + 1;
  while (at < text.length && text[at] !== '"') {
    if (text.charCodeAt(at) < 0x20) return { bad: at };
    if (text[at] === '\\') {
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) return { bad: at };
      at = ESCAPE.lastIndex;
    } else at++;
  }
  return at < text.length ? { end: at + 1 } : { bad: at };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return at;
}
