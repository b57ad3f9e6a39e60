/** Judges a raw tree that stands where a condition is wanted. */
import { ok, type Result } from '#core/shared';
import type { RawCondition } from './expression-parser.generated.js';
import { checkConditionCall, isConditionFunction } from './functions.ts';
import { readAll } from './read-all.ts';
import { CALLS } from './read-call.ts';
import { readOperand } from './read-operand.ts';
import { syntaxErrorAt } from './read-text.ts';
import { refuse, type SyntaxProblem } from './syntax-problem.ts';
import type { ConditionTree } from './tree.ts';

type Read<T> = Result<T, SyntaxProblem>;
type Raw<Kind extends RawCondition['kind']> = Extract<RawCondition, { kind: Kind }>;

const MAX_CANDIDATES = 100;

/** The condition of a raw tree. */
export function readCondition(raw: RawCondition, text: string): Read<ConditionTree> {
  switch (raw.kind) {
    case 'or':
    case 'and':
      return readList(raw, text);
    case 'not':
      return readNot(raw, text);
    case 'compare':
      return readCompare(raw, text);
    case 'between':
      return readBetween(raw, text);
    case 'in':
      return readIn(raw, text);
    case 'call':
      return readCall(raw, text);
    case 'parens':
      if (raw.inner.kind === 'parens') return refuse('redundant-parentheses', raw.start);
      return readCondition(raw.inner, text);
    case 'path':
    case 'value':
      return syntaxErrorAt(text, raw.end);
  }
}

function readList(raw: Raw<'or' | 'and'>, text: string): Read<ConditionTree> {
  const conditions = readAll(raw.conditions, (each) => readCondition(each, text));
  return conditions.ok ? ok({ kind: raw.kind, conditions: conditions.value }) : conditions;
}

function readNot(raw: Raw<'not'>, text: string): Read<ConditionTree> {
  const inner = readCondition(raw.condition, text);
  if (!inner.ok) return inner;
  let condition = inner.value;
  for (let i = 0; i < raw.times; i++) condition = { kind: 'not', condition };
  return ok(condition);
}

function readCompare(raw: Raw<'compare'>, text: string): Read<ConditionTree> {
  const left = readOperand(raw.left, text);
  if (!left.ok) return left;
  const right = readOperand(raw.right, text);
  if (!right.ok) return right;
  return ok({ kind: 'compare', operator: raw.operator, left: left.value, right: right.value });
}

function readBetween(raw: Raw<'between'>, text: string): Read<ConditionTree> {
  const operand = readOperand(raw.left, text);
  if (!operand.ok) return operand;
  const lower = readOperand(raw.lower, text);
  if (!lower.ok) return lower;
  const upper = readOperand(raw.upper, text);
  if (!upper.ok) return upper;
  return ok({ kind: 'between', operand: operand.value, lower: lower.value, upper: upper.value });
}

function readIn(raw: Raw<'in'>, text: string): Read<ConditionTree> {
  const count = raw.candidates.length;
  if (count > MAX_CANDIDATES) return refuse('too-many-operands', raw.start, { count, limit: MAX_CANDIDATES });
  const operand = readOperand(raw.left, text);
  if (!operand.ok) return operand;
  const candidates = readAll(raw.candidates, (each) => readOperand(each, text));
  return candidates.ok ? ok({ kind: 'in', operand: operand.value, candidates: candidates.value }) : candidates;
}

function readCall(raw: Raw<'call'>, text: string): Read<ConditionTree> {
  const checked = checkConditionCall(raw);
  if (!checked.ok) return checked;
  if (!isConditionFunction(raw.name)) return refuse('function-misplaced', raw.start, { function: raw.name });
  const operands = readAll(raw.operands, (each) => readOperand(each, text));
  if (!operands.ok) return operands;
  const condition = CALLS[raw.name](operands.value);
  return typeof condition === 'string' ? refuse(condition, raw.start, { function: raw.name }) : ok(condition);
}
