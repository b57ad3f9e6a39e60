/** An action's guards and changes → its expressions with exactly the names and values they use (E1, E2). */
import type { Action } from '#core/plan';
import { conditionText, operand, READABLE } from './condition-text.ts';
import type { Expressions, GuardText } from './expression.ts';
import { createPlaceholders } from './placeholders.ts';
import { updateText } from './update-text.ts';

export type Aliases = 'when-needed' | 'always';

/** The expressions of one action as they stand in its request. */
export function actionExpressions(action: Action, aliases: Aliases = 'when-needed'): Expressions {
  const placeholders = createPlaceholders(aliases);
  const expressions: Mutable<Expressions> = {};
  if (action.kind === 'Update') expressions.UpdateExpression = updateText(action.changes, placeholders);
  const [only, ...more] = action.guards;
  if (only) {
    expressions.ConditionExpression =
      more.length === 0
        ? conditionText(only.condition, placeholders)
        : action.guards.map((guard) => operand(guard.condition, placeholders)).join(' AND ');
  }
  const names = placeholders.names();
  if (names) expressions.ExpressionAttributeNames = names;
  const values = placeholders.values();
  if (values) expressions.ExpressionAttributeValues = values;
  return expressions;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Each guard's own clause, as in the request and resolved. */
export function guardTexts(action: Action, aliases: Aliases = 'when-needed'): GuardText[] {
  const placeholders = createPlaceholders(aliases);
  // The update takes its placeholders first, as in the request, so that a clause names what the request names.
  if (action.kind === 'Update') updateText(action.changes, placeholders);
  return action.guards.map(({ condition }, guard) => ({
    guard,
    text: conditionText(condition, placeholders),
    resolved: conditionText(condition, READABLE),
  }));
}
