/** Puts real names and values into an update's tree, and refuses what can never be right whatever the item holds. */
import type { UpdateTree, UpdateValueTree } from '#core/expression';
import { ok } from '#core/shared';
import { type AttributeType, type AttributeValue, typeOf } from '#core/value';
import { type Checked, refuse } from '../problem.ts';
import type { Placeholders } from '../request/placeholders.ts';
import { updateTree } from './parsed.ts';
import { checkApart } from './paths.ts';
import type { Update, UpdateAction, UpdateValue } from './update.ts';

const EXPRESSION = 'UpdateExpression';

/** The update of an expression's text. */
export function bindUpdate(text: string, placeholders: Placeholders): Checked<Update> {
  const tree = updateTree(text, EXPRESSION);
  if (!tree.ok) return tree;
  const update = bind(tree.value, placeholders);
  if (!update.ok) return update;
  const checked = checkApart(
    update.value.map(({ path }) => path),
    EXPRESSION,
  );
  return checked.ok ? update : checked;
}

function bind(tree: UpdateTree, placeholders: Placeholders): Checked<Update> {
  const actions = [
    ...tree.set.map((each) => () => bindSet(each, placeholders)),
    ...tree.remove.map((each) => () => bindRemove(each, placeholders)),
    ...tree.add.map((each) => () => bindChange('add', each, placeholders)),
    ...tree.delete.map((each) => () => bindChange('delete', each, placeholders)),
  ];
  const update: UpdateAction[] = [];
  for (const bindAction of actions) {
    const action = bindAction();
    if (!action.ok) return action;
    update.push(action.value);
  }
  return ok(update);
}

function bindSet(tree: UpdateTree['set'][number], placeholders: Placeholders): Checked<UpdateAction> {
  const path = placeholders.path(tree.path, EXPRESSION);
  if (!path.ok) return path;
  const value = bindValue(tree.value, placeholders);
  return value.ok ? ok({ kind: 'set', path: path.value, value: value.value }) : value;
}

function bindRemove(tree: UpdateTree['remove'][number], placeholders: Placeholders): Checked<UpdateAction> {
  const path = placeholders.path(tree, EXPRESSION);
  return path.ok ? ok({ kind: 'remove', path: path.value }) : path;
}

function bindChange(
  kind: 'add' | 'delete',
  tree: UpdateTree['add'][number],
  placeholders: Placeholders,
): Checked<UpdateAction> {
  const path = placeholders.path(tree.path, EXPRESSION);
  if (!path.ok) return path;
  const value = placeholders.value(tree.value, EXPRESSION);
  if (!value.ok) return value;
  const checked = checkType(value.value, OPERANDS[kind], kind.toUpperCase());
  return checked.ok ? ok({ kind, path: path.value, value: value.value }) : checked;
}

const OPERANDS: Record<'add' | 'delete' | 'sum' | 'list_append', readonly AttributeType[]> = {
  add: ['N', 'SS', 'NS', 'BS'],
  delete: ['SS', 'NS', 'BS'],
  sum: ['N'],
  list_append: ['L'],
};

function checkType(value: AttributeValue, allowed: readonly AttributeType[], name: string): Checked<true> {
  const type = typeOf(value);
  return allowed.includes(type) ? ok(true) : refuse('operand-type', { expression: EXPRESSION, function: name, type });
}

function bindValue(tree: UpdateValueTree, placeholders: Placeholders): Checked<UpdateValue> {
  switch (tree.kind) {
    case 'path': {
      const path = placeholders.path(tree, EXPRESSION);
      return path.ok ? ok({ kind: 'path', path: path.value }) : path;
    }
    case 'value': {
      const value = placeholders.value(tree, EXPRESSION);
      return value.ok ? ok({ kind: 'value', value: value.value }) : value;
    }
    case 'if_not_exists':
      return bindIfNotExists(tree, placeholders);
    case 'list_append': {
      const pair = bindPair(tree.first, tree.second, placeholders, OPERANDS.list_append, tree.kind);
      return pair.ok ? ok({ kind: 'list_append', first: pair.value[0], second: pair.value[1] }) : pair;
    }
    case 'sum': {
      const pair = bindPair(tree.left, tree.right, placeholders, OPERANDS.sum, tree.operator);
      return pair.ok ? ok({ kind: 'sum', operator: tree.operator, left: pair.value[0], right: pair.value[1] }) : pair;
    }
  }
}

function bindIfNotExists(
  tree: Extract<UpdateValueTree, { kind: 'if_not_exists' }>,
  placeholders: Placeholders,
): Checked<UpdateValue> {
  const path = placeholders.path(tree.path, EXPRESSION);
  if (!path.ok) return path;
  const otherwise = bindValue(tree.otherwise, placeholders);
  return otherwise.ok ? ok({ kind: 'if_not_exists', path: path.value, otherwise: otherwise.value }) : otherwise;
}

function bindPair(
  one: UpdateValueTree,
  two: UpdateValueTree,
  placeholders: Placeholders,
  allowed: readonly AttributeType[],
  name: string,
): Checked<readonly [UpdateValue, UpdateValue]> {
  const bound: UpdateValue[] = [];
  for (const tree of [one, two]) {
    const value = bindValue(tree, placeholders);
    if (!value.ok) return value;
    const checked = value.value.kind === 'value' ? checkType(value.value.value, allowed, name) : ok(true);
    if (!checked.ok) return checked;
    bound.push(value.value);
  }
  const [first, second] = bound;
  return first && second ? ok([first, second]) : refuse('operand-count', { expression: EXPRESSION, function: name });
}
