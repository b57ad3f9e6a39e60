/** Random tables with all kinds of keys and indexes, and items for them. */
import fc from 'fast-check';
import { type Json, type KeyType, keyValue, rarely, value } from './values.ts';

export interface Attribute {
  readonly name: string;
  readonly type: KeyType;
}

export interface Keys {
  readonly partition: Attribute;
  readonly sort: Attribute | undefined;
}

interface IndexShape extends Keys {
  readonly name: string;
  readonly kind: 'global' | 'local';
  readonly projection: Json;
}

export interface TableShape extends Keys {
  readonly name: string;
  readonly indexes: readonly IndexShape[];
  /** The body of its CreateTable. */
  readonly create: Json;
}

/** Attributes that may be keys of an index. */
export const INDEX_ATTRIBUTES = ['g', 'h', 'i'];
/** Attributes that are nobody's key. */
export const FREE = ['x1', 'y', 'list1', 'map1', 'n', 'set1', 'status', 'a.b', 'constructor'];

const keyType = fc.oneof(
  { arbitrary: fc.constant<KeyType>('S'), weight: 4 },
  { arbitrary: fc.constantFrom<KeyType>('N', 'B'), weight: 1 },
);

const projection = fc.oneof(
  { arbitrary: fc.constant<Json>({ ProjectionType: 'ALL' }), weight: 2 },
  { arbitrary: fc.constant<Json>({ ProjectionType: 'KEYS_ONLY' }), weight: 1 },
  { arbitrary: fc.constant<Json>({ ProjectionType: 'INCLUDE', NonKeyAttributes: ['x1', 'map1'] }), weight: 1 },
);

const global = fc.record({ keys: fc.shuffledSubarray(INDEX_ATTRIBUTES, { minLength: 1, maxLength: 2 }), projection });
const local = fc.record({ key: fc.constantFrom(...INDEX_ATTRIBUTES), projection });

/** A table of this name. */
export const table = (name: string): fc.Arbitrary<TableShape> =>
  fc
    .record({
      partitionType: keyType,
      sortType: fc.option(keyType, { freq: 3 }),
      types: fc.tuple(keyType, keyType, keyType),
      globals: fc.array(global, { maxLength: 2 }),
      localOne: fc.option(local, { freq: 2 }),
    })
    .map(({ partitionType, sortType, types, globals, localOne }) => {
      const partition: Attribute = { name: 'PK', type: partitionType };
      const sort = sortType === null ? undefined : { name: 'SK', type: sortType };
      const attribute = (key: string): Attribute => ({ name: key, type: types[INDEX_ATTRIBUTES.indexOf(key)] ?? 'S' });
      const indexes = globals.map(({ keys: [first = 'g', second], ...rest }, at): IndexShape => {
        const keys = { partition: attribute(first), sort: second === undefined ? undefined : attribute(second) };
        return { name: `global${at}`, kind: 'global', ...keys, ...rest };
      });
      if (localOne !== null && sort !== undefined) {
        const keys = { partition, sort: attribute(localOne.key) };
        indexes.push({ name: 'local0', kind: 'local', ...keys, projection: localOne.projection });
      }
      return { name, partition, sort, indexes, create: createInput(name, { partition, sort }, indexes) };
    });

function createInput(name: string, keys: Keys, indexes: readonly IndexShape[]): Json {
  const types = new Map([keys, ...indexes].flatMap(keyAttributes).map((key) => [key.name, key.type]));
  const listOf = (kind: IndexShape['kind']) =>
    indexes
      .filter((index) => index.kind === kind)
      .map((index) => ({ IndexName: index.name, KeySchema: schema(index), Projection: index.projection }));
  return {
    TableName: name,
    AttributeDefinitions: [...types].map(([AttributeName, AttributeType]) => ({ AttributeName, AttributeType })),
    KeySchema: schema(keys),
    BillingMode: 'PAY_PER_REQUEST',
    ...(listOf('global').length > 0 && { GlobalSecondaryIndexes: listOf('global') }),
    ...(listOf('local').length > 0 && { LocalSecondaryIndexes: listOf('local') }),
  };
}

/** The key attributes there are. */
export const keyAttributes = ({ partition, sort }: Keys): Attribute[] => (sort ? [partition, sort] : [partition]);

const schema = (keys: Keys): Json[] =>
  keyAttributes(keys).map(({ name }, at) => ({ AttributeName: name, KeyType: at === 0 ? 'HASH' : 'RANGE' }));

/** A key of a table; now and then one of another form. */
export function keyOf(shape: Keys): fc.Arbitrary<Json> {
  const attributes = keyAttributes(shape);
  const whole = fc
    .tuple(...attributes.map(({ type }) => keyValue(type)))
    .map((values): Json => Object.fromEntries(attributes.map(({ name }, at) => [name, values[at]])));
  const broken = fc.oneof(
    fc.constant({}),
    whole.map((key) => ({ ...key, extra: { S: 'a' } })),
    whole.map(({ PK, ...rest }) => rest),
  );
  return rarely(whole, broken, 80);
}

/** An item of a table, in its indexes or not. */
export function itemOf(shape: TableShape): fc.Arbitrary<Json> {
  const types = new Map(shape.indexes.flatMap(keyAttributes).map((key) => [key.name, key.type]));
  const indexed = INDEX_ATTRIBUTES.map((name) => {
    const type = types.get(name);
    return fc
      .option(type === undefined ? value : keyValue(type), { freq: 3 })
      .map((one): Json => (one ? { [name]: one } : {}));
  });
  const rest = fc.dictionary(fc.constantFrom(...FREE), value, { maxKeys: 5, noNullPrototype: true });
  return fc
    .tuple(keyOf(shape), fc.tuple(...indexed), rest)
    .map(([key, some, others]) => Object.assign({}, key, ...some, others));
}
