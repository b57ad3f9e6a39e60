/** Documents as they are while somebody types, pastes or attacks: good designs with parts broken, swapped or missing. */
import fc from 'fast-check';
import { fixtures } from '../fixtures.ts';
import { sketchArbitrary } from './design.ts';

const TEXTS = [
  '',
  ' ',
  '{',
  '}',
  '{}',
  '{{',
  '{{}}',
  '{recordId',
  '{recordId|',
  '{recordId|pad:}',
  '{recordId|pad:99999999999}',
  '{level|desc:0}',
  '{level|desc:400}',
  '{status|rank|rank}',
  '{recordId|iso:s}',
  '{missing}',
  '{value}{value}',
  '{constraint}',
  '#',
  '__proto__',
  'constructor',
  'toString',
  'PK',
  'SK',
  'recordId',
  'email',
  'level',
  'tags',
  'LOCK',
  '\u0000',
  '\ud800',
  '\udc00x',
  '\u{1F600}',
  'e\u0301',
  'x'.repeat(2049),
  '1e999999999',
  '-0',
  'NaN',
  '9'.repeat(39),
  '1780000000000000000',
  '2026-02-30T25:61:61Z',
  'not base64!',
  'AA==',
] as const;

const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  { S: '' },
  { S: '{' },
  { S: '\ud800' },
  { N: '' },
  { N: '1e' },
  { N: '1E+999' },
  { N: '-0.0' },
  { B: '' },
  { B: '*' },
  { BOOL: true },
  { NULL: true },
  { L: [] },
  { L: [{ S: 'a' }, { N: '1' }] },
  { M: {} },
  { M: JSON.parse('{"__proto__":{"S":"x"}}') },
  { SS: [] },
  { SS: ['a', 'a', ''] },
  { NS: ['1', '1.0', 'x'] },
  { BS: ['', '*'] },
  { S: 'a', N: '1' },
  { X: 1 },
];

/** One blow: where (a number picks a node of the document) and what happens there. */
type Blow = readonly [
  at: number,
  kind: 'replace' | 'remove' | 'repeat' | 'rename' | 'swap',
  value: unknown,
  other: number,
];

const blow: fc.Arbitrary<Blow> = fc.tuple(
  fc.nat(),
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('replace' as const) },
    { weight: 1, arbitrary: fc.constantFrom('remove' as const, 'repeat' as const, 'rename' as const) },
    { weight: 1, arbitrary: fc.constant('swap' as const) },
  ),
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...VALUES) }, { weight: 1, arbitrary: fc.jsonValue() }),
  fc.nat(),
);

/** A design with one to three blows. */
export const hostileArbitrary: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...fixtures.map(({ design }) => design)),
      sketchArbitrary.map(({ design }) => design),
    ),
    fc.array(blow, { minLength: 1, maxLength: 3 }),
  )
  .map(([design, blows]) => {
    const root: Record<string, unknown> = { document: JSON.parse(JSON.stringify(design)) };
    for (const one of blows) strike(root, one);
    return root.document;
  });

type Parent = Record<string | number, unknown>;

function strike(root: Parent, [at, kind, value, other]: Blow): void {
  const all = nodesOf(root);
  // A person types into texts most of the time.
  const nodes = at % 2 === 0 ? all : all.filter(([parent, name]) => typeof parent[name] === 'string');
  const [parent, name] = nodes[at % nodes.length] ?? [root, 'document'];
  const target = nodes[other % nodes.length];
  switch (kind) {
    case 'replace':
      set(parent, name, typeof parent[name] === 'string' && at % 8 !== 0 ? TEXTS[other % TEXTS.length] : value);
      break;
    case 'remove':
      if (Array.isArray(parent)) parent.splice(Number(name), 1);
      else delete parent[name];
      break;
    case 'repeat':
      if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(name)]));
      break;
    case 'rename':
      if (!Array.isArray(parent)) {
        set(parent, TEXTS[other % TEXTS.length] ?? '', parent[name]);
        delete parent[name];
      }
      break;
    case 'swap':
      if (target) set(parent, name, structuredClone(target[0][target[1]]));
      break;
  }
}

/** Sets an own property, `__proto__` included. */
const set = (parent: Parent, name: string | number, value: unknown): void => {
  Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true });
};

function nodesOf(value: unknown): (readonly [Parent, string | number])[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Parent;
  const names: (string | number)[] = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return names.flatMap((name) => [[parent, name] as const, ...nodesOf(parent[name])]);
}
