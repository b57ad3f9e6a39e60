/** The fields that Query and Scan share. */
import { choice, count, flag, optional, required, tableName, text } from '../../request/fields.ts';
import { names, values } from '../../request/placeholders.ts';
import { item } from '../../request/values.ts';
import { SELECTS } from './selection.ts';

export const READ_FIELDS = {
  TableName: required(tableName),
  IndexName: optional(tableName),
  FilterExpression: optional(text),
  ProjectionExpression: optional(text),
  ExpressionAttributeNames: optional(names),
  ExpressionAttributeValues: optional(values),
  Select: optional(choice(SELECTS)),
  Limit: optional(count(1)),
  ExclusiveStartKey: optional(item),
  ConsistentRead: optional(flag),
  ReturnConsumedCapacity: optional(choice(['INDEXES', 'TOTAL', 'NONE'])),
} as const;
