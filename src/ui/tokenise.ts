/** Splits a line of code into coloured pieces. Joined, the pieces are the line: nothing is added or lost. */
export type TokenKind = 'plain' | 'key' | 'string' | 'number' | 'name' | 'strong' | 'punctuation';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

export type CodeLanguage = 'json' | 'expression' | 'template' | 'plain';

type Grammar = readonly (readonly [kind: TokenKind, pattern: RegExp])[];

const GRAMMARS: Readonly<Record<CodeLanguage, Grammar>> = {
  json: [
    ['key', /"(?:[^"\\]|\\.)*"(?=\s*:)/y],
    ['string', /"(?:[^"\\]|\\.)*"/y],
    ['number', /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y],
    ['punctuation', /[{}[\],:]+/y],
  ],
  expression: [
    ['string', /"(?:[^"\\]|\\.)*"/y],
    ['name', /[#:][A-Za-z0-9_]+/y],
    ['strong', /\b(?:AND|OR|NOT|IN|BETWEEN|SET|REMOVE|ADD|DELETE)\b/y],
    ['number', /-?\b\d+(?:\.\d+)?\b/y],
    ['plain', /[A-Za-z_][A-Za-z0-9_.-]*/y],
    ['punctuation', /[(),]|[<>=]+/y],
  ],
  template: [
    ['plain', /\{\{|\}\}/y],
    ['name', /\{[^{}]*\}/y],
  ],
  plain: [],
};

/** Long lines are values of people; past this they are left plain, so that one value cannot slow the page. */
const LONGEST = 4000;

export function tokenise(line: string, language: CodeLanguage): readonly Token[] {
  const grammar = GRAMMARS[language];
  if (grammar.length === 0 || line.length > LONGEST) return [{ kind: 'plain', text: line }];
  const tokens: Token[] = [];
  let plainFrom = 0;
  let at = 0;
  while (at < line.length) {
    const token = matchAt(line, at, grammar);
    if (!token) {
      at += 1;
      continue;
    }
    if (plainFrom < at) tokens.push({ kind: 'plain', text: line.slice(plainFrom, at) });
    tokens.push(token);
    at += token.text.length;
    plainFrom = at;
  }
  if (plainFrom < line.length) tokens.push({ kind: 'plain', text: line.slice(plainFrom) });
  return tokens;
}

function matchAt(line: string, at: number, grammar: Grammar): Token | null {
  for (const [kind, pattern] of grammar) {
    pattern.lastIndex = at;
    const text = pattern.exec(line)?.[0];
    if (text) return { kind, text };
  }
  return null;
}
