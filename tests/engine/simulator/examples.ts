/** One example of each known difference, so that one which is no more is noticed. */
import type { Request } from './requests.ts';
import type { TableShape } from './tables.ts';
import type { Json } from './values.ts';

const partition = { name: 'PK', type: 'S' } as const;
const sort = { name: 'SK', type: 'S' } as const;
const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];
const KEYS_ONLY = { ProjectionType: 'KEYS_ONLY' };

/** The table of all examples. */
export const EXAMPLE_TABLE: TableShape = {
  name: 'one',
  partition,
  sort,
  indexes: [
    { name: 'global0', kind: 'global', partition: { name: 'g', type: 'S' }, sort, projection: KEYS_ONLY },
    { name: 'local0', kind: 'local', partition, sort: { name: 'i', type: 'S' }, projection: KEYS_ONLY },
  ],
  create: {
    TableName: 'one',
    AttributeDefinitions: ['PK', 'SK', 'g', 'i'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keySchema('PK', 'SK'),
    BillingMode: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexes: [{ IndexName: 'global0', KeySchema: keySchema('g', 'SK'), Projection: KEYS_ONLY }],
    LocalSecondaryIndexes: [{ IndexName: 'local0', KeySchema: keySchema('PK', 'i'), Projection: KEYS_ONLY }],
  },
};

const TableName = 'one';
const key = (PK: string, SK = 's'): Json => ({ PK: { S: PK }, SK: { S: SK } });
const there = key('there');
const gone = key('gone');

/** What stands in the table before each example. */
export const EXAMPLE_ITEM: Request = {
  operation: 'PutItem',
  input: {
    TableName,
    Item: { ...there, g: { S: 'g' }, i: { S: 'i' }, x: { S: 'x' }, list1: { L: [{ S: 'a' }, { S: 'b' }] } },
  },
};

const put = (more: Json): Request => ({ operation: 'PutItem', input: { TableName, Item: gone, ...more } });
const when = (ConditionExpression: string, values?: Json, more: Json = {}): Request =>
  put({ ConditionExpression, ...(values && { ExpressionAttributeValues: values }), ...more });
const updateInput = (Key: Json, UpdateExpression: string, values?: Json, more: Json = {}): Json => ({
  TableName,
  Key,
  UpdateExpression,
  ...(values && { ExpressionAttributeValues: values }),
  ...more,
});
const update = (...of: Parameters<typeof updateInput>): Request => ({
  operation: 'UpdateItem',
  input: updateInput(...of),
});
const together = (TransactItems: Json[], more: Json = {}): Request => ({
  operation: 'TransactWriteItems',
  input: { TransactItems, ...more },
});
const getBoth = (...Gets: Json[]): Request => ({
  operation: 'TransactGetItems',
  input: { TransactItems: Gets.map((Get) => ({ Get: { TableName, ...Get } })) },
});
const query = (KeyConditionExpression: string, values: Json, more: Json = {}): Request => ({
  operation: 'Query',
  input: { TableName, KeyConditionExpression, ExpressionAttributeValues: values, ...more },
});
const p = { ':p': { S: 'there' } };
const nested = (levels: number): Json =>
  Array.from({ length: levels }).reduce<Json>((inner) => ({ L: [inner] }), { S: 'x' });

const check = (ConditionExpression: string, values?: Json, more: Json = {}): Request =>
  together([
    {
      ConditionCheck: {
        TableName,
        Key: there,
        ConditionExpression,
        ...(values && { ExpressionAttributeValues: values }),
        ...more,
      },
    },
  ]);
const v = { ':v': { S: 'v' } };

/** Requests that show each difference; some need another one before. */
export const EXAMPLES: Readonly<Record<string, Request | readonly Request[]>> = {
  'unknown-field': put({ UnknownField: 1 }),
  'mixed-parameters': check('attribute_exists(PK)', undefined, { Expected: {} }),
  'unsupported-field': put({ Expected: {} }),
  'invalid-choice': put({ ReturnValuesOnConditionCheckFailure: 'ALL_NEW' }),
  'one-action': together([{ Put: { TableName, Item: gone }, Delete: { TableName, Key: key('other') } }]),
  'operand-type': when('x < :b', { ':b': { BOOL: true } }),
  'bounds-of-two-types': check('x BETWEEN :a AND :b', { ':a': { S: 'a' }, ':b': { N: '1' } }),
  'bounds-reversed': check('x BETWEEN :a AND :b', { ':a': { S: 'b' }, ':b': { S: 'a' } }),
  'attribute-type-unknown': when('attribute_type(x, :t)', { ':t': { S: 'STRING' } }),
  'operands-equal': when('x = x'),
  'paths-overlap': together([{ Update: updateInput(there, 'SET x1 = :v, x1 = :v', v) }]),
  'paths-conflict': update(there, 'SET x1 = :v REMOVE y.a1, y[0]', v),
  'name-undefined': when('attribute_not_exists(PK) OR #a = :v', v),
  'value-undefined': when('attribute_not_exists(PK) OR x = :v'),
  'unknown-function': when('Attribute_Exists(x)'),
  duplicate: check('x = :v OR x = :w', { ':v': { S: 'x' }, ':w': { NS: ['1', '1.0'] } }),
  'empty-set': check('x = :v OR x = :w', { ':v': { S: 'x' }, ':w': { NS: [] } }),
  'placeholders-empty': check('attribute_exists(PK)', {}),
  'not-projected': query('g = :p', p, { IndexName: 'global0', ProjectionExpression: 'x' }),
  'key-nested-path': query('PK = :p', p, { ProjectionExpression: 'PK[0]' }),
  'key-condition-type': query('PK = :p', { ':p': { N: '1' } }),
  'key-empty': query('g = :p', { ':p': { S: '' } }, { IndexName: 'global0' }),
  'key-too-long': query('PK = :p AND SK = :s', { ...p, ':s': { S: 'x'.repeat(1025) } }),
  'index-key-too-long': put({ Item: { ...gone, i: { S: 'x'.repeat(1025) } } }),
  'key-update': together([{ Update: updateInput(there, 'SET SK = :v', v) }]),
  'update-path': update(there, 'REMOVE nothing.here'),
  'condition-first': when('attribute_exists(PK)', undefined, { ExpressionAttributeNames: { '#unused': 'a' } }),
  'size-of-value': when('size(:v) = :n', { ...v, ':n': { N: '1' } }),
  'operand-in-parentheses': when('x <> (:v)', v),
  'projection-unread': getBoth({ Key: gone, ProjectionExpression: '' }),
  'contains-itself': when('contains(:v, :v)', v),
  'deep-value': when('x <> :v', { ':v': nested(32) }),
  'sort-key-first': query('(SK = :s) and PK = :p', { ...p, ':s': { S: 's' } }),
  'local-index-fetches': {
    operation: 'Scan',
    input: { TableName, IndexName: 'local0', ProjectionExpression: 'x' },
  },
  'old-of-nothing': update(gone, 'SET x = :v', v, { ReturnValues: 'ALL_OLD' }),
  'updated-element': update(there, 'SET list1[0] = :v', v, { ReturnValues: 'UPDATED_NEW' }),
  'list-padding': update(there, 'SET list1[5] = :v', v),
  'removed-elements': update(there, 'REMOVE list1[0], list1[1]'),
  'removal-creates': update(gone, 'REMOVE x'),
  'empty-token': together([{ Put: { TableName, Item: gone } }], { ClientRequestToken: '' }),
  'token-first': [
    together([{ Put: { TableName, Item: gone } }], { ClientRequestToken: 'token' }),
    together([{ Delete: { TableName, Key: gone, ConditionExpression: 'x x' } }], { ClientRequestToken: 'token' }),
  ],
  'table-first': together([
    { Put: { TableName, Item: gone, ConditionExpression: 'x x' } },
    { Put: { TableName: 'nowhere', Item: gone } },
  ]),
  'projection-with-keys': getBoth({ Key: there, ProjectionExpression: 'x' }),
  'each-action-by-itself': together([
    { Put: { TableName, Item: there, ConditionExpression: 'attribute_not_exists(PK)' } },
    { Put: { TableName, Item: { ...gone, PK: { N: '7' } } } },
    { Put: { TableName, Item: { ...gone, PK: { N: '8' } } } },
  ]),
};
