/** One write of one item, checked as far as that goes without looking at the item: alone or as part of a transaction. */
import type { Item } from '#core/value';
import type { Condition } from '../../expression/condition.ts';
import type { Checked, Problem } from '../../problem.ts';
import { choice, optional, required, tableName, text } from '../../request/fields.ts';
import { names, type Path, values } from '../../request/placeholders.ts';

export interface Write {
  readonly table: string;
  /** The key text; absent only where `refusal` says why. */
  readonly key?: string;
  /** What no other write of a transaction may have too; absent where a key attribute is missing. */
  readonly target?: string;
  /** What is wrong against the table's schema: in a transaction that is a reason for cancellation. */
  readonly refusal?: Problem;
  readonly condition: Condition | undefined;
  /** Whether a failed condition shows the item. */
  readonly showsItem: boolean;
  /** Document paths an update writes to. */
  readonly paths: readonly Path[];
  /** Bytes that count for the size of a transaction. */
  readonly bytes: number;
  /** What the item becomes: none is a delete, the same a check. */
  readonly after: (before: Item | undefined) => Checked<Item | undefined>;
}

/** Fields every write has. */
export const WRITE_FIELDS = {
  TableName: required(tableName),
  ConditionExpression: optional(text),
  ExpressionAttributeNames: optional(names),
  ExpressionAttributeValues: optional(values),
  ReturnValuesOnConditionCheckFailure: optional(choice(['ALL_OLD', 'NONE'])),
} as const;
