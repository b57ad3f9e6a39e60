/** Expressions beyond 4,096 bytes or 300 operators are refused (E3); said in time, from four fifths on. */
import type { Expressions } from '#core/expression';
import type { Condition } from '#core/plan';
import type { WriteRequest } from '#core/request';
import { utf8Length } from '#core/shared';
import type { Found, Path } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';

type Bytes = {
  readonly position: number;
  readonly expression: string;
  readonly bytes: number;
  readonly limit: number;
};
type Count = { readonly position: number; readonly count: number; readonly limit: number };
type ExpressionSizeCases = {
  'expression-too-long': Bytes;
  'expression-nearly-too-long': Bytes;
  'too-many-operators': Count;
  'nearly-too-many-operators': Count;
};

export const expressionSize: Rule<ExpressionSizeCases> = {
  name: 'expression-size',
  codes: {
    'expression-too-long': 'error',
    'expression-nearly-too-long': 'warning',
    'too-many-operators': 'error',
    'nearly-too-many-operators': 'warning',
  },
  ofScenario({ request, plan, path }) {
    if (!request) return NONE;
    const found: Found<ExpressionSizeCases>[] = [];
    for (const [position, action] of actionsOf(request).entries()) {
      checkLength(action.UpdateExpression, 'UpdateExpression', position, path, found);
      checkLength(action.ConditionExpression, 'ConditionExpression', position, path, found);
    }
    for (const [position, { guards }] of plan.actions.entries()) {
      checkCount(guards, position, path, found);
    }
    return found;
  },
};

const NONE: readonly Found<ExpressionSizeCases>[] = [];

/** From this share of a limit on it is in sight. */
const NEAR = 0.8;

type Texts = Pick<Expressions, 'UpdateExpression' | 'ConditionExpression'>;

function actionsOf(request: WriteRequest): readonly Texts[] {
  if (request.operation !== 'TransactWriteItems') return [request.input];
  return request.input.TransactItems.map((item): Texts => {
    if ('Put' in item) return item.Put;
    if ('Update' in item) return item.Update;
    return 'Delete' in item ? item.Delete : item.ConditionCheck;
  });
}

function checkLength(
  text: string | undefined,
  expression: string,
  position: number,
  path: Path,
  found: Found<ExpressionSizeCases>[],
): void {
  const limit = LIMITS.expressionBytes;
  if (text === undefined || text.length * 3 < limit * NEAR) return;
  const bytes = utf8Length(text);
  if (bytes < limit * NEAR) return;
  const code = bytes > limit ? 'expression-too-long' : 'expression-nearly-too-long';
  found.push({ code, path, params: { position, expression, bytes, limit } });
}

function checkCount(
  guards: readonly { readonly condition: Condition }[],
  position: number,
  path: Path,
  found: Found<ExpressionSizeCases>[],
): void {
  let count = guards.length - 1;
  for (const { condition } of guards) count += operatorsOf(condition);
  const limit = LIMITS.operators;
  if (count < limit * NEAR) return;
  const code = count > limit ? 'too-many-operators' : 'nearly-too-many-operators';
  found.push({ code, path, params: { position, count, limit } });
}

/** Comparisons and functions, and what joins them. */
function operatorsOf(condition: Condition): number {
  const inner = condition.is === 'and' ? condition.all : condition.is === 'or' ? condition.any : undefined;
  return inner ? inner.reduce((count, one) => count + operatorsOf(one), inner.length - 1) : 1;
}
