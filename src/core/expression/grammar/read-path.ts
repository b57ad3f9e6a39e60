/** Judges a document path: no reserved word bare, no more steps than DynamoDB follows. */
import { ok, type Result } from '#core/shared';
import { RESERVED_WORDS } from '../reserved-words.ts';
import type { RawPath, RawPathElement } from './expression-parser.generated.js';
import { refuse, type SyntaxProblem } from './syntax-problem.ts';
import type { PathElement, PathTree } from './tree.ts';

const MAX_PATH_LEVELS = 32;
const MAX_INDEX = 2 ** 31 - 1;

/** The path of a raw one. */
export function readPath(raw: RawPath): Result<PathTree, SyntaxProblem> {
  const levels = raw.elements.length;
  if (levels > MAX_PATH_LEVELS) return refuse('path-too-deep', raw.start, { levels, limit: MAX_PATH_LEVELS });
  const elements: PathElement[] = [];
  for (const element of raw.elements) {
    const read = readElement(element, raw.start);
    if (!read.ok) return read;
    elements.push(read.value);
  }
  return ok({ kind: 'path', elements });
}

function readElement(raw: RawPathElement, at: number): Result<PathElement, SyntaxProblem> {
  if (raw.kind === 'index' && raw.index > MAX_INDEX) {
    return refuse('index-too-large', at, { index: raw.index, limit: MAX_INDEX });
  }
  if (raw.kind !== 'name') return ok(raw);
  if (RESERVED_WORDS.has(raw.name.toUpperCase())) return refuse('reserved-word', raw.start, { word: raw.name });
  return ok({ kind: 'name', name: raw.name });
}
