/** Expression text with exactly the placeholders it uses (E2). Empty maps are absent. */
import type { AttributeValue } from '#core/value';

export interface Expressions {
  readonly ConditionExpression?: string;
  readonly UpdateExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Readonly<Record<string, AttributeValue>>;
}

/** Each guard of an action with its clause as it stands in the ConditionExpression, and resolved for reading. */
export interface GuardText {
  /** Index into the action's guards. */
  readonly guard: number;
  /** As in the request: `#status = :status_before`. */
  readonly text: string;
  /** With names and values filled in: `status = "open"`. */
  readonly resolved: string;
}
