/**
 * Random histories: records of one design are created, changed and deleted one after the other. Values come from
 * small pools, so that unique values collide, records move onto each other, and locks are swapped often.
 */
import fc from 'fast-check';
import type { AttributeValue } from '#core';
import type { Predicate, State } from '#core/design';
import { type Sketch, sketchArbitrary } from './design.ts';
import type { AttributeField, Names } from './names.ts';

/** What happens to one of three records. A field of a patch that is null is taken away. */
export type Step =
  | { readonly kind: 'create'; readonly slot: number; readonly state: State; readonly now: AttributeValue }
  | {
      readonly kind: 'update';
      readonly slot: number;
      readonly patch: Readonly<Record<string, AttributeValue | null>>;
      readonly expects: readonly Predicate[];
      readonly now: AttributeValue;
    }
  | { readonly kind: 'delete'; readonly slot: number; readonly now: AttributeValue };

export interface History extends Sketch {
  readonly steps: readonly Step[];
}

const S = (...texts: string[]) => fc.constantFrom(...texts).map((text): AttributeValue => ({ S: text }));
const N = (...texts: string[]) => fc.constantFrom(...texts).map((text): AttributeValue => ({ N: text }));

const POOLS: Record<Exclude<AttributeField, 'id'>, fc.Arbitrary<AttributeValue>> = {
  team: S('a', 'b', 'a#b'),
  status: S('open', 'pending', 'closed'),
  email: S(
    'ada@x.org',
    'Ada@X.org',
    ' ada@x.org',
    'a#b',
    'a',
    'jose\u0301',
    'jos\u00e9',
    '\u0130',
    '😀',
    'q"\\\n$' + '{}{%',
  ),
  handle: S('b', 'b#c', 'c', 'a', 'B', '7  7'),
  level: N('1', '1.0', '01', '2', '1e1', '0'),
  tags: fc.subarray(['x', 'X', 'y', ' z '], { minLength: 1 }).map((SS) => ({ SS })),
  aliases: fc.array(S('x', 'Y', 'y', '1'), { maxLength: 3 }).map((L) => ({ L })),
  deletedAt: S('2026-05-01T10:00:00Z', '2026-05-01T10:00:00.9Z', '2026-05-02T00:30:00+02:00'),
  expiresAt: N('4102444800', '4102448400'),
  blob: fc.constantFrom('AA==', '/w==', 'AAECAw==').map((B) => ({ B })),
  note: S('plain', '', 'it\'s "quoted"', '\u0000\u2028', '{brace}'),
  extra: fc.constantFrom<AttributeValue>({ M: {} }, { M: { 'a.b': { L: [{ N: '1.50' }, { NULL: true }] } } }),
  flag: fc.boolean().map((BOOL) => ({ BOOL })),
};

const ALWAYS: readonly AttributeField[] = ['team', 'status'];

/** Fields that some table styles need in every state. */
const MOSTLY: readonly AttributeField[] = ['level', 'blob'];

const stateOf = (names: Names, slot: number): fc.Arbitrary<State> =>
  fc
    .record(
      Object.fromEntries(
        fields.map((field) => {
          const pool = POOLS[field];
          if (ALWAYS.includes(field)) return [names[field], pool];
          return [names[field], fc.option(pool, { nil: undefined, freq: MOSTLY.includes(field) ? 20 : 1 })];
        }),
      ),
    )
    .map((state) => ({ [names.id]: { S: `r${slot}` }, ...present(state) }));

const fields = Object.keys(POOLS) as Exclude<AttributeField, 'id'>[];

const present = (state: Readonly<Record<string, AttributeValue | undefined>>): State => {
  const kept: Record<string, AttributeValue> = {};
  for (const [name, value] of Object.entries(state)) if (value !== undefined) kept[name] = value;
  return kept;
};

const patchOf = (names: Names): fc.Arbitrary<Readonly<Record<string, AttributeValue | null>>> =>
  fc
    .subarray(fields, { minLength: 1, maxLength: 4 })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          chosen.map((field) => [
            names[field],
            ALWAYS.includes(field) ? POOLS[field] : fc.option(POOLS[field], { nil: null, freq: 3 }),
          ]),
        ),
      ),
    );

const expectsOf = (names: Names): fc.Arbitrary<readonly Predicate[]> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<readonly Predicate[]>(
        [{ attribute: names.status, is: 'equals', value: { S: 'open' } }],
        [{ attribute: names.note, is: 'not-equals', value: { S: 'plain' } }],
        [{ attribute: names.team, is: 'in', values: [{ S: 'a' }, { S: 'b' }] }],
        [
          { attribute: names.handle, is: 'present' },
          { attribute: names.deletedAt, is: 'absent' },
        ],
      ),
    },
  );

const stepOf = (names: Names): fc.Arbitrary<Step> => {
  const slot = fc.constantFrom(0, 0, 0, 0, 1, 2);
  const now = N('1780000000', '4102450000');
  const create = slot.chain((at) =>
    fc.record({ kind: fc.constant('create' as const), slot: fc.constant(at), state: stateOf(names, at), now }),
  );
  const update = fc.record({
    kind: fc.constant('update' as const),
    slot,
    patch: patchOf(names),
    expects: expectsOf(names),
    now,
  });
  const remove = fc.record({ kind: fc.constant('delete' as const), slot, now });
  return fc.oneof({ weight: 3, arbitrary: create }, { weight: 6, arbitrary: update }, { weight: 1, arbitrary: remove });
};

/** A design and what happens to its records. The first step creates one: nothing else can happen first. */
export const historyArbitrary: fc.Arbitrary<History> = sketchArbitrary.chain((sketch) =>
  fc
    .tuple(stateOf(sketch.names, 0), fc.array(stepOf(sketch.names), { minLength: 2, maxLength: 7 }))
    .map(([state, steps]) => ({
      ...sketch,
      steps: [{ kind: 'create' as const, slot: 0, state, now: { N: '1780000000' } }, ...steps],
    })),
);
