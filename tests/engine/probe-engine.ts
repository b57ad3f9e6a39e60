/** Engines differ from DynamoDB in places: what an unknown one can prove is tried out on a table that goes again. */
import {
  CreateTableCommand,
  DeleteTableCommand,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';

export interface Abilities {
  /**
   * Whether an index with several key attributes a part is kept as DynamoDB keeps it. The emulator looks at the first
   * attribute of each part alone, so what it says of such an index proves nothing.
   */
  readonly multiAttributeIndexes: boolean;
  /** Whether a transaction's write units are those DynamoDB bills: two for each action on a small item. */
  readonly transactionUnits: boolean;
}

const key = (name: string) => ({ AttributeName: name, AttributeType: 'S' }) as const;

/** Finds out what an engine can prove. */
export async function probeEngine(client: DynamoDBClient): Promise<Abilities> {
  const TableName = `lk-probe-${process.pid}-${Date.now().toString(36)}`;
  const table = {
    TableName,
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' as const }],
    BillingMode: 'PAY_PER_REQUEST' as const,
  };
  const index = {
    IndexName: 'both',
    KeySchema: ['a', 'b'].map((AttributeName) => ({ AttributeName, KeyType: 'HASH' as const })),
    Projection: { ProjectionType: 'ALL' as const },
  };
  const indexed = await client
    .send(
      new CreateTableCommand({
        ...table,
        AttributeDefinitions: [key('PK'), key('a'), key('b')],
        GlobalSecondaryIndexes: [index],
      }),
    )
    .then(
      () => true,
      () => false,
    );
  if (!indexed) await client.send(new CreateTableCommand({ ...table, AttributeDefinitions: [key('PK')] }));
  await waitUntilTableExists({ client, maxWaitTime: 120 }, { TableName });
  try {
    return {
      multiAttributeIndexes: indexed && (await leavesPartialKeysOut(client, TableName)),
      transactionUnits: (await unitsOfThreePuts(client, TableName)) === 6,
    };
  } finally {
    await client.send(new DeleteTableCommand({ TableName }));
  }
}

async function leavesPartialKeysOut(client: DynamoDBClient, TableName: string): Promise<boolean> {
  await client.send(new PutItemCommand({ TableName, Item: { PK: { S: 'partial' }, a: { S: '1' } } }));
  const { Count } = await client.send(new ScanCommand({ TableName, IndexName: 'both' }));
  return Count === 0;
}

async function unitsOfThreePuts(client: DynamoDBClient, TableName: string): Promise<number> {
  const { ConsumedCapacity } = await client.send(
    new TransactWriteItemsCommand({
      TransactItems: ['1', '2', '3'].map((S) => ({ Put: { TableName, Item: { PK: { S } } } })),
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  return (ConsumedCapacity ?? []).reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}
