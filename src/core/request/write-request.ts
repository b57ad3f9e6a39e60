/** Plan → request: the single-item operation where one action is enough, else TransactWriteItems (P4). */
import { type Aliases, actionExpressions, type Expressions } from '#core/expression';
import type { Action } from '#core/plan';
import type { TransactItem, WriteRequest } from './request.ts';

export interface RequestOptions {
  readonly token?: string;
  readonly aliases?: Aliases;
}

/** The request of a plan; `null` when there is nothing to write. A token only goes into a transaction. */
export function writeRequest(actions: readonly Action[], { token, aliases }: RequestOptions = {}): WriteRequest | null {
  const items = actions.map((action) => transactItem(action, actionExpressions(action, aliases)));
  return assembleRequest(items, token);
}

/** The request that sends these items: on its own where there is one and it writes, else as a transaction. */
export function assembleRequest(items: readonly TransactItem[], token?: string): WriteRequest | null {
  const [only, ...more] = items;
  if (!only) return null;
  if (more.length === 0) {
    if ('Put' in only) return { operation: 'PutItem', input: only.Put };
    if ('Update' in only) return { operation: 'UpdateItem', input: only.Update };
    if ('Delete' in only) return { operation: 'DeleteItem', input: only.Delete };
  }
  const input = token === undefined ? { TransactItems: items } : { TransactItems: items, ClientRequestToken: token };
  return { operation: 'TransactWriteItems', input };
}

/** One action in the form TransactWriteItems takes; a single-item request has the same fields. */
export function transactItem(action: Action, expressions: Expressions): TransactItem {
  const { table: TableName, key: Key } = action;
  switch (action.kind) {
    case 'Put':
      return { Put: Object.assign({ TableName, Item: action.item }, expressions) };
    case 'Update':
      return { Update: Object.assign({ TableName, Key, UpdateExpression: '' }, expressions) };
    case 'Delete':
      return { Delete: Object.assign({ TableName, Key }, expressions) };
    case 'ConditionCheck':
      return { ConditionCheck: Object.assign({ TableName, Key, ConditionExpression: '' }, expressions) };
  }
}
