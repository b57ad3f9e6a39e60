/** Random requests on random tables, as plain JSON, good or bad. */
import fc from 'fast-check';
import type { SimulatorRequest } from '#core/simulator';
import { condition, keyCondition, Names, projection, type Render, update } from './expressions.ts';
import { itemOf, type Keys, keyOf, type TableShape } from './tables.ts';
import { defined, type Json, maybe, rarely } from './values.ts';

export interface Request extends SimulatorRequest {
  readonly input: Json;
}

/** A little damage to an expression's text. */
const damage: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.constantFrom<(text: string) => string>(
    (text) => `((${text}))`,
    (text) => `${text} AND`,
    (text) => text.replace('=', '=='),
    (text) => text.replace(/\bAND\b/, '&&'),
    (text) => text.replace('attribute_exists', 'Attribute_Exists'),
    (text) => text.replace('#status', 'status'),
    (text) => text.replace(/:v0\b/, ':undefined'),
    (text) => text.replace(/#\w+/, '#undefined'),
    (text) => `${text} SET x1 = :v0`,
    () => '',
    () => 'x'.repeat(4097),
  ),
  fc.tuple(fc.nat(60), fc.constantFrom('!', '(', ')', ',', '=', ' and ', '-', '[', '1')).map(
    ([at, token]) =>
      (text: string) =>
        text.slice(0, at) + token + text.slice(at),
  ),
);
const damaged = rarely(
  fc.constant((text: string) => text),
  damage,
  60,
);
/** An expression that is there or not, whole or damaged. */
const expression = (of: fc.Arbitrary<Render | undefined>): fc.Arbitrary<Render | undefined> =>
  fc.tuple(of, damaged).map(([render, hurt]) => render && ((names) => hurt(render(names))));

const withName = (name: string, to: string) => (input: Json) => ({
  ...input,
  ExpressionAttributeNames: { ...Object(input.ExpressionAttributeNames), [name]: to },
});
const withValue = (name: string) => (input: Json) => ({
  ...input,
  ExpressionAttributeValues: { ...Object(input.ExpressionAttributeValues), [name]: { S: 'y' } },
});
const withField = (name: string, to: unknown) => (input: Json) => ({ ...input, [name]: to });

/** A little damage to a request. */
const spoiled: fc.Arbitrary<(input: Json) => Json> = rarely(
  fc.constant((input: Json) => input),
  fc.constantFrom<(input: Json) => Json>(
    withName('#unused', 'y'),
    withName('#a-b', 'y'),
    withValue(':unused'),
    withValue('v'),
    withField('ExpressionAttributeNames', {}),
    withField('ExpressionAttributeValues', {}),
    withField('TableName', 'nowhere'),
    withField('TableName', 'x!'),
    withField('TableName', undefined),
    withField('ReturnValues', 'SOMETIMES'),
    withField('ReturnConsumedCapacity', 'SOME'),
    withField('ReturnValuesOnConditionCheckFailure', 'ALL_NEW'),
    withField('UnknownField', 1),
    withField('Expected', {}),
    withField('ConditionExpression', 1),
  ),
  60,
);

/** Fields, and expressions by the names of their fields. */
interface Parts {
  readonly fields: Json;
  readonly expressions: Readonly<Record<string, Render | undefined>>;
  readonly spoil: (input: Json) => Json;
}

function assemble({ fields, expressions, spoil }: Parts): Json {
  const names = new Names();
  const texts = Object.entries(expressions).map(([field, render]) => [field, render?.(names)]);
  return defined(
    spoil({
      ...fields,
      ...Object.fromEntries(texts),
      ...(names.names.size > 0 && { ExpressionAttributeNames: Object.fromEntries(names.names) }),
      ...(names.values.size > 0 && { ExpressionAttributeValues: Object.fromEntries(names.values) }),
    }),
  );
}

const request = (
  fields: Record<string, fc.Arbitrary<unknown>>,
  expressions: Record<string, fc.Arbitrary<Render | undefined>>,
): fc.Arbitrary<Json> =>
  fc.record({ fields: fc.record(fields), expressions: fc.record(expressions), spoil: spoiled }).map(assemble);

const onFailure = maybe(fc.constantFrom('ALL_OLD', 'NONE'));
const capacityDetail = maybe(fc.constantFrom('INDEXES', 'TOTAL', 'NONE'), 3);
const TableName = ({ name }: TableShape) => fc.constant(name);
const answered = (...values: string[]) => ({
  ReturnValues: maybe(fc.constantFrom(...values)),
  ReturnConsumedCapacity: capacityDetail,
});
const RETURNS = ['ALL_OLD', 'NONE', 'UPDATED_OLD', 'UPDATED_NEW', 'ALL_NEW'];

const put = (shape: TableShape, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  request(
    { TableName: TableName(shape), Item: itemOf(shape), ReturnValuesOnConditionCheckFailure: onFailure, ...more },
    { ConditionExpression: expression(maybe(condition)) },
  );

const updateOf = (shape: TableShape, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  request(
    { TableName: TableName(shape), Key: keyOf(shape), ReturnValuesOnConditionCheckFailure: onFailure, ...more },
    {
      UpdateExpression: expression(rarely<Render | undefined>(update, fc.constant(undefined), 40)),
      ConditionExpression: expression(maybe(condition)),
    },
  );

const keyed = (
  shape: TableShape,
  when: fc.Arbitrary<Render | undefined>,
  more: Record<string, fc.Arbitrary<unknown>> = {},
) =>
  request(
    { TableName: TableName(shape), Key: keyOf(shape), ReturnValuesOnConditionCheckFailure: onFailure, ...more },
    { ConditionExpression: expression(when) },
  );

const get = (shape: TableShape, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  request(
    { TableName: TableName(shape), Key: keyOf(shape), ...more },
    { ProjectionExpression: expression(maybe(projection)) },
  );

const reading = {
  ConsistentRead: maybe(fc.boolean(), 5),
  Limit: maybe(rarely(fc.integer({ min: 1, max: 5 }), fc.constant(0), 15), 3),
  ReturnConsumedCapacity: capacityDetail,
};
/** What to show, as a rule in agreement with itself. */
const shown = rarely<readonly [string | undefined, boolean]>(
  fc.constantFrom<readonly [string | undefined, boolean]>(
    [undefined, false],
    [undefined, true],
    ['SPECIFIC_ATTRIBUTES', true],
    ['COUNT', false],
  ),
  fc.tuple(fc.constantFrom('ALL_ATTRIBUTES', 'ALL_PROJECTED_ATTRIBUTES', 'SPECIFIC_ATTRIBUTES', 'COUNT'), fc.boolean()),
  10,
);

const query = (shape: TableShape): fc.Arbitrary<Json> =>
  fc
    .tuple(
      fc.constantFrom<Keys & { readonly name: string | undefined }>({ ...shape, name: undefined }, ...shape.indexes),
      shown,
    )
    .chain(([keys, [Select, projects]]) =>
      request(
        {
          TableName: TableName(shape),
          IndexName: rarely<string | undefined>(fc.constant(keys.name), fc.constant('nowhere'), 60),
          Select: fc.constant(Select),
          ScanIndexForward: maybe(fc.boolean()),
          ...reading,
        },
        {
          KeyConditionExpression: expression(keyCondition(keys)),
          FilterExpression: maybe(condition, 3),
          ProjectionExpression: projects ? projection : fc.constant(undefined),
        },
      ),
    );

const scan = (shape: TableShape): fc.Arbitrary<Json> =>
  shown.chain(([Select, projects]) =>
    request(
      {
        TableName: TableName(shape),
        IndexName: fc.constantFrom(undefined, ...shape.indexes.map(({ name }) => name)),
        Select: fc.constant(Select),
        ...reading,
        Limit: fc.constant(undefined),
      },
      {
        FilterExpression: expression(maybe(condition)),
        ProjectionExpression: projects ? projection : fc.constant(undefined),
      },
    ),
  );

const action = (shapes: readonly TableShape[]): fc.Arbitrary<Json> =>
  fc.constantFrom(...shapes).chain((shape) =>
    rarely(
      fc.oneof(
        put(shape).map((Put) => ({ Put })),
        updateOf(shape).map((Update) => ({ Update })),
        keyed(shape, maybe(condition)).map((Delete) => ({ Delete })),
        keyed(shape, condition).map((ConditionCheck) => ({ ConditionCheck })),
      ),
      fc.oneof(
        fc.constant<Json>({}),
        fc.tuple(put(shape), keyed(shape, maybe(condition))).map(([Put, Delete]) => ({ Put, Delete })),
      ),
      200,
    ),
  );

const token = rarely(
  fc.constantFrom('token1', 'token2', 'token3'),
  fc.constantFrom('x'.repeat(37), 'token-long', ''),
  10,
);

const transactWrite = (shapes: readonly TableShape[]): fc.Arbitrary<Json> =>
  fc
    .record({
      TransactItems: rarely(fc.array(action(shapes), { minLength: 1, maxLength: 4 }), fc.constant<Json[]>([]), 80),
      ClientRequestToken: maybe(token, 6),
      ReturnConsumedCapacity: capacityDetail,
    })
    .map(defined);

const transactGet = (shapes: readonly TableShape[]): fc.Arbitrary<Json> =>
  fc
    .record({
      TransactItems: fc.array(
        fc.constantFrom(...shapes).chain((shape) => get(shape).map((Get) => ({ Get }))),
        { minLength: 1, maxLength: 3 },
      ),
      ReturnConsumedCapacity: capacityDetail,
    })
    .map(defined);

/** One request on one of the tables, or on several. */
export function anyRequest(shapes: readonly TableShape[]): fc.Arbitrary<Request> {
  const shape = fc.constantFrom(...shapes);
  const as = (operation: Request['operation'], inputs: fc.Arbitrary<Json>) =>
    inputs.map((input): Request => ({ operation, input }));
  return fc.oneof(
    {
      arbitrary: as(
        'PutItem',
        shape.chain((on) => put(on, answered('ALL_OLD', 'NONE'))),
      ),
      weight: 7,
    },
    {
      arbitrary: as(
        'UpdateItem',
        shape.chain((on) => updateOf(on, answered(...RETURNS))),
      ),
      weight: 8,
    },
    {
      arbitrary: as(
        'DeleteItem',
        shape.chain((on) => keyed(on, maybe(condition), answered('ALL_OLD', 'NONE'))),
      ),
      weight: 2,
    },
    {
      arbitrary: as(
        'GetItem',
        shape.chain((on) => get(on, { ConsistentRead: maybe(fc.boolean()), ReturnConsumedCapacity: capacityDetail })),
      ),
      weight: 1,
    },
    { arbitrary: as('Query', shape.chain(query)), weight: 5 },
    { arbitrary: as('Scan', shape.chain(scan)), weight: 2 },
    { arbitrary: as('TransactWriteItems', transactWrite(shapes)), weight: 7 },
    { arbitrary: as('TransactGetItems', transactGet(shapes)), weight: 1 },
  );
}
