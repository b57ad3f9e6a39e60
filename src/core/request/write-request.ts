/** Plan → request: the single-item operation where one action is enough, else TransactWriteItems (P4). */
import { type Aliases, actionExpressions, type Expressions } from '#core/expression';
import type { Action } from '#core/plan';
import type { TransactItem, WriteRequest } from './request.ts';

export interface RequestOptions {
  readonly token?: string;
  readonly aliases?: Aliases;
}

/** The request of a plan; `null` when there is nothing to write. A token only goes into a transaction. */
export function writeRequest(actions: readonly Action[], options: RequestOptions = {}): WriteRequest | null {
  const [first] = actions;
  if (!first) return null;
  if (actions.length === 1 && first.kind !== 'ConditionCheck') return singleRequest(first, options.aliases);
  const TransactItems = actions.map((action) => transactItem(action, actionExpressions(action, options.aliases)));
  const { token } = options;
  return {
    operation: 'TransactWriteItems',
    input: token === undefined ? { TransactItems } : { TransactItems, ClientRequestToken: token },
  };
}

function singleRequest(action: Action, aliases: Aliases | undefined): WriteRequest | null {
  const item = transactItem(action, actionExpressions(action, aliases));
  if ('Put' in item) return { operation: 'PutItem', input: item.Put };
  if ('Update' in item) return { operation: 'UpdateItem', input: item.Update };
  if ('Delete' in item) return { operation: 'DeleteItem', input: item.Delete };
  return null;
}

/** One action in the form TransactWriteItems takes; a single-item request has the same fields. */
export function transactItem(action: Action, expressions: Expressions): TransactItem {
  const { table, key } = action;
  switch (action.kind) {
    case 'Put':
      return { Put: { TableName: table, Item: action.item, ...expressions } };
    case 'Update':
      return {
        Update: { TableName: table, Key: key, ...expressions, UpdateExpression: expressions.UpdateExpression ?? '' },
      };
    case 'Delete':
      return { Delete: { TableName: table, Key: key, ...expressions } };
    case 'ConditionCheck':
      return {
        ConditionCheck: {
          TableName: table,
          Key: key,
          ...expressions,
          ConditionExpression: expressions.ConditionExpression ?? '',
        },
      };
  }
}
