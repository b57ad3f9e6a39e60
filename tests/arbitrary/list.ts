/**
 * Random lists: a key made of random placeholders, an access pattern on it, and rows that lie close to its edges. Values
 * are few and alike on purpose, so that prefixes, bounds and delimiters meet.
 */
import fc from 'fast-check';
import type { AccessPattern, AttributeValue, Design } from '#core';
import type { State } from '#core/design';
import { readDesign } from '../fixtures.ts';

export interface ListCase {
  readonly design: Design;
  readonly pattern: AccessPattern;
  readonly rows: readonly State[];
  /** Placeholder formats by sort attribute, for whoever filters by hand. */
  readonly formats: Readonly<Record<string, string>>;
}

export const VALUES = ['open', 'opened', 'closed', 'c!', 'élan', 'a'];

type Field = 'num' | 'text' | 'kind' | 'at' | 'id';
const TYPES = { num: 'N', text: 'S', kind: 'S', at: 'S', id: 'S' } as const;

const FORMATS: Readonly<Record<Field, readonly string[]>> = {
  num: ['', 'pad:3', 'desc:3', 'pad:2', 'encode'],
  text: ['', 'encode', 'lower', 'upper', 'encode|lower'],
  kind: ['', 'rank', 'encode', 'rank|pad:2'],
  at: ['', 'iso:s', 'iso:ms', 'encode'],
  id: ['', 'encode'],
};

const LITERALS = ['#', '#X#', '$', '/', '', '#', '/%'];
/** Text for a place where a literal follows that nothing keeps out of the value: without the characters of literals. */
const PLAIN_TEXTS = ['a', 'ab', 'abc', 'A', 'a!', 'b', 'é', '😀', '\uffff', 'a b'];
const NASTY_TEXTS = [...PLAIN_TEXTS, 'a#', 'a#X', 'a$', 'a%', 'a/', '#', 'a#X#b', ' ', '%23', 'a\u0000'];
const NUMBERS = ['0', '1', '2', '9', '10', '11', '99', '1.0'];
const INSTANTS = [
  '2026-06-27T10:00:00Z',
  '2026-06-27T10:00:00.000Z',
  '2026-06-27T10:00:00.5Z',
  '2026-06-27T12:00:00+02:00',
  '2026-06-27T10:00:01Z',
  '2025-12-31T23:59:59.999Z',
  '2026-06-27T10:00:00.123Z',
];

interface Segment {
  readonly field: Field;
  readonly format: string;
  readonly literal: string;
}

const segment: fc.Arbitrary<Segment> = fc.constantFrom<Field>('num', 'text', 'kind', 'at', 'id').chain((field) =>
  fc.record({
    field: fc.constant(field),
    format: fc.constantFrom(...FORMATS[field]),
    literal: fc.constantFrom(...LITERALS),
  }),
);

const segments = fc.uniqueArray(segment, { minLength: 1, maxLength: 4, selector: ({ field }) => field });

/** Values that may stand for a field, given whether a literal has to end them. */
function valuesOf({ field, format, literal }: Segment, last: boolean): readonly AttributeValue[] {
  if (field === 'num') return NUMBERS.map((N) => ({ N }));
  if (field === 'kind') return VALUES.map((S) => ({ S }));
  if (field === 'at') return INSTANTS.map((S) => ({ S }));
  const encoded = format.includes('encode') && !literal.startsWith('/');
  return (encoded || last ? NASTY_TEXTS : PLAIN_TEXTS).map((S) => ({ S }));
}

const shape = fc.record({
  source: fc.constantFrom('table', 'global', 'local', 'typed'),
  lead: fc.constantFrom('', 'P#', 'LIST#'),
  segments,
  closed: fc.boolean(),
  descending: fc.boolean(),
  limit: fc.option(fc.integer({ min: 1, max: 4 })),
});
type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never;

const OPERATORS = ['<', '<=', '>', '>=', 'between', 'begins_with'] as const;

export const listArbitrary: fc.Arbitrary<ListCase> = shape.chain((drawn) => {
  // On the table the row's own tag follows whatever the template says.
  const open = !drawn.closed && drawn.source !== 'table';
  const pools = drawn.segments.map((each, at) => valuesOf(each, open && at === drawn.segments.length - 1));
  const value = (at: number) => fc.constantFrom(...(pools[at] ?? []));
  const group = fc.constantFrom('7', '7', '8');
  const row = fc.record({
    group,
    tag: fc.integer({ min: 0, max: 999 }),
    values: fc.tuple(...drawn.segments.map((_, at) => fc.option(value(at), { freq: 12 }))),
  });
  return fc
    .record({
      rows: fc.array(row, { maxLength: 14 }),
      held: fc.integer({ min: 0, max: drawn.segments.length }),
      named: fc.integer({ min: 0, max: drawn.segments.length }),
      values: fc.tuple(...drawn.segments.map((_, at) => value(at))),
      bounds: fc.tuple(...drawn.segments.map((_, at) => fc.tuple(value(at), value(at)))),
      operator: fc.option(fc.constantFrom(...OPERATORS), { freq: 4 }),
    })
    .map((asked) => caseOf(drawn, asked));
});

interface Asked {
  readonly rows: readonly { group: string; tag: number; values: readonly (AttributeValue | null)[] }[];
  readonly held: number;
  readonly named: number;
  readonly values: readonly AttributeValue[];
  readonly bounds: readonly (readonly [AttributeValue, AttributeValue])[];
  readonly operator: (typeof OPERATORS)[number] | null;
}

function caseOf(drawn: Shape, asked: Asked): ListCase {
  const fields = drawn.segments.map(({ field }) => field);
  const next = fields[asked.held];
  const ranged = asked.operator !== null && next !== undefined;
  const needed = Math.max(asked.named, asked.held + (ranged ? 1 : 0));
  const pairs = fields.slice(0, asked.held).map((field, at) => [field, asked.values[at]] as const);
  const bounds = asked.bounds[asked.held] ?? [];
  const pattern = {
    name: 'List',
    ...(drawn.source === 'table' ? {} : { index: 'list' }),
    partition: ['group'],
    sort: fields.slice(0, needed),
    where: { group: { S: '7' }, ...Object.fromEntries(pairs) },
    ...(ranged
      ? {
          range: {
            attribute: next,
            op: asked.operator,
            values: asked.operator === 'between' ? bounds : bounds.slice(0, 1),
          },
        }
      : {}),
    ...(drawn.descending ? { descending: true } : {}),
    ...(drawn.limit === null ? {} : { limit: drawn.limit }),
  };
  const design = readDesign(documentOf(drawn, pattern));
  const [read] = design.accessPatterns ?? [];
  if (!read) throw new Error('the pattern was just put there');
  return {
    design,
    pattern: read,
    rows: asked.rows.map((row, at) => rowOf(fields, row, at)),
    formats: Object.fromEntries(
      drawn.segments.map(({ field, format }) => [field, drawn.source === 'typed' ? 'typed' : format]),
    ),
  };
}

function rowOf(fields: readonly Field[], { group, tag, values }: Asked['rows'][number], at: number): State {
  const present = fields.flatMap((field, i) => {
    const value = values[i];
    return value ? [[field, value] as const] : [];
  });
  return { group: { S: group }, tag: { S: `${tag}-${at}` }, ...Object.fromEntries(present) };
}

function documentOf(drawn: Shape, pattern: object): unknown {
  const { source } = drawn;
  const sort = drawn.segments
    .map(({ field, format, literal }, at) => {
      const end = at < drawn.segments.length - 1 || drawn.closed ? literal : '';
      return `{${field}${format === '' ? '' : `|${format}`}}${end}`;
    })
    .join('');
  const key = (name: string, type = 'S') => ({ name, type });
  const index = (kind: string, partition: object, keys: readonly object[]) => ({
    indexes: [{ name: 'list', kind, partitionKey: [partition], sortKey: keys, projection: { type: 'ALL' } }],
  });
  const byKind = {
    table: { table: {}, keys: { SK: `${drawn.lead}${sort}#{tag}` } },
    global: {
      table: index('global', key('GPK'), [key('GSK')]),
      keys: { SK: 'ROW#{tag}', GPK: 'G#{group}', GSK: `${drawn.lead}${sort}` },
    },
    local: { table: index('local', key('PK'), [key('LSK')]), keys: { SK: 'ROW#{tag}', LSK: `${drawn.lead}${sort}` } },
    typed: {
      table: index(
        'global',
        key('group'),
        drawn.segments.map(({ field }) => key(field, TYPES[field])),
      ),
      keys: { SK: 'ROW#{tag}' },
    },
  }[source];
  return {
    version: 1,
    name: 'Lists',
    table: { name: 'rows', partitionKey: key('PK'), sortKey: key('SK'), ...byKind.table },
    entity: {
      name: 'Row',
      attributes: [
        { name: 'group', type: 'S', required: true },
        { name: 'tag', type: 'S', required: true },
        { name: 'num', type: 'N' },
        { name: 'text', type: 'S' },
        { name: 'kind', type: 'S', values: VALUES },
        { name: 'at', type: 'S' },
        { name: 'id', type: 'S' },
      ],
      keys: Object.fromEntries(
        Object.entries({ PK: 'GROUP#{group}', ...byKind.keys }).map(([name, template]) => [name, { template }]),
      ),
    },
    accessPatterns: [pattern],
    scenarios: [],
  };
}
