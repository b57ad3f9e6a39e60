/**
 * Judges a raw condition that is to be a key condition. DynamoDB reads key conditions by the grammar of conditions and
 * then refuses most of what that allows.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html
 */
import { ok, type Result } from '#core/shared';
import type { RawCondition } from './expression-parser.generated.js';
import { checkConditionCall } from './functions.ts';
import { readAll } from './read-all.ts';
import { readOperand } from './read-operand.ts';
import { syntaxErrorAt } from './read-text.ts';
import { refuse, type SyntaxProblem } from './syntax-problem.ts';
import type { AttributeTree, Comparator, KeyConditionTree, OperandTree, ValueTree } from './tree.ts';

type Read<T> = Result<T, SyntaxProblem>;
type Raw<Kind extends RawCondition['kind']> = Extract<RawCondition, { kind: Kind }>;

/** The conditions on single attributes that a raw tree joins by AND. */
export function readKeyCondition(raw: RawCondition, text: string): Read<KeyConditionTree[]> {
  switch (raw.kind) {
    case 'and':
      return readAnd(raw, text);
    case 'parens':
      if (raw.inner.kind === 'parens') return refuse('redundant-parentheses', raw.start);
      return readKeyCondition(raw.inner, text);
    case 'or':
    case 'not':
    case 'in':
      return refuse('key-operator', raw.start, { operator: raw.kind.toUpperCase() });
    case 'compare':
      return one(readCompare(raw, text));
    case 'between':
      return one(readBetween(raw, text));
    case 'call':
      return one(readBeginsWith(raw, text));
    case 'path':
    case 'value':
      return syntaxErrorAt(text, raw.end);
  }
}

const one = (clause: Read<KeyConditionTree>): Read<KeyConditionTree[]> => (clause.ok ? ok([clause.value]) : clause);

function readAnd(raw: Raw<'and'>, text: string): Read<KeyConditionTree[]> {
  const all = readAll(raw.conditions, (each) => readKeyCondition(each, text));
  return all.ok ? ok(all.value.flat()) : all;
}

/** `:v < a` says `a > :v`. */
const FLIPPED = { '=': '=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const satisfies Record<
  Exclude<Comparator, '<>'>,
  Comparator
>;

function readCompare(raw: Raw<'compare'>, text: string): Read<KeyConditionTree> {
  const { operator } = raw;
  if (operator === '<>') return refuse('key-operator', raw.left.end, { operator });
  const left = readOperand(raw.left, text);
  if (!left.ok) return left;
  const right = readOperand(raw.right, text);
  if (!right.ok) return right;
  const flipped = left.value.kind === 'value';
  const attribute = attributeOf(flipped ? right.value : left.value, raw.start);
  if (!attribute.ok) return attribute;
  const [value] = valuesOf([flipped ? left.value : right.value]);
  if (value === undefined) return refuse('key-operand', raw.start);
  const turned = flipped ? FLIPPED[operator] : operator;
  return ok({ kind: 'compare', attribute: attribute.value, operator: turned, value });
}

function readBetween(raw: Raw<'between'>, text: string): Read<KeyConditionTree> {
  const operands = readOperands([raw.left, raw.lower, raw.upper], text);
  if (!operands.ok) return operands;
  const [operand, ...bounds] = operands.value;
  const attribute = attributeOf(operand, raw.start);
  if (!attribute.ok) return attribute;
  const [lower, upper] = valuesOf(bounds);
  if (lower === undefined || upper === undefined) return refuse('key-operand', raw.start);
  return ok({ kind: 'between', attribute: attribute.value, lower, upper });
}

function readBeginsWith(raw: Raw<'call'>, text: string): Read<KeyConditionTree> {
  const checked = checkConditionCall(raw);
  if (!checked.ok) return checked;
  if (raw.name === 'size') return refuse('function-misplaced', raw.start, { function: raw.name });
  if (raw.name !== 'begins_with') return refuse('key-operator', raw.start, { operator: raw.name });
  const operands = readOperands(raw.operands, text);
  if (!operands.ok) return operands;
  const [operand, ...rest] = operands.value;
  const attribute = attributeOf(operand, raw.start);
  if (!attribute.ok) return attribute;
  const [prefix] = valuesOf(rest);
  if (prefix === undefined) return refuse('key-operand', raw.start);
  return ok({ kind: 'begins_with', attribute: attribute.value, prefix });
}

const readOperands = (raws: readonly RawCondition[], text: string): Read<OperandTree[]> =>
  readAll(raws, (raw) => readOperand(raw, text));

function attributeOf(operand: OperandTree | undefined, at: number): Read<AttributeTree> {
  if (operand?.kind !== 'path') return refuse('key-operand', at);
  const [attribute, ...inside] = operand.elements;
  if (attribute === undefined || attribute.kind === 'index' || inside.length > 0) return refuse('key-nested', at);
  return ok(attribute);
}

/** The values in front; whatever is no value ends them. */
function valuesOf(operands: readonly OperandTree[]): ValueTree[] {
  const values: ValueTree[] = [];
  for (const operand of operands) {
    if (operand.kind !== 'value') break;
    values.push(operand);
  }
  return values;
}
