/**
 * Requests: exactly the JSON bodies DynamoDB takes, with AWS's own field names.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Operations_Amazon_DynamoDB.html
 */
import type { Expressions } from '#core/expression';
import type { Item } from '#core/value';

type Condition = Pick<Expressions, 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;

export interface PutInput extends Condition {
  readonly TableName: string;
  readonly Item: Item;
}
export interface UpdateInput extends Expressions {
  readonly TableName: string;
  readonly Key: Item;
  readonly UpdateExpression: string;
}
export interface DeleteInput extends Condition {
  readonly TableName: string;
  readonly Key: Item;
}
export interface ConditionCheckInput extends Condition {
  readonly TableName: string;
  readonly Key: Item;
  readonly ConditionExpression: string;
}

export type TransactItem =
  | { readonly Put: PutInput }
  | { readonly Update: UpdateInput }
  | { readonly Delete: DeleteInput }
  | { readonly ConditionCheck: ConditionCheckInput };

export interface TransactWriteItemsInput {
  readonly TransactItems: readonly TransactItem[];
  readonly ClientRequestToken?: string;
}

export interface GetItemInput {
  readonly TableName: string;
  readonly Key: Item;
  readonly ConsistentRead?: boolean;
}

export interface QueryInput {
  readonly TableName: string;
  readonly IndexName?: string;
  readonly KeyConditionExpression: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues: Item;
  readonly ScanIndexForward?: boolean;
  readonly ConsistentRead?: boolean;
  readonly Limit?: number;
}

/** A write as the app offers it for copying. */
export type WriteRequest =
  | { readonly operation: 'TransactWriteItems'; readonly input: TransactWriteItemsInput }
  | { readonly operation: 'PutItem'; readonly input: PutInput }
  | { readonly operation: 'UpdateItem'; readonly input: UpdateInput }
  | { readonly operation: 'DeleteItem'; readonly input: DeleteInput };

export type ReadRequest =
  | { readonly operation: 'GetItem'; readonly input: GetItemInput }
  | { readonly operation: 'Query'; readonly input: QueryInput };

export interface KeySchemaElement {
  readonly AttributeName: string;
  readonly KeyType: 'HASH' | 'RANGE';
}
interface ProvisionedThroughput {
  readonly ReadCapacityUnits: number;
  readonly WriteCapacityUnits: number;
}
export interface IndexInput {
  readonly IndexName: string;
  readonly KeySchema: readonly KeySchemaElement[];
  readonly Projection: {
    readonly ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE';
    readonly NonKeyAttributes?: readonly string[];
  };
}
export interface CreateTableInput {
  readonly TableName: string;
  readonly AttributeDefinitions: readonly { readonly AttributeName: string; readonly AttributeType: 'S' | 'N' | 'B' }[];
  readonly KeySchema: readonly KeySchemaElement[];
  readonly BillingMode: 'PAY_PER_REQUEST' | 'PROVISIONED';
  readonly ProvisionedThroughput?: ProvisionedThroughput;
  readonly GlobalSecondaryIndexes?: readonly (IndexInput & {
    readonly ProvisionedThroughput?: ProvisionedThroughput;
  })[];
  readonly LocalSecondaryIndexes?: readonly IndexInput[];
}
export interface UpdateTimeToLiveInput {
  readonly TableName: string;
  readonly TimeToLiveSpecification: { readonly AttributeName: string; readonly Enabled: true };
}
export type TableRequest =
  | { readonly operation: 'CreateTable'; readonly input: CreateTableInput }
  | { readonly operation: 'UpdateTimeToLive'; readonly input: UpdateTimeToLiveInput };
