/** Judges what a condition compares: a path, a value or a size, perhaps in parentheses, and never a condition. */
import { ok, type Result } from '#core/shared';
import type { RawCondition } from './expression-parser.generated.js';
import { checkConditionCall } from './functions.ts';
import { readPath } from './read-path.ts';
import { syntaxErrorAt } from './read-text.ts';
import { refuse, type SyntaxProblem } from './syntax-problem.ts';
import type { OperandTree } from './tree.ts';

/** The operand of a raw tree that stands where one is wanted. */
export function readOperand(raw: RawCondition, text: string): Result<OperandTree, SyntaxProblem> {
  switch (raw.kind) {
    case 'path':
      return readPath(raw);
    case 'value':
      return ok({ kind: 'value', name: raw.name });
    case 'call':
      return readSize(raw, text);
    case 'parens':
      if (raw.inner.kind === 'parens') return refuse('redundant-parentheses', raw.start);
      return readOperand(raw.inner, text);
    default:
      // A condition in parentheses: the first token that makes it one is what should not be there.
      return syntaxErrorAt(text, operatorAt(raw));
  }
}

function readSize(raw: Extract<RawCondition, { kind: 'call' }>, text: string): Result<OperandTree, SyntaxProblem> {
  const checked = checkConditionCall(raw);
  if (!checked.ok) return checked;
  if (raw.name !== 'size') return refuse('function-misplaced', raw.start, { function: raw.name });
  const [inner] = raw.operands;
  if (inner === undefined) return refuse('operand-count', raw.start, { function: 'size', count: 0 });
  const operand = readOperand(inner, text);
  if (!operand.ok) return operand;
  if (operand.value.kind === 'size') return refuse('operand-type', raw.start, { function: 'size', type: 'N' });
  return ok({ kind: 'size', operand: operand.value });
}

function operatorAt(raw: RawCondition): number {
  if (raw.kind === 'or' || raw.kind === 'and') return raw.conditions[0]?.end ?? raw.start;
  return raw.kind === 'compare' || raw.kind === 'between' || raw.kind === 'in' ? raw.left.end : raw.start;
}
