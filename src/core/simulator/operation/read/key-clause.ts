/** Conditions on key attributes with real names and values in them. */
import type { AttributeTree, KeyConditionTree, ValueTree } from '#core/expression';
import { ok } from '#core/shared';
import { type AttributeValue, typeOf } from '#core/value';
import { checkBoundValues } from '../../expression/operand-types.ts';
import { keyConditionTree } from '../../expression/parsed.ts';
import { type Checked, refuse } from '../../problem.ts';
import type { Placeholders } from '../../request/placeholders.ts';

export interface KeyClause {
  readonly attribute: string;
  readonly operator: '=' | '<' | '<=' | '>' | '>=' | 'BETWEEN' | 'begins_with';
  /** Two of a BETWEEN, else one. */
  readonly values: readonly [AttributeValue, ...AttributeValue[]];
}

const EXPRESSION = 'KeyConditionExpression';

/** The clauses of an expression's text. */
export function bindKeyCondition(text: string, placeholders: Placeholders): Checked<readonly KeyClause[]> {
  const trees = keyConditionTree(text, EXPRESSION);
  if (!trees.ok) return trees;
  const clauses: KeyClause[] = [];
  for (const tree of trees.value) {
    const clause = bindClause(tree, placeholders);
    if (!clause.ok) return clause;
    clauses.push(clause.value);
  }
  return ok(clauses);
}

function bindClause(tree: KeyConditionTree, placeholders: Placeholders): Checked<KeyClause> {
  const attribute = bindAttribute(tree.attribute, placeholders);
  if (!attribute.ok) return attribute;
  switch (tree.kind) {
    case 'compare':
      return bindCompare(attribute.value, tree.operator, tree.value, placeholders);
    case 'between':
      return bindBetween(attribute.value, tree.lower, tree.upper, placeholders);
    case 'begins_with':
      return bindBeginsWith(attribute.value, tree.prefix, placeholders);
  }
}

function bindAttribute(tree: AttributeTree, placeholders: Placeholders): Checked<string> {
  const path = placeholders.path({ kind: 'path', elements: [tree] }, EXPRESSION);
  return path.ok ? ok(String(path.value[0])) : path;
}

function bindCompare(
  attribute: string,
  operator: KeyClause['operator'],
  tree: ValueTree,
  placeholders: Placeholders,
): Checked<KeyClause> {
  const value = placeholders.value(tree, EXPRESSION);
  return value.ok ? ok({ attribute, operator, values: [value.value] }) : value;
}

function bindBetween(
  attribute: string,
  low: ValueTree,
  high: ValueTree,
  placeholders: Placeholders,
): Checked<KeyClause> {
  const lower = placeholders.value(low, EXPRESSION);
  if (!lower.ok) return lower;
  const upper = placeholders.value(high, EXPRESSION);
  if (!upper.ok) return upper;
  const checked = checkBoundValues(lower.value, upper.value, EXPRESSION);
  return checked.ok ? ok({ attribute, operator: 'BETWEEN', values: [lower.value, upper.value] }) : checked;
}

function bindBeginsWith(attribute: string, tree: ValueTree, placeholders: Placeholders): Checked<KeyClause> {
  const prefix = placeholders.value(tree, EXPRESSION);
  if (!prefix.ok) return prefix;
  const type = typeOf(prefix.value);
  if (type !== 'S' && type !== 'B') {
    return refuse('operand-type', { expression: EXPRESSION, function: 'begins_with', type });
  }
  return ok({ attribute, operator: 'begins_with', values: [prefix.value] });
}
