import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDesign } from './__fixtures__/arbitrary-design.ts';
import { applyPatches } from './edits/patch.ts';
import { EXAMPLES, emptyDesign, parseDesign } from './index.ts';
import { type Path, removeIn, setIn } from './json-path.ts';

type Json = Record<string, unknown>;

const full = {
  version: 1,
  name: 'Tickets',
  table: {
    name: 'tickets',
    partitionKey: { name: 'PK', type: 'S' },
    sortKey: { name: 'SK', type: 'S' },
    timeToLive: 'expiresAt',
    indexes: [
      {
        name: 'GSI1',
        kind: 'global',
        partitionKey: [{ name: 'GSI1PK', type: 'S' }],
        sortKey: [{ name: 'GSI1SK', type: 'N' }],
        projection: { type: 'INCLUDE', attributes: ['title'] },
        throughput: { read: 5, write: 5 },
      },
      {
        name: 'LSI1',
        kind: 'local',
        partitionKey: [{ name: 'PK', type: 'S' }],
        sortKey: [],
        projection: { type: 'KEYS_ONLY' },
      },
    ],
    throughput: { read: 5, write: 0.5 },
  },
  entity: {
    name: 'Ticket',
    attributes: [
      { name: 'ticketId', type: 'S', required: true, keyOnly: true, immutable: false },
      { name: 'status', type: 'S', values: ['open', 'closed'] },
    ],
    keys: {
      PK: { template: 'TICKET#{ticketId}' },
      GSI1PK: { template: 'S#{status}', when: [{ attribute: 'status', is: 'in', values: [{ S: 'open' }] }] },
    },
    version: 'rev',
  },
  constraints: [
    {
      kind: 'unique',
      name: 'EMAIL',
      attributes: ['email'],
      normalise: ['trim', 'sha256'],
      when: [
        { attribute: 'a', is: 'present' },
        { attribute: 'a', is: 'absent' },
        { attribute: 'a', is: 'equals', value: { N: '1' } },
        { attribute: 'a', is: 'not-equals', value: { M: { x: { L: [{ NULL: true }] } } } },
      ],
      reclaimExpired: true,
    },
    {
      kind: 'reference',
      name: 'TEAM',
      key: { PK: 'TEAM#{teamId}' },
      table: 'teams',
      on: ['create', 'update', 'delete'],
    },
  ],
  locks: {
    prefix: 'UNIQ',
    sortKey: { N: '0' },
    template: '{prefix}#{value}',
    owner: true,
    table: { name: 'locks', partitionKey: { name: 'PK', type: 'S' }, sortKey: { name: 'SK', type: 'N' } },
  },
  accessPatterns: [
    {
      name: 'Queue',
      index: 'GSI1',
      partition: ['teamId'],
      sort: ['priority'],
      where: { teamId: { S: '7' } },
      range: { attribute: 'priority', op: 'between', values: [{ N: '1' }, { N: '3' }] },
      descending: true,
      limit: 25,
    },
  ],
  scenarios: [
    {
      name: 'Close',
      kind: 'update',
      before: { ticketId: { S: '1' } },
      after: { ticketId: { S: '1' }, tags: { SS: ['a'] } },
      expects: [{ attribute: 'status', is: 'present' }],
      now: { N: '1780000000' },
    },
  ],
  workload: { items: 1e5, perMonth: { Close: 0.5 }, region: 'us-east-1', billing: 'provisioned' },
};

const codesOf = (json: unknown) => {
  const parsed = parseDesign(json);
  return parsed.ok ? [] : parsed.issues;
};

describe('parseDesign', () => {
  it('reads every field of the format, as it is and in its order', () => {
    const parsed = parseDesign(full);
    expect(parsed).toStrictEqual({ ok: true, design: full });
    expect(JSON.stringify(parsed.ok && parsed.design)).toBe(JSON.stringify(full));
  });

  it('reads what edits and forms leave half-typed: unknown names, empty texts, numbers that are none', () => {
    const typed = applyPatches(emptyDesign(), [
      { path: ['table', 'name'], value: '' },
      { path: ['entity', 'keys', 'PK', 'template'], value: 'A#{' },
      { path: ['constraints'], value: [{ kind: 'unique', name: '', attributes: ['no such'] }] },
      { path: ['scenarios', 0, 'after', 'id'], value: { N: '-' } },
    ]);
    expect(parseDesign(typed)).toStrictEqual({ ok: true, design: typed });
  });

  const wrong: readonly (readonly [string, Path, unknown, object])[] = [
    [
      'a name that is none',
      ['name'],
      5,
      { path: ['name'], code: 'wrong-type', params: { expected: 'string', got: 'number' } },
    ],
    [
      'no list',
      ['scenarios'],
      {},
      { path: ['scenarios'], code: 'wrong-type', params: { expected: 'array', got: 'object' } },
    ],
    ['no object', ['table'], [], { path: ['table'], code: 'wrong-type', params: { expected: 'object', got: 'array' } }],
    [
      'no map',
      ['entity', 'keys'],
      'x',
      { path: ['entity', 'keys'], code: 'wrong-type', params: { expected: 'object', got: 'string' } },
    ],
    [
      'null for an optional field',
      ['locks'],
      null,
      { path: ['locks'], code: 'wrong-type', params: { expected: 'object', got: 'null' } },
    ],
    [
      'undefined for an optional field',
      ['locks'],
      undefined,
      { path: ['locks'], code: 'wrong-type', params: { expected: 'object', got: 'nothing' } },
    ],
    [
      'a text for a flag',
      ['locks', 'owner'],
      'yes',
      { path: ['locks', 'owner'], code: 'wrong-type', params: { expected: 'boolean', got: 'string' } },
    ],
    [
      'an unknown key type',
      ['table', 'sortKey', 'type'],
      'L',
      { path: ['table', 'sortKey', 'type'], code: 'not-one-of', params: { allowed: ['S', 'N', 'B'], got: 'L' } },
    ],
    [
      'a key type that is no text',
      ['table', 'sortKey', 'type'],
      1,
      { path: ['table', 'sortKey', 'type'], code: 'wrong-type', params: { expected: 'string', got: 'number' } },
    ],
    [
      'an unknown normaliser',
      ['constraints', 0, 'normalise', 1],
      'md5',
      {
        path: ['constraints', 0, 'normalise', 1],
        code: 'not-one-of',
        params: { allowed: ['trim', 'collapse', 'nfc', 'nfkc', 'lowercase', 'digits', 'sha256'], got: 'md5' },
      },
    ],
    [
      'an unknown kind',
      ['constraints', 1, 'kind'],
      'check',
      {
        path: ['constraints', 1, 'kind'],
        code: 'not-one-of',
        params: { allowed: ['unique', 'reference'], got: 'check' },
      },
    ],
    [
      'a kind that is no text',
      ['constraints', 1, 'kind'],
      true,
      { path: ['constraints', 1, 'kind'], code: 'wrong-type', params: { expected: 'string', got: 'boolean' } },
    ],
    [
      'an unknown projection',
      ['table', 'indexes', 0, 'projection', 'type'],
      'SOME',
      {
        path: ['table', 'indexes', 0, 'projection', 'type'],
        code: 'not-one-of',
        params: { allowed: ['ALL', 'KEYS_ONLY', 'INCLUDE'], got: 'SOME' },
      },
    ],
    [
      'a field of another branch',
      ['table', 'indexes', 1, 'projection', 'attributes'],
      [],
      {
        path: ['table', 'indexes', 1, 'projection', 'attributes'],
        code: 'unknown-field',
        params: { field: 'attributes' },
      },
    ],
    [
      'a misspelt field',
      ['entity', 'attributes', 0, 'imutable'],
      true,
      { path: ['entity', 'attributes', 0, 'imutable'], code: 'unknown-field', params: { field: 'imutable' } },
    ],
    [
      'a field named like an inherited one',
      ['constructor'],
      1,
      { path: ['constructor'], code: 'unknown-field', params: { field: 'constructor' } },
    ],
    [
      'a broken value in a state',
      ['scenarios', 0, 'after', 'tags', 'SS', 0],
      1,
      {
        path: ['scenarios', 0, 'after', 'tags', 'SS', 0],
        code: 'wrong-type',
        params: { expected: 'string', got: 'number' },
      },
    ],
    [
      'a value with two types',
      ['scenarios', 0, 'now', 'S'],
      'x',
      { path: ['scenarios', 0, 'now'], code: 'several-types', params: { types: ['N', 'S'] } },
    ],
    [
      'a value without one',
      ['scenarios', 0, 'now'],
      {},
      {
        path: ['scenarios', 0, 'now'],
        code: 'no-type',
        params: { allowed: ['S', 'N', 'B', 'BOOL', 'NULL', 'L', 'M', 'SS', 'NS', 'BS'] },
      },
    ],
    [
      'a broken value deep in a predicate',
      ['constraints', 0, 'when', 3, 'value', 'M', 'x', 'L', 0, 'NULL'],
      1,
      {
        path: ['constraints', 0, 'when', 3, 'value', 'M', 'x', 'L', 0, 'NULL'],
        code: 'wrong-type',
        params: { expected: 'true', got: 'number' },
      },
    ],
    [
      'a bare lock sort key of the wrong type',
      ['locks', 'sortKey'],
      5,
      { path: ['locks', 'sortKey'], code: 'wrong-type', params: { expected: 'string', got: 'number' } },
    ],
    [
      'a typed lock sort key with a wrong tag',
      ['locks', 'sortKey'],
      { Q: '1' },
      {
        path: ['locks', 'sortKey', 'Q'],
        code: 'unknown-type',
        params: { type: 'Q', allowed: ['S', 'N', 'B', 'BOOL', 'NULL', 'L', 'M', 'SS', 'NS', 'BS'] },
      },
    ],
    [
      'a limit of zero',
      ['accessPatterns', 0, 'limit'],
      0,
      { path: ['accessPatterns', 0, 'limit'], code: 'too-small', params: { minimum: 0, exclusive: true } },
    ],
    [
      'half a limit',
      ['accessPatterns', 0, 'limit'],
      1.5,
      { path: ['accessPatterns', 0, 'limit'], code: 'wrong-type', params: { expected: 'integer', got: 'number' } },
    ],
    [
      'an unsafe limit',
      ['accessPatterns', 0, 'limit'],
      2 ** 60,
      { path: ['accessPatterns', 0, 'limit'], code: 'too-large', params: { maximum: Number.MAX_SAFE_INTEGER } },
    ],
    [
      'a negative number',
      ['workload', 'items'],
      -1,
      { path: ['workload', 'items'], code: 'too-small', params: { minimum: 0, exclusive: false } },
    ],
    [
      'no number',
      ['workload', 'perMonth', 'Close'],
      Number.NaN,
      { path: ['workload', 'perMonth', 'Close'], code: 'wrong-type', params: { expected: 'number', got: 'other' } },
    ],
    [
      'a function',
      ['name'],
      () => 'x',
      { path: ['name'], code: 'wrong-type', params: { expected: 'string', got: 'other' } },
    ],
    [
      'a date',
      ['scenarios', 0, 'now'],
      new Date(0),
      { path: ['scenarios', 0, 'now'], code: 'wrong-type', params: { expected: 'object', got: 'other' } },
    ],
    [
      'a big integer',
      ['workload', 'items'],
      1n,
      { path: ['workload', 'items'], code: 'wrong-type', params: { expected: 'number', got: 'other' } },
    ],
    [
      'a later version',
      ['version'],
      2,
      { path: ['version'], code: 'unknown-version', params: { version: 2, known: ['1'] } },
    ],
    [
      'no such version',
      ['version'],
      0,
      { path: ['version'], code: 'unknown-version', params: { version: 0, known: ['1'] } },
    ],
    [
      'half a version',
      ['version'],
      1.5,
      { path: ['version'], code: 'unknown-version', params: { version: 1.5, known: ['1'] } },
    ],
    [
      'a version in quotes',
      ['version'],
      '1',
      { path: ['version'], code: 'wrong-type', params: { expected: 'number', got: 'string' } },
    ],
  ];

  it.each(wrong)('refuses %s at %j', (_, path, value, issue) => {
    // Undefined is no change to an edit, so it is put in by hand.
    const document = value === undefined ? { ...full, locks: undefined } : setIn(full, path, value);
    expect(codesOf(document)).toStrictEqual([issue]);
  });

  const required: readonly Path[] = [
    ['version'],
    ['name'],
    ['table'],
    ['table', 'partitionKey'],
    ['table', 'partitionKey', 'type'],
    ['table', 'indexes', 0, 'sortKey'],
    ['table', 'indexes', 0, 'projection', 'type'],
    ['table', 'indexes', 0, 'projection', 'attributes'],
    ['entity', 'keys', 'PK', 'template'],
    ['entity', 'attributes', 0, 'type'],
    ['constraints', 0, 'kind'],
    ['constraints', 1, 'on'],
    ['constraints', 0, 'when', 0, 'is'],
    ['constraints', 0, 'when', 2, 'value'],
    ['entity', 'keys', 'GSI1PK', 'when', 0, 'values'],
    ['locks', 'table', 'partitionKey'],
    ['accessPatterns', 0, 'where'],
    ['scenarios', 0, 'kind'],
    ['workload', 'billing'],
  ];
  it.each(required.map((path) => [path]))('misses %j', (path) => {
    expect(codesOf(removeIn(full, path))).toStrictEqual([{ path, code: 'missing', params: {} }]);
  });

  it('lists everything that is wrong, one issue for each unknown field', () => {
    expect(codesOf({ version: 1, nam: 'x', tables: {}, table: { nme: '' }, entity: 1, scenarios: [] })).toStrictEqual([
      { path: ['name'], code: 'missing', params: {} },
      { path: ['table', 'name'], code: 'missing', params: {} },
      { path: ['table', 'partitionKey'], code: 'missing', params: {} },
      { path: ['table', 'nme'], code: 'unknown-field', params: { field: 'nme' } },
      { path: ['entity'], code: 'wrong-type', params: { expected: 'object', got: 'number' } },
      { path: ['nam'], code: 'unknown-field', params: { field: 'nam' } },
      { path: ['tables'], code: 'unknown-field', params: { field: 'tables' } },
    ]);
  });

  const protoPlaces: readonly Path[] = [
    [],
    ['table'],
    ['entity', 'keys'],
    ['entity', 'keys', 'PK'],
    ['constraints', 1, 'key'],
    ['accessPatterns', 0, 'where'],
    ['scenarios', 0, 'before'],
    ['scenarios', 0, 'after'],
    ['workload', 'perMonth'],
    ['constraints', 0, 'when', 3, 'value', 'M'],
  ];
  it.each(protoPlaces.map((path) => [path]))('refuses __proto__ in %j, where others would drop it', (path) => {
    const document: unknown = JSON.parse(JSON.stringify(full));
    let place = document as Json;
    for (const step of path) place = place[step] as Json;
    Object.defineProperty(place, '__proto__', { value: { S: 'x' }, enumerable: true });
    expect(codesOf(document)).toStrictEqual([
      { path: [...path, '__proto__'], code: 'forbidden-name', params: { name: '__proto__' } },
    ]);
    expect(codesOf(JSON.parse(JSON.stringify(document)))).toHaveLength(1);
  });

  it('says what else is wrong beside a __proto__', () => {
    const document = JSON.parse(JSON.stringify({ ...full, name: 5 }).replace('"Close":0.5', '"__proto__":{"a":1}'));
    expect(codesOf(document).map(({ path, code }) => [code, path])).toStrictEqual([
      ['forbidden-name', ['workload', 'perMonth', '__proto__']],
      ['wrong-type', ['name']],
    ]);
  });

  it.each([
    [null, 'null'],
    [undefined, 'nothing'],
    ['{}', 'string'],
    [1, 'number'],
    [[], 'array'],
    [() => full, 'other'],
    [Symbol('design'), 'other'],
    [1n, 'other'],
    [new Map(), 'other'],
  ])('refuses %o', (json, got) => {
    expect(codesOf(json)).toStrictEqual([{ path: [], code: 'wrong-type', params: { expected: 'object', got } }]);
  });

  describe('never throws', () => {
    it('on a value that holds itself, once or many times over', () => {
      const once: Json = { ...full };
      once.self = once;
      const often: unknown[] = [];
      for (let i = 0; i < 10; i++) often.push(often);
      for (const document of [once, { ...full, scenarios: often }]) {
        expect(codesOf(document).map(({ code, params }) => ({ code, params }))).toStrictEqual([
          { code: 'too-deep', params: { limit: 100 } },
        ]);
      }
    });

    it('on 100,000 levels', () => {
      let value: unknown = { S: 'x' };
      for (let i = 0; i < 100_000; i++) value = i % 2 === 0 ? { L: [value] } : { M: { a: value } };
      const document = { ...full, scenarios: [{ name: 'a', kind: 'create', after: { a: value } }] };
      expect(codesOf(document).map(({ code }) => code)).toStrictEqual(['too-deep']);
    });

    it('on a value one level too deep, which it points out', () => {
      const nest = (levels: number): unknown => (levels === 0 ? { S: 'x' } : { L: [nest(levels - 1)] });
      const at = (levels: number) => setIn(full, ['scenarios', 0, 'now'], nest(levels));
      expect(codesOf(at(32))).toStrictEqual([]);
      expect(codesOf(at(33)).map(({ code, params, path }) => ({ code, params, levels: path.length }))).toStrictEqual([
        { code: 'too-deep', params: { limit: 32 }, levels: 3 + 2 * 32 + 1 },
      ]);
    });

    it('on more than a design can hold, or one small object met millions of times', () => {
      let shared: unknown = { S: 'x' };
      for (let i = 0; i < 30; i++) shared = { L: [shared, shared] };
      const huge = [{ ...full, name: new Array(2_000_000).fill(0) }, setIn(full, ['scenarios', 0, 'now'], shared)];
      for (const document of huge) {
        expect(codesOf(document)).toStrictEqual([{ path: [], code: 'too-large', params: { limit: 1_000_000 } }]);
      }
    });

    it('on a getter that does', () => {
      const document = Object.defineProperty({ ...full }, 'name', {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      });
      expect(codesOf(document)).toStrictEqual([{ path: [], code: 'unreadable', params: {} }]);
    });

    it('on any JSON, and puts every issue at a place of its own words', () => {
      fc.assert(
        fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
          const parsed = parseDesign(json);
          expect(parsed.ok).toBe(false);
        }),
      );
    });

    it('on a design with anything in any one place', () => {
      const places: Path[] = [];
      const walk = (value: unknown, path: Path): void => {
        places.push(path);
        if (typeof value === 'object' && value !== null) {
          for (const [name, inner] of Object.entries(value))
            walk(inner, [...path, Array.isArray(value) ? Number(name) : name]);
        }
      };
      walk(full, []);
      fc.assert(
        fc.property(
          fc.constantFrom(...places),
          fc.anything({
            withBigInt: true,
            withDate: true,
            withMap: true,
            withNullPrototype: true,
            withSparseArray: true,
          }),
          (path, value) => {
            const document = setIn(full, path, value);
            const before = JSON.stringify(document, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
            const parsed = parseDesign(document);
            if (parsed.ok) expect(JSON.stringify(parsed.design)).toBe(JSON.stringify(document));
            else
              for (const issue of parsed.issues)
                expect(issue.path.slice(0, path.length)).toStrictEqual(path.slice(0, issue.path.length));
            expect(JSON.stringify(document, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner))).toBe(
              before,
            );
          },
        ),
        { numRuns: 2000 },
      );
    });
  });

  it('gives a document equal to its input, in its order, and a copy of it', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const before = JSON.stringify(design);
        const parsed = parseDesign(design);
        expect(parsed).toEqual({ ok: true, design });
        expect(JSON.stringify(parsed.ok && parsed.design)).toBe(before);
        expect(parsed.ok && parsed.design).not.toBe(design);
        expect(JSON.stringify(design)).toBe(before);
      }),
    );
  });

  it('reads a frozen document', () => {
    const freeze = (value: unknown): unknown => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };
    expect(parseDesign(freeze(structuredClone(full)))).toStrictEqual({ ok: true, design: full });
  });

  it('reads the examples and the empty design', () => {
    for (const design of [...EXAMPLES.map((example) => example.design), emptyDesign()]) {
      expect(parseDesign(design)).toStrictEqual({ ok: true, design });
    }
  });
});
