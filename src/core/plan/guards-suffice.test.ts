/**
 * What the guards are for (P3): whoever plans from what was read, and writes into what is there by then, leaves exactly
 * the locks and index keys that belong to the record, or writes nothing. Over small designs with keys that hide, join and
 * damage values, and attributes that live in keys alone.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Predicate, State } from '#core/design';
import { type Image, imageOf, prepareDesign } from '#core/image';
import { type Action, planActions, transitionOf } from '#core/plan';
import type { Item } from '#core/value';
import { canonicalItem } from '../../../tests/canonical.ts';
import { holds } from '../../../tests/evaluate-condition.ts';
import { randomRuns } from '../../../tests/fast-check-options.ts';
import { globalIndex, S, smallDesign, updating } from '../../../tests/small-design.ts';

const NAMES = ['a', 'b', 'c'] as const;
const TEMPLATES = [
  'K',
  '{a}',
  'A#{a}',
  '{a}#{b}',
  '{b}#{a}',
  '{a}{b}',
  '{a|lower}#{b}',
  '{a|encode}#{b|encode}',
  '{a}#{b}#{c}',
  '{c}',
  '{b|upper}{c}',
  '{c|rank}#{a}',
];

const value = fc.constantFrom<string | undefined>('x', 'X', 'y', 'x#y', '#', '#x', '', undefined);
const state = fc
  .tuple(value, value, value)
  .map((values): State => Object.fromEntries(NAMES.flatMap((name, at) => stated(name, values[at]))));
const stated = (name: string, text: string | undefined) => (text === undefined ? [] : [[name, S(text)] as const]);

const when = fc.constantFrom<readonly Predicate[] | undefined>(
  undefined,
  undefined,
  [{ attribute: 'a', is: 'present' }],
  [{ attribute: 'b', is: 'equals', value: S('x') }],
  [{ attribute: 'c', is: 'not-equals', value: S('y') }],
);
const template = fc.constantFrom(...TEMPLATES);
const key = fc
  .record({ template, when })
  .map((one) => ({ template: one.template, ...(one.when && { when: one.when }) }));

const design = fc
  .record({
    keyOnly: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    PK: template,
    SK: template,
    indexes: fc.subarray([
      globalIndex('GSI1', ['G1'], ['G2']),
      globalIndex('GSI2', ['G1'], ['c']),
      globalIndex('GSI3', ['G3'], []),
      globalIndex('GSI4', ['SK'], ['G3']),
    ]),
    index: fc.tuple(key, key, key),
    locks: fc.subarray([['a'], ['b', 'c'], ['c']], { minLength: 1 }),
    lockWhen: when,
    normalise: fc.constantFrom<readonly ('lowercase' | 'digits')[]>([], ['lowercase'], ['digits']),
    owner: fc.boolean(),
  })
  .map((choice) =>
    smallDesign({
      indexes: choice.indexes,
      attributes: NAMES.map((name, at) => ({
        name,
        type: 'S',
        ...(choice.keyOnly[at] && { keyOnly: true }),
        ...(name === 'c' && { values: ['x', 'X', 'y', 'x#y', '#', '#x'] }),
      })),
      keys: { PK: choice.PK, SK: choice.SK, G1: choice.index[0], G2: choice.index[1], G3: choice.index[2] },
      constraints: choice.locks.map((attributes, at) => ({
        kind: 'unique',
        name: `U${at}`,
        attributes,
        normalise: choice.normalise,
        ...(choice.lockWhen && { when: choice.lockWhen }),
      })),
      locks: { prefix: '~', owner: choice.owner },
    }),
  );

/** Items by their key. */
type Stored = ReadonlyMap<string, Item>;
const place = ({ key: of }: { readonly key: Item }): string => JSON.stringify(of);
const itemsOf = ({ record, locks }: Image): Stored =>
  new Map([...(record ? [record] : []), ...locks].map((one) => [place(one), one.item]));

/** What is stored once the actions have been taken, or `undefined` where a guard stands against them. */
function take(actions: readonly Action[], stored: Stored): Stored | undefined {
  const after = new Map(stored);
  for (const action of actions) {
    const found = stored.get(place(action)) ?? null;
    if (!action.guards.every(({ condition }) => holds(condition, found))) return undefined;
    if (action.kind === 'Delete') after.delete(place(action));
    if (action.kind === 'Put') after.set(place(action), action.item);
    if (action.kind !== 'Update') continue;
    const item = new Map(Object.entries(found ?? action.key));
    for (const change of action.changes) {
      if (change.kind === 'set') item.set(change.attribute, change.value);
      else item.delete(change.attribute);
    }
    after.set(place(action), Object.fromEntries(item));
  }
  return after;
}

/** The state that comes of writing what changes between two others over what is there. */
function writtenOver(found: State, before: State, after: State): State {
  const names = NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const kept = Object.entries(found).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries([...kept, ...names.flatMap((name) => (after[name] ? [[name, after[name]]] : []))]);
}

const told = (stored: Stored): string[] =>
  [...stored.values()].map((item) => JSON.stringify(canonicalItem(item))).sort();

describe('guards suffice', () => {
  const seen = { written: 0, refused: 0, unguardable: 0 };

  /** Plans `before` → `after` and writes it into `found`: another state of the same record. */
  function check(
    prepared: ReturnType<typeof prepareDesign>,
    before: State,
    after: State | undefined,
    found: State,
  ): void {
    const scenario = after ? updating(before, after) : ({ name: 'Delete', kind: 'delete', before } as const);
    const transition = transitionOf(prepared, scenario);
    const { actions, problems } = planActions(prepared, transition);
    const read = transition.before?.image.record;
    const there = imageOf(prepared, found);
    if (!read || !there.record || actions.length === 0 || place(read) !== place(there.record)) return;
    if (problems.length > 0) {
      seen.unguardable += 1;
      return;
    }
    const left = take(actions, itemsOf(there));
    if (!left) {
      seen.refused += 1;
      return;
    }
    seen.written += 1;
    const moved = after && place(transition.after?.image.record ?? read) !== place(read);
    const due = after && imageOf(prepared, moved ? after : writtenOver(found, before, after));
    expect(told(left)).toEqual(due ? told(itemsOf(due)) : []);
  }

  it('P3: what is written into another state of the record than was read leaves what belongs to it', () => {
    fc.assert(
      fc.property(
        design,
        fc.array(fc.tuple(state, fc.option(state, { nil: undefined }), state), { minLength: 10, maxLength: 40 }),
        (of, cases) => {
          const prepared = prepareDesign(of);
          for (const [before, after, found] of cases) {
            check(prepared, before, after, found);
            check(prepared, before, after, before);
            check(prepared, before, after && writtenOver(before, found, after), { ...before, c: S('y') });
            check(prepared, before, { ...before, a: S('y') }, writtenOver(before, {}, found));
          }
        },
      ),
      randomRuns(400),
    );
    expect(Object.values(seen).every((count) => count > 100)).toBe(true);
  });
});
