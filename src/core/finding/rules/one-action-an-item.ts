/** A transaction touches each item once (P6). Two actions on one are refused, a check on a written item included. */
import type { Action } from '#core/plan';
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
    const touched = new Map<string, number>();
    let found: Found<OneActionAnItemCases>[] | undefined;
    for (const action of actions) {
      const place = placeOf(action);
      const times = touched.get(place) ?? 0;
      touched.set(place, times + 1);
      // Said once an item, at the second action.
      if (times !== 1) continue;
      found ??= [];
      found.push(foundFor(action, context));
    }
    return found ?? NONE;
  },
};

const NONE: readonly Found<OneActionAnItemCases>[] = [];

/** Table and key as one text. The lengths keep two different keys from giving the same one. */
function placeOf({ table, key }: Action): string {
  let text = table;
  const names = Object.keys(key).sort();
  for (const name of names) {
    for (const tag in key[name]) {
      const value = textOf(key[name]);
      text += `\u0000${name}\u0000${tag}${value.length}\u0000${value}`;
    }
  }
  return text;
}

function textOf(value: Action['key'][string] | undefined): string {
  if (value === undefined) return '';
  return 'S' in value ? value.S : 'N' in value ? value.N : value.B;
}

function foundFor(action: Action, { prepared, path }: ScenarioContext): Found<OneActionAnItemCases> {
  const key = Object.values(action.key).map(textOf).join(' / ');
  if (action.kind !== 'ConditionCheck') {
    return { code: 'two-actions-one-item', path, params: { table: action.table, key } };
  }
  const constraint = action.constraints[0] ?? '';
  const position = prepared.references.find((one) => one.constraint.name === constraint)?.position ?? 0;
  return { code: 'check-of-written-item', path: ['constraints', position, 'key'], params: { constraint, key } };
}
