/**
 * Random tables and random requests on them: every expression feature there is, values that meet each other often, and
 * now and then something wrong. Requests are plain JSON, good or bad.
 */
import fc from 'fast-check';

export interface Request {
  readonly operation: string;
  readonly input: Record<string, unknown>;
}

type Json = Record<string, unknown>;
type KeyType = 'S' | 'N' | 'B';
interface Attribute {
  readonly name: string;
  readonly type: KeyType;
}
interface IndexShape {
  readonly name: string;
  readonly kind: 'global' | 'local';
  readonly partition: Attribute;
  readonly sort: Attribute | undefined;
}
export interface TableShape {
  readonly name: string;
  readonly partition: Attribute;
  readonly sort: Attribute | undefined;
  readonly indexes: readonly IndexShape[];
  /** The body of its CreateTable. */
  readonly create: Json;
}

const rarely = <T>(often: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>, one = 20): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: often, weight: one - 1 }, { arbitrary: seldom, weight: 1 });

// ---- values

const STRINGS = ['a', 'b', 'ab', 'abc', 'é', '😀', '', 'a b', '10', 'ﬁ', '\uffff'];
const NUMBERS = ['0', '1', '2', '10', '-1', '1.5', '0.1', '1.0', '01', '+2', '1e1', '-0', '.5', '12345678901234567890'];
const BAD_NUMBERS = ['', 'abc', '1e126', '1e-131', '1'.repeat(39), ' 1', '0x1', 'NaN'];
const BINARIES = ['', 'YQ==', 'YWI=', 'YWJj', 'AA==', '/w=='];

const string = fc.constantFrom(...STRINGS);
const number = fc.constantFrom(...NUMBERS);
const binary = fc.constantFrom(...BINARIES);
const distinct = (of: fc.Arbitrary<string>) => fc.uniqueArray(of, { minLength: 1, maxLength: 3 });
const numberSet = fc.uniqueArray(fc.constantFrom('0', '1', '2', '1.5', '-1'), { minLength: 1, maxLength: 3 });

const scalar: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: string.map((S) => ({ S })), weight: 4 },
  { arbitrary: number.map((N) => ({ N })), weight: 4 },
  { arbitrary: binary.map((B) => ({ B })), weight: 1 },
  { arbitrary: fc.boolean().map((BOOL) => ({ BOOL })), weight: 1 },
  { arbitrary: fc.constant({ NULL: true }), weight: 1 },
);
const set: fc.Arbitrary<Json> = fc.oneof(
  distinct(string).map((SS) => ({ SS })),
  numberSet.map((NS) => ({ NS })),
  distinct(binary).map((BS) => ({ BS })),
);
const list = (of: fc.Arbitrary<Json>): fc.Arbitrary<Json> => fc.array(of, { maxLength: 3 }).map((L) => ({ L }));
const map = (of: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.dictionary(fc.constantFrom('p', 'q', 'data'), of, { maxKeys: 3, noNullPrototype: true }).map((M) => ({ M }));

const good: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: scalar, weight: 6 },
  { arbitrary: set, weight: 2 },
  { arbitrary: list(fc.oneof(scalar, map(scalar))), weight: 2 },
  { arbitrary: map(fc.oneof(scalar, list(scalar), set)), weight: 2 },
);
const nested = (levels: number): Json =>
  Array.from({ length: levels }).reduce<Json>((inner) => ({ L: [inner] }), { S: 'x' });
const bad: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...BAD_NUMBERS).map((N) => ({ N })),
  fc.constantFrom<Json>(
    { SS: [] },
    { NS: [] },
    { BS: [] },
    { SS: ['a', 'a'] },
    { NS: ['1', '1.0'] },
    { BS: ['YQ==', 'YQ=='] },
    {},
    { S: 'a', N: '1' },
    { X: 'a' },
    { S: 1 },
    { N: 1 },
    { B: '!' },
    { B: 'YQ' },
    { L: {} },
    { NULL: false },
    { BOOL: 'true' },
  ),
  fc.constantFrom(31, 32, 33).map(nested),
);
const value = rarely(good, bad, 60);

const ofType = (type: KeyType): fc.Arbitrary<Json> =>
  type === 'S'
    ? fc.constantFrom('a', 'b', 'ab', 'é', '😀', '\uffff').map((S) => ({ S }))
    : type === 'N'
      ? fc.constantFrom('0', '1', '2', '-1', '1.5', '10', '1.0', '2e0').map((N) => ({ N }))
      : fc.constantFrom('YQ==', 'YWI=', 'AA==', '/w==').map((B) => ({ B }));

/** A key's value: mostly of its type, sometimes empty, of another type, or too long. */
const keyValue = (type: KeyType): fc.Arbitrary<Json> =>
  rarely(
    ofType(type),
    fc.oneof(
      scalar,
      fc.constantFrom<Json>({ S: '' }, { B: '' }, { S: 'x'.repeat(1025) }, { S: 'x'.repeat(2049) }, { L: [] }),
    ),
    40,
  );

// ---- tables

const INDEX_ATTRIBUTES = ['g', 'h', 'i'];
const FREE = ['x1', 'y', 'list1', 'map1', 'n', 'set1', 'status', 'a.b', 'constructor'];

const keyType = fc.oneof(
  { arbitrary: fc.constant<KeyType>('S'), weight: 4 },
  { arbitrary: fc.constantFrom<KeyType>('N', 'B'), weight: 1 },
);
const projection = fc.oneof(
  fc.constant({ ProjectionType: 'ALL' }),
  fc.constant({ ProjectionType: 'KEYS_ONLY' }),
  fc.constant({ ProjectionType: 'INCLUDE', NonKeyAttributes: ['x1', 'map1'] }),
);

export const table = (name: string): fc.Arbitrary<TableShape> =>
  fc
    .record({
      partitionType: keyType,
      sortType: fc.option(keyType, { freq: 3 }),
      types: fc.tuple(keyType, keyType, keyType),
      global: fc.array(
        fc.record({ keys: fc.shuffledSubarray(INDEX_ATTRIBUTES, { minLength: 1, maxLength: 2 }), projection }),
        { maxLength: 2 },
      ),
      local: fc.option(fc.record({ key: fc.constantFrom(...INDEX_ATTRIBUTES), projection }), { freq: 2 }),
    })
    .map(({ partitionType, sortType, types, global, local }) => {
      const partition: Attribute = { name: 'PK', type: partitionType };
      const sort = sortType === null ? undefined : { name: 'SK', type: sortType };
      const attribute = (key: string): Attribute => ({ name: key, type: types[INDEX_ATTRIBUTES.indexOf(key)] ?? 'S' });
      const indexes: (IndexShape & { projection: Json })[] = global.map((index, at) => ({
        name: `global${at}`,
        kind: 'global',
        partition: attribute(index.keys[0] ?? 'g'),
        sort: index.keys[1] === undefined ? undefined : attribute(index.keys[1]),
        projection: index.projection,
      }));
      if (local !== null && sort !== undefined) {
        indexes.push({
          name: 'local0',
          kind: 'local',
          partition,
          sort: attribute(local.key),
          projection: local.projection,
        });
      }
      return { name, partition, sort, indexes, create: createInput(name, partition, sort, indexes) };
    });

function createInput(
  name: string,
  partition: Attribute,
  sort: Attribute | undefined,
  indexes: readonly (IndexShape & { projection: Json })[],
): Json {
  const keys = [partition, sort, ...indexes.flatMap((index) => [index.partition, index.sort])];
  const used = new Map(keys.flatMap((key) => (key ? [[key.name, key.type] as const] : [])));
  const schema = (hash: Attribute, range: Attribute | undefined) => [
    { AttributeName: hash.name, KeyType: 'HASH' },
    ...(range ? [{ AttributeName: range.name, KeyType: 'RANGE' }] : []),
  ];
  const listOf = (kind: IndexShape['kind']) => {
    const of = indexes.filter((index) => index.kind === kind);
    return of.map((index) => ({
      IndexName: index.name,
      KeySchema: schema(index.partition, index.sort),
      Projection: index.projection,
    }));
  };
  return {
    TableName: name,
    AttributeDefinitions: [...used].map(([AttributeName, AttributeType]) => ({ AttributeName, AttributeType })),
    KeySchema: schema(partition, sort),
    BillingMode: 'PAY_PER_REQUEST',
    ...(listOf('global').length > 0 && { GlobalSecondaryIndexes: listOf('global') }),
    ...(listOf('local').length > 0 && { LocalSecondaryIndexes: listOf('local') }),
  };
}

// ---- items and keys

const keyAttributes = ({ partition, sort }: TableShape): Attribute[] => (sort ? [partition, sort] : [partition]);

const keyOf = (shape: TableShape): fc.Arbitrary<Json> => {
  const attributes = keyAttributes(shape);
  const whole = fc.tuple(...attributes.map(({ type }) => keyValue(type))).map((values) => zip(attributes, values));
  const broken = fc.oneof(
    fc.constant({}),
    whole.map((key) => ({ ...key, extra: { S: 'a' } })),
    whole.map(({ PK, ...rest }) => rest),
  );
  return rarely(whole, broken, 60);
};

const zip = (attributes: readonly Attribute[], values: readonly Json[]): Json =>
  Object.fromEntries(attributes.map(({ name }, at) => [name, values[at]]));

function itemOf(shape: TableShape): fc.Arbitrary<Json> {
  const indexKeys = new Map(
    shape.indexes
      .flatMap(({ partition, sort }) => [partition, sort])
      .flatMap((key) => (key ? [[key.name, key.type]] : [])),
  );
  const optionalKeys = INDEX_ATTRIBUTES.map((name) => {
    const type = indexKeys.get(name);
    return fc.option(type === undefined ? value : keyValue(type), { freq: 2 }).map((one) => [name, one] as const);
  });
  const rest = fc.dictionary(fc.constantFrom(...FREE), value, { maxKeys: 5, noNullPrototype: true });
  return fc.tuple(keyOf(shape), fc.tuple(...optionalKeys), rest).map(([key, indexed, others]) => ({
    ...key,
    ...Object.fromEntries(indexed.filter(([, one]) => one !== null)),
    ...others,
  }));
}

// ---- expressions as trees, then as text

type Step = string | number;
type Path = { readonly steps: readonly [string, ...Step[]]; readonly bare: boolean };
type Operand = { readonly path: Path } | { readonly value: Json } | { readonly size: Path | { readonly value: Json } };

const ATTRIBUTES = ['PK', 'SK', ...INDEX_ATTRIBUTES, ...FREE];

const path: fc.Arbitrary<Path> = fc
  .record({
    top: fc.constantFrom(...ATTRIBUTES),
    inside: fc.oneof(
      { arbitrary: fc.constant<Step[]>([]), weight: 5 },
      { arbitrary: fc.array(fc.constantFrom<Step>('p', 'q', 0, 1, 5), { minLength: 1, maxLength: 2 }), weight: 2 },
    ),
    bare: fc.boolean(),
  })
  .map(({ top, inside, bare }) => ({ steps: [top, ...inside], bare }));

const sized: fc.Arbitrary<Operand> = fc.oneof(
  { arbitrary: path.map((one): Operand => ({ size: one })), weight: 3 },
  { arbitrary: value.map((one): Operand => ({ size: { value: one } })), weight: 1 },
);
const operand: fc.Arbitrary<Operand> = fc.oneof(
  { arbitrary: path.map((one): Operand => ({ path: one })), weight: 5 },
  { arbitrary: value.map((one): Operand => ({ value: one })), weight: 4 },
  { arbitrary: sized, weight: 1 },
);

/** Operands that have an order, mostly: text, numbers and binary. */
const ordered: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: string.map((S) => ({ S })), weight: 4 },
  { arbitrary: number.map((N) => ({ N })), weight: 4 },
  { arbitrary: binary.map((B) => ({ B })), weight: 1 },
);
const orderedOperand: fc.Arbitrary<Operand> = rarely(
  fc.oneof(
    { arbitrary: path.map((one): Operand => ({ path: one })), weight: 5 },
    { arbitrary: ordered.map((one): Operand => ({ value: one })), weight: 4 },
    { arbitrary: path.map((one): Operand => ({ size: one })), weight: 1 },
  ),
  operand,
  30,
);
const textOperand: fc.Arbitrary<Operand> = rarely(
  fc.oneof(
    path.map((one): Operand => ({ path: one })),
    fc
      .oneof(
        string.map((S) => ({ S })),
        binary.map((B) => ({ B })),
      )
      .map((one): Operand => ({ value: one })),
  ),
  operand,
  20,
);
/** Two bounds of one type, the right way round as a rule. */
const bounds: fc.Arbitrary<readonly [Json, Json]> = rarely<readonly [Json, Json]>(
  fc.oneof(
    fc.constantFrom<readonly [Json, Json]>(
      [{ S: 'a' }, { S: 'b' }],
      [{ S: 'ab' }, { S: 'é' }],
      [{ S: '' }, { S: '\uffff' }],
      [{ S: '\uffff' }, { S: '😀' }],
      [{ N: '0' }, { N: '2' }],
      [{ N: '1.0' }, { N: '1' }],
      [{ N: '-1' }, { N: '1e1' }],
      [{ B: 'YQ==' }, { B: 'YWJj' }],
    ),
  ),
  fc.tuple(value, value),
  10,
);

/** Collects the placeholders of one request. */
class Names {
  readonly names = new Map<string, string>();
  readonly values = new Map<string, Json>();

  path({ steps, bare }: Path): string {
    return steps
      .map((step, at) => {
        if (typeof step === 'number') return `[${step}]`;
        // Reserved and odd names stand bare now and then, which is an error.
        const plain = /^[A-Za-z][A-Za-z0-9]*$/.test(step) && step !== 'status' && step !== 'constructor';
        const text = bare && plain ? step : this.name(step);
        return at === 0 ? text : `.${text}`;
      })
      .join('');
  }

  name(attribute: string): string {
    const alias = `#${attribute.replace(/\W/g, '_')}`;
    this.names.set(alias, attribute);
    return alias;
  }

  value(json: Json): string {
    const known = [...this.values].find(([, one]) => one === json);
    const name = known?.[0] ?? `:v${this.values.size}`;
    this.values.set(name, json);
    return name;
  }

  operand(one: Operand): string {
    if ('path' in one) return this.path(one.path);
    if ('value' in one) return this.value(one.value);
    return `size(${'value' in one.size ? this.value(one.size.value) : this.path(one.size)})`;
  }
}

type Render = (names: Names) => string;

const comparison: fc.Arbitrary<Render> = fc.oneof(
  {
    arbitrary: fc.tuple(operand, fc.constantFrom('=', '<>', '<', '<=', '>', '>='), operand).map(
      ([a, operator, b]): Render =>
        (names) =>
          `${names.operand(a)} ${operator} ${names.operand(b)}`,
    ),
    weight: 6,
  },
  {
    arbitrary: path.map(
      (one): Render =>
        (names) =>
          `attribute_exists(${names.path(one)})`,
    ),
    weight: 2,
  },
  {
    arbitrary: path.map(
      (one): Render =>
        (names) =>
          `attribute_not_exists (${names.path(one)})`,
    ),
    weight: 2,
  },
  {
    arbitrary: fc.tuple(orderedOperand, orderedOperand, path).map(
      ([a, b, c]): Render =>
        (names) =>
          `${names.operand(a)} BETWEEN ${names.operand(b)} and ${names.path(c)}`,
    ),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(path, bounds).map(
      ([a, [b, c]]): Render =>
        (names) =>
          `${names.path(a)} between ${names.value(b)} AND ${names.value(c)}`,
    ),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(operand, fc.array(operand, { minLength: 1, maxLength: 3 })).map(
      ([a, all]): Render =>
        (names) =>
          `${names.operand(a)} IN (${all.map((one) => names.operand(one)).join(', ')})`,
    ),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(textOperand, textOperand).map(
      ([a, b]): Render =>
        (names) =>
          `begins_with(${names.operand(a)}, ${names.operand(b)})`,
    ),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(operand, operand).map(
      ([a, b]): Render =>
        (names) =>
          `contains(${names.operand(a)}, ${names.operand(b)})`,
    ),
    weight: 2,
  },
  {
    arbitrary: fc
      .tuple(path, rarely(fc.constantFrom('S', 'N', 'L', 'M', 'SS', 'BOOL', 'NULL'), fc.constantFrom('X', 'STRING'), 8))
      .map(
        ([a, S]): Render =>
          (names) =>
            `attribute_type(${names.path(a)}, ${names.value({ S })})`,
      ),
    weight: 1,
  },
);

const condition: fc.Arbitrary<Render> = fc.letrec<{ tree: Render }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'condition' },
    { arbitrary: comparison, weight: 4 },
    {
      arbitrary: fc.tuple(tie('tree'), tie('tree')).map(
        ([a, b]): Render =>
          (names) =>
            `${a(names)} AND ${b(names)}`,
      ),
      weight: 2,
    },
    {
      arbitrary: fc.tuple(tie('tree'), tie('tree')).map(
        ([a, b]): Render =>
          (names) =>
            `(${a(names)}) or ${b(names)}`,
      ),
      weight: 1,
    },
    {
      arbitrary: tie('tree').map(
        (a): Render =>
          (names) =>
            `NOT ${a(names)}`,
      ),
      weight: 1,
    },
    {
      arbitrary: fc.tuple(tie('tree'), tie('tree')).map(
        ([a, b]): Render =>
          (names) =>
            `NOT (${a(names)} AND ${b(names)})`,
      ),
      weight: 1,
    },
  ),
})).tree;

// ---- updates

const settable: fc.Arbitrary<Path> = rarely(
  fc
    .record({
      top: fc.constantFrom(...INDEX_ATTRIBUTES, ...FREE),
      inside: fc.oneof(
        { arbitrary: fc.constant<Step[]>([]), weight: 5 },
        { arbitrary: fc.array(fc.constantFrom<Step>('p', 'q', 0, 1, 5), { minLength: 1, maxLength: 2 }), weight: 2 },
      ),
      bare: fc.boolean(),
    })
    .map(({ top, inside, bare }): Path => ({ steps: [top, ...inside], bare })),
  path,
  15,
);

const term: fc.Arbitrary<Render> = fc.oneof(
  {
    arbitrary: value.map(
      (one): Render =>
        (names) =>
          names.value(one),
    ),
    weight: 5,
  },
  {
    arbitrary: path.map(
      (one): Render =>
        (names) =>
          names.path(one),
    ),
    weight: 2,
  },
  {
    arbitrary: fc.tuple(path, value).map(
      ([a, b]): Render =>
        (names) =>
          `if_not_exists(${names.path(a)}, ${names.value(b)})`,
    ),
    weight: 2,
  },
  {
    arbitrary: fc.tuple(path, list(scalar)).map(
      ([a, b]): Render =>
        (names) =>
          `list_append(if_not_exists(${names.path(a)}, ${names.value({ L: [] })}), ${names.value(b)})`,
    ),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(path, value).map(
      ([a, b]): Render =>
        (names) =>
          `list_append(${names.path(a)}, ${names.value(b)})`,
    ),
    weight: 1,
  },
);
const sum: fc.Arbitrary<Render> = fc
  .tuple(
    fc.oneof(
      path.map(
        (one): Render =>
          (names) =>
            names.path(one),
      ),
      fc.tuple(path, number).map(
        ([a, N]): Render =>
          (names) =>
            `if_not_exists(${names.path(a)}, ${names.value({ N })})`,
      ),
      term,
    ),
    fc.constantFrom('+', '-'),
    rarely(
      number.map(
        (N): Render =>
          (names) =>
            names.value({ N }),
      ),
      term,
      6,
    ),
  )
  .map(
    ([a, operator, b]): Render =>
      (names) =>
        `${a(names)} ${operator} ${b(names)}`,
  );

const numberOrSet = fc.oneof(
  number.map((N) => ({ N })),
  set,
);

interface Action {
  readonly path: Path;
  readonly section: 'SET' | 'REMOVE' | 'ADD' | 'DELETE';
  readonly text: (path: string, names: Names) => string;
}
const toValue =
  (value: Json) =>
  (path: string, names: Names): string =>
    `${path} ${names.value(value)}`;

const updateAction: fc.Arbitrary<Action> = fc.oneof(
  {
    arbitrary: fc.tuple(settable, fc.oneof({ arbitrary: term, weight: 3 }, { arbitrary: sum, weight: 2 })).map(
      ([path, right]): Action => ({
        path,
        section: 'SET',
        text: (left, names) => `${left} = ${right(names)}`,
      }),
    ),
    weight: 6,
  },
  { arbitrary: settable.map((path): Action => ({ path, section: 'REMOVE', text: (left) => left })), weight: 2 },
  {
    arbitrary: fc
      .tuple(settable, rarely(numberOrSet, value, 15))
      .map(([path, by]): Action => ({ path, section: 'ADD', text: toValue(by) })),
    weight: 2,
  },
  {
    arbitrary: fc
      .tuple(settable, rarely(set, value, 15))
      .map(([path, by]): Action => ({ path, section: 'DELETE', text: toValue(by) })),
    weight: 1,
  },
);

/** Actions on different attributes as a rule; else their paths may overlap. */
const updateActions = rarely(
  fc.uniqueArray(updateAction, { minLength: 1, maxLength: 4, selector: ({ path }) => path.steps[0] }),
  fc.array(updateAction, { minLength: 2, maxLength: 4 }),
  10,
);

const update: fc.Arbitrary<Render> = fc
  .tuple(updateActions, fc.shuffledSubarray(['SET', 'REMOVE', 'ADD', 'DELETE'], { minLength: 4 }))
  .map(
    ([actions, order]): Render =>
      (names) =>
        order
          .flatMap((section) => {
            const texts = actions
              .filter((action) => action.section === section)
              .map((action) => action.text(names.path(action.path), names));
            return texts.length === 0 ? [] : [`${section} ${texts.join(', ')}`];
          })
          .join(' '),
  );

// ---- requests

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
  fc.tuple(fc.nat(60), fc.constantFrom('!', '(', ')', ',', '=', ' and ', '-', '[', '1', 'é')).map(
    ([at, token]) =>
      (text: string) =>
        text.slice(0, at) + token + text.slice(at),
  ),
);
const untouched = fc.constant((text: string) => text);
const damaged = rarely(untouched, damage, 40);

/** A little damage to a request. */
const spoil: fc.Arbitrary<(input: Json) => Json> = fc.oneof(
  fc.constantFrom<(input: Json) => Json>(
    (input) => ({
      ...input,
      ExpressionAttributeNames: { ...(input.ExpressionAttributeNames as Json), '#unused': 'y' },
    }),
    (input) => ({
      ...input,
      ExpressionAttributeValues: { ...(input.ExpressionAttributeValues as Json), ':unused': { S: 'y' } },
    }),
    (input) => ({ ...input, ExpressionAttributeNames: { ...(input.ExpressionAttributeNames as Json), '#a-b': 'y' } }),
    (input) => ({
      ...input,
      ExpressionAttributeValues: { ...(input.ExpressionAttributeValues as Json), v: { S: 'y' } },
    }),
    (input) => ({ ...input, ExpressionAttributeNames: {} }),
    (input) => ({ ...input, ExpressionAttributeValues: {} }),
    (input) => ({ ...input, TableName: 'nowhere' }),
    (input) => ({ ...input, TableName: 'x!' }),
    ({ TableName, ...input }) => input,
    (input) => ({ ...input, ReturnValues: 'SOMETIMES' }),
    (input) => ({ ...input, ReturnConsumedCapacity: 'SOME' }),
    (input) => ({ ...input, ReturnValuesOnConditionCheckFailure: 'ALL_NEW' }),
    (input) => ({ ...input, UnknownField: 1 }),
    (input) => ({ ...input, Expected: {} }),
    (input) => ({ ...input, ConditionExpression: 1 }),
  ),
);
const spoiled = rarely(
  fc.constant((input: Json) => input),
  spoil,
  40,
);

function withNames(input: Json, names: Names): Json {
  return {
    ...input,
    ...(names.names.size > 0 && { ExpressionAttributeNames: Object.fromEntries(names.names) }),
    ...(names.values.size > 0 && { ExpressionAttributeValues: Object.fromEntries(names.values) }),
  };
}

/** There, one time in so many. */
const maybe = <T>(of: fc.Arbitrary<T>, one = 2): fc.Arbitrary<T | undefined> =>
  rarely<T | undefined>(fc.constant(undefined), of, one);
const defined = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== undefined));

const onFailure = maybe(fc.constantFrom('ALL_OLD', 'NONE'));
const capacityDetail = maybe(fc.constantFrom('INDEXES', 'TOTAL', 'NONE'), 3);

const put = (shape: TableShape): fc.Arbitrary<Json> =>
  fc
    .record({
      item: itemOf(shape),
      condition: maybe(condition),
      damage: damaged,
      ReturnValuesOnConditionCheckFailure: onFailure,
      spoil: spoiled,
    })
    .map(({ item, condition: render, damage: hurt, spoil: hit, ...rest }) => {
      const names = new Names();
      const ConditionExpression = render && hurt(render(names));
      return hit(withNames(defined({ TableName: shape.name, Item: item, ConditionExpression, ...rest }), names));
    });

const remove = (shape: TableShape, conditional: boolean): fc.Arbitrary<Json> =>
  fc
    .record({
      Key: keyOf(shape),
      condition: conditional ? condition : maybe(condition),
      damage: damaged,
      ReturnValuesOnConditionCheckFailure: onFailure,
      spoil: spoiled,
    })
    .map(({ Key, condition: render, damage: hurt, spoil: hit, ...rest }) => {
      const names = new Names();
      const ConditionExpression = render && hurt(render(names));
      return hit(withNames(defined({ TableName: shape.name, Key, ConditionExpression, ...rest }), names));
    });

const updateOf = (shape: TableShape): fc.Arbitrary<Json> =>
  fc
    .record({
      Key: keyOf(shape),
      update: rarely<Render | undefined>(update, fc.constant(undefined), 30),
      condition: maybe(condition),
      damage: damaged,
      damageUpdate: damaged,
      ReturnValuesOnConditionCheckFailure: onFailure,
      spoil: spoiled,
    })
    .map(({ Key, update: render, condition: when, damage: hurt, damageUpdate, spoil: hit, ...rest }) => {
      const names = new Names();
      const UpdateExpression = render && damageUpdate(render(names));
      const ConditionExpression = when && hurt(when(names));
      return hit(
        withNames(defined({ TableName: shape.name, Key, UpdateExpression, ConditionExpression, ...rest }), names),
      );
    });

const returning = (of: fc.Arbitrary<Json>, ...choices: string[]): fc.Arbitrary<Json> =>
  fc
    .tuple(of, maybe(fc.constantFrom(...choices)), capacityDetail)
    .map(([input, ReturnValues, ReturnConsumedCapacity]) =>
      defined({ ReturnValues, ReturnConsumedCapacity, ...input }),
    );

const projectionPaths = fc.array(path, { minLength: 1, maxLength: 3 });
const projectionText = (paths: readonly Path[] | undefined, names: Names): string | undefined =>
  paths?.map((one) => names.path(one)).join(', ');

const get = (shape: TableShape): fc.Arbitrary<Json> =>
  fc
    .record({ Key: keyOf(shape), paths: maybe(projectionPaths), damage: damaged })
    .map(({ Key, paths, damage: hurt }) => {
      const names = new Names();
      const text = projectionText(paths, names);
      return withNames(defined({ TableName: shape.name, Key, ProjectionExpression: text && hurt(text) }), names);
    });

const select = maybe(fc.constantFrom('ALL_ATTRIBUTES', 'ALL_PROJECTED_ATTRIBUTES', 'SPECIFIC_ATTRIBUTES', 'COUNT'), 5);
const readOptions = {
  filter: maybe(condition),
  paths: maybe(projectionPaths, 3),
  Select: select,
  ConsistentRead: maybe(fc.boolean(), 4),
  Limit: maybe(rarely(fc.integer({ min: 1, max: 5 }), fc.constant(0), 15), 3),
  ReturnConsumedCapacity: capacityDetail,
  damage: damaged,
  spoil: spoiled,
};

interface Keys {
  readonly partition: Attribute;
  readonly sort: Attribute | undefined;
}

/** A key condition: the partition equal, the sort key somehow; now and then something that is not allowed. */
function keyCondition({ partition, sort }: Keys): fc.Arbitrary<Render> {
  const equal = ({ name, type }: Attribute): fc.Arbitrary<Render> =>
    fc.tuple(keyValue(type), fc.boolean(), fc.boolean()).map(
      ([one, bare, flipped]): Render =>
        (names) => {
          const text = names.path({ steps: [name], bare });
          return flipped ? `${names.value(one)} = ${text}` : `${text} = ${names.value(one)}`;
        },
    );
  const ranged = ({ name, type }: Attribute): fc.Arbitrary<Render> =>
    fc.oneof(
      fc.tuple(fc.constantFrom('=', '<', '<=', '>', '>='), keyValue(type)).map(
        ([operator, one]): Render =>
          (names) =>
            `${name} ${operator} ${names.value(one)}`,
      ),
      fc.tuple(keyValue(type), keyValue(type)).map(
        ([a, b]): Render =>
          (names) =>
            `${name} BETWEEN ${names.value(a)} AND ${names.value(b)}`,
      ),
      keyValue(type).map(
        (one): Render =>
          (names) =>
            `begins_with(${names.name(name)}, ${names.value(one)})`,
      ),
    );
  const both = sort
    ? fc.tuple(equal(partition), maybe(ranged(sort)))
    : fc.tuple(equal(partition), fc.constant(undefined));
  const usual = fc.tuple(both, fc.boolean()).map(
    ([[a, b], first]): Render =>
      (names) => {
        if (b === undefined) return a(names);
        return first ? `${a(names)} AND ${b(names)}` : `(${b(names)}) and ${a(names)}`;
      },
  );
  return rarely(usual, fc.oneof(condition, ranged(partition), sort ? ranged(sort) : condition), 15);
}

const query = (shape: TableShape): fc.Arbitrary<Json> =>
  fc
    .constantFrom<Keys & { name?: string }>({ partition: shape.partition, sort: shape.sort }, ...shape.indexes)
    .chain((keys) =>
      fc
        .record({
          key: keyCondition(keys),
          ScanIndexForward: maybe(fc.boolean()),
          ...readOptions,
          index: rarely(fc.constant(keys.name), fc.constant('nowhere'), 40),
        })
        .map(({ key, filter, paths, damage: hurt, spoil: hit, index, ...rest }) => {
          const names = new Names();
          const texts = {
            KeyConditionExpression: hurt(key(names)),
            FilterExpression: filter?.(names),
            ProjectionExpression: projectionText(paths, names),
          };
          return hit(withNames(defined({ TableName: shape.name, IndexName: index, ...texts, ...rest }), names));
        }),
    );

const scan = (shape: TableShape): fc.Arbitrary<Json> =>
  fc
    .record({ index: fc.constantFrom(undefined, ...shape.indexes.map(({ name }) => name)), ...readOptions })
    .map(({ index, filter, paths, damage: hurt, spoil: hit, Limit, ...rest }) => {
      const names = new Names();
      const text = filter?.(names);
      const texts = { FilterExpression: text && hurt(text), ProjectionExpression: projectionText(paths, names) };
      return hit(withNames(defined({ TableName: shape.name, IndexName: index, ...texts, ...rest }), names));
    });

const action = (shapes: readonly TableShape[]): fc.Arbitrary<Json> =>
  fc.constantFrom(...shapes).chain((shape) =>
    rarely(
      fc.oneof(
        put(shape).map((Put) => ({ Put })),
        updateOf(shape).map((Update) => ({ Update })),
        remove(shape, false).map((Delete) => ({ Delete })),
        remove(shape, true).map((ConditionCheck) => ({ ConditionCheck })),
      ),
      fc.oneof(
        fc.constant<Json>({}),
        fc.tuple(put(shape), remove(shape, false)).map(([Put, Delete]) => ({ Put, Delete })),
      ),
      100,
    ),
  );

const transactWrite = (shapes: readonly TableShape[]): fc.Arbitrary<Json> =>
  fc
    .record({
      TransactItems: rarely(fc.array(action(shapes), { minLength: 1, maxLength: 4 }), fc.constant<Json[]>([]), 60),
      ClientRequestToken: maybe(
        rarely(fc.constantFrom('one', 'two'), fc.constantFrom('x'.repeat(37), 'y'.repeat(36)), 10),
        3,
      ),
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
export function request(shapes: readonly TableShape[]): fc.Arbitrary<Request> {
  const one = fc.constantFrom(...shapes);
  const on = (operation: string, input: (shape: TableShape) => fc.Arbitrary<Json>) =>
    one.chain(input).map((json): Request => ({ operation, input: json }));
  return fc.oneof(
    { arbitrary: on('PutItem', (shape) => returning(put(shape), 'ALL_OLD', 'NONE')), weight: 6 },
    {
      arbitrary: on('UpdateItem', (shape) =>
        returning(updateOf(shape), 'ALL_OLD', 'NONE', 'UPDATED_OLD', 'UPDATED_NEW', 'ALL_NEW'),
      ),
      weight: 8,
    },
    { arbitrary: on('DeleteItem', (shape) => returning(remove(shape, false), 'ALL_OLD', 'NONE')), weight: 2 },
    { arbitrary: on('GetItem', get), weight: 1 },
    { arbitrary: on('Query', query), weight: 5 },
    { arbitrary: on('Scan', scan), weight: 2 },
    { arbitrary: transactWrite(shapes).map((input) => ({ operation: 'TransactWriteItems', input })), weight: 7 },
    { arbitrary: transactGet(shapes).map((input) => ({ operation: 'TransactGetItems', input })), weight: 1 },
  );
}
