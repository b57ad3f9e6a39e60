/**
 * GetItem on a record, or on the locks of a unique value (Q3). Strongly consistent: after a cancelled transaction the
 * question is what holds now. https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_GetItem.html
 */
import type { ImageItem } from '#core/image';
import type { ReadRequest } from './request.ts';

/** Reads one item of an image by its key. */
export const getItemRequest = ({ table, key }: ImageItem): ReadRequest => ({
  operation: 'GetItem',
  input: { TableName: table, Key: key, ConsistentRead: true },
});
