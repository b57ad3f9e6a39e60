/** The functions of conditions: which operands each takes. */
import type { ConditionFunction } from './functions.ts';
import type { ConditionTree, OperandTree } from './tree.ts';

type Refusal = 'path-required' | 'value-required' | 'operand-count';

/** Makes the condition of a call, or says which kind of operand is missing. */
export const CALLS = {
  attribute_exists: ([path]) => (path?.kind === 'path' ? { kind: 'attribute_exists', path } : 'path-required'),
  attribute_not_exists: ([path]) => (path?.kind === 'path' ? { kind: 'attribute_not_exists', path } : 'path-required'),
  attribute_type: ([operand, type]) => {
    if (operand === undefined) return 'operand-count';
    return type?.kind === 'value' ? { kind: 'attribute_type', operand, type } : 'value-required';
  },
  begins_with: ([operand, prefix]) =>
    operand === undefined || prefix === undefined ? 'operand-count' : { kind: 'begins_with', operand, prefix },
  contains: ([operand, searched]) =>
    operand === undefined || searched === undefined ? 'operand-count' : { kind: 'contains', operand, searched },
} satisfies Record<ConditionFunction, (operands: readonly OperandTree[]) => ConditionTree | Refusal>;
