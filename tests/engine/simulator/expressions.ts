/** Random expressions of every kind, as functions that write their text once they know the placeholders. */
import fc from 'fast-check';
import { type Attribute, FREE, INDEX_ATTRIBUTES, type Keys } from './tables.ts';
import {
  binary,
  type Json,
  keyValue,
  list,
  maybe,
  number,
  ordered,
  rarely,
  scalar,
  set,
  string,
  value,
} from './values.ts';

type Step = string | number;
interface Path {
  readonly steps: readonly [string, ...Step[]];
  /** Whether names stand without `#` where they can. */
  readonly bare: boolean;
}

/** Collects the placeholders of one request. */
export class Names {
  readonly names = new Map<string, string>();
  readonly values = new Map<string, Json>();

  path({ steps, bare }: Path): string {
    return steps
      .map((step, at) => {
        if (typeof step === 'number') return `[${step}]`;
        const plain = /^[A-Za-z][A-Za-z0-9]*$/.test(step) && !['status', 'constructor', 'data'].includes(step);
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
}

export type Render = (names: Names) => string;

const inside: fc.Arbitrary<Step[]> = fc.oneof(
  { arbitrary: fc.constant<Step[]>([]), weight: 5 },
  { arbitrary: fc.array(fc.constantFrom<Step>('p', 'q', 0, 1, 5), { minLength: 1, maxLength: 2 }), weight: 2 },
);
const pathIn = (tops: readonly string[], steps: fc.Arbitrary<Step[]>): fc.Arbitrary<Path> =>
  fc
    .record({ top: fc.constantFrom(...tops), steps, bare: fc.boolean() })
    .map(({ top, steps: more, bare }) => ({ steps: [top, ...more], bare }));

/** A path to anything; into a key but rarely. */
const path: fc.Arbitrary<Path> = fc.oneof(
  { arbitrary: pathIn(['PK', 'SK', ...INDEX_ATTRIBUTES], rarely(fc.constant([]), inside, 30)), weight: 2 },
  { arbitrary: pathIn(FREE, inside), weight: 4 },
);
/** A path that an update may write to, as a rule. */
const settable = rarely(
  fc.oneof(
    { arbitrary: pathIn(INDEX_ATTRIBUTES, rarely(fc.constant([]), inside, 30)), weight: 1 },
    { arbitrary: pathIn(FREE, inside), weight: 4 },
  ),
  path,
  40,
);

const pathText = (of: fc.Arbitrary<Path>): fc.Arbitrary<Render> => of.map((one) => (names) => names.path(one));
const valueText = (of: fc.Arbitrary<Json>): fc.Arbitrary<Render> => of.map((one) => (names) => names.value(one));
/** Texts written around others. */
const around = (parts: readonly fc.Arbitrary<Render>[], write: (...texts: string[]) => string): fc.Arbitrary<Render> =>
  fc.tuple(...parts).map(
    (renders) =>
      (names): string =>
        write(...renders.map((render) => render(names))),
  );

const sizeOf = (of: fc.Arbitrary<Render>) => around([of], (text) => `size(${text})`);
const anySize = rarely(sizeOf(pathText(path)), sizeOf(valueText(fc.oneof(string, set))), 60);
const operand = fc.oneof(
  { arbitrary: pathText(path), weight: 5 },
  { arbitrary: valueText(value), weight: 4 },
  { arbitrary: anySize, weight: 1 },
);
const orderedOperand = rarely(
  fc.oneof(
    { arbitrary: pathText(path), weight: 5 },
    { arbitrary: valueText(ordered), weight: 4 },
    { arbitrary: anySize, weight: 1 },
  ),
  operand,
  60,
);
const textOperand = rarely(fc.oneof(pathText(path), valueText(fc.oneof(string, binary))), operand, 60);

/** Two bounds of one type, the right way round as a rule. */
const bounds: fc.Arbitrary<readonly [Json, Json]> = rarely<readonly [Json, Json]>(
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
  fc.tuple(ordered, ordered),
  20,
);

const types = rarely(fc.constantFrom('S', 'N', 'L', 'M', 'SS', 'BOOL', 'NULL'), fc.constantFrom('X', 'STRING'), 40).map(
  (S) => ({ S }),
);

const comparison: fc.Arbitrary<Render> = fc.oneof(
  {
    arbitrary: fc
      .constantFrom('=', '<>')
      .chain((operator) => around([operand, operand], (a, b) => `${a} ${operator} ${b}`)),
    weight: 4,
  },
  {
    arbitrary: fc
      .constantFrom('<', '<=', '>', '>=')
      .chain((operator) => around([orderedOperand, orderedOperand], (a, b) => `${a}${operator}${b}`)),
    weight: 3,
  },
  { arbitrary: around([pathText(path)], (one) => `attribute_exists(${one})`), weight: 3 },
  { arbitrary: around([pathText(path)], (one) => `attribute_not_exists (${one})`), weight: 3 },
  {
    arbitrary: around([orderedOperand, orderedOperand, pathText(path)], (a, b, c) => `${a} BETWEEN ${b} and ${c}`),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(path, bounds).map(
      ([one, [a, b]]): Render =>
        (names) =>
          `${names.path(one)} between ${names.value(a)} AND ${names.value(b)}`,
    ),
    weight: 1,
  },
  { arbitrary: around([operand, operand, operand], (a, b, c) => `${a} IN (${b}, ${c})`), weight: 1 },
  { arbitrary: around([operand, operand], (a, b) => `${a} in(${b})`), weight: 1 },
  { arbitrary: around([textOperand, textOperand], (a, b) => `begins_with(${a}, ${b})`), weight: 1 },
  { arbitrary: around([operand, operand], (a, b) => `contains(${a}, ${b})`), weight: 2 },
  { arbitrary: around([pathText(path), valueText(types)], (a, b) => `attribute_type(${a}, ${b})`), weight: 1 },
);

/** A condition or filter. */
export const condition: fc.Arbitrary<Render> = fc.letrec<{ tree: Render }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'condition' },
    { arbitrary: comparison, weight: 5 },
    { arbitrary: around([tie('tree'), tie('tree')], (a, b) => `${a} AND ${b}`), weight: 2 },
    { arbitrary: around([tie('tree'), tie('tree')], (a, b) => `(${a}) or ${b}`), weight: 1 },
    { arbitrary: around([tie('tree')], (a) => `NOT ${a}`), weight: 1 },
    { arbitrary: around([tie('tree'), tie('tree')], (a, b) => `NOT (${a} AND ${b})`), weight: 1 },
  ),
})).tree;

const orElse = (of: fc.Arbitrary<Json>): fc.Arbitrary<Render> =>
  around([pathText(path), valueText(of)], (one, other) => `if_not_exists(${one}, ${other})`);
const lists = list(scalar);

/** What is set, as far as it has no sign in it. */
const term: fc.Arbitrary<Render> = fc.oneof(
  { arbitrary: valueText(value), weight: 5 },
  { arbitrary: pathText(path), weight: 2 },
  { arbitrary: orElse(value), weight: 2 },
  {
    arbitrary: around(
      [pathText(path), valueText(fc.constant({ L: [] })), valueText(lists)],
      (one, none, more) => `list_append(if_not_exists(${one}, ${none}), ${more})`,
    ),
    weight: 1,
  },
  {
    arbitrary: around(
      [pathText(path), valueText(rarely(lists, value, 15))],
      (one, more) => `list_append(${one}, ${more})`,
    ),
    weight: 1,
  },
);
const numberTerm = rarely(
  fc.oneof(pathText(fc.constant({ steps: ['n'], bare: true })), pathText(path), orElse(number)),
  term,
  30,
);
const sum: fc.Arbitrary<Render> = fc
  .constantFrom('+', '-')
  .chain((sign) => around([numberTerm, rarely(valueText(number), numberTerm, 6)], (a, b) => `${a} ${sign} ${b}`));

interface Action {
  readonly path: Path;
  readonly section: 'SET' | 'REMOVE' | 'ADD' | 'DELETE';
  readonly rest: Render;
}

const action = (section: Action['section'], rest: fc.Arbitrary<Render>): fc.Arbitrary<Action> =>
  fc.record({ path: settable, section: fc.constant(section), rest });

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    arbitrary: action(
      'SET',
      around([fc.oneof(term, term, sum)], (right) => ` = ${right}`),
    ),
    weight: 6,
  },
  {
    arbitrary: action(
      'REMOVE',
      fc.constant(() => ''),
    ),
    weight: 2,
  },
  {
    arbitrary: action(
      'ADD',
      around([valueText(rarely(fc.oneof(number, set), value, 30))], (by) => ` ${by}`),
    ),
    weight: 2,
  },
  {
    arbitrary: action(
      'DELETE',
      around([valueText(rarely(set, value, 30))], (by) => ` ${by}`),
    ),
    weight: 1,
  },
);

/** Actions on different attributes as a rule; else their paths may overlap. */
const actions = rarely(
  fc.uniqueArray(anyAction, { minLength: 1, maxLength: 4, selector: ({ path: { steps } }) => steps[0] }),
  fc.array(anyAction, { minLength: 2, maxLength: 4 }),
  20,
);

/** An update, its sections in any order. */
export const update: fc.Arbitrary<Render> = fc
  .tuple(actions, fc.shuffledSubarray<Action['section']>(['SET', 'REMOVE', 'ADD', 'DELETE'], { minLength: 4 }))
  .map(
    ([all, order]) =>
      (names) =>
        order
          .map((section) => ({ section, mine: all.filter((one) => one.section === section) }))
          .filter(({ mine }) => mine.length > 0)
          .map(({ section, mine }) => {
            const texts = mine.map((one) => names.path(one.path) + one.rest(names));
            return `${section} ${texts.join(', ')}`;
          })
          .join(' '),
  );

/** Paths to show, mostly apart from each other. */
export const projection: fc.Arbitrary<Render> = rarely(
  fc.uniqueArray(path, { minLength: 1, maxLength: 3, selector: ({ steps }) => steps[0] }),
  fc.array(path, { minLength: 1, maxLength: 3 }),
  20,
).map(
  (paths) =>
    (names): string =>
      paths.map((one) => names.path(one)).join(', '),
);

const keyText = ({ name }: Attribute): fc.Arbitrary<Render> =>
  pathText(fc.boolean().map((bare) => ({ steps: [name], bare })));
const keyValueText = ({ type }: Attribute): fc.Arbitrary<Render> => valueText(keyValue(type));

const equal = (key: Attribute): fc.Arbitrary<Render> =>
  rarely(
    around([keyText(key), keyValueText(key)], (name, one) => `${name} = ${one}`),
    around([keyText(key), keyValueText(key)], (name, one) => `${one} = ${name}`),
    8,
  );

const ranged = (key: Attribute): fc.Arbitrary<Render> =>
  fc.oneof(
    fc
      .constantFrom('=', '<', '<=', '>', '>=')
      .chain((operator) => around([keyText(key), keyValueText(key)], (name, one) => `${name} ${operator} ${one}`)),
    around([keyText(key), keyValueText(key), keyValueText(key)], (name, a, b) => `${name} BETWEEN ${a} AND ${b}`),
    around([keyText(key), keyValueText(key)], (name, one) => `begins_with(${name}, ${one})`),
  );

/** A key condition: the partition equal, the sort key somehow; now and then something that is not allowed. */
export function keyCondition({ partition, sort }: Keys): fc.Arbitrary<Render> {
  const both = fc.tuple(equal(partition), sort ? maybe(ranged(sort)) : fc.constant(undefined), fc.boolean());
  const usual = both.map(
    ([one, other, first]): Render =>
      (names) => {
        if (other === undefined) return one(names);
        return first ? `${one(names)} AND ${other(names)}` : `(${other(names)}) and ${one(names)}`;
      },
  );
  return rarely(usual, fc.oneof(condition, ranged(partition), sort ? ranged(sort) : condition), 30);
}
