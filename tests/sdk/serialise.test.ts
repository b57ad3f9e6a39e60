/**
 * Each request through the official SDK with a stub in place of the network: the body it would send must be the very
 * input. The SDK drops fields it does not know without a word, so a misspelt one shows here and nowhere else.
 */
import {
  CreateTableCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { compile, createTable, getRecord, lookUp, type ReadRequest, type TableRequest, type WriteRequest } from '#core';
import { toSdk } from '../engine/sdk-form.ts';
import { fixtureCases, fixtures } from '../fixtures.ts';

type Request = WriteRequest | ReadRequest | TableRequest;

const COMMANDS = {
  PutItem: PutItemCommand,
  UpdateItem: UpdateItemCommand,
  DeleteItem: DeleteItemCommand,
  TransactWriteItems: TransactWriteItemsCommand,
  GetItem: GetItemCommand,
  Query: QueryCommand,
  CreateTable: CreateTableCommand,
  UpdateTimeToLive: UpdateTimeToLiveCommand,
} satisfies Record<Request['operation'], unknown>;

interface Sent {
  readonly target: string | undefined;
  readonly body: Record<string, unknown>;
}

let sent: Sent | undefined;
const client = new DynamoDBClient({
  region: 'us-east-1',
  endpoint: 'http://127.0.0.1:1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  maxAttempts: 1,
  requestHandler: {
    handle: async (request: { headers: Record<string, string>; body: string }) => {
      sent = { target: request.headers['x-amz-target'], body: JSON.parse(request.body) };
      throw new Error('sent');
    },
  },
});

/** What the SDK puts on the wire for a request. */
async function serialise({ operation, input }: { operation: Request['operation']; input: object }): Promise<Sent> {
  const Command = COMMANDS[operation] as unknown as new (input: unknown) => PutItemCommand;
  sent = undefined;
  await client.send(new Command(toSdk(input))).catch(() => {});
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

async function expectUnchanged(request: Request): Promise<void> {
  const { target, body } = await serialise(request);
  expect(target).toBe(`DynamoDB_20120810.${request.operation}`);
  const { ClientRequestToken, ...rest } = body;
  // The SDK fills in a token where the input has none.
  if (request.operation === 'TransactWriteItems') expect(ClientRequestToken).toMatch(/^[0-9a-f-]{36}$/);
  expect(rest).toEqual(JSON.parse(JSON.stringify(request.input)));
}

describe.each(fixtures.map(({ name, design }) => [name, design] as const))('%s', (name, design) => {
  const usable = fixtureCases.filter((one) => one.name === name && one.compiled.request !== null);
  it.each(usable.map(({ scenario, compiled }) => [scenario, compiled.request] as const))('%s', async (_, request) => {
    if (request) await expectUnchanged(request);
  });

  it('tables and reads', async () => {
    const reads = design.scenarios.flatMap((scenario) => [
      ...getRecord(design, scenario.name).requests,
      ...(design.constraints ?? []).flatMap((constraint) => lookUp(design, constraint.name, scenario.name).requests),
    ]);
    for (const request of [...createTable(design).requests, ...reads]) await expectUnchanged(request);
  });
});

describe('the comparison', () => {
  const signUp = fixtureCases.find(({ name, scenario }) => name === 'account-sign-up' && scenario === 'Sign up');
  const request = signUp?.compiled.request;
  if (request?.operation !== 'TransactWriteItems') throw new Error('sign-up is a transaction');

  it('catches a misspelt field', async () => {
    const [first, ...others] = request.input.TransactItems;
    if (!first || !('Put' in first)) throw new Error('the first action is a Put');
    const { ConditionExpression, ...put } = first.Put;
    const misspelt = { TransactItems: [{ Put: { ...put, ConditionExpresion: ConditionExpression } }, ...others] };
    const { body } = await serialise({ operation: 'TransactWriteItems', input: misspelt });
    expect({ ...body, ClientRequestToken: undefined }).not.toEqual({ ...misspelt, ClientRequestToken: undefined });
  });

  it('catches a number that is not text', async () => {
    const input = { TableName: 'things', Key: { PK: { N: 5 } } };
    expect((await serialise({ operation: 'GetItem', input })).body).not.toEqual(input);
  });

  it('keeps a token that the request carries', async () => {
    const token = 'c0ffee00-0000-4000-8000-000000000000';
    const compiled = signUp && compile(signUp.design, 'Sign up', { token }).request;
    if (!compiled) throw new Error('sign-up gives a request');
    expect((await serialise(compiled)).body).toEqual({ ...request.input, ClientRequestToken: token });
  });
});
