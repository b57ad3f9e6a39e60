/** CreateTable and what goes with it, from the rules (T1, T2, L1, L6); whole requests asserted. */
import { describe, expect, it } from 'vitest';
import type { Design } from '#core/design';
import { createTableRequests, type TableRequest } from '#core/request';
import { globalIndex, type Parts, smallDesign, unique } from '../../../tests/small-design.ts';

type Index = NonNullable<Design['table']['indexes']>[number];

interface Row {
  readonly title: string;
  readonly parts: Parts;
  readonly requests: readonly TableRequest[];
}

const hash = (AttributeName: string) => ({ AttributeName, KeyType: 'HASH' as const });
const range = (AttributeName: string) => ({ AttributeName, KeyType: 'RANGE' as const });
const defined = (AttributeName: string, AttributeType: 'S' | 'N' | 'B' = 'S') => ({ AttributeName, AttributeType });
const things = (more: object = {}, ...definitions: ReturnType<typeof defined>[]): TableRequest => ({
  operation: 'CreateTable',
  input: {
    TableName: 'things',
    AttributeDefinitions: [defined('PK'), defined('SK'), ...definitions],
    KeySchema: [hash('PK'), range('SK')],
    BillingMode: 'PAY_PER_REQUEST',
    ...more,
  },
});
const timeToLive = (TableName: string, AttributeName: string): TableRequest => ({
  operation: 'UpdateTimeToLive',
  input: { TableName, TimeToLiveSpecification: { AttributeName, Enabled: true } },
});
const include = (...attributes: string[]): Index['projection'] => ({ type: 'INCLUDE', attributes });
const local: Index = {
  name: 'LSI1',
  kind: 'local',
  partitionKey: [{ name: 'PK', type: 'S' }],
  sortKey: [{ name: 'due', type: 'N' }],
  projection: { type: 'KEYS_ONLY' },
};
const flat = { sortKey: undefined } as object;

const rows: readonly Row[] = [
  { title: 'T1: definitions are the key attributes alone', parts: {}, requests: [things()] },
  {
    title: 'T1: a table without a sort key has one key attribute',
    parts: { table: { partitionKey: { name: 'hash', type: 'B' }, ...flat } },
    requests: [
      {
        operation: 'CreateTable',
        input: {
          TableName: 'things',
          AttributeDefinitions: [defined('hash', 'B')],
          KeySchema: [hash('hash')],
          BillingMode: 'PAY_PER_REQUEST',
        },
      },
    ],
  },
  {
    title: 'T1: definitions hold the keys of indexes too, each once, with their types',
    parts: {
      indexes: [
        globalIndex('GSI1', ['GSI1PK'], ['GSI1SK']),
        globalIndex('Inverted', ['SK'], ['PK'], { type: 'KEYS_ONLY' }),
        local,
      ],
    },
    requests: [
      things(
        {
          GlobalSecondaryIndexes: [
            {
              IndexName: 'GSI1',
              KeySchema: [hash('GSI1PK'), range('GSI1SK')],
              Projection: { ProjectionType: 'ALL' },
            },
            {
              IndexName: 'Inverted',
              KeySchema: [hash('SK'), range('PK')],
              Projection: { ProjectionType: 'KEYS_ONLY' },
            },
          ],
          LocalSecondaryIndexes: [
            {
              IndexName: 'LSI1',
              KeySchema: [hash('PK'), range('due')],
              Projection: { ProjectionType: 'KEYS_ONLY' },
            },
          ],
        },
        defined('GSI1PK'),
        defined('GSI1SK'),
        defined('due', 'N'),
      ),
    ],
  },
  {
    title: 'T2: an index of several key attributes lists them in order, partition first',
    parts: { indexes: [globalIndex('GSI1', ['a', 'b'], ['c', 'd'])] },
    requests: [
      things(
        {
          GlobalSecondaryIndexes: [
            {
              IndexName: 'GSI1',
              KeySchema: [hash('a'), hash('b'), range('c'), range('d')],
              Projection: { ProjectionType: 'ALL' },
            },
          ],
        },
        ...['a', 'b', 'c', 'd'].map((name) => defined(name)),
      ),
    ],
  },
  {
    title: 'T1: NonKeyAttributes hold no key attribute of table or index, and none twice',
    parts: { indexes: [globalIndex('GSI1', ['a'], [], include('title', 'PK', 'a', 'title', 'SK', 'note'))] },
    requests: [
      things(
        {
          GlobalSecondaryIndexes: [
            {
              IndexName: 'GSI1',
              KeySchema: [hash('a')],
              Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['title', 'note'] },
            },
          ],
        },
        defined('a'),
      ),
    ],
  },
  {
    title: 'T1: the key attribute of another index is an attribute like any other',
    parts: { indexes: [globalIndex('GSI1', ['a'], [], include('b')), globalIndex('GSI2', ['b'], [])] },
    requests: [
      things(
        {
          GlobalSecondaryIndexes: [
            {
              IndexName: 'GSI1',
              KeySchema: [hash('a')],
              Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['b'] },
            },
            { IndexName: 'GSI2', KeySchema: [hash('b')], Projection: { ProjectionType: 'ALL' } },
          ],
        },
        defined('a'),
        defined('b'),
      ),
    ],
  },
  {
    title: 'T1: a projection of nothing but keys is the keys alone: the list may not be empty',
    parts: { indexes: [globalIndex('GSI1', ['a'], [], include('PK')), globalIndex('GSI2', ['a'], [], include())] },
    requests: [
      things(
        {
          GlobalSecondaryIndexes: ['GSI1', 'GSI2'].map((IndexName) => ({
            IndexName,
            KeySchema: [hash('a')],
            Projection: { ProjectionType: 'KEYS_ONLY' },
          })),
        },
        defined('a'),
      ),
    ],
  },
  {
    title: 'T1: with throughput the table and every global index have figures, no local one',
    parts: {
      table: {
        throughput: { read: 5, write: 6 },
        indexes: [
          { ...globalIndex('GSI1', ['a'], []), throughput: { read: 1, write: 2 } },
          globalIndex('GSI2', ['a'], []),
          { ...local, throughput: { read: 3, write: 4 } },
        ],
      },
    },
    requests: [
      things(
        {
          BillingMode: 'PROVISIONED',
          ProvisionedThroughput: { ReadCapacityUnits: 5, WriteCapacityUnits: 6 },
          GlobalSecondaryIndexes: [
            {
              IndexName: 'GSI1',
              KeySchema: [hash('a')],
              Projection: { ProjectionType: 'ALL' },
              ProvisionedThroughput: { ReadCapacityUnits: 1, WriteCapacityUnits: 2 },
            },
            {
              IndexName: 'GSI2',
              KeySchema: [hash('a')],
              Projection: { ProjectionType: 'ALL' },
              ProvisionedThroughput: { ReadCapacityUnits: 5, WriteCapacityUnits: 6 },
            },
          ],
          LocalSecondaryIndexes: [
            { IndexName: 'LSI1', KeySchema: [hash('PK'), range('due')], Projection: { ProjectionType: 'KEYS_ONLY' } },
          ],
        },
        defined('a'),
        defined('due', 'N'),
      ),
    ],
  },
  {
    title: 'T1: without the table’s throughput an index has none either',
    parts: { indexes: [{ ...globalIndex('GSI1', ['a'], []), throughput: { read: 1, write: 2 } }] },
    requests: [
      things(
        {
          GlobalSecondaryIndexes: [
            { IndexName: 'GSI1', KeySchema: [hash('a')], Projection: { ProjectionType: 'ALL' } },
          ],
        },
        defined('a'),
      ),
    ],
  },
  {
    title: 'T1: TTL is a request of its own',
    parts: { table: { timeToLive: 'expiresAt' } },
    requests: [things(), timeToLive('things', 'expiresAt')],
  },
  {
    title: 'L1 L6: a lock table is made like the other, with the same TTL, and has no indexes',
    parts: {
      table: { timeToLive: 'expiresAt' },
      constraints: [unique('EMAIL', ['email'])],
      locks: {
        table: { name: 'locks', partitionKey: { name: 'lock', type: 'S' }, sortKey: { name: 'at', type: 'N' } },
      },
    },
    requests: [
      things(),
      timeToLive('things', 'expiresAt'),
      {
        operation: 'CreateTable',
        input: {
          TableName: 'locks',
          AttributeDefinitions: [defined('lock'), defined('at', 'N')],
          KeySchema: [hash('lock'), range('at')],
          BillingMode: 'PAY_PER_REQUEST',
        },
      },
      timeToLive('locks', 'expiresAt'),
    ],
  },
  {
    title: 'L1: a lock table without a sort key or TTL',
    parts: { locks: { table: { name: 'locks', partitionKey: { name: 'lock', type: 'S' } } } },
    requests: [
      things(),
      {
        operation: 'CreateTable',
        input: {
          TableName: 'locks',
          AttributeDefinitions: [defined('lock')],
          KeySchema: [hash('lock')],
          BillingMode: 'PAY_PER_REQUEST',
        },
      },
    ],
  },
];

describe('createTableRequests', () => {
  it.each(rows)('$title', ({ parts, requests }) => {
    expect(createTableRequests(smallDesign(parts))).toEqual(requests);
  });
});
