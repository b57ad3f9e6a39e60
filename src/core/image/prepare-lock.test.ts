/** What keeps a constraint from having locks at all, and a reference from being checked: problems by code (L1, L2, P8). */
import { describe, expect, it } from 'vitest';
import type { Constraint, Locks } from '#core/design';
import { type Problem, prepareDesign } from '#core/image';
import {
  B,
  imageIn,
  N,
  number,
  type Parts,
  reference,
  S,
  smallDesign,
  text,
  unique,
} from '../../../tests/small-design.ts';

interface Row {
  readonly title: string;
  readonly parts: Parts;
  /** Of each unique constraint; `undefined` where it can be enforced. */
  readonly problems: readonly (Problem | undefined)[];
}

const email: Parts = { attributes: [text('email'), text('name')], constraints: [unique('EMAIL', ['email'])] };
const two: Parts = { ...email, constraints: [unique('EMAIL', ['email']), unique('NAME', ['name'])] };
const withLocks = (parts: Parts, locks: Locks): Parts => ({ ...parts, locks });
const problem = (code: string, params: Problem['params'] = {}): Problem => ({ code, params });
const sortKeyed = (type: 'S' | 'N' | 'B', sortKey?: Locks['sortKey']): Parts => ({
  ...email,
  table: { sortKey: { name: 'SK', type } },
  attributes: [text('email'), { name: 'x', type }],
  keys: { SK: '{x}' },
  ...(sortKey !== undefined && { locks: { sortKey } }),
});

const rows: readonly Row[] = [
  { title: 'L1: the default template', parts: two, problems: [undefined, undefined] },
  {
    title: 'L1: the value stands last',
    parts: withLocks(email, { template: '{value}#{constraint}' }),
    problems: [problem('lock-template-value')],
  },
  {
    title: 'L1: nothing stands after the value',
    parts: withLocks(email, { template: '{constraint}#{value}#' }),
    problems: [problem('lock-template-value')],
  },
  {
    title: 'L1: the value stands there once',
    parts: withLocks(email, { template: '{constraint}#{value}#{value}' }),
    problems: [problem('lock-template-value')],
  },
  {
    title: 'L1: the value stands there',
    parts: withLocks(email, { template: '{prefix}#{constraint}' }),
    problems: [problem('lock-template-value')],
  },
  {
    title: 'L1: the value has no format: normalisers do that',
    parts: withLocks(email, { template: '{constraint}#{value|upper}' }),
    problems: [problem('lock-template-value')],
  },
  {
    title: 'L1: an empty template holds no value',
    parts: withLocks(email, { template: '' }),
    problems: [problem('lock-template-value')],
  },
  {
    title: 'L1: with several unique constraints the template names them',
    parts: withLocks(two, { template: '{prefix}#{value}' }),
    problems: [problem('lock-template-constraint'), problem('lock-template-constraint')],
  },
  {
    title: 'L1: with a single one it need not, whatever references there are',
    parts: withLocks(
      { ...email, constraints: [unique('EMAIL', ['email']), reference('TEAM', { PK: 'X', SK: 'Y' }, [])] },
      { template: '{prefix}#{value}' },
    ),
    problems: [undefined],
  },
  ...['{constraint}{value}', '{constraint}_{value}', '{constraint}A#{value}', '{constraint}{prefix}#{value}'].map(
    (template): Row => ({
      title: `L1: the constraint's name is delimited: ${template}`,
      parts: withLocks(email, { template }),
      problems: [problem('lock-template-delimiter')],
    }),
  ),
  {
    title: 'L1: any character that no name has delimits it',
    parts: withLocks(two, { template: '{constraint}.{value}' }),
    problems: [undefined, undefined],
  },
  {
    title: 'L1: other placeholders have nothing to show',
    parts: withLocks(email, { template: '{constraint}#{email}#{value}' }),
    problems: [problem('lock-template-placeholder', { placeholder: 'email' })],
  },
  {
    title: 'L1: nor have formats of the known ones',
    parts: withLocks(email, { template: '{prefix|lower}#{constraint}#{value}' }),
    problems: [problem('lock-template-placeholder', { placeholder: 'prefix' })],
  },
  {
    title: 'L1: a template that cannot be read',
    parts: withLocks(email, { template: '{constraint}#{value' }),
    problems: [problem('unclosed-brace', { at: 13 })],
  },
  {
    title: 'L1: a partition key of type N cannot hold it',
    parts: { ...email, table: { partitionKey: { name: 'PK', type: 'N' } } },
    problems: [problem('lock-partition-key-type', { key: 'PK', type: 'N' })],
  },
  {
    title: 'L1: nor can one of type B, also of a lock table',
    parts: withLocks(email, { table: { name: 'locks', partitionKey: { name: 'lock', type: 'B' } } }),
    problems: [problem('lock-partition-key-type', { key: 'lock', type: 'B' })],
  },
  ...(
    [
      ['S', undefined, true],
      ['S', 'MARK', true],
      ['S', S('MARK'), true],
      ['S', '', false],
      ['S', N('0'), false],
      ['S', '\ud800', false],
      ['N', undefined, false],
      ['N', N('0'), true],
      ['N', N('zero'), false],
      ['N', '0', false],
      ['B', B('AA=='), true],
      ['B', B('A'), false],
      ['B', B(''), false],
      ['B', { M: {} }, false],
    ] as const
  ).map(
    ([type, sortKey, fits]): Row => ({
      title: `L1: a sort key of type ${type} takes ${JSON.stringify(sortKey)}: ${fits}`,
      parts: sortKeyed(type, sortKey),
      problems: [fits ? undefined : problem('lock-sort-key-type', { key: 'SK', type })],
    }),
  ),
  {
    title: 'a constraint without attributes',
    parts: { ...email, constraints: [unique('EMAIL', [])] },
    problems: [problem('constraint-empty', { constraint: 'EMAIL' })],
  },
  {
    title: 'an attribute that is not listed',
    parts: { ...email, constraints: [unique('EMAIL', ['email', 'ghost'])] },
    problems: [problem('unknown-attribute', { attribute: 'ghost' })],
  },
];

describe('prepareLocks', () => {
  it.each(rows)('$title', ({ parts, problems }) => {
    const design = smallDesign(parts);
    const { locks } = prepareDesign(design);
    expect(locks.map((lock) => lock.problem)).toEqual(problems);
    // What cannot be enforced has no lock in any state.
    const image = imageIn(design, { id: S('1'), x: S('x'), email: S('a'), name: S('n') });
    const told = (image.locks ?? []).map(({ constraint }) => constraint);
    expect(told).toEqual(locks.filter((lock) => !lock.problem).map((lock) => lock.constraint.name));
  });

  it('L3: an unpaired half of a character has no UTF-8 to lock', () => {
    const image = imageIn(smallDesign(email), { id: S('1'), email: S('a\udc00') });
    expect([image.locks, image.gaps]).toEqual([[], [{ constraint: 'EMAIL', absent: 'invalid', attribute: 'email' }]]);
  });

  it('L2: broken base64 has no lock', () => {
    const design = smallDesign({ attributes: [{ name: 'x', type: 'B' }], constraints: [unique('X', ['x'])] });
    const image = imageIn(design, { id: S('1'), x: B('AB==') });
    expect([image.locks, image.gaps]).toEqual([[], [{ constraint: 'X', absent: 'invalid', attribute: 'x' }]]);
  });
});

describe('prepareReferences', () => {
  const of = (constraint: Constraint, more: Parts = {}) => {
    const attributes = [text('team'), number('seq'), { name: 'on', type: 'BOOL' as const }];
    const design = smallDesign({ attributes, ...more, constraints: [constraint] });
    const state = { id: S('1'), team: S('7'), seq: N('3'), on: { BOOL: true } };
    return [prepareDesign(design).references[0]?.problem, imageIn(design, state).references.map(({ key }) => key)];
  };
  const broken = (code: string, params: Problem['params'], key?: string) => [
    { code, params, ...(key !== undefined && { key }) },
    [],
  ];

  it.each([
    {
      title: 'the key of this table',
      key: { SK: 'META', PK: 'TEAM#{team}' },
      expected: [undefined, [{ PK: S('TEAM#7'), SK: S('META') }]],
    },
    { title: 'no key', key: {}, expected: broken('reference-key-shape', { keys: 0 }) },
    {
      title: 'too many key attributes',
      key: { a: '1', b: '2', c: '3' },
      expected: broken('reference-key-shape', { keys: 3 }),
    },
    {
      title: 'key attributes that this table does not have',
      key: { PK: 'X', sort: 'Y' },
      expected: broken('reference-key-names', { expected: 'PK, SK' }),
    },
    {
      title: 'half of this table’s key',
      key: { PK: 'X' },
      expected: broken('reference-key-names', { expected: 'PK, SK' }),
    },
    {
      title: 'a template that cannot be read',
      key: { PK: '{team', SK: 'META' },
      expected: broken('unclosed-brace', { at: 0 }, 'PK'),
    },
    {
      title: 'an attribute that is not listed',
      key: { PK: 'X', SK: '{ghost}' },
      expected: broken('unknown-attribute', { attribute: 'ghost' }, 'SK'),
    },
    {
      title: 'an attribute that no key can show',
      key: { PK: 'X', SK: '{on}' },
      expected: broken('unsupported-type', { attribute: 'on' }, 'SK'),
    },
  ])('P8: $title', ({ key, expected }) => {
    expect(of(reference('TEAM', key, ['create']))).toEqual(expected);
  });

  it('P8: a table of one key attribute', () => {
    const flat = { table: { partitionKey: { name: 'PK', type: 'S' as const }, ...({ sortKey: undefined } as object) } };
    expect(of(reference('TEAM', { PK: 'TEAM#{team}' }, ['create']), flat)).toEqual([undefined, [{ PK: S('TEAM#7') }]]);
  });

  it('P8: a lock table is a table described here', () => {
    const locks: Locks = { table: { name: 'locks', partitionKey: { name: 'n', type: 'N' } } };
    expect(of(reference('LOCK', { n: '{seq}' }, ['create'], 'locks'), { locks })).toEqual([undefined, [{ n: N('3') }]]);
    expect(of(reference('LOCK', { n: 'N#{seq}' }, ['create'], 'locks'), { locks })).toEqual(
      broken('key-type', { type: 'N' }, 'n'),
    );
  });
});
