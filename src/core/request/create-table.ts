/**
 * Table → CreateTable and what goes with it (T1). Definitions list exactly the attributes that are keys somewhere.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_CreateTable.html
 */
import type { Design, Index, KeyAttribute, Projection, Table } from '#core/design';
import type { CreateTableInput, IndexInput, KeySchemaElement, TableRequest } from './request.ts';

/** The requests that make the design's tables, in the order to send them: TTL needs its table to be active. */
export function createTableRequests({ table, locks }: Design): TableRequest[] {
  const requests: TableRequest[] = [{ operation: 'CreateTable', input: createTableInput(table) }];
  const timeToLive = (TableName: string): TableRequest[] =>
    table.timeToLive === undefined
      ? []
      : [
          {
            operation: 'UpdateTimeToLive',
            input: { TableName, TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true } },
          },
        ];
  requests.push(...timeToLive(table.name));
  if (locks?.table) {
    requests.push({ operation: 'CreateTable', input: createTableInput(locks.table) }, ...timeToLive(locks.table.name));
  }
  return requests;
}

function createTableInput({ name, partitionKey, sortKey, indexes = [], throughput }: Table): CreateTableInput {
  const keys = sortKey ? [partitionKey, sortKey] : [partitionKey];
  const definitions = new Map<string, KeyAttribute>();
  for (const key of [...keys, ...indexes.flatMap((index) => [...index.partitionKey, ...index.sortKey])]) {
    if (!definitions.has(key.name)) definitions.set(key.name, key);
  }
  const global = indexes.filter(({ kind }) => kind === 'global');
  const local = indexes.filter(({ kind }) => kind === 'local');
  return {
    TableName: name,
    AttributeDefinitions: [...definitions.values()].map((key) => ({
      AttributeName: key.name,
      AttributeType: key.type,
    })),
    KeySchema: keySchema([partitionKey], sortKey ? [sortKey] : []),
    BillingMode: throughput ? 'PROVISIONED' : 'PAY_PER_REQUEST',
    ...(throughput && { ProvisionedThroughput: provisioned(throughput) }),
    ...(global.length > 0 && {
      GlobalSecondaryIndexes: global.map((index) => ({
        ...indexInput(index, keys),
        // An index without figures of its own takes the table's: PROVISIONED needs some on both levels.
        ...(throughput && { ProvisionedThroughput: provisioned(index.throughput ?? throughput) }),
      })),
    }),
    ...(local.length > 0 && { LocalSecondaryIndexes: local.map((index) => indexInput(index, keys)) }),
  };
}

function indexInput(
  { name, partitionKey, sortKey, projection }: Index,
  tableKeys: readonly KeyAttribute[],
): IndexInput {
  const keys = new Set([...tableKeys, ...partitionKey, ...sortKey].map((key) => key.name));
  return {
    IndexName: name,
    KeySchema: keySchema(partitionKey, sortKey),
    Projection: projectionInput(projection, keys),
  };
}

/** Key attributes are projected anyway and may not be listed; a list of nothing else is the keys alone. */
function projectionInput(projection: Projection, keys: ReadonlySet<string>): IndexInput['Projection'] {
  if (projection.type !== 'INCLUDE') return { ProjectionType: projection.type };
  const others = [...new Set(projection.attributes)].filter((name) => !keys.has(name));
  return others.length === 0
    ? { ProjectionType: 'KEYS_ONLY' }
    : { ProjectionType: 'INCLUDE', NonKeyAttributes: others };
}

const keySchema = (partition: readonly KeyAttribute[], sort: readonly KeyAttribute[]): KeySchemaElement[] => [
  ...partition.map(({ name }) => ({ AttributeName: name, KeyType: 'HASH' as const })),
  ...sort.map(({ name }) => ({ AttributeName: name, KeyType: 'RANGE' as const })),
];

const provisioned = ({ read, write }: NonNullable<Table['throughput']>) => ({
  ReadCapacityUnits: read,
  WriteCapacityUnits: write,
});
