/** Names and values of one action's expressions, from the rules (E1, E2); whole expressions asserted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Aliases, actionExpressions, actionTexts, guardTexts, needsAlias } from '#core/expression';
import type { Action } from '#core/plan';
import {
  creating,
  deleting,
  N,
  type Parts,
  planOf,
  reference,
  S,
  smallDesign,
  text,
  unique,
  updating,
} from '../../../tests/small-design.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

const id = S('1');

/** All attributes change from `old` to `new`, each unique, so that every name and value stands in an expression. */
function changing(names: readonly string[], before = 'old', after = 'new'): Action | undefined {
  const parts: Parts = {
    attributes: names.map((name) => text(name)),
    constraints: names.map((name, at) => unique(`U${at}`, [name])),
  };
  const state = (value: string) => Object.fromEntries(names.map((name, at) => [name, S(`${value}${at}`)]));
  return planOf(smallDesign(parts), updating({ id, ...state(before) }, { id, ...state(after) })).actions[0];
}

const expressionsOf = (action: Action | undefined, aliases?: Aliases) => action && actionExpressions(action, aliases);

describe('needsAlias', () => {
  it('E1: 573 reserved words and REMOVE', () => {
    expect(RESERVED_WORDS.size).toBe(574);
  });

  it.each([
    ['status', true],
    ['STATUS', true],
    ['StAtUs', true],
    ['remove', true],
    ['Remove', true],
    ['size', true],
    ['begins_with', true],
    ['Attribute_Exists', true],
    ['attribute_not_exists', true],
    ['attribute_type', true],
    ['if_not_exists', true],
    ['list_append', true],
    ['contains', true],
    ['constructor', true],
    ['and', true],
    ['between', true],
    ['a.b', true],
    ['a-b', true],
    ['a b', true],
    ['_a', true],
    ['1a', true],
    ['a$', true],
    [':a', true],
    ['#a', true],
    ['a[0]', true],
    ['', true],
    [' a', true],
    ['a\n', true],
    ['naïve', true],
    ['名', true],
    ['ſize', true],
    ['email', false],
    ['A', false],
    ['a1_B', false],
    ['toString', false],
    ['hasOwnProperty', false],
    ['statuses', false],
    ['PK', false],
  ])('E1: %j: %s', (name, expected) => {
    expect(needsAlias(name)).toBe(expected);
  });
});

describe('actionExpressions', () => {
  it.each([
    {
      title: 'a reserved word is aliased by its own name',
      names: ['status'],
      expected: {
        UpdateExpression: 'SET #status = :status',
        ConditionExpression: '#status = :status_before',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': S('new0'), ':status_before': S('old0') },
      },
    },
    {
      title: 'a free name stands bare, and there is no map of names',
      names: ['email'],
      expected: {
        UpdateExpression: 'SET email = :email',
        ConditionExpression: 'email = :email_before',
        ExpressionAttributeValues: { ':email': S('new0'), ':email_before': S('old0') },
      },
    },
    {
      title: 'names that differ in special characters alone stay apart',
      names: ['a.b', 'a-b', 'a_b', 'A_b'],
      expected: {
        UpdateExpression: 'SET #a_b = :a_b, #a_b_2 = :a_b_2, a_b = :a_b_3, A_b = :A_b',
        ConditionExpression:
          '#a_b = :a_b_before AND #a_b_2 = :a_b_2_before AND a_b = :a_b_3_before AND A_b = :A_b_before',
        ExpressionAttributeNames: { '#a_b': 'a.b', '#a_b_2': 'a-b' },
        ExpressionAttributeValues: {
          ':a_b': S('new0'),
          ':a_b_2': S('new1'),
          ':a_b_3': S('new2'),
          ':A_b': S('new3'),
          ':a_b_before': S('old0'),
          ':a_b_2_before': S('old1'),
          ':a_b_3_before': S('old2'),
          ':A_b_before': S('old3'),
        },
      },
    },
    {
      title: 'an attribute named like the value read of another; what guards use ends in _before',
      names: ['email', 'email_before'],
      expected: {
        UpdateExpression: 'SET email = :email, email_before = :email_before',
        ConditionExpression: 'email = :email_2_before AND email_before = :email_before_before',
        ExpressionAttributeValues: {
          ':email': S('new0'),
          ':email_before': S('new1'),
          ':email_2_before': S('old0'),
          ':email_before_before': S('old1'),
        },
      },
    },
    {
      title: 'names without a letter, and the empty name',
      names: ['é', '日', ''],
      expected: {
        UpdateExpression: 'SET #_ = :_, #__2 = :__2, #__3 = :__3',
        ConditionExpression: '#_ = :__before AND #__2 = :__2_before AND #__3 = :_before',
        ExpressionAttributeNames: { '#_': 'é', '#__2': '日', '#__3': '' },
        ExpressionAttributeValues: {
          ':_': S('new0'),
          ':__2': S('new1'),
          ':__3': S('new2'),
          ':__before': S('old0'),
          ':__2_before': S('old1'),
          ':_before': S('old2'),
        },
      },
    },
    {
      title: 'names that every object inherits',
      names: ['constructor', 'toString', 'length', 'valueOf'],
      expected: {
        UpdateExpression:
          'SET #constructor = :constructor, toString = :toString, #length = :length, valueOf = :valueOf',
        ConditionExpression:
          '#constructor = :constructor_before AND toString = :toString_before AND #length = :length_before AND valueOf = :valueOf_before',
        ExpressionAttributeNames: { '#constructor': 'constructor', '#length': 'length' },
        ExpressionAttributeValues: {
          ':constructor': S('new0'),
          ':toString': S('new1'),
          ':length': S('new2'),
          ':valueOf': S('new3'),
          ':constructor_before': S('old0'),
          ':toString_before': S('old1'),
          ':length_before': S('old2'),
          ':valueOf_before': S('old3'),
        },
      },
    },
  ])('E1: $title', ({ names, expected }) => {
    expect(expressionsOf(changing(names))).toEqual(expected);
  });

  it('E1: equal values may share a name, different attributes never share an alias', () => {
    const design = smallDesign({ attributes: [text('a.b'), text('a-b')] });
    const [action] = planOf(design, updating({ id }, { id, 'a.b': S('x'), 'a-b': S('x') })).actions;
    const { UpdateExpression, ExpressionAttributeNames } = expressionsOf(action) ?? {};
    expect(ExpressionAttributeNames).toEqual({ '#a_b': 'a.b', '#a_b_2': 'a-b' });
    expect(UpdateExpression).toMatch(/^SET #a_b = :\w+, #a_b_2 = :\w+$/);
  });

  it('E1: a placeholder has 255 bytes at most, and a guard’s value still ends in _before', () => {
    const long = 'x'.repeat(300);
    const expressions = expressionsOf(changing([`${long}1`, `${long}2`, `${'é'.repeat(300)}1`]));
    const values = Object.keys(expressions?.ExpressionAttributeValues ?? {});
    const names = Object.keys(expressions?.ExpressionAttributeNames ?? {});
    expect(values).toHaveLength(6);
    expect(values.filter((name) => name.endsWith('_before'))).toHaveLength(3);
    for (const name of [...values, ...names]) {
      expect(name).toMatch(/^[#:][A-Za-z0-9_]+$/);
      expect(name.length).toBeLessThanOrEqual(255);
    }
  });

  it('E1: a setting aliases every name', () => {
    expect(expressionsOf(changing(['email', 'status', 'a.b']), 'always')).toEqual({
      UpdateExpression: 'SET #email = :email, #status = :status, #a_b = :a_b',
      ConditionExpression: '#email = :email_before AND #status = :status_before AND #a_b = :a_b_before',
      ExpressionAttributeNames: { '#email': 'email', '#status': 'status', '#a_b': 'a.b' },
      ExpressionAttributeValues: {
        ':email': S('new0'),
        ':status': S('new1'),
        ':a_b': S('new2'),
        ':email_before': S('old0'),
        ':status_before': S('old1'),
        ':a_b_before': S('old2'),
      },
    });
    const [create] = planOf(smallDesign(), creating({ id })).actions;
    expect(expressionsOf(create, 'always')).toEqual({
      ConditionExpression: 'attribute_not_exists(#PK)',
      ExpressionAttributeNames: { '#PK': 'PK' },
    });
  });

  it('E2: maps that would be empty are left out, and so are expressions', () => {
    const design = smallDesign({ attributes: [text('email')], constraints: [unique('EMAIL', ['email'])] });
    const [record, lock] = planOf(design, deleting({ id, email: S('a') })).actions;
    expect(expressionsOf(record)).toEqual({
      ConditionExpression: 'email = :email_before',
      ExpressionAttributeValues: { ':email_before': S('a') },
    });
    expect(expressionsOf(lock)).toEqual({});
  });

  it('E2: each action has maps of its own', () => {
    const design = smallDesign({
      attributes: [text('status'), text('team')],
      constraints: [unique('STATUS', ['status']), reference('TEAM', { hash: '{team}' }, ['update'], 'teams')],
    });
    const plan = planOf(design, updating({ id, status: S('a') }, { id, status: S('b'), team: S('7') }));
    expect(plan.actions.map((action) => actionExpressions(action).ExpressionAttributeNames)).toEqual([
      { '#status': 'status' },
      undefined,
      undefined,
      { '#hash': 'hash' },
    ]);
  });

  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      'a.b',
      'a-b',
      'a_b',
      'a_b_2',
      'a_b_before',
      'a_b_2_before',
      'a',
      'a_before',
      'status',
      'constructor',
      'x_2',
      'x',
    ),
    fc.string({ unit: fc.constantFrom('a', '.', '-', '_', '2'), maxLength: 300 }),
  );
  it.each(['when-needed', 'always'] as const)('E1 E2: whatever the names are, aliases %s', (aliases) => {
    const property = fc.property(fc.uniqueArray(anyName, { minLength: 1, maxLength: 6 }), (names) => {
      const usable = names.filter((name) => !['__proto__', 'id', 'PK', 'SK'].includes(name));
      const expressions = expressionsOf(changing(usable), aliases) ?? {};
      const { UpdateExpression = '', ConditionExpression = '' } = expressions;
      const { ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = expressions;
      const used = new Set(`${UpdateExpression} ${ConditionExpression}`.match(/[#:][A-Za-z0-9_]+/g) ?? []);
      const defined = [...Object.keys(ExpressionAttributeNames), ...Object.keys(ExpressionAttributeValues)];
      expect([...used].sort()).toEqual(defined.sort());
      expect(new Set(Object.values(ExpressionAttributeNames)).size).toBe(Object.keys(ExpressionAttributeNames).length);
      const clauses = UpdateExpression.replace(/^SET /, '').split(', ').filter(Boolean);
      const told = clauses.map((clause) => {
        const [name = '', value = ''] = clause.split(' = ');
        const attribute = Object.hasOwn(ExpressionAttributeNames, name) ? ExpressionAttributeNames[name] : name;
        return [attribute, ExpressionAttributeValues[value]] as const;
      });
      // Objects list names that look like whole numbers first, so the order is no part of it.
      expect(new Map(told)).toEqual(new Map(usable.map((name, at) => [name, S(`new${at}`)])));
    });
    fc.assert(property);
  });
});

describe('guardTexts', () => {
  it('E1: each guard’s clause as in the request, and resolved for reading', () => {
    const design = smallDesign({
      attributes: [
        text('status'),
        { name: 'n', type: 'N' },
        { name: 'tags', type: 'SS' },
        { name: 'on', type: 'BOOL' },
      ],
      constraints: [unique('S', ['status'])],
    });
    const scenario = updating(
      { id, status: S('a "b"') },
      { id, status: S('c') },
      {
        expects: [
          { attribute: 'n', is: 'in', values: [N('1.0'), N('2')] },
          { attribute: 'tags', is: 'not-equals', value: { SS: ['x'] } },
          { attribute: 'on', is: 'equals', value: { BOOL: true } },
          { attribute: 'status', is: 'present' },
        ],
      },
    );
    const [record] = planOf(design, scenario).actions;
    expect(record && guardTexts(record, actionTexts(record))).toEqual([
      { guard: 0, text: 'n IN (:n_1_before, :n_2_before)', resolved: 'n IN (1.0, 2)' },
      { guard: 1, text: 'tags <> :tags_before', resolved: 'tags <> {"SS":["x"]}' },
      { guard: 2, text: '#on = :on_before', resolved: 'on = true' },
      { guard: 3, text: 'attribute_exists(#status)', resolved: 'attribute_exists(status)' },
      { guard: 4, text: '#status = :status_before', resolved: 'status = "a \\"b\\""' },
    ]);
    const texts = record ? guardTexts(record, actionTexts(record)).map((each) => each.text) : [];
    expect(expressionsOf(record)?.ConditionExpression).toBe(texts.join(' AND '));
  });

  it('L5 L6: a clause made of several is in parentheses only inside another', () => {
    const design = smallDesign({
      table: { timeToLive: 'expiresAt' },
      attributes: [text('email'), { name: 'expiresAt', type: 'N' }],
      constraints: [unique('EMAIL', ['email'])],
      locks: { owner: true },
    });
    const [, release] = planOf(design, deleting({ id, email: S('a') })).actions;
    expect(release && guardTexts(release, actionTexts(release))).toEqual([
      {
        guard: 0,
        text: 'attribute_not_exists(PK) OR (ownerPK = :ownerPK_before AND ownerSK = :ownerSK_before)',
        resolved: 'attribute_not_exists(PK) OR (ownerPK = "THING#1" AND ownerSK = "THING")',
      },
    ]);
  });
});
