/**
 * The doors take whatever a person can type: they never throw, give equal output for equal input, and leave the input
 * alone. Half-typed designs are the rule in a form, not the exception.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, createTable, getRecord, lookUp, prepare, query } from '#core/compile';
import { type Design, parseDesign, type State } from '#core/design';
import { randomRuns } from '../../../tests/fast-check-options.ts';
import { fixtures } from '../../../tests/fixtures.ts';
import {
  B,
  creating,
  deleting,
  globalIndex,
  N,
  type Parts,
  reference,
  S,
  smallDesign,
  text,
  unique,
  updating,
} from '../../../tests/small-design.ts';

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** Everything the doors give for a design, as text; of many scenarios the lesser doors are asked about three. */
function everything(design: Design): string {
  const names = [...design.scenarios.map(({ name }) => name), 'Nobody'];
  const constraints = [...(design.constraints ?? []).map(({ name }) => name), 'NOBODY'];
  const prepared = prepare(design);
  const token = '';
  return JSON.stringify([
    createTable(design),
    ...[...(design.accessPatterns ?? []).map(({ name }) => name), 'Nowhere'].map((name) => query(design, name)),
    ...names.map((name) => prepared.compile(name)),
    ...names
      .slice(0, 3)
      .map((name) => [
        compile(design, name, { token, aliases: 'always' }),
        getRecord(design, name),
        constraints.slice(0, 2).map((constraint) => lookUp(design, constraint, name)),
      ]),
  ]);
}

function expectTotal(design: Design): void {
  const before = JSON.stringify(design);
  const first = everything(freeze(design));
  expect(everything(JSON.parse(before))).toBe(first);
  expect(JSON.stringify(design)).toBe(before);
}

const id = S('1');
const states: readonly State[] = [
  { id },
  {},
  { id, ghost: S('x') },
  { id, a: N('not a number'), b: B('no base64'), n: S('1') },
  { id, a: S('\ud800'), b: S('\u0000'), n: N('1e999') },
  { id: N('1'), a: { L: [{ M: { x: { NULL: true } } }] }, b: { SS: [] }, n: { NS: ['x', 'x'] } },
  { id: S(''), a: S(''), b: B(''), n: N('') },
  { id, a: { SS: ['', '', 'a'] }, b: { L: [] }, n: { BOOL: false } },
  { constructor: S('c'), toString: S('t'), length: S('l'), id: { NULL: true } },
];
const scenarios = states.flatMap((before, at) => {
  const after = states[(at + 1) % states.length] ?? {};
  const now = [undefined, N('x'), S('now'), { NULL: true } as const, N('5')][at % 5];
  const expects = [
    { attribute: 'ghost', is: 'in', values: [] },
    { attribute: 'a', is: 'in', values: [S('x'), N('y'), { L: [] }] },
    { attribute: '', is: 'not-equals', value: { M: {} } },
  ] as const;
  return [
    { ...creating(after, now && { now }), name: `Create ${at}` },
    { ...updating(before, after, { expects, ...(now && { now }) }), name: `Update ${at}` },
    { ...deleting(before, { expects }), name: `Delete ${at}` },
    { name: `Stateless ${at}`, kind: 'update' as const },
  ];
});

const odd: Parts = {
  attributes: [
    text('a'),
    text('b'),
    { name: 'n', type: 'N', values: [] },
    text('constructor'),
    text('toString'),
    text('length'),
  ],
  scenarios,
};

const templates = [
  '',
  '{',
  '}',
  '{}',
  '{|}',
  '{a',
  '{{',
  '{a}{a}{b}',
  '{ghost}',
  '{a|}',
  '{a|pad:0}',
  '{n|rank}',
  '{n|iso:s}',
  '{value}',
  '{__proto__}',
];

const designs: readonly (readonly [title: string, parts: Parts])[] = [
  ['no attributes at all', { ...odd, attributes: [] }],
  [
    'attributes of one name and several types',
    {
      ...odd,
      attributes: [text('a'), { name: 'a', type: 'N' }, { name: 'a', type: 'M' }, text('a', { keyOnly: true })],
    },
  ],
  ['attributes without names', { ...odd, attributes: [text(''), text(''), text(' ')] }],
  [
    'attributes with the names of keys',
    { ...odd, attributes: [{ name: 'PK', type: 'M' }, text('SK', { keyOnly: true })] },
  ],
  ['no templates', { ...odd, keys: {}, table: { partitionKey: { name: 'nobody', type: 'N' } } }],
  [
    'one attribute as both keys',
    { ...odd, table: { partitionKey: { name: 'a', type: 'S' }, sortKey: { name: 'a', type: 'N' } } },
  ],
  [
    'indexes without keys',
    { ...odd, indexes: [globalIndex('GSI1', [], []), globalIndex('GSI1', [], ['a']), globalIndex('', ['b'], [])] },
  ],
  [
    'indexes of one name and one key in two types',
    {
      ...odd,
      indexes: [
        globalIndex('GSI1', ['x'], ['x']),
        { ...globalIndex('GSI1', [], ['SK']), kind: 'local', partitionKey: [{ name: 'x', type: 'B' }] },
      ],
      keys: { x: '{a}' },
    },
  ],
  [
    'projections of nothing and of everything twice',
    {
      ...odd,
      indexes: [
        globalIndex('GSI1', ['a'], ['b'], { type: 'INCLUDE', attributes: [] }),
        globalIndex('GSI2', ['a'], ['b'], { type: 'INCLUDE', attributes: ['PK', 'a', 'a', '', 'ghost', '__proto__'] }),
      ],
    },
  ],
  [
    'constraints without attributes or names',
    {
      ...odd,
      constraints: [
        unique('', []),
        unique('', ['a']),
        reference('', {}, []),
        reference('', { '': '' }, ['create', 'create']),
      ],
    },
  ],
  [
    'constraints of one name',
    {
      ...odd,
      constraints: [
        unique('X', ['a']),
        unique('X', ['b']),
        unique('X', ['a', 'a']),
        reference('X', { PK: '{a}', SK: '{b}' }, ['update', 'delete']),
      ],
    },
  ],
  [
    'constraints on everything',
    {
      ...odd,
      constraints: [
        unique('A', ['ghost', 'a']),
        unique('B', ['n', 'b'], {
          normalise: ['sha256', 'sha256', 'nfc'],
          reclaimExpired: true,
          when: [{ attribute: 'ghost', is: 'present' }],
        }),
        unique('C', ['constructor']),
        unique('D', ['__proto__']),
      ],
      table: { timeToLive: 'n' },
      locks: { owner: true },
    },
  ],
  [
    'references to nowhere, with too many keys and to itself',
    {
      ...odd,
      constraints: [
        reference('A', { PK: '{a}', SK: '{b}', x: '1' }, ['create'], ''),
        reference('B', { PK: 'THING#{id}', SK: 'THING' }, ['create', 'update', 'delete']),
        reference('C', { PK: 'UNIQ#D#{a}', SK: 'LOCK' }, ['create']),
        unique('D', ['a']),
      ],
    },
  ],
  [
    'a lock table that is the table',
    {
      ...odd,
      constraints: [unique('A', ['a'])],
      locks: { table: { name: 'things', partitionKey: { name: 'b', type: 'N' }, sortKey: { name: 'b', type: 'B' } } },
    },
  ],
  ['locks with a broken sort key', { ...odd, constraints: [unique('A', ['a'])], locks: { sortKey: { M: {} } } }],
  [
    'locks with an empty prefix and sort key',
    { ...odd, constraints: [unique('A', ['a'])], locks: { prefix: '', sortKey: '', owner: true } },
  ],
  [
    'a TTL and a version that are keys',
    { ...odd, table: { timeToLive: 'PK' }, version: 'SK', constraints: [unique('A', ['a'], { reclaimExpired: true })] },
  ],
  ['a version that is an attribute', { ...odd, version: 'a' }],
  ['a version without a name', { ...odd, version: '' }],
  [
    'names no object can carry',
    {
      ...odd,
      version: '__proto__',
      attributes: [text('__proto__')],
      table: {
        timeToLive: '__proto__',
        sortKey: { name: '__proto__', type: 'S' },
        indexes: [globalIndex('__proto__', ['__proto__'], [])],
      },
      locks: { owner: true },
    },
  ],
  ['one scenario three times', { ...odd, scenarios: [...scenarios, ...scenarios, ...scenarios] }],
  ['no scenarios', { ...odd, scenarios: [] }],
  ...templates.flatMap((template): [string, Parts][] => [
    [`the table key ${JSON.stringify(template)}`, { ...odd, keys: { PK: template } }],
    [
      `the index key ${JSON.stringify(template)}`,
      { ...odd, indexes: [globalIndex('GSI1', ['x'], ['a'])], keys: { x: template } },
    ],
    [
      `the number key ${JSON.stringify(template)}`,
      { ...odd, table: { sortKey: { name: 'x', type: 'N' } }, keys: { x: template } },
    ],
    [
      `the lock template ${JSON.stringify(template)}`,
      { ...odd, constraints: [unique('A', ['a']), unique('B', ['b'])], locks: { template } },
    ],
    [
      `the reference key ${JSON.stringify(template)}`,
      { ...odd, constraints: [reference('A', { PK: template, SK: 'X' }, ['create', 'update', 'delete'])] },
    ],
  ]),
];

describe('every door', () => {
  it.each(designs)('takes %s', (_, parts) => {
    expectTotal(smallDesign(parts));
  });

  it('takes what any one change makes of a design that is right', () => {
    const junk = fc.constantFrom<unknown>(
      '',
      ' ',
      '{',
      '{a}',
      '__proto__',
      'constructor',
      'PK',
      'a.b',
      '\ud800',
      'x'.repeat(3000),
      0,
      -1,
      1e21,
      true,
      null,
      [],
      {},
      [[]],
      S(''),
      S('x'),
      N('x'),
      N('1'),
      { NULL: true },
      'S',
      'N',
      'B',
      'create',
      'update',
      'delete',
      'unique',
      'local',
    );
    const mutation = fc.record({
      fixture: fc.constantFrom(...fixtures.map(({ design }) => JSON.stringify(design)).filter(isShort)),
      changes: fc.array(fc.record({ at: fc.nat(), junk, drop: fc.boolean(), double: fc.boolean() }), {
        minLength: 1,
        maxLength: 3,
      }),
    });
    let taken = 0;
    fc.assert(
      fc.property(mutation, ({ fixture, changes }) => {
        const document: unknown = JSON.parse(fixture);
        for (const { at, junk: value, drop, double } of changes) {
          const places = placesIn(document);
          const place = places[at % places.length];
          if (place) place.change(value, drop, double);
        }
        const parsed = parseDesign(document);
        if (!parsed.ok) return;
        taken += 1;
        expectTotal(parsed.design);
      }),
      randomRuns(150),
    );
    expect(taken).toBeGreaterThan(0);
  });
});

/** The largest designs have nothing that the others have not, but take their time. */
const isShort = ({ length }: string): boolean => length < 5000;

interface Place {
  readonly change: (value: unknown, drop: boolean, double: boolean) => void;
}

/** Every place in a JSON document: its value can be replaced, dropped, or in a list doubled. */
function placesIn(json: unknown): Place[] {
  if (typeof json !== 'object' || json === null) return [];
  const list: unknown[] | undefined = Array.isArray(json) ? json : undefined;
  return Object.keys(json).flatMap((name) => [
    {
      change: (value, drop, double) => {
        if (list && double) list.push(list[Number(name)]);
        else if (drop) list ? list.splice(Number(name), 1) : Reflect.deleteProperty(json, name);
        else Reflect.set(json, name, value);
      },
    },
    ...placesIn(Reflect.get(json, name)),
  ]);
}
