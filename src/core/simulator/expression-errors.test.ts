/** What DynamoDB says to bad expressions and placeholders, as codes, and what it takes. */
import { describe, expect, it } from 'vitest';
import { checkRows } from './__fixtures__/check-rows.ts';
import {
  conditionOutcome as condition,
  failure,
  GONE,
  KEY,
  outcomeOf,
  updateOutcome as update,
} from './__fixtures__/table.ts';

const v = { ':v': { S: 'abc' } };
const n = { ':n': { N: '1' } };
const where = { expression: 'ConditionExpression' };
const inUpdate = { expression: 'UpdateExpression' };
const put = (more: Readonly<Record<string, unknown>>) => outcomeOf('PutItem', { Item: GONE, ...more });
const repeat = (count: number, text: string, between: string): string =>
  Array.from({ length: count }, () => text).join(between);

describe('placeholders', () => {
  checkRows([
    ['an unused value', condition('attribute_exists(PK)', v), 'value-unused', { placeholder: ':v' }],
    [
      'an unused name',
      condition('attribute_exists(PK)', undefined, { '#u': 'str' }),
      'name-unused',
      { placeholder: '#u' },
    ],
    [
      'an unused name and value',
      condition('attribute_exists(PK)', v, { '#u': 'str' }),
      'name-unused',
      { placeholder: '#u' },
    ],
    ['an undefined value', condition('str = :u'), 'value-undefined', { ...where, placeholder: ':u' }],
    ['an undefined value beside another', condition('str = :u', v), 'value-undefined', { ...where, placeholder: ':u' }],
    ['an undefined name', condition('#u = :v', v), 'name-undefined', { ...where, placeholder: '#u' }],
    ['no values', condition('attribute_exists(PK)', {}), 'placeholders-empty', { field: 'ExpressionAttributeValues' }],
    [
      'no names',
      condition('attribute_exists(PK)', undefined, {}),
      'placeholders-empty',
      { field: 'ExpressionAttributeNames' },
    ],
    [
      'names without expression',
      put({ ExpressionAttributeNames: { '#a': 'a' } }),
      'placeholders-without-expression',
      { field: 'ExpressionAttributeNames' },
    ],
    [
      'values without expression',
      put({ ExpressionAttributeValues: v }),
      'placeholders-without-expression',
      { field: 'ExpressionAttributeValues' },
    ],
    [
      'a name with a dash',
      condition('attribute_exists(#a)', undefined, { '#a-b': 'str' }),
      'placeholder-syntax',
      { field: 'ExpressionAttributeNames', placeholder: '#a-b' },
    ],
    [
      'a name without #',
      condition('attribute_exists(str)', undefined, { a: 'str' }),
      'placeholder-syntax',
      { field: 'ExpressionAttributeNames', placeholder: 'a' },
    ],
    [
      'a value without :',
      condition('attribute_exists(str)', { b: { S: 'b' } }),
      'placeholder-syntax',
      { field: 'ExpressionAttributeValues', placeholder: 'b' },
    ],
    [
      '# alone',
      condition('attribute_exists(str)', undefined, { '#': 'str' }),
      'placeholder-syntax',
      { field: 'ExpressionAttributeNames', placeholder: '#' },
    ],
    [
      'a name with é',
      condition('attribute_exists(str)', undefined, { '#é': 'str' }),
      'placeholder-syntax',
      { field: 'ExpressionAttributeNames', placeholder: '#é' },
    ],
    [
      'a name of nothing',
      condition('attribute_exists(#a)', undefined, { '#a': '' }),
      'attribute-name-empty',
      { field: 'ExpressionAttributeNames.#a' },
    ],
    [
      'a name that is a number',
      condition('attribute_exists(#a)', undefined, { '#a': 1 }),
      'wrong-json',
      { field: 'ExpressionAttributeNames.#a', expected: 'string' },
      'SerializationException',
    ],
    [
      'names in a list',
      put({ ConditionExpression: 'attribute_exists(str)', ExpressionAttributeNames: [] }),
      'wrong-json',
      { field: 'ExpressionAttributeNames', expected: 'object' },
      'SerializationException',
    ],
    [
      '256 bytes of name',
      condition('attribute_exists(str)', undefined, { [`#${'a'.repeat(255)}`]: 'str' }),
      'placeholder-too-long',
      { field: 'ExpressionAttributeNames', bytes: 256, limit: 255 },
    ],
    [
      '255 bytes of name',
      condition(`attribute_exists(#${'a'.repeat(254)})`, undefined, { [`#${'a'.repeat(254)}`]: 'str' }),
    ],
    ['2 MB of values', condition('str <> :v', { ':v': { S: 'x'.repeat(2_097_150) } })],
    [
      '2 MB of names and values, and a byte',
      condition('#s <> :v', { ':v': { S: 'x'.repeat(2_097_146) } }, { '#s': 'str' }),
      'placeholders-too-large',
      { bytes: 2_097_153, limit: 2_097_152 },
    ],
    ['a digit for a name', condition('attribute_exists(#1)', undefined, { '#1': 'str' })],
    ['a digit for a value', condition('str = :1', { ':1': { S: 'abc' } })],
    ['an underscore', condition('attribute_exists(#_a)', undefined, { '#_a': 'str' })],
    ['a name with a dot in it', condition('attribute_not_exists(#a)', undefined, { '#a': 'a.b' })],
  ]);
});

describe('conditions', () => {
  checkRows([
    ['a reserved word', condition('status = :v', v), 'reserved-word', { ...where, word: 'status', at: 0 }],
    ['an empty expression', condition('', v), 'empty', { ...where, at: 0 }],
    ['a dash in a name', condition('my-attr = :v', v), 'syntax', { ...where, at: 2, token: '-', near: 'my-attr' }],
    ['nothing after =', condition('PK = '), 'syntax', { ...where, at: 5, token: '<EOF>', near: '=' }],
    ['==', condition('str == :v', v), 'syntax', { ...where, at: 5, token: '=', near: '== :v' }],
    ['an unknown function', condition('foo(str)'), 'unknown-function', { ...where, function: 'foo', at: 0 }],
    [
      'a function in capitals',
      condition('Attribute_Exists(str)'),
      'unknown-function',
      { ...where, function: 'Attribute_Exists', at: 0 },
    ],
    ['small words between', condition('attribute_exists(PK) and not attribute_not_exists(str) or str = :v', v)],
    [
      'one operand too few',
      condition('begins_with(str)'),
      'operand-count',
      { ...where, function: 'begins_with', count: 1, at: 0 },
    ],
    [
      'begins_with a number',
      condition('begins_with(str, :n)', n),
      'operand-type',
      { ...where, function: 'begins_with', type: 'N' },
    ],
    [
      'a beginning of size',
      condition('begins_with(str, size(str))'),
      'operand-type',
      { ...where, function: 'begins_with', type: 'N' },
    ],
    [
      'contains with itself',
      condition('contains(str, str)'),
      'operands-equal',
      { ...where, function: 'contains', path: 'str' },
    ],
    [
      'attribute_exists of a value',
      condition('attribute_exists(:v)', v),
      'path-required',
      { ...where, function: 'attribute_exists', at: 0 },
    ],
    [
      'an unknown type',
      condition('attribute_type(str, :v)', { ':v': { S: 'STRING' } }),
      'attribute-type-unknown',
      { ...where, type: 'STRING' },
    ],
    [
      'a type that is a number',
      condition('attribute_type(str, :n)', n),
      'operand-type',
      { ...where, function: 'attribute_type', type: 'N' },
    ],
    ['size of a number', condition('size(:n) > :n', n), 'operand-type', { ...where, function: 'size', type: 'N' }],
    [
      '101 in IN',
      condition(`str IN (${repeat(101, ':v', ', ')})`, v),
      'too-many-operands',
      { ...where, count: 101, limit: 100, at: 0 },
    ],
    ['100 in IN', condition(`str IN (${repeat(100, ':v', ', ')})`, v)],
    [
      'bounds the wrong way round',
      condition('num BETWEEN :a AND :b', { ':a': { N: '10' }, ':b': { N: '1' } }),
      'bounds-reversed',
      where,
    ],
    [
      'bounds of two types',
      condition('num BETWEEN :a AND :b', { ':a': { N: '1' }, ':b': { S: '9' } }),
      'bounds-of-two-types',
      where,
    ],
    [
      'a bound without order',
      condition('num BETWEEN :a AND :b', { ':a': { L: [] }, ':b': { L: [] } }),
      'operand-type',
      { ...where, function: 'BETWEEN', type: 'L' },
    ],
    ['too many parentheses', condition('((str = :v))', v), 'redundant-parentheses', { ...where, at: 0 }],
    ['parentheses', condition('(str = :v) AND (attribute_exists(PK))', v)],
    [
      'a list compared by order',
      condition('lst < :l', { ':l': { L: [] } }),
      'operand-type',
      { ...where, function: '<', type: 'L' },
    ],
    ['a path compared with itself', condition('str = str'), 'operands-equal', { ...where, function: '=', path: 'str' }],
    [
      'a path compared with itself in other words',
      condition('mp.q = #m.#q', undefined, { '#m': 'mp', '#q': 'q' }),
      'operands-equal',
      { ...where, function: '=', path: 'mp.q' },
    ],
    ['a value compared with itself', condition(':v = :v', v)],
    ['two values', condition(':v = :w', { ':v': { S: 'a' }, ':w': { S: 'a' } })],
    ['4096 bytes', condition(`str = :v${' '.repeat(4088)}`, v)],
    [
      '4097 bytes',
      condition(`str = :v${' '.repeat(4089)}`, v),
      'too-long',
      { ...where, at: 0, bytes: 4097, limit: 4096 },
    ],
    ['300 operators', condition(`NOT ${repeat(149, 'a=:v', ' OR ')} OR str=:v`, v)],
    [
      '301 operators',
      condition(repeat(151, 'a=:v', ' OR '), v),
      'too-many-operators',
      { ...where, at: 0, count: 301, limit: 300 },
    ],
    [
      '33 steps of a path',
      condition(`attribute_exists(${repeat(33, 'a', '.')})`),
      'path-too-deep',
      { ...where, at: 17, levels: 33, limit: 32 },
    ],
    ['32 steps of a path', condition(`attribute_not_exists(${repeat(32, 'a', '.')})`)],
    [
      'a condition that does not hold',
      condition('str = :n', n),
      'condition-failed',
      {},
      'ConditionalCheckFailedException',
    ],
  ]);
});

describe('updates', () => {
  checkRows([
    ['a reserved word', update('SET status = :v', v), 'reserved-word', { ...inUpdate, word: 'status', at: 4 }],
    [
      'a reserved word inside',
      update('SET mp.status = :v', v),
      'reserved-word',
      { ...inUpdate, word: 'status', at: 7 },
    ],
    ['an empty expression', update(''), 'empty', { ...inUpdate, at: 0 }],
    ['a path twice', update('SET a = :v, a = :v', v), 'paths-overlap', { ...inUpdate, one: 'a', two: 'a' }],
    [
      'a path and one inside it',
      update('SET mp = :v, mp.q = :v', v),
      'paths-overlap',
      { ...inUpdate, one: 'mp', two: 'mp.q' },
    ],
    [
      'one path for a list and a map',
      update('SET lst[0] = :v, lst.a = :v', v),
      'paths-conflict',
      { ...inUpdate, one: 'lst[0]', two: 'lst.a' },
    ],
    ['two paths beside each other', update('SET mp.q = :v, mp.r = :v, lst[0] = :v, lst[1] = :v', v)],
    ['two SET', update('SET a = :v SET b = :v', v), 'section-repeated', { ...inUpdate, section: 'SET', at: 11 }],
    ['a path set and removed', update('SET a = :v REMOVE a', v), 'paths-overlap', { ...inUpdate, one: 'a', two: 'a' }],
    ['nothing set', update('SET a'), 'syntax', { ...inUpdate, at: 5, token: '<EOF>', near: 'a' }],
    ['a trailing comma', update('SET a = :v,', v), 'syntax', { ...inUpdate, at: 11, token: '<EOF>', near: ',' }],
    ['a text added', update('SET num = num + :v', v), 'operand-type', { ...inUpdate, function: '+', type: 'S' }],
    ['ADD of a text', update('ADD num :v', v), 'operand-type', { ...inUpdate, function: 'ADD', type: 'S' }],
    ['DELETE of a number', update('DELETE ss :n', n), 'operand-type', { ...inUpdate, function: 'DELETE', type: 'N' }],
    [
      'ADD of an empty set',
      update('ADD ss :v', { ':v': { SS: [] } }),
      'empty-set',
      { type: 'SS', field: 'ExpressionAttributeValues.:v.SS' },
    ],
    [
      'list_append of a text',
      update('SET lst = list_append(lst, :v)', v),
      'operand-type',
      { ...inUpdate, function: 'list_append', type: 'S' },
    ],
    [
      'if_not_exists of a value',
      update('SET a = if_not_exists(:v, :v)', v),
      'path-required',
      { ...inUpdate, function: 'if_not_exists', at: 8 },
    ],
    ['size', update('SET a = size(str)'), 'function-not-allowed', { ...inUpdate, function: 'size', at: 8 }],
    [
      'three operands',
      update('SET a = num + :n + :n', n),
      'syntax',
      { ...inUpdate, at: 17, token: '+', near: ':n + :n' },
    ],
    ['301 actions', update(`REMOVE ${Array.from({ length: 301 }, (_, at) => `a${at}`).join(',')}`)],
    ['a path through nothing', update('SET nothing.a = :v', v), 'update-path', { path: 'nothing.a' }],
    ['a path through a text', update('SET str.a = :v', v), 'update-path', { path: 'str.a' }],
    ['a path deeper than there is', update('SET mp.x.y = :v', v), 'update-path', { path: 'mp.x.y' }],
    ['an element of a map', update('SET mp[0] = :v', v), 'update-path', { path: 'mp[0]' }],
    ['a member of a list', update('SET lst.a = :v', v), 'update-path', { path: 'lst.a' }],
    ['an element taken from nothing', update('REMOVE nothing[0]'), 'update-path', { path: 'nothing[0]' }],
    ['an attribute that is not there', update('SET a = nothing'), 'update-operand-missing', { path: 'nothing' }],
    ['a sum with one that is not there', update('SET a = mp.x + :n', n), 'update-operand-missing', { path: 'mp.x' }],
    ['a sum the other way round', update('SET a = :n - mp.x', n), 'update-operand-missing', { path: 'mp.x' }],
    ['a sum with a text', update('SET a = str + :n', n), 'update-operand-type', { function: '+', type: 'S' }],
    ['a difference from a text', update('SET a = :n - str', n), 'update-operand-type', { function: '-', type: 'S' }],
    ['ADD to a text', update('ADD str :n', n), 'update-operand-type', { function: 'ADD', type: 'S' }],
    [
      'ADD of texts to numbers',
      update('ADD ns :s', { ':s': { SS: ['a'] } }),
      'update-operand-type',
      { function: 'ADD', type: 'NS' },
    ],
    [
      'DELETE of numbers from texts',
      update('DELETE ss :s', { ':s': { NS: ['1'] } }),
      'update-operand-type',
      { function: 'DELETE', type: 'SS' },
    ],
    [
      'list_append to a text',
      update('SET a = list_append(str, :l)', { ':l': { L: [] } }),
      'update-operand-type',
      { function: 'list_append', type: 'S' },
    ],
    [
      'list_append of a text that is there',
      update('SET a = list_append(:l, str)', { ':l': { L: [] } }),
      'update-operand-type',
      { function: 'list_append', type: 'S' },
    ],
    [
      'list_append of nothing',
      update('SET a = list_append(:l, nothing)', { ':l': { L: [] } }),
      'update-operand-missing',
      { path: 'nothing' },
    ],
    [
      'list_append to nothing',
      update('SET a = list_append(nothing, :l)', { ':l': { L: [] } }),
      'update-operand-missing',
      { path: 'nothing' },
    ],
    ['a sum of too many digits', update('SET a = num + :n', { ':n': { N: '1e40' } }), 'too-many-digits'],
    ['a sum too large', update('SET a = :n + :n', { ':n': { N: '9e125' } }), 'too-large'],
    [
      'a condition that fails before any of it',
      update('SET nothing.a = :v', v, { ConditionExpression: 'attribute_not_exists(PK)' }),
      'condition-failed',
      {},
      'ConditionalCheckFailedException',
    ],
    [
      'a bad expression before the condition',
      update('SET a = :x', v, { ConditionExpression: 'attribute_not_exists(PK)' }),
      'value-undefined',
      { ...inUpdate, placeholder: ':x' },
    ],
  ]);

  it('may use what a condition uses', () => {
    expect(update('SET a = :v', v, { ConditionExpression: 'str = :v' })).toMatchObject({ ok: true });
  });
});

describe('projections', () => {
  const get = (ProjectionExpression: string, names?: Readonly<Record<string, string>>) =>
    outcomeOf('GetItem', { Key: KEY, ProjectionExpression, ...(names && { ExpressionAttributeNames: names }) });
  const shown = { expression: 'ProjectionExpression' };
  checkRows([
    ['a reserved word', get('name'), 'reserved-word', { ...shown, word: 'name', at: 0 }],
    ['an empty expression', get(''), 'empty', { ...shown, at: 0 }],
    ['a path and one inside it', get('mp, mp.q'), 'paths-overlap', { ...shown, one: 'mp', two: 'mp.q' }],
    ['a path twice', get('str, str'), 'paths-overlap', { ...shown, one: 'str', two: 'str' }],
    ['a path inside a key', get('PK[0]'), 'key-nested-path', { attribute: 'PK' }],
    ['a path inside a key of an index', get('G.a'), 'key-nested-path', { attribute: 'G' }],
    ['a name without meaning', get('#a'), 'name-undefined', { ...shown, placeholder: '#a' }],
    ['a name without use', get('str', { '#a': 'a' }), 'name-unused', { placeholder: '#a' }],
  ]);
});

it('expressions are judged before the table is looked for', () => {
  const request = { TableName: 'Other', Key: KEY, ConditionExpression: 'a = :u' };
  expect(outcomeOf('DeleteItem', request)).toEqual(failure('value-undefined', { ...where, placeholder: ':u' }));
});

describe('an undefined placeholder is found wherever it stands', () => {
  const known = { ':v': { S: 'v' }, ':n': { N: '1' }, ':l': { L: [] }, ':s': { SS: ['a'] } };
  const used = (text: string) => {
    const values = Object.entries(known).filter(([name]) => text.includes(name));
    return values.length > 0 ? Object.fromEntries(values) : undefined;
  };
  const found = (text: string, expression: string) =>
    text.includes('#u')
      ? failure('name-undefined', { expression, placeholder: '#u' })
      : failure('value-undefined', { expression, placeholder: ':u' });

  it.each([
    ':u = str',
    'str <> :u',
    ':u < :n',
    ':u BETWEEN :n AND :n',
    'num BETWEEN :u AND :n',
    'num BETWEEN :n AND :u',
    ':u IN (:n)',
    'str IN (:v, :u)',
    'attribute_exists(#u)',
    'attribute_not_exists(str.#u)',
    'attribute_type(#u, :v)',
    'attribute_type(str, :u)',
    'begins_with(#u, :v)',
    'begins_with(str, :u)',
    'contains(#u, :v)',
    'contains(str, :u)',
    'size(#u) = :n',
    'size(:u) = :n',
    'NOT #u = :n',
    'str = :v AND #u = :v',
    'str = :v OR (num = :n AND :u = :v)',
  ])('%s', (text) => {
    expect(condition(text, used(text))).toEqual(found(text, 'ConditionExpression'));
  });

  it.each([
    'SET #u = :v',
    'SET a = #u',
    'SET a = :u',
    'SET a = if_not_exists(#u, :v)',
    'SET a = if_not_exists(a, :u)',
    'SET a = list_append(:u, :l)',
    'SET a = list_append(:l, a.#u)',
    'SET a = :u + :n',
    'SET a = :n - :u',
    'REMOVE a, #u',
    'ADD #u :n',
    'ADD a :u',
    'DELETE #u :s',
    'DELETE a :u',
  ])('%s', (text) => {
    expect(update(text, used(text))).toEqual(found(text, 'UpdateExpression'));
  });
});
