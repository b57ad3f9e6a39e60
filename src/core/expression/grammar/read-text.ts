/** Runs the generated parser over a text, with DynamoDB's limits before it and its words for a syntax error after it. */
import { ok, type Result, utf8Length } from '#core/shared';
import { SyntaxError as ParseError, parse, type Range, type RawTrees } from './expression-parser.generated.js';
import { refuse, type SyntaxProblem } from './syntax-problem.ts';

/** Bytes of an expression, as it is written: aliases are not replaced by their names first. */
export const MAX_EXPRESSION_BYTES = 4096;

/** Each pair of parentheses needs an operator of its own, else it is redundant; and 300 operators are the limit. */
const MAX_PARENTHESES = 300;

/** Words that are part of the syntax and therefore no names. */
const KEYWORDS = {
  Condition: ['AND', 'OR', 'NOT', 'BETWEEN', 'IN'],
  Update: ['SET', 'REMOVE', 'ADD', 'DELETE'],
  Projection: [],
} satisfies Record<string, readonly string[]>;

type Kind = keyof typeof KEYWORDS;

/** The raw tree of an expression, or why there is none. */
export function readText<K extends Kind>(kind: K, text: string): Result<RawTrees[K], SyntaxProblem> {
  const bytes = utf8Length(text);
  if (bytes > MAX_EXPRESSION_BYTES) return refuse('too-long', 0, { bytes, limit: MAX_EXPRESSION_BYTES });
  const tokens = parse(text, { startRule: 'Tokens', keywords: [] });
  if (tokens.length === 0) return refuse('empty', 0);
  const deep = tooDeepAt(text, tokens);
  if (deep !== undefined) return refuse('too-deep', deep, { limit: MAX_PARENTHESES });
  try {
    return ok(parse<K>(text, { startRule: kind, keywords: KEYWORDS[kind] }));
  } catch (error) {
    if (error instanceof ParseError) return syntaxErrorAt(text, error.location.start.offset);
    throw error;
  }
}

/** Names the token at a place, and it together with its neighbours: `token: "-", near: "my-attr"`. */
export function syntaxErrorAt(text: string, at: number) {
  const tokens = parse(text, { startRule: 'Tokens', keywords: [] });
  const found = tokens.findIndex((token) => at < token.end);
  const index = found === -1 ? tokens.length : found;
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const near = text.slice((before ?? token)?.start ?? 0, (after ?? token ?? before)?.end ?? 0);
  return refuse('syntax', token?.start ?? text.length, {
    token: token === undefined ? '<EOF>' : text.slice(token.start, token.end),
    near,
  });
}

/** Guards the recursion of the parser. */
function tooDeepAt(text: string, tokens: readonly Range[]): number | undefined {
  let depth = 0;
  for (const { start } of tokens) {
    const character = text[start];
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth > MAX_PARENTHESES) return start;
  }
  return undefined;
}
