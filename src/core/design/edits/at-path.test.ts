import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDesign } from '../__fixtures__/arbitrary-design.ts';
import {
  applyPatches,
  EXAMPLES,
  emptyDesign,
  insertAt,
  moveAt,
  type Patch,
  type Path,
  parseDesign,
  removeAt,
  setAt,
} from '../index.ts';

const design = EXAMPLES[0]?.design ?? emptyDesign();
const predicate = { attribute: 'email', is: 'present' };

describe('setAt', () => {
  it('sets one place and shares the rest', () => {
    const edited = setAt(design, ['constraints', 1, 'name'], 'USER');
    expect(edited).toStrictEqual({
      ...design,
      constraints: [design.constraints?.[0], { ...design.constraints?.[1], name: 'USER' }],
    });
    expect(edited.constraints?.[0]).toBe(design.constraints?.[0]);
    expect(edited.table).toBe(design.table);
    expect(design.constraints?.[1]?.name).toBe('HANDLE');
  });

  it('makes objects and lists that are missing on the way', () => {
    expect(setAt(emptyDesign(), ['locks', 'owner'], true).locks).toStrictEqual({ owner: true });
    expect(setAt(design, ['constraints', 0, 'when', 0], predicate).constraints?.[0]).toMatchObject({
      when: [predicate],
    });
  });

  it('sets the place behind the last of a list', () => {
    const attribute = { name: 'age', type: 'N' };
    expect(setAt(design, ['entity', 'attributes', 3], attribute).entity.attributes).toHaveLength(4);
  });

  it('sets names that every object inherits', () => {
    const edited = setAt(design, ['scenarios', 0, 'after', 'constructor'], { S: 'x' });
    expect(Object.keys(edited.scenarios[0]?.after ?? {})).toStrictEqual([
      'accountId',
      'email',
      'username',
      'constructor',
    ]);
  });

  it('replaces the whole design', () => {
    expect(setAt(design, [], emptyDesign())).toStrictEqual(emptyDesign());
  });

  it('takes a copy, so that what was passed in can change', () => {
    const value = { S: 'x' };
    const edited = setAt(design, ['scenarios', 0, 'after', 'email'], value);
    value.S = 'changed';
    expect(edited.scenarios[0]?.after?.email).toStrictEqual({ S: 'x' });
  });

  const nowhere: readonly (readonly [string, Path, unknown])[] = [
    ['the value there already', ['name'], 'Account sign-up'],
    ['a value of the wrong type', ['name'], 5],
    ['nothing', ['name'], undefined],
    ['nothing where nothing was', ['locks', 'template'], undefined],
    ['an unknown field', ['nam'], 'x'],
    ['an unknown field far away', ['a', 'b', 0, 'c'], 'x'],
    ['a place past the end of a list', ['entity', 'attributes', 4], { name: 'x', type: 'S' }],
    ['a place in front of a list', ['entity', 'attributes', -1], { name: 'x', type: 'S' }],
    ['half a place in a list', ['entity', 'attributes', 0.5], { name: 'x', type: 'S' }],
    ['a name in a list', ['entity', 'attributes', 'name'], 'x'],
    ['a number in an object', ['entity', 0], 'x'],
    ['a place in a text', ['name', 'length'], 5],
    ['__proto__', ['scenarios', 0, 'after', '__proto__'], { S: 'x' }],
    ['a value with __proto__ inside', ['scenarios', 0, 'after'], JSON.parse('{"__proto__":{"S":"x"}}')],
    ['no design', [], null],
  ];
  it.each(nowhere)('gives the same design back for %s', (_, path, value) => {
    expect(setAt(design, path, value)).toBe(design);
  });

  it('never throws and always gives a design', () => {
    const step = fc.oneof(
      fc.constantFrom(
        'table',
        'entity',
        'attributes',
        'keys',
        'PK',
        'scenarios',
        'after',
        'locks',
        'name',
        '__proto__',
        'constructor',
      ),
      fc.integer({ min: -1, max: 3 }),
    );
    fc.assert(
      fc.property(anyDesign, fc.array(step, { maxLength: 5 }), fc.anything(), (any, path, value) => {
        for (const edited of [
          setAt(any, path, value),
          insertAt(any, path, 0, value),
          removeAt(any, path, { dropEmpty: true }),
          moveAt(any, path, 0, 1),
          applyPatches(any, [
            { path, value },
            { path, remove: true },
          ]),
        ]) {
          expect(parseDesign(edited).ok).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('removeAt', () => {
  it('removes a field, an entry and a name', () => {
    expect(removeAt(design, ['locks', 'prefix']).locks).toStrictEqual({ sortKey: 'LOCK', owner: false });
    expect(removeAt(design, ['constraints', 0]).constraints).toStrictEqual([design.constraints?.[1]]);
    expect(Object.keys(removeAt(design, ['entity', 'keys', 'SK']).entity.keys)).toStrictEqual(['PK']);
  });

  it('drops a list or object that became empty only if told, and only where it is optional', () => {
    const guarded = setAt(design, ['constraints', 0, 'when', 0], predicate);
    const at: Path = ['constraints', 0, 'when', 0];
    expect(removeAt(guarded, at).constraints?.[0]).toStrictEqual({ ...design.constraints?.[0], when: [] });
    expect(removeAt(guarded, at, { dropEmpty: true })).toStrictEqual(design);
    const locks = setAt(emptyDesign(), ['locks', 'owner'], true);
    expect(removeAt(locks, ['locks', 'owner']).locks).toStrictEqual({});
    expect(removeAt(locks, ['locks', 'owner'], { dropEmpty: true })).toStrictEqual(emptyDesign());
    const noAttributes = removeAt(emptyDesign(), ['entity', 'attributes', 0], { dropEmpty: true });
    expect(noAttributes.entity.attributes).toStrictEqual([]);
  });

  it.each<[Path]>([
    [['table']],
    [['nobody']],
    [['scenarios', 9]],
    [['scenarios', 'name']],
    [['name', 0]],
    [[]],
    [['locks', 'template', 'x']],
    [['entity', 'attributes', 0, 'name']],
  ])('gives the same design back for %j', (path) => {
    expect(removeAt(design, path)).toBe(design);
  });
});

describe('insertAt', () => {
  const attribute = { name: 'age', type: 'N' };

  it.each([0, 1, 3])('inserts at %i', (index) => {
    const edited = insertAt(design, ['entity', 'attributes'], index, attribute);
    expect(edited.entity.attributes).toStrictEqual(
      design.entity.attributes.toSpliced(index, 0, { name: 'age', type: 'N' }),
    );
    expect(edited.entity.attributes[index === 0 ? 1 : 0]).toBe(design.entity.attributes[0]);
  });

  it('makes a list that is not there', () => {
    expect(
      insertAt(emptyDesign(), ['constraints'], 0, { kind: 'unique', name: 'A', attributes: [] }).constraints,
    ).toHaveLength(1);
  });

  it.each<[Path, number, unknown]>([
    [['entity', 'attributes'], 4, attribute],
    [['entity', 'attributes'], -1, attribute],
    [['entity', 'attributes'], 0.5, attribute],
    [['entity', 'attributes'], 0, { name: 'age' }],
    [['entity', 'keys'], 0, attribute],
    [['accessPatterns'], 1, attribute],
    [['nobody'], 0, attribute],
  ])('gives the same design back for %j at %d', (path, index, value) => {
    expect(insertAt(design, path, index, value)).toBe(design);
  });
});

describe('moveAt', () => {
  const namesOf = (edited: typeof design) => edited.entity.attributes.map(({ name }) => name);

  it.each([
    [0, 2, ['email', 'username', 'accountId']],
    [2, 0, ['username', 'accountId', 'email']],
    [1, 2, ['accountId', 'username', 'email']],
  ])('moves %i to %i', (from, to, names) => {
    const edited = moveAt(design, ['entity', 'attributes'], from, to);
    expect(namesOf(edited)).toStrictEqual(names);
    expect(edited.entity.attributes[to]).toBe(design.entity.attributes[from]);
  });

  it.each<[Path, number, number]>([
    [['entity', 'attributes'], 1, 1],
    [['entity', 'attributes'], 0, 3],
    [['entity', 'attributes'], -1, 0],
    [['entity', 'keys'], 0, 1],
    [['accessPatterns'], 0, 0],
  ])('gives the same design back for %j from %i to %i', (path, from, to) => {
    expect(moveAt(design, path, from, to)).toBe(design);
  });
});

describe('applyPatches', () => {
  it('applies one after the other; only the outcome has to be a design', () => {
    const patches: Patch[] = [
      { path: ['constraints', 0, 'kind'], value: 'reference' },
      { path: ['constraints', 0, 'attributes'], remove: true },
      { path: ['constraints', 0, 'key'], value: { PK: '{email}' } },
      { path: ['constraints', 0, 'on'], value: ['create'] },
    ];
    expect(applyPatches(design, patches).constraints?.[0]).toStrictEqual({
      kind: 'reference',
      name: 'EMAIL',
      key: { PK: '{email}' },
      on: ['create'],
    });
    expect(applyPatches(design, patches.slice(0, 2))).toBe(design);
  });

  it('gives the same design back for no patches and for such as lead nowhere', () => {
    expect(applyPatches(design, [])).toBe(design);
    expect(applyPatches(design, [{ path: ['nobody', 3], remove: true }])).toBe(design);
    expect(applyPatches(design, [{ path: ['locks', 'owner'], value: false }])).toBe(design);
    expect(
      applyPatches(design, [{ path: ['scenarios', 0, 'after'], value: JSON.parse('{"__proto__":{"S":"x"}}') }]),
    ).toBe(design);
  });

  it('shares what it does not touch', () => {
    const edited = applyPatches(design, [{ path: ['locks', 'owner'], value: true }]);
    expect(edited.locks).toStrictEqual({ ...design.locks, owner: true });
    expect(edited.entity).toBe(design.entity);
  });
});
