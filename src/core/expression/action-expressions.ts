/** An action's guards and changes → its expressions with exactly the names and values they use (E1, E2). */
import type { Action } from '#core/plan';
import type { Mutable } from '#core/shared';
import { asOperand, conditionText, READABLE } from './condition-text.ts';
import type { Expressions, GuardText } from './expression.ts';
import { createPlaceholders } from './placeholders.ts';
import { updateText } from './update-text.ts';

export type Aliases = 'when-needed' | 'always';

/** The expressions of one action as they stand in its request. */
export function actionExpressions(action: Action, aliases?: Aliases): Expressions {
  return actionTexts(action, aliases).expressions;
}

/** The expressions of one action, and each guard's own clause in them. */
export interface ActionTexts {
  readonly expressions: Expressions;
  /** One for each guard, in their order. */
  readonly clauses: readonly string[];
}

/** Writes an action: the update takes its placeholders first, then the guards. */
export function actionTexts(action: Action, aliases: Aliases = 'when-needed'): ActionTexts {
  const placeholders = createPlaceholders(aliases);
  const expressions: Mutable<Expressions> = {};
  if (action.kind === 'Update') expressions.UpdateExpression = updateText(action.changes, placeholders);
  const { guards } = action;
  const clauses = guards.map(({ condition }) => conditionText(condition, placeholders));
  const [only] = clauses;
  if (only !== undefined) {
    expressions.ConditionExpression =
      clauses.length === 1
        ? only
        : guards.map(({ condition }, at) => asOperand(condition, clauses[at] ?? '')).join(' AND ');
  }
  const names = placeholders.names();
  if (names) expressions.ExpressionAttributeNames = names;
  const values = placeholders.values();
  if (values) expressions.ExpressionAttributeValues = values;
  return { expressions, clauses };
}

/** Each guard's own clause, as in the request and resolved. */
export function guardTexts({ guards }: Action, { clauses }: ActionTexts): GuardText[] {
  return guards.map(({ condition }, guard) => ({
    guard,
    text: clauses[guard] ?? '',
    resolved: conditionText(condition, READABLE),
  }));
}
