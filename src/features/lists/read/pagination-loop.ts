/** A Query → TypeScript that reads the list to its end (Q2): on until LastEvaluatedKey is absent, whatever a page holds. */
import type { ReadRequest } from '#core';
import { formatJson } from '#ui';

type Query = Extract<ReadRequest, { operation: 'Query' }>;

export function paginationLoop({ input }: Query): string {
  const literal = formatJson(input).split('\n').join('\n  ');
  return `import { type AttributeValue, DynamoDBClient, QueryCommand, type QueryCommandInput } from "@aws-sdk/client-dynamodb";

const client = new DynamoDBClient({});

export async function* readList(): AsyncGenerator<Record<string, AttributeValue>> {
  const input: QueryCommandInput = ${literal};
  let startKey: Record<string, AttributeValue> | undefined;
  do {
    const page = await client.send(new QueryCommand({ ...input, ExclusiveStartKey: startKey }));
    yield* page.Items ?? [];
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined);
}`;
}
