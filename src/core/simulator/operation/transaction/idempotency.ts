/**
 * ClientRequestToken: for ten minutes a transaction done under a token is not done again. A transaction that failed
 * leaves no trace.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-apis-txwriteitems-idempotency
 */
import { ok } from '#core/shared';
import { refuse } from '../../problem.ts';
import type { Reader } from '../../request/fields.ts';
import type { Database, DoneTransaction } from '../../table/database.ts';

const SECONDS = 600;
const MAX_LENGTH = 36;

/** The field ClientRequestToken. */
export const token: Reader<string> = (json, field) => {
  if (typeof json !== 'string') return refuse('wrong-json', { field, expected: 'string' });
  const fits = json.length >= 1 && json.length <= MAX_LENGTH;
  return fits ? ok(json) : refuse('out-of-range', { field, value: json.length, least: 1, most: MAX_LENGTH });
};

/** What was done under a token within the last ten minutes. */
export function findToken(database: Database, name: string, now: number): DoneTransaction | undefined {
  const transaction = database.tokens.get(name);
  return transaction !== undefined && isFresh(transaction, now) ? transaction : undefined;
}

/** The database with one more transaction remembered, and those of long ago forgotten. */
export function rememberToken(database: Database, name: string, transaction: DoneTransaction): Database {
  const fresh = [...database.tokens].filter(([, each]) => isFresh(each, transaction.at));
  return { ...database, tokens: new Map([...fresh, [name, transaction]]) };
}

const isFresh = ({ at }: DoneTransaction, now: number): boolean => now - at < SECONDS;
