/** A transaction touches each item once (P6). Two actions on one are refused, a check on a written item included. */
import type { Action } from '#core/plan';
import { equalItems } from '#core/value';
import type { Found } from '../finding.ts';
import type { Rule, ScenarioContext } from '../rule.ts';

type OneActionAnItemCases = {
  'two-actions-one-item': { readonly table: string; readonly key: string };
  'check-of-written-item': { readonly constraint: string; readonly key: string };
};

export const oneActionAnItem: Rule<OneActionAnItemCases> = {
  name: 'one-action-an-item',
  codes: { 'two-actions-one-item': 'error', 'check-of-written-item': 'error' },
  ofScenario(context) {
    const { actions } = context.plan;
    if (actions.length < 2) return NONE;
    const byText = new Map<string, Action[]>();
    let found: Found<OneActionAnItemCases>[] | undefined;
    for (const action of actions) {
      // Few keys share their first value: only those are compared as a whole.
      const text = firstText(action);
      const alike = byText.get(text);
      if (!alike) {
        byText.set(text, [action]);
        continue;
      }
      const times = alike.filter((one) => isSameItem(one, action)).length;
      alike.push(action);
      // Said once an item, at the second action.
      if (times !== 1) continue;
      found ??= [];
      found.push(foundFor(action, context));
    }
    return found ?? NONE;
  },
};

const NONE: readonly Found<OneActionAnItemCases>[] = [];

function firstText({ key }: Action): string {
  for (const name in key) return textOf(key[name]);
  return '';
}

function textOf(value: Action['key'][string] | undefined): string {
  if (value === undefined) return '';
  return 'S' in value ? value.S : 'N' in value ? value.N : value.B;
}

const isSameItem = (a: Action, b: Action): boolean => a.table === b.table && equalItems(a.key, b.key);

function foundFor(action: Action, { prepared, path }: ScenarioContext): Found<OneActionAnItemCases> {
  const key = Object.values(action.key).map(textOf).join(' / ');
  if (action.kind !== 'ConditionCheck') {
    return { code: 'two-actions-one-item', path, params: { table: action.table, key } };
  }
  const constraint = action.constraints[0] ?? '';
  const position = prepared.references.find((one) => one.constraint.name === constraint)?.position ?? 0;
  return { code: 'check-of-written-item', path: ['constraints', position, 'key'], params: { constraint, key } };
}
