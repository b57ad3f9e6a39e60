/** The functions of expressions, and where each may be called. Their names are case-sensitive. */
import { ok, type Result } from '#core/shared';
import { refuse, type SyntaxProblem } from './syntax-problem.ts';

/** Functions of conditions that say yes or no, with their number of operands. */
export const CONDITION_FUNCTIONS = {
  attribute_exists: 1,
  attribute_not_exists: 1,
  attribute_type: 2,
  begins_with: 2,
  contains: 2,
} as const;
export type ConditionFunction = keyof typeof CONDITION_FUNCTIONS;

/** The function of conditions that gives a value. */
export const OPERAND_FUNCTIONS = { size: 1 } as const;

/** Functions of updates, which all give values. */
export const UPDATE_FUNCTIONS = { if_not_exists: 2, list_append: 2 } as const;
export type UpdateFunction = keyof typeof UPDATE_FUNCTIONS;

const isIn = <T extends object>(table: T, name: string): name is Extract<keyof T, string> => Object.hasOwn(table, name);

export const isConditionFunction = (name: string): name is ConditionFunction => isIn(CONDITION_FUNCTIONS, name);
export const isOperandFunction = (name: string): name is 'size' => isIn(OPERAND_FUNCTIONS, name);
export const isUpdateFunction = (name: string): name is UpdateFunction => isIn(UPDATE_FUNCTIONS, name);

interface Call {
  readonly name: string;
  readonly start: number;
  readonly operands: readonly unknown[];
}

/** Refuses a function that no condition has. */
export function checkConditionCall(call: Call): Result<true, SyntaxProblem> {
  if (isUpdateFunction(call.name)) return refuse('function-not-allowed', call.start, { function: call.name });
  const count = { ...CONDITION_FUNCTIONS, ...OPERAND_FUNCTIONS };
  return isIn(count, call.name) ? checkCount(call, count[call.name]) : unknown(call);
}

/** Refuses a function that no update has. */
export function checkUpdateCall(call: Call): Result<true, SyntaxProblem> {
  if (isConditionFunction(call.name) || isOperandFunction(call.name)) {
    return refuse('function-not-allowed', call.start, { function: call.name });
  }
  return isUpdateFunction(call.name) ? checkCount(call, UPDATE_FUNCTIONS[call.name]) : unknown(call);
}

const unknown = (call: Call) => refuse('unknown-function', call.start, { function: call.name });

function checkCount(call: Call, expected: number): Result<true, SyntaxProblem> {
  const count = call.operands.length;
  return count === expected ? ok(true) : refuse('operand-count', call.start, { function: call.name, count });
}
