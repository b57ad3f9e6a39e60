/** What one transaction takes (P6): 100 actions, 4 MiB of payload. The payload is what is sent, not what is stored. */
import type { TransactItem } from '#core/request';
import { itemSize } from '#core/value';
import type { Found } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule, ScenarioContext } from '../rule.ts';

type TransactionSizeCases = {
  'too-many-actions': { readonly count: number; readonly limit: number };
  'payload-too-large': { readonly bytes: number; readonly limit: number };
};

export const transactionSize: Rule<TransactionSizeCases> = {
  name: 'transaction-size',
  codes: { 'too-many-actions': 'error', 'payload-too-large': 'error' },
  ofScenario(context) {
    const { request, path } = context;
    if (request?.operation !== 'TransactWriteItems') return NONE;
    const actions = request.input.TransactItems;
    const found: Found<TransactionSizeCases>[] = [];
    if (actions.length > LIMITS.actions) {
      found.push({ code: 'too-many-actions', path, params: { count: actions.length, limit: LIMITS.actions } });
    }
    if (couldBeLarge(context)) {
      const bytes = actions.reduce((sum, action) => sum + payloadOf(action), 0);
      if (bytes > LIMITS.payloadBytes) {
        found.push({ code: 'payload-too-large', path, params: { bytes, limit: LIMITS.payloadBytes } });
      }
    }
    return found;
  },
};

const NONE: readonly Found<TransactionSizeCases>[] = [];

/** Key, guards and changes of an action are at most its item before and after, and two copies of the key. */
function couldBeLarge({ capacity }: ScenarioContext): boolean {
  let bytes = 0;
  for (const action of capacity.actions) bytes += action.bytes;
  return bytes * 4 > LIMITS.payloadBytes;
}

function payloadOf(action: TransactItem): number {
  if ('Put' in action) return itemSize(action.Put.Item) + valuesOf(action.Put);
  if ('Update' in action) return itemSize(action.Update.Key) + valuesOf(action.Update);
  if ('Delete' in action) return itemSize(action.Delete.Key) + valuesOf(action.Delete);
  return itemSize(action.ConditionCheck.Key) + valuesOf(action.ConditionCheck);
}

/** Values are counted without the placeholders they go by. */
const valuesOf = ({
  ExpressionAttributeValues = {},
}: {
  readonly ExpressionAttributeValues?: Parameters<typeof itemSize>[0];
}): number => Object.values(ExpressionAttributeValues).reduce((sum, value) => sum + itemSize({ '': value }), 0);
