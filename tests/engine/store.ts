/**
 * The tables of one design on an engine, under names of their own, spoken to through the official SDK: put items,
 * read tables and indexes back, send the requests the core made.
 */
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteItemCommand,
  type DeleteItemCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  GetItemCommand,
  type GetItemCommandInput,
  PutItemCommand,
  type PutItemCommandInput,
  ScanCommand,
  type AttributeValue as SdkValue,
  type TransactionCanceledException,
  TransactWriteItemsCommand,
  type TransactWriteItemsCommandInput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Compiled, Image, Item, ReadRequest, TableRequest, WriteRequest } from '#core';
import type { CreateTableInput } from '#core/request';
import { itemText } from '../canonical.ts';
import { fromSdk, toSdk } from './sdk-form.ts';

/** An item with the table it lives in. */
export interface Placed {
  readonly table: string;
  readonly item: Item;
}

/** The record and the locks of an image. */
export const itemsOfImage = (image: Image | null): Placed[] =>
  image ? [...(image.record ? [image.record] : []), ...image.locks].map(({ table, item }) => ({ table, item })) : [];

/** What a plan's checks ask for. */
export const requiredBy = ({ plan }: Compiled): Placed[] =>
  plan.filter(({ kind }) => kind === 'ConditionCheck').map(({ table, key }) => ({ table, item: key }));

export type Outcome =
  | { readonly ok: true; readonly capacity: ConsumedUnits }
  | { readonly ok: false; readonly error: string; readonly message: string; readonly reasons: readonly string[] };

/** Units as an engine reports them: base tables together, and by index. */
export interface ConsumedUnits {
  readonly table: number;
  readonly indexes: Readonly<Record<string, number>>;
  readonly total: number;
}

export interface Store {
  /** Everything in all tables of the store. */
  readonly scan: () => Promise<Placed[]>;
  readonly scanIndex: (table: string, index: string) => Promise<Item[]>;
  readonly send: (request: WriteRequest) => Promise<Outcome>;
  /** The item that a GetItem finds. */
  readonly get: (request: ReadRequest) => Promise<Item | undefined>;
  /** Makes the tables hold exactly these items, touching only what differs from what the last `become` or `scan` saw. */
  readonly become: (items: readonly Placed[]) => Promise<void>;
  readonly drop: () => Promise<void>;
}

let opened = 0;

/** Creates the tables and gives the store. `others` are tables the design refers to but does not create. */
export async function openStore(
  client: DynamoDBClient,
  requests: readonly TableRequest[],
  others: readonly CreateTableInput[] = [],
): Promise<Store> {
  opened += 1;
  const prefix = `lk${process.pid}.${Date.now().toString(36)}.${opened}.`;
  const named = (table: string) => (prefix + table).slice(0, 255);
  const tables = new Map<string, CreateTableInput>();
  const all = [...requests, ...others.map((input) => ({ operation: 'CreateTable', input }) as const)];
  for (const request of all) {
    if (request.operation === 'CreateTable') {
      tables.set(request.input.TableName, request.input);
      const input = { ...request.input, TableName: named(request.input.TableName) };
      const { TableDescription } = await client.send(new CreateTableCommand(input as CreateTableCommandInput));
      if (TableDescription?.TableStatus !== 'ACTIVE') await untilActive(client, input.TableName);
    } else {
      await client.send(new UpdateTimeToLiveCommand({ ...request.input, TableName: named(request.input.TableName) }));
    }
  }
  /** What the tables are known to hold, by table and key; undefined after a write whose effect is unknown. */
  let known: ReadonlyMap<string, Placed> | undefined = new Map();
  const placeOf = ({ table, item }: Placed) => `${table} ${itemText(keyOf(tables.get(table), item))}`;
  const scan = async () => {
    const found: Placed[] = [];
    for (const table of tables.keys()) {
      for (const item of await scanAll(client, named(table))) found.push({ table, item });
    }
    known = new Map(found.map((one) => [placeOf(one), one]));
    return found;
  };
  return {
    become: async (items) => {
      if (!known) await scan();
      const wanted = new Map(items.map((one) => [placeOf(one), one]));
      for (const [place, one] of known ?? []) {
        if (wanted.has(place)) continue;
        const Key = sdkItem(keyOf(tables.get(one.table), one.item));
        await client.send(new DeleteItemCommand({ TableName: named(one.table), Key }));
      }
      for (const [place, one] of wanted) {
        const stored = known?.get(place);
        if (stored && itemText(stored.item) === itemText(one.item)) continue;
        await client.send(new PutItemCommand({ TableName: named(one.table), Item: sdkItem(one.item) }));
      }
      known = wanted;
    },
    scan,
    scanIndex: (table, index) => scanAll(client, named(table), index),
    send: (request) => {
      known = undefined;
      return send(client, rename(request, named));
    },
    get: async ({ operation, input }) => {
      if (operation !== 'GetItem') throw new Error(`${operation} is not a GetItem`);
      const { Item } = await client.send(
        new GetItemCommand(toSdk({ ...input, TableName: named(input.TableName) }) as GetItemCommandInput),
      );
      return Item && (fromSdk(Item) as unknown as Item);
    },
    drop: async () => {
      for (const table of tables.keys()) await client.send(new DeleteTableCommand({ TableName: named(table) }));
    },
  };
}

const sdkItem = (item: Item) => toSdk(item) as Record<string, SdkValue>;

async function untilActive(client: DynamoDBClient, table: string): Promise<void> {
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    if (Table?.TableStatus === 'ACTIVE') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function scanAll(client: DynamoDBClient, table: string, index?: string): Promise<Item[]> {
  const found: Item[] = [];
  let start: Record<string, SdkValue> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: table,
        ...(index === undefined ? { ConsistentRead: true } : { IndexName: index }),
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    for (const item of page.Items ?? []) found.push(fromSdk(item) as unknown as Item);
    start = page.LastEvaluatedKey;
  } while (start);
  return found;
}

function keyOf(table: CreateTableInput | undefined, item: Item): Item {
  const names = table?.KeySchema.map((element) => element.AttributeName) ?? [];
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

/** The request with its tables under the store's names. */
function rename(request: WriteRequest, named: (table: string) => string): WriteRequest {
  const inside = <T extends { readonly TableName: string }>(input: T): T => ({
    ...input,
    TableName: named(input.TableName),
  });
  if (request.operation !== 'TransactWriteItems') {
    return { ...request, input: inside(request.input) } as WriteRequest;
  }
  const items = request.input.TransactItems.map((item) =>
    Object.fromEntries(Object.entries(item).map(([kind, input]) => [kind, inside(input)])),
  );
  return { ...request, input: { ...request.input, TransactItems: items } } as unknown as WriteRequest;
}

async function send(client: DynamoDBClient, request: WriteRequest): Promise<Outcome> {
  try {
    const output = await SEND[request.operation](client, {
      ...toSdk(request.input),
      ReturnConsumedCapacity: 'INDEXES',
    });
    return { ok: true, capacity: unitsOf(output.ConsumedCapacity) };
  } catch (error) {
    const { name, message, CancellationReasons } = error as TransactionCanceledException;
    return { ok: false, error: name, message, reasons: (CancellationReasons ?? []).map(({ Code }) => Code ?? 'None') };
  }
}

type Send = (
  client: DynamoDBClient,
  input: unknown,
) => Promise<{ readonly ConsumedCapacity?: Reported | readonly Reported[] | undefined }>;

const SEND: Readonly<Record<WriteRequest['operation'], Send>> = {
  PutItem: (client, input) => client.send(new PutItemCommand(input as PutItemCommandInput)),
  UpdateItem: (client, input) => client.send(new UpdateItemCommand(input as UpdateItemCommandInput)),
  DeleteItem: (client, input) => client.send(new DeleteItemCommand(input as DeleteItemCommandInput)),
  TransactWriteItems: (client, input) =>
    client.send(new TransactWriteItemsCommand(input as TransactWriteItemsCommandInput)),
};

interface Units {
  readonly CapacityUnits?: number | undefined;
}
interface Reported extends Units {
  readonly Table?: Units | undefined;
  readonly GlobalSecondaryIndexes?: Readonly<Record<string, Units>> | undefined;
  readonly LocalSecondaryIndexes?: Readonly<Record<string, Units>> | undefined;
}

function unitsOf(reported: Reported | readonly Reported[] | undefined): ConsumedUnits {
  const list = reported === undefined ? [] : Array.isArray(reported) ? reported : [reported as Reported];
  const indexes: Record<string, number> = {};
  let table = 0;
  let total = 0;
  for (const one of list as readonly Reported[]) {
    table += one.Table?.CapacityUnits ?? one.CapacityUnits ?? 0;
    total += one.CapacityUnits ?? 0;
    for (const [name, units] of Object.entries({ ...one.GlobalSecondaryIndexes, ...one.LocalSecondaryIndexes })) {
      indexes[name] = (indexes[name] ?? 0) + (units.CapacityUnits ?? 0);
    }
  }
  return { table, indexes, total };
}
