/** What DynamoDB says to bad keys and values, as codes. Texts change from region to region; kinds stay. */
import { describe, expect, it } from 'vitest';
import { checkRows } from './__fixtures__/check-rows.ts';
import { conditionOutcome, DATABASE, GONE, ITEM, KEY, nested, outcomeOf, updateOutcome } from './__fixtures__/table.ts';
import { execute } from './execute.ts';
import type { Outcome } from './operation/outcome.ts';

type Json = Readonly<Record<string, unknown>>;

const put = (item: Json, more: Json = {}): Outcome => outcomeOf('PutItem', { Item: { ...GONE, ...item }, ...more });
const putWhole = (Item: unknown): Outcome => outcomeOf('PutItem', { Item });
const get = (Key: unknown): Outcome => outcomeOf('GetItem', { Key });
const TYPES = 'S N B BOOL NULL L M SS NS BS';
const x = (length: number): string => 'x'.repeat(length);

describe('keys', () => {
  checkRows([
    [
      'an update of the sort key',
      updateOutcome('SET SK = :v', { ':v': { S: 'c' } }),
      'key-update',
      { attribute: 'SK' },
    ],
    [
      'an update of the partition key',
      updateOutcome('SET PK = :v', { ':v': { S: 'a' } }),
      'key-update',
      { attribute: 'PK' },
    ],
    ['a key removed', updateOutcome('REMOVE SK'), 'key-update', { attribute: 'SK' }],
    ['a key added to', updateOutcome('ADD SK :v', { ':v': { N: '1' } }), 'key-update', { attribute: 'SK' }],
    [
      'something inside a key of an index set',
      updateOutcome('SET G.p = :v', { ':v': { S: 'a' } }),
      'key-nested-path',
      { attribute: 'G' },
    ],
    ['an item without sort key', putWhole({ PK: { S: 'a' } }), 'key-missing', { attribute: 'SK' }],
    ['an item without partition key', putWhole({ SK: { S: 'a' } }), 'key-missing', { attribute: 'PK' }],
    ['a key of another type', put({ SK: { N: '1' } }), 'key-type', { attribute: 'SK', expected: 'S', actual: 'N' }],
    ['an empty partition key', put({ PK: { S: '' } }), 'key-empty', { attribute: 'PK' }],
    ['an empty sort key', put({ SK: { S: '' } }), 'key-empty', { attribute: 'SK' }],
    [
      'a key of an index of another type',
      put({ G: { N: '1' } }),
      'index-key-type',
      { index: 'all', attribute: 'G', expected: 'S', actual: 'N' },
    ],
    [
      'a sort key of an index of another type',
      put({ H: { S: '1' } }),
      'index-key-type',
      { index: 'all', attribute: 'H', expected: 'N', actual: 'S' },
    ],
    ['an empty key of an index', put({ G: { S: '' } }), 'index-key-empty', { index: 'all', attribute: 'G' }],
    ['an empty binary key of an index', put({ L: { B: '' } }), 'index-key-empty', { index: 'near', attribute: 'L' }],
    [
      'a key of an index that is null',
      put({ G: { NULL: true } }),
      'index-key-type',
      { index: 'all', attribute: 'G', expected: 'S', actual: 'NULL' },
    ],
    [
      'a key of an index updated to another type',
      updateOutcome('SET G = :v', { ':v': { N: '1' } }),
      'index-key-type',
      { index: 'all', attribute: 'G', expected: 'S', actual: 'N' },
    ],
    [
      'a key of an index updated to a copy of another type',
      updateOutcome('SET G = num'),
      'index-key-type',
      { index: 'all', attribute: 'G', expected: 'S', actual: 'N' },
    ],
    [
      'a key of an index updated to nothing',
      updateOutcome('SET G = :v', { ':v': { S: '' } }),
      'index-key-empty',
      { index: 'all', attribute: 'G' },
    ],
    [
      'a key of an index that comes to nothing',
      updateOutcome('SET G = if_not_exists(G, :v)', { ':v': { S: '' } }),
      'index-key-empty',
      { index: 'all', attribute: 'G' },
    ],
    [
      'a key of an index updated to a map',
      updateOutcome('SET G = mp'),
      'index-key-type',
      { index: 'all', attribute: 'G', expected: 'S', actual: 'M' },
    ],
    ['a Key without sort key', get({ PK: { S: 'a' } }), 'key-shape', { table: 'Things' }],
    ['a Key with something more', get({ ...KEY, more: { S: 'a' } }), 'key-shape', { table: 'Things' }],
    ['a Key of another type', get({ ...KEY, SK: { N: '1' } }), 'key-shape', { table: 'Things' }],
    ['a Key of other names', get({ pk: { S: 'a' }, sk: { S: 'b' } }), 'key-shape', { table: 'Things' }],
    ['a Key that is empty', get({ ...KEY, PK: { S: '' } }), 'key-empty', { attribute: 'PK' }],
    ['a partition key of 2048 bytes', put({ PK: { S: x(2048) } })],
    [
      'a partition key of 2049 bytes',
      put({ PK: { S: x(2049) } }),
      'key-too-long',
      { attribute: 'PK', bytes: 2049, limit: 2048 },
    ],
    ['a sort key of 1024 bytes', put({ SK: { S: x(1024) } })],
    [
      'a sort key of 1025 bytes',
      put({ SK: { S: x(1025) } }),
      'key-too-long',
      { attribute: 'SK', bytes: 1025, limit: 1024 },
    ],
    [
      'a Key of 1025 bytes',
      get({ ...KEY, SK: { S: x(1025) } }),
      'key-too-long',
      { attribute: 'SK', bytes: 1025, limit: 1024 },
    ],
    ['a key of an index of 1024 bytes', put({ L: { B: btoa(x(1024)) } })],
    [
      'a key of an index of 1025 bytes',
      put({ L: { B: btoa(x(1025)) } }),
      'index-key-too-long',
      { index: 'near', attribute: 'L', bytes: 1025, limit: 1024 },
    ],
    [
      'a key of an index updated to 2049 bytes',
      updateOutcome('SET G = :v', { ':v': { S: x(2049) } }),
      'index-key-too-long',
      { index: 'all', attribute: 'G', bytes: 2049, limit: 2048 },
    ],
    [
      'another table',
      outcomeOf('GetItem', { TableName: 'Other', Key: KEY }),
      'table-unknown',
      { table: 'Other' },
      'ResourceNotFoundException',
    ],
  ]);
});

describe('values', () => {
  const a = (value: unknown): Outcome => put({ a: value });
  const at = (rest: string) => `Item.a.${rest}`;
  checkRows([
    ['a member twice in SS', a({ SS: ['a', 'a'] }), 'duplicate', { text: 'a', field: at('SS.1') }],
    ['a number twice in NS', a({ NS: ['1', '1.0'] }), 'duplicate', { text: '1.0', field: at('NS.1') }],
    ['a member twice in BS', a({ BS: ['YQ==', 'YQ=='] }), 'duplicate', { text: 'YQ==', field: at('BS.1') }],
    ['an empty SS', a({ SS: [] }), 'empty-set', { type: 'SS', field: at('SS') }],
    ['an empty NS', a({ NS: [] }), 'empty-set', { type: 'NS', field: at('NS') }],
    ['empty members of sets', put({ a: { SS: ['', 'a'] }, b: { BS: ['', 'YQ=='] } })],
    ['empty texts, binary, lists and maps', put({ a: { S: '' }, b: { B: '' }, c: { L: [] }, d: { M: {} } })],
    ['NULL: false', a({ NULL: false }), 'wrong-type', { expected: 'true', got: 'boolean', field: at('NULL') }],
    ['two types in one value', a({ S: 'a', N: '1' }), 'several-types', { types: 'S N', field: 'Item.a' }],
    ['no type', a({}), 'no-type', { allowed: TYPES, field: 'Item.a' }],
    ['an unknown type', a({ X: 'a' }), 'unknown-type', { type: 'X', allowed: TYPES, field: 'Item.a.X' }],
    ['text that is no number', a({ N: 'abc' }), 'not-a-number', { text: 'abc', field: at('N') }],
    ['no number at all', a({ N: '' }), 'not-a-number', { text: '', field: at('N') }],
    ['NaN', a({ N: 'NaN' }), 'not-a-number', { text: 'NaN', field: at('N') }],
    ['Infinity', a({ N: 'Infinity' }), 'not-a-number', { text: 'Infinity', field: at('N') }],
    ['a hexadecimal number', a({ N: '0x1' }), 'not-a-number', { text: '0x1', field: at('N') }],
    ['a number with white space', a({ N: ' 1 ' }), 'not-a-number', { text: ' 1 ', field: at('N') }],
    ['numbers with a plus and with one side only', put({ a: { N: '+1' }, b: { N: '.5' }, c: { N: '5.' } })],
    ['39 digits', a({ N: x(39).replaceAll('x', '1') }), 'too-many-digits', { text: '1'.repeat(39), field: at('N') }],
    ['38 digits', a({ N: '1'.repeat(38) })],
    ['1e126', a({ N: '1e126' }), 'too-large', { text: '1e126', field: at('N') }],
    ['1e-131', a({ N: '1e-131' }), 'too-small', { text: '1e-131', field: at('N') }],
    [
      'a number of JSON',
      a({ N: 1 }),
      'wrong-json',
      { expected: 'string', got: 'number', field: at('N') },
      'SerializationException',
    ],
    ['bad base64', a({ B: '!' }), 'not-base64', { text: '!', field: at('B') }, 'SerializationException'],
    [
      'plain JSON',
      a('text'),
      'wrong-json',
      { expected: 'object', got: 'string', field: 'Item.a' },
      'SerializationException',
    ],
    ['31 levels', a(nested(31))],
    ['32 levels', a(nested(32)), 'too-deep', { limit: 31, field: `Item.a${'.L.0'.repeat(31)}.L` }],
    ['32 levels in an expression', conditionOutcome('str <> :v', { ':v': nested(32) })],
    [
      '33 levels in an expression',
      conditionOutcome('str <> :v', { ':v': nested(33) }),
      'too-deep',
      { limit: 32, field: `ExpressionAttributeValues.:v${'.L.0'.repeat(32)}.L` },
    ],
    [
      'a bad number 32 levels down in an expression',
      conditionOutcome('str <> :v', { ':v': JSON.parse(JSON.stringify(nested(32)).replace('{"S":"x"}', '{"N":"x"}')) }),
      'not-a-number',
      { text: 'x', field: `ExpressionAttributeValues.:v${'.L.0'.repeat(32)}.N` },
    ],
    [
      '33 levels in the maps of an expression',
      conditionOutcome('str <> :v', { ':v': { M: { a: nested(32) } } }),
      'too-deep',
      { limit: 32, field: `ExpressionAttributeValues.:v.M.a${'.L.0'.repeat(31)}.L` },
    ],
    ['32 levels made by an update', updateOutcome('SET mp.q = :v', { ':v': nested(31) }), 'too-deep', { limit: 31 }],
    ['a name without characters', put({ '': { S: 'a' } }), 'attribute-name-empty', { field: 'Item' }],
    ['a name of 65535 bytes', put({ [x(65_535)]: { S: 'a' } })],
    [
      'a name of 65536 bytes',
      put({ [x(65_536)]: { S: 'a' } }),
      'attribute-name-too-long',
      { field: 'Item', bytes: 65_536, limit: 65_535 },
    ],
    [
      'a name JSON cannot be trusted with',
      putWhole(JSON.parse('{"__proto__":{"S":"a"}}')),
      'forbidden-name',
      { field: 'Item', name: '__proto__' },
    ],
    ['400 KB', put({ a: { S: x(409_600 - 13) } })],
    ['400 KB and a byte', put({ a: { S: x(409_600 - 12) } }), 'item-too-large', { bytes: 409_601, limit: 409_600 }],
    [
      '400 KB and a byte by an update',
      updateOutcome('SET a = :v', { ':v': { S: x(409_600) } }),
      'item-too-large',
      { bytes: 409_676, limit: 409_600 },
    ],
  ]);

  it('are kept with numbers in one form', () => {
    const { database } = execute(DATABASE, {
      operation: 'PutItem',
      input: {
        TableName: 'Things',
        Item: {
          ...GONE,
          a: { N: '01.50' },
          b: { NS: ['1e1', '-0'] },
          c: { L: [{ N: '+1' }] },
          d: { M: { e: { N: '.5' } } },
        },
      },
    });
    expect(outcomeOf('GetItem', { Key: GONE }, database)).toMatchObject({
      output: {
        Item: {
          ...GONE,
          a: { N: '1.5' },
          b: { NS: ['10', '0'] },
          c: { L: [{ N: '1' }] },
          d: { M: { e: { N: '0.5' } } },
        },
      },
    });
  });
});

describe('fields', () => {
  checkRows([
    ['another field', put({}, { Extra: 1 }), 'unknown-field', { field: 'Extra' }],
    ['an old parameter', put({}, { Expected: {} }), 'unsupported-field', { field: 'Expected' }],
    [
      'an old parameter beside an expression',
      put({}, { Expected: {}, ConditionExpression: 'attribute_exists(PK)' }),
      'mixed-parameters',
      { field: 'Expected' },
    ],
    [
      'old updates beside an update',
      updateOutcome('REMOVE a', undefined, { AttributeUpdates: {} }),
      'mixed-parameters',
      { field: 'AttributeUpdates' },
    ],
    [
      'ReturnValues that a PutItem has not',
      put({}, { ReturnValues: 'ALL_NEW' }),
      'invalid-choice',
      { field: 'ReturnValues', value: 'ALL_NEW' },
    ],
    [
      'ReturnValues that a DeleteItem has not',
      outcomeOf('DeleteItem', { Key: KEY, ReturnValues: 'UPDATED_OLD' }),
      'invalid-choice',
      { field: 'ReturnValues', value: 'UPDATED_OLD' },
    ],
    [
      'ReturnValues that nothing has',
      updateOutcome('REMOVE a', undefined, { ReturnValues: 'SOME' }),
      'invalid-choice',
      { field: 'ReturnValues', value: 'SOME' },
    ],
    ['a table name of 2 characters', put({}, { TableName: 'ab' }), 'table-name', { field: 'TableName', name: 'ab' }],
    [
      'a table name with a strange character',
      put({}, { TableName: 'a b c' }),
      'table-name',
      { field: 'TableName', name: 'a b c' },
    ],
    [
      'no table name',
      outcomeOf('PutItem', { TableName: undefined, Item: GONE }),
      'missing-field',
      { field: 'TableName' },
    ],
    [
      'a table name that is a number',
      put({}, { TableName: 1 }),
      'wrong-json',
      { field: 'TableName', expected: 'string' },
      'SerializationException',
    ],
    ['no item', outcomeOf('PutItem', {}), 'missing-field', { field: 'Item' }],
    [
      'an item that is a list',
      putWhole([]),
      'wrong-json',
      { field: 'Item', expected: 'object' },
      'SerializationException',
    ],
    [
      'malformed JSON after something else bad',
      outcomeOf('PutItem', { Item: { ...GONE, a: { SS: [] }, b: { S: 1 } } }),
      'wrong-json',
      { expected: 'string', got: 'number', field: 'Item.b.S' },
      'SerializationException',
    ],
    [
      'a flag that is a text',
      outcomeOf('GetItem', { Key: KEY, ConsistentRead: 'true' }),
      'wrong-json',
      { field: 'ConsistentRead', expected: 'boolean' },
      'SerializationException',
    ],
    [
      'a choice that is a number',
      put({}, { ReturnValues: 1 }),
      'wrong-json',
      { field: 'ReturnValues', expected: 'string' },
      'SerializationException',
    ],
    [
      'a limit that is a text',
      outcomeOf('Scan', { Limit: '1' }),
      'wrong-json',
      { field: 'Limit', expected: 'integer' },
      'SerializationException',
    ],
    ['null for a field that may be missing', put({}, { ConditionExpression: null, ReturnValues: null })],
    [
      'a request that is a text',
      execute(DATABASE, { operation: 'GetItem', input: 'text' }).result,
      'wrong-json',
      { field: '', expected: 'object' },
      'SerializationException',
    ],
    ['an update without expression', outcomeOf('UpdateItem', { Key: KEY })],
  ]);

  it('refuse nothing of a whole item', () => {
    expect(putWhole(ITEM)).toMatchObject({ ok: true });
  });
});
