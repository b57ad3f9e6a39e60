/** Decides a key condition's text on an item, read from the request alone. Only the forms DynamoDB allows on keys. */
import type { AttributeValue, Item } from '#core';
import type { QueryInput } from '#core/request';

type Query = Pick<QueryInput, 'KeyConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;

const CLAUSES = /(\S+) BETWEEN (\S+) AND (\S+)|begins_with\((\S+), (\S+)\)|(\S+) (=|<=|>=|<|>) (\S+)/g;

/** Whether the item is in the Query's result. */
export function inQuery(query: Query, item: Item): boolean {
  const text = query.KeyConditionExpression;
  const clauses = [...text.matchAll(CLAUSES)];
  if (clauses.map(([clause]) => clause).join(' AND ') !== text) throw new Error(`not a key condition: ${text}`);
  const stored = (name: string | undefined) => item[query.ExpressionAttributeNames?.[name ?? ''] ?? name ?? ''];
  const given = (name: string | undefined): AttributeValue => {
    const value = query.ExpressionAttributeValues[name ?? ''];
    if (!value) throw new Error(`${name} is not defined`);
    return value;
  };
  return clauses.every(([, ranged, from, to, begun, prefix, compared, operator, value]) => {
    if (ranged !== undefined) {
      const lower = order(stored(ranged), given(from));
      const upper = order(stored(ranged), given(to));
      return lower !== undefined && upper !== undefined && lower >= 0 && upper <= 0;
    }
    if (begun !== undefined) {
      const whole = stored(begun);
      const start = given(prefix);
      return whole !== undefined && 'S' in whole && 'S' in start && whole.S.startsWith(start.S);
    }
    const difference = order(stored(compared), given(value));
    if (difference === undefined) return false;
    const outcomes = {
      '=': difference === 0,
      '<': difference < 0,
      '<=': difference <= 0,
      '>': difference > 0,
      '>=': difference >= 0,
    };
    return outcomes[operator as keyof typeof outcomes];
  });
}

function order(stored: AttributeValue | undefined, value: AttributeValue): number | undefined {
  if (stored === undefined) return undefined;
  if ('N' in stored && 'N' in value) return Number(stored.N) - Number(value.N);
  if ('S' in stored && 'S' in value) return Buffer.compare(Buffer.from(stored.S), Buffer.from(value.S));
  throw new Error('a key is compared with a value of another type');
}
