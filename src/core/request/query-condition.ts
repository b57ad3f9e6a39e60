/**
 * Key conditions as data, before they are text: what the Query asks of each key attribute, and whether an item meets it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html
 */
import type { Placeholders } from '#core/expression';
import { own, utf8Length } from '#core/shared';
import { compareKeyValues, decodeBase64, type Item, type KeyValue } from '#core/value';

export type KeyCondition =
  | { readonly is: '=' | '<' | '<=' | '>' | '>='; readonly key: string; readonly value: KeyValue }
  | { readonly is: 'begins_with'; readonly key: string; readonly value: KeyValue }
  | { readonly is: 'between'; readonly key: string; readonly from: KeyValue; readonly to: KeyValue };

/** The values a condition puts into the request. */
export const valuesOf = (condition: KeyCondition): readonly KeyValue[] =>
  condition.is === 'between' ? [condition.from, condition.to] : [condition.value];

/** Text of one condition, taking the placeholders it needs. Values are named after their key. */
export function keyConditionText(condition: KeyCondition, placeholders: Placeholders): string {
  const { key } = condition;
  const name = placeholders.name(key);
  if (condition.is === 'between') {
    const from = placeholders.value(`${key}_from`, condition.from);
    return `${name} BETWEEN ${from} AND ${placeholders.value(`${key}_to`, condition.to)}`;
  }
  const value = placeholders.value(key, condition.value);
  return condition.is === 'begins_with' ? `begins_with(${name}, ${value})` : `${name} ${condition.is} ${value}`;
}

/** Whether an item with these key attributes is in the list, as DynamoDB decides it. */
export function meetsKeyConditions(conditions: readonly KeyCondition[], item: Item): boolean {
  return conditions.every((condition) => meets(condition, own(item, condition.key)));
}

function meets(condition: KeyCondition, stored: Item[string] | undefined): boolean {
  const value = stored && asKeyValue(stored);
  if (!value) return false;
  if (condition.is === 'between') {
    return compareKeyValues(value, condition.from) >= 0 && compareKeyValues(value, condition.to) <= 0;
  }
  if (condition.is === 'begins_with') return beginsWith(value, condition.value);
  return COMPARISONS[condition.is](compareKeyValues(value, condition.value));
}

const COMPARISONS = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
} satisfies Record<string, (order: number) => boolean>;

function asKeyValue(value: Item[string]): KeyValue | undefined {
  return 'S' in value || 'N' in value || 'B' in value ? value : undefined;
}

function beginsWith(value: KeyValue, prefix: KeyValue): boolean {
  if ('S' in value && 'S' in prefix) return value.S.startsWith(prefix.S) && utf8Length(prefix.S) > 0;
  if (!('B' in value && 'B' in prefix)) return false;
  const bytes = decodeBase64(value.B);
  const start = decodeBase64(prefix.B);
  return bytes.ok && start.ok && start.value.every((byte, at) => bytes.value[at] === byte);
}
