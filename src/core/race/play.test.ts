import { describe, expect, it } from 'vitest';
import type { Design, Scenario } from '#core/design';
import { PRESETS, type PresetId, playRace, presetRace, prove, type Race } from '#core/race';
import { reference, S, smallDesign, text, unique } from '../../../tests/small-design.ts';

function race(id: PresetId, options: Parameters<typeof presetRace>[1] = {}): Race {
  const preset = PRESETS.find((each) => each.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return presetRace(preset, options);
}

const all = (design: Design, more: Partial<Race> = {}): Race => ({
  design,
  way: 'plan',
  off: new Set(),
  clients: design.scenarios.map(({ name }, at) => ({ id: 'ABC'[at] ?? '?', scenario: name })),
  ...more,
});

describe('an index that lags', () => {
  it('hides a sign-up even from who looks afterwards', () => {
    const order = ['A', 'A', 'B', 'B'];
    const sharp = playRace(race('two-sign-ups', { way: 'check-then-write' }), order);
    expect(sharp.steps.map(({ givesUp }) => givesUp)).toStrictEqual([undefined, undefined, 'taken']);
    const lagging = playRace(race('two-sign-ups', { way: 'check-then-write', lag: true }), order);
    expect(lagging.steps.at(-1)?.violations.map(({ code }) => code)).toStrictEqual(['two-holders']);
  });
});

describe('who gives up', () => {
  it('finds no record', () => {
    const { steps, next } = playRace(race('change-against-delete'), ['B', 'B', 'A', 'A']);
    expect(steps.map(({ kind, givesUp }) => [kind, givesUp])).toStrictEqual([
      ['read', undefined],
      ['write', undefined],
      ['read', 'no-record'],
    ]);
    expect(next).toStrictEqual([]);
  });

  it('sees that its expectation does not hold, where no guard asks', () => {
    const { steps } = playRace(race('stated-expectation', { way: 'check-then-write' }), ['A', 'A', 'B']);
    expect(steps.at(-1)?.givesUp).toBe('unexpected');
  });

  it('has nothing to change any more', () => {
    const before = { id: S('1'), note: S('old') };
    const change: Scenario = { name: 'One', kind: 'update', before, after: { ...before, note: S('new') } };
    const design = smallDesign({ attributes: [text('note')], scenarios: [change, { ...change, name: 'Two' }] });
    expect(playRace(all(design), ['A', 'A', 'B']).steps.at(-1)?.givesUp).toBe('nothing');
  });
});

describe('what is there at the start', () => {
  const state = (id: string, email: string) => ({ id: S(id), email: S(email) });
  const design = (scenarios: readonly Scenario[]) =>
    smallDesign({ attributes: [text('email')], constraints: [unique('EMAIL', ['email'])], scenarios });
  const create: Scenario = { name: 'Create', kind: 'create', after: state('1', 'a') };
  const change: Scenario = { name: 'Change', kind: 'update', before: state('1', 'a'), after: state('1', 'b') };
  const remove: Scenario = { name: 'Remove', kind: 'delete', before: state('1', 'a') };
  const rolesOf = (one: Race) => playRace(one, []).start.flatMap(({ items }) => items.map(({ role }) => role));

  it('is what is changed or removed, each record once and with its locks', () => {
    expect(rolesOf(all(design([change, remove])))).toStrictEqual(['record', 'lock']);
  });

  it('is not a record that a client is to make, unless another removes it first', () => {
    expect(rolesOf(all(design([create, change])))).toStrictEqual([]);
    expect(rolesOf(all(design([create, remove])))).toStrictEqual(['record', 'lock']);
  });

  it('is of records that exclude each other the first', () => {
    expect(rolesOf(all(design([]), { start: [state('1', 'a'), state('2', 'a')] }))).toStrictEqual(['record', 'lock']);
  });

  it('is nothing where the tables cannot be made', () => {
    const broken = { ...design([change]), table: { name: 'x', partitionKey: { name: '', type: 'S' as const } } };
    expect(playRace(all(broken), ['A'])).toStrictEqual({ start: [], steps: [], next: [] });
  });
});

describe('a reference to a record of the same kind', () => {
  const design = smallDesign({
    attributes: [text('parent')],
    constraints: [reference('PARENT', { PK: 'THING#{parent}', SK: 'THING' }, ['create'])],
    scenarios: [
      { name: 'Add child', kind: 'create', after: { id: S('2'), parent: S('1') } },
      { name: 'Remove parent', kind: 'delete', before: { id: S('1') } },
    ],
  });

  it('holds when it is claimed, and is left alone when the parent goes later', () => {
    expect(prove(all(design))).toMatchObject({ kind: 'holds', interleavings: 3 });
  });

  it('points at nothing without its check', () => {
    expect(prove(all(design, { off: new Set(['referenced:PARENT']) }))).toMatchObject({
      kind: 'broken',
      order: ['B', 'B', 'A'],
      violations: [{ code: 'dangling', params: { constraint: 'PARENT' } }],
    });
  });
});

describe('looking before writing', () => {
  /** Each of many values is unique. */
  const many = (count: number): Design => {
    const names = Array.from({ length: count }, (_, at) => `v${at}`);
    const record = (id: string) => ({
      id: S(id),
      ...Object.fromEntries(names.map((name) => [name, S(`${id} ${name}`)])),
    });
    return smallDesign({
      attributes: names.map((name) => text(name)),
      constraints: names.map((name) => unique(name.toUpperCase(), [name])),
      scenarios: ['1', '2'].map((id): Scenario => ({ name: id, kind: 'create', after: record(id) })),
    });
  };

  it.each([
    [3, 3],
    [20, 20],
    [25, 20],
  ])('of %i values asks about %i: a table has no room for more indexes', (count, asked) => {
    const { steps } = playRace(all(many(count), { way: 'check-then-write' }), Array(30).fill('A'));
    expect(steps.map(({ kind }) => kind)).toStrictEqual([...Array(asked).fill('check'), 'write']);
  });
});

describe('a proof', () => {
  it('says so where there is nothing to prove', () => {
    const design = smallDesign({ scenarios: [{ name: '1', kind: 'create', after: { id: S('1') } }] });
    const refused: Design = { ...design, table: { ...design.table, name: 'x' } };
    const empty = { kind: 'empty', situations: 1, starts: 1 };
    expect(prove(all(refused))).toStrictEqual({ ...empty, reason: 'no-tables' });
    expect(prove(all(design, { clients: [] }))).toStrictEqual({ ...empty, reason: 'nothing-there' });
    const removing = ['A', 'B'].map((id) => ({ id, removes: 'PARENT' }));
    const referring = { ...design, constraints: [reference('PARENT', { PK: 'X#{id}', SK: 'X' }, ['create'])] };
    expect(prove(all(referring, { clients: removing }))).toStrictEqual({ ...empty, reason: 'nothing-there' });
  });

  it('says that it is not complete where there is more to look at', () => {
    expect(prove(race('created-again'), 5)).toStrictEqual({ kind: 'bounded', situations: 5, starts: 1 });
  });
});
