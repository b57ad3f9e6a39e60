/**
 * Every Query that is offered, on an engine over random rows: the same rows in the same order as a naive filter and a
 * sort by bytes give, page by page, with rows of other kinds in the same partition.
 */
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type AttributeValue as SdkValue,
} from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTable, type Item, query } from '#core';
import { imageOf, prepareDesign } from '#core/image';
import type { QueryInput } from '#core/request';
import { type ListCase, listArbitrary } from '../arbitrary/list.ts';
import { itemText } from '../canonical.ts';
import { inQuery } from '../evaluate-key-condition.ts';
import { randomRuns } from '../fast-check-options.ts';
import { keyNamesOf, naiveList } from '../naive-list.ts';
import { describeWithEngine, ONLY_NAIVE } from './describe-with-engine.ts';
import { type Engine, startEngine } from './engine.ts';
import { fromSdk, toSdk } from './sdk-form.ts';

describeWithEngine('Queries on an engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    const started = await startEngine();
    if ('skipped' in started) throw new Error(started.skipped);
    engine = started;
  });
  afterAll(() => engine?.stop());

  it('Q1 Q2: give the rows of a naive filter in byte order, page by page', async () => {
    const seen = await proveLists(engine, 300, (list) => !onSeveralAttributes(list));
    expect(seen.ranges).toBeGreaterThan(0);
    expect(seen.pages).toBeGreaterThan(seen.offered);
  }, 600_000);

  it('Q1 Q2 T2: the same on an index of several key attributes', async ({ skip }) => {
    skip(!engine.multiAttributeIndexes, ONLY_NAIVE);
    await proveLists(engine, 100, onSeveralAttributes);
  }, 600_000);
});

interface Seen {
  offered: number;
  ranges: number;
  pages: number;
}

async function proveLists(engine: Engine, count: number, chosen: (list: ListCase) => boolean): Promise<Seen> {
  const seen: Seen = { offered: 0, ranges: 0, pages: 0 };
  const runs = randomRuns(count);
  await fc.assert(
    fc.asyncProperty(listArbitrary.filter(chosen), (list) => proveList(engine, list, seen)),
    runs,
  );
  expect(seen.offered).toBeGreaterThan(runs.numRuns / 3);
  return seen;
}

const onSeveralAttributes = ({ design }: ListCase): boolean => (prepareDesign(design).indexes[0]?.keys.length ?? 0) > 2;

async function proveList(engine: Engine, list: ListCase, seen: Seen): Promise<void> {
  const { request } = query(list.design, 'List');
  const prepared = prepareDesign(list.design);
  if (!request) return;
  seen.offered += 1;
  if (list.pattern.range) seen.ranges += 1;
  const records = list.rows.map((state) => imageOf(prepared, state).record);
  const rows = records.flatMap((record) => (record ? [record.item] : []));
  const keys = keyNamesOf(prepared);
  await withTable(engine, list, [...rows, ...foreignRows(list)], async (TableName) => {
    const read = await readAll(engine, { ...request.input, TableName } as unknown as QueryCommandInput, seen);
    const found = read.filter((item) => inQuery(request.input, item) || !isOtherCase(engine, request.input, item));
    const wanted = naiveList(list).map(({ image }) => image.record?.item ?? {});
    const ofKeys = (items: readonly Item[]) =>
      items.map((item) => itemText(Object.fromEntries(keys.map((name) => [name, item[name] ?? { NULL: true }]))));
    expect(ofKeys(found)).toEqual(ofKeys(wanted));
    // Entries with equal index keys come in no stated order.
    expect(found.map(itemText).sort()).toEqual(wanted.map(itemText).sort());
  });
}

/**
 * The emulator takes no notice of letter case in `begins_with`; DynamoDB compares bytes. A row it gives for that reason
 * alone is no row of the list.
 */
function isOtherCase(engine: Engine, input: QueryInput, item: Item): boolean {
  const lower = (each: Item): Item =>
    Object.fromEntries(
      Object.entries(each).map(([name, value]) => [name, 'S' in value ? { S: value.S.toLowerCase() } : value]),
    );
  const blind = { ...input, ExpressionAttributeValues: lower(input.ExpressionAttributeValues) };
  const emulator = !engine.multiAttributeIndexes;
  return emulator && input.KeyConditionExpression.includes('begins_with') && inQuery(blind, lower(item));
}

/** Items of other kinds beside the list's own, where the list's keys begin with something of their own. */
function foreignRows({ design }: ListCase): Item[] {
  const [index] = design.table.indexes ?? [];
  const sort = index?.sortKey[0]?.name ?? 'SK';
  const template = design.entity.keys[sort]?.template ?? '';
  if (/^(\{|$)/.test(template)) return [];
  return ['!', 'META', 'P', 'LIST', 'P!', 'Q#1', 'LISTS#1', '~'].map((text, at) => {
    const own =
      index?.kind === 'global'
        ? { PK: { S: `F${at}` }, SK: { S: 'F' } }
        : { PK: { S: 'GROUP#7' }, SK: { S: `F${at}` } };
    return { ...own, ...(index?.kind === 'global' && { GPK: { S: 'G#7' } }), [sort]: { S: text } };
  });
}

let opened = 0;

async function withTable(
  { client }: Engine,
  { design }: ListCase,
  items: readonly Item[],
  use: (name: string) => Promise<void>,
): Promise<void> {
  opened += 1;
  const TableName = `list.${process.pid}.${Date.now().toString(36)}.${opened}`;
  const [request] = createTable(design).requests;
  if (request?.operation !== 'CreateTable') throw new Error('the lists have tables');
  await client.send(new CreateTableCommand({ ...request.input, TableName } as CreateTableCommandInput));
  try {
    for (const item of items) {
      await client.send(new PutItemCommand({ TableName, Item: toSdk(item) as Record<string, SdkValue> }));
    }
    await use(TableName);
  } finally {
    await client.send(new DeleteTableCommand({ TableName }));
  }
}

/** Q2: pages until there is no `LastEvaluatedKey`, whatever their length. */
async function readAll({ client }: Engine, input: QueryCommandInput, seen: Seen): Promise<Item[]> {
  const found: Item[] = [];
  let start: Record<string, SdkValue> | undefined;
  do {
    const page = await client.send(new QueryCommand({ ...input, ...(start && { ExclusiveStartKey: start }) }));
    const items = page.Items ?? [];
    if (input.Limit !== undefined) expect(items.length).toBeLessThanOrEqual(input.Limit);
    for (const item of items) found.push(fromSdk(item) as unknown as Item);
    start = page.LastEvaluatedKey;
    seen.pages += 1;
  } while (start);
  return found;
}
