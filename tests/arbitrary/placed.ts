/**
 * Random designs with two lists on keys that serve them, more or less: templates in and out of order, sparse in part,
 * local and inverted indexes, listed values in any order, attributes kept in keys alone.
 */
import fc from 'fast-check';
import type { Design } from '#core';
import type { State } from '#core/design';
import { readDesign } from '../fixtures.ts';

const NAMES = ['id', 'team', 'status', 'num', 'text'];
const LISTED = [undefined, ['active', 'closed', 'open'], ['open', 'a#b', 'closed']];
const NUMBERS = [undefined, ['1', '2', '30'], ['5', '1'], ['-1', '0.5']];

const formatsOf = (name: string) => (name === 'num' ? ['', '|pad:4'] : ['', '', '|encode', '|lower']);
const piece = (name: string) =>
  fc.constantFrom(...formatsOf(name)).map((formats) => `${name.toUpperCase()}#{${name}${formats}}`);
const template = (names: readonly string[]) =>
  fc.tuple(...names.map(piece)).map((pieces) => (pieces.length === 0 ? 'JOB' : pieces.join('#')));

/** The attributes of a partition and a sort key. */
const split = fc
  .tuple(fc.shuffledSubarray(NAMES, { minLength: 1 }), fc.integer({ min: 0, max: 2 }))
  .map(([names, at]) => ({ partition: names.slice(0, at), sort: names.slice(at) }));

const key = (name: string) => ({ name, type: 'S' });
const when = fc.constantFrom(
  {},
  {},
  { when: [{ attribute: 'text', is: 'present' }] },
  { when: [{ attribute: 'status', is: 'equals', value: { S: 'open' } }] },
);

/** Keys of the table or an index, and a list that they were made for, more or less. */
const home = split.chain(({ partition, sort }) =>
  fc.record({
    templates: fc.tuple(template(partition), template(sort)),
    whens: fc.tuple(when, when),
    kind: fc.constantFrom('global', 'global', 'global', 'local'),
    keys: fc.constantFrom('own', 'own', 'own', 'inverted'),
    list: fc.record({
      partition: fc.constant(partition),
      sort: fc.integer({ min: 0, max: sort.length }).map((length) => sort.slice(0, length)),
    }),
  }),
);

const range = fc.option(
  fc.record({
    op: fc.constantFrom('<', '<=', '>', '>=', 'between', 'begins_with'),
    low: fc.boolean(),
  }),
  { nil: undefined },
);

type Value = { readonly S: string } | { readonly N: string };
const sampleOf = (name: string, low: boolean): Value =>
  name === 'num' ? { N: low ? '1' : '2' } : { S: low ? 'closed' : 'open' };

interface Asked {
  readonly partition: readonly string[];
  readonly sort: readonly string[];
}

/** A list with values for its group, some of its sort attributes held, and a range behind them. */
function listOf(
  name: string,
  { partition, sort }: Asked,
  held: number,
  asked: { op: string; low: boolean } | undefined,
) {
  const names = [...partition, ...sort.slice(0, held)];
  const next = sort[held];
  const values = asked?.op === 'between' ? [true, false] : [asked?.low ?? true];
  return {
    name,
    partition,
    sort,
    where: Object.fromEntries(names.map((each) => [each, sampleOf(each, false)])),
    ...(asked && next !== undefined
      ? { range: { attribute: next, op: asked.op, values: values.map((low) => sampleOf(next, low)) } }
      : {}),
  };
}

/** Designs with the list `L`, which a placement moves, and `M`, which it should leave alone. */
export const placedArbitrary: fc.Arbitrary<Design> = fc
  .record({
    homes: fc.array(home, { minLength: 1, maxLength: 4 }),
    free: split,
    first: fc.nat({ max: 4 }),
    second: fc.nat({ max: 3 }),
    held: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
    ranges: fc.tuple(range, range),
    status: fc.constantFrom(...LISTED),
    num: fc.constantFrom(...NUMBERS),
    hidden: fc.subarray(['id', 'team']),
    lasting: fc.subarray(NAMES, { maxLength: 2 }),
    unique: fc.boolean(),
  })
  .map((drawn) => {
    const [table, ...others] = drawn.homes;
    const templates = (
      prefix: string,
      { templates: [PK, SK], whens: [a, b] }: NonNullable<typeof table>,
      sparse: boolean,
    ) => [
      [`${prefix}PK`, { template: PK, ...(sparse ? a : {}) }],
      [`${prefix}SK`, { template: SK, ...(sparse ? b : {}) }],
    ];
    const names = (at: number, { kind, keys }: NonNullable<typeof table>): [string, string] =>
      keys === 'inverted' ? ['SK', 'PK'] : [kind === 'local' ? 'PK' : `GSI${at}PK`, `GSI${at}SK`];
    const indexes = others.map((one, at) => {
      const [partition, sort] = names(at, one);
      const kind = one.keys === 'inverted' ? 'global' : one.kind;
      return {
        name: `GSI${at}`,
        kind,
        partitionKey: [key(partition)],
        sortKey: [key(sort)],
        projection: { type: 'ALL' },
      };
    });
    const used = new Set(['PK', 'SK', ...others.flatMap((one, at) => names(at, one))]);
    const keys = [
      ...(table ? templates('', table, false) : []),
      ...others.flatMap((one, at) => templates(`GSI${at}`, one, true)),
    ].filter(([name]) => typeof name === 'string' && used.has(name));
    const asked = (at: number): Asked => drawn.homes[at]?.list ?? drawn.free;
    const on = (at: number) => (at === 0 || at > others.length ? {} : { index: `GSI${at - 1}` });
    const isHidden = (name: string) => (drawn.hidden.includes(name) ? { keyOnly: true } : {});
    const isLasting = (name: string) => (drawn.lasting.includes(name) ? { immutable: true } : {});
    const values: Record<string, readonly string[] | undefined> = { status: drawn.status, num: drawn.num };
    return readDesign({
      version: 1,
      name: 'Jobs',
      table: {
        name: 'jobs',
        partitionKey: key('PK'),
        sortKey: key('SK'),
        ...(indexes.length > 0 ? { indexes } : {}),
      },
      entity: {
        name: 'Job',
        attributes: NAMES.map((name) => ({
          name,
          type: name === 'num' ? 'N' : 'S',
          ...isHidden(name),
          ...isLasting(name),
          ...(values[name] ? { values: values[name] } : {}),
        })),
        keys: Object.fromEntries(keys),
      },
      ...(drawn.unique ? { constraints: [{ kind: 'unique', name: 'ID', attributes: ['id'] }] } : {}),
      accessPatterns: [
        { ...listOf('L', asked(drawn.first), drawn.held[0], drawn.ranges[0]), ...on(drawn.first) },
        { ...listOf('M', asked(drawn.second), drawn.held[1], drawn.ranges[1]), ...on(drawn.second) },
      ],
      scenarios: [],
    });
  });

/** Rows whose values are easily taken for one another; a unique id is unique. */
export const alikeRows: fc.Arbitrary<readonly State[]> = fc.array(
  fc.record({
    id: fc.constantFrom('1', '2', 'a#TEAM#b', 'A').map((S) => ({ S })),
    team: fc.constantFrom('7', 'b', 'B', '7#TEXT#a').map((S) => ({ S })),
    status: fc.constantFrom('open', 'closed').map((S) => ({ S })),
    num: fc.constantFrom('1', '2').map((N) => ({ N })),
    text: fc.constantFrom('a', 'b', 'a#ID#1').map((S) => ({ S })),
  }),
  { minLength: 2, maxLength: 8 },
);
