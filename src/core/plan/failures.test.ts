/** What each guard is for and what its failure means (P3, P7), as data: words are chosen by it elsewhere. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '#core/design';
import type { ActionFailure, Guard } from '#core/plan';
import {
  creating,
  deleting,
  globalIndex,
  N,
  number,
  type Parts,
  planOf,
  reference,
  S,
  smallDesign,
  text,
  unique,
  updating,
} from '../../../tests/small-design.ts';

interface Row {
  readonly title: string;
  readonly parts: Parts;
  readonly scenario: Scenario;
  /** By position. */
  readonly failures: readonly (readonly ActionFailure[])[];
}

const id = S('1');
const exists: ActionFailure = { cause: 'exists', fields: ['id'], retry: false };
const gone: ActionFailure = { cause: 'gone', fields: [], retry: false };
const stale = (...fields: string[]): ActionFailure => ({ cause: 'stale', fields, retry: true });
const unexpected = (...fields: string[]): ActionFailure => ({ cause: 'unexpected', fields, retry: false });
const of = (cause: ActionFailure['cause'], constraint: string, ...fields: string[]): ActionFailure => ({
  cause,
  constraint,
  fields,
  retry: false,
});

const rows: readonly Row[] = [
  {
    title: 'a create: the key is taken, or a value of all its attributes is',
    parts: { attributes: [text('a'), text('b')], constraints: [unique('PAIR', ['a', 'b'])] },
    scenario: creating({ id, a: S('1'), b: S('2') }),
    failures: [[exists], [of('taken', 'PAIR', 'a', 'b')]],
  },
  {
    title: 'the fields of a taken key are those both of its attributes show, each once',
    parts: { attributes: [text('team'), text('title')], keys: { PK: 'TEAM#{team}', SK: '{id}#{team}' } },
    scenario: creating({ id, team: S('7') }),
    failures: [[{ cause: 'exists', fields: ['team', 'id'], retry: false }]],
  },
  {
    title: 'a delete without locks can only find the record gone',
    parts: {},
    scenario: deleting({ id }),
    failures: [[gone]],
  },
  {
    title: 'an update that relies on values: gone, or stale, which reading again helps',
    parts: { attributes: [text('email')], constraints: [unique('EMAIL', ['email'])] },
    scenario: updating({ id, email: S('a') }, { id, email: S('b') }),
    failures: [[gone, stale('email')], [of('taken', 'EMAIL', 'email')], []],
  },
  {
    title: 'a version is stale without a field to blame',
    parts: { attributes: [text('title')], version: 'rev' },
    scenario: updating({ id, title: S('a'), rev: N('1') }, { id, title: S('b') }),
    failures: [[gone, stale()]],
  },
  {
    title: 'an expectation that does not hold: trying again does not help',
    parts: { attributes: [text('title'), text('note')] },
    scenario: updating(
      { id, title: S('a') },
      { id, title: S('b') },
      {
        expects: [
          { attribute: 'note', is: 'absent' },
          { attribute: 'title', is: 'present' },
          { attribute: 'title', is: 'not-equals', value: S('z') },
        ],
      },
    ),
    failures: [[gone, unexpected('note', 'title')]],
  },
  {
    title: 'one entry a cause: gone, stale, unexpected',
    parts: { attributes: [text('email'), text('note')], constraints: [unique('EMAIL', ['email'])] },
    scenario: deleting({ id, email: S('a') }, { expects: [{ attribute: 'note', is: 'absent' }] }),
    failures: [[gone, stale('email'), unexpected('note')], []],
  },
  {
    title: 'a move: the old item is gone or stale, the new key is taken',
    parts: { attributes: [text('status')], keys: { SK: '{status}' }, version: 'rev' },
    scenario: updating({ id, status: S('a'), rev: N('1') }, { id, status: S('b') }),
    failures: [[gone, stale()], [{ cause: 'exists', fields: ['id', 'status'], retry: false }]],
  },
  {
    title:
      'L6: a lock taken over after its expiry is lost, on keeping and on releasing it; one gone with it cannot be kept',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [{ name: 'tags', type: 'SS' }, number('expiresAt')],
      constraints: [unique('TAG', ['tags'])],
      locks: { owner: true },
    },
    scenario: updating(
      { id, tags: { SS: ['a', 'b'] }, expiresAt: N('1') },
      { id, tags: { SS: ['b'] }, expiresAt: N('2') },
    ),
    failures: [
      [gone, stale('tags', 'expiresAt')],
      [of('lost', 'TAG', 'tags'), of('expired', 'TAG', 'tags')],
      [of('lost', 'TAG', 'tags')],
    ],
  },
  {
    title: 'L6: without an owner a lock that is kept can only be gone',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [text('email'), number('expiresAt')],
      constraints: [unique('EMAIL', ['email'])],
    },
    scenario: updating({ id, email: S('a'), expiresAt: N('1') }, { id, email: S('a'), expiresAt: N('2') }),
    failures: [[gone, stale('email', 'expiresAt')], [of('expired', 'EMAIL', 'email')]],
  },
  {
    title: 'L6: a move keeps its lock, which may have expired',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [text('email'), text('status'), number('expiresAt')],
      keys: { SK: '{status}' },
      constraints: [unique('EMAIL', ['email'])],
      locks: { owner: true },
    },
    scenario: updating(
      { id, email: S('a'), status: S('x'), expiresAt: N('1') },
      { id, email: S('a'), status: S('y'), expiresAt: N('1') },
    ),
    failures: [
      [gone, stale('email', 'expiresAt')],
      [{ cause: 'exists', fields: ['id', 'status'], retry: false }],
      [of('lost', 'EMAIL', 'email'), of('expired', 'EMAIL', 'email')],
    ],
  },
  {
    title: 'L5: a lock that nothing removes can only be another’s',
    parts: {
      attributes: [text('email'), text('status')],
      keys: { SK: '{status}' },
      constraints: [unique('EMAIL', ['email'])],
      locks: { owner: true },
    },
    scenario: updating({ id, email: S('a'), status: S('x') }, { id, email: S('a'), status: S('y') }),
    failures: [
      [gone, stale('email')],
      [{ cause: 'exists', fields: ['id', 'status'], retry: false }],
      [of('lost', 'EMAIL', 'email')],
    ],
  },
  {
    title: 'P8: a missing item is told at the attributes its key is made from, once for each reference',
    parts: {
      attributes: [text('team'), text('backup')],
      constraints: [
        reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['create']),
        reference('BACKUP', { PK: 'TEAM#{backup}', SK: 'META' }, ['create']),
      ],
    },
    scenario: creating({ id, team: S('7'), backup: S('7') }),
    failures: [[exists], [of('missing', 'TEAM', 'team'), of('missing', 'BACKUP', 'backup')]],
  },
];

describe('failures of a plan', () => {
  it.each(rows)('P7: $title', ({ parts, scenario, failures }) => {
    expect(planOf(smallDesign(parts), scenario).actions.map((action) => action.failures)).toEqual(failures);
  });
});

describe('guards of a plan', () => {
  const guardsOf = (parts: Parts, scenario: Scenario): (readonly Guard[])[] =>
    planOf(smallDesign(parts), scenario).actions.map((action) => action.guards);

  it('P3: each says what it is for and what relies on it', () => {
    const parts: Parts = {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('email'), text('team')],
      keys: { GSI1PK: 'TEAM#{team}', GSI1SK: '{email}' },
      constraints: [unique('EMAIL', ['email']), reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['update'])],
      version: 'rev',
    };
    const scenario = updating(
      { id, email: S('a'), team: S('7'), rev: N('1') },
      { id, email: S('b'), team: S('8') },
      { expects: [{ attribute: 'team', is: 'equals', value: S('7') }] },
    );
    const index = [
      { kind: 'index', name: 'GSI1PK' },
      { kind: 'index', name: 'GSI1SK' },
    ];
    const equals = (attribute: string, value: object) => ({
      is: 'compare',
      attribute,
      operator: '=',
      value,
      name: `${attribute}_before`,
    });
    expect(guardsOf(parts, scenario)).toEqual([
      [
        {
          condition: equals('team', S('7')),
          reason: 'expected',
          attribute: 'team',
          protects: [...index, { kind: 'reference', name: 'TEAM' }],
        },
        {
          condition: equals('email', S('a')),
          reason: 'unchanged',
          attribute: 'email',
          isRewritten: true,
          protects: [{ kind: 'lock', name: 'EMAIL', as: 'part' }, ...index],
        },
        { condition: equals('rev', N('1')), reason: 'version', protects: [] },
      ],
      [
        {
          condition: { is: 'absent', attribute: 'PK' },
          reason: 'unclaimed',
          protects: [{ kind: 'lock', name: 'EMAIL' }],
        },
      ],
      [],
      [
        {
          condition: { is: 'exists', attribute: 'PK' },
          reason: 'referenced',
          protects: [{ kind: 'reference', name: 'TEAM' }],
        },
      ],
    ]);
  });

  it('L5 L6: locks say whether they are claimed, reclaimed, kept or released', () => {
    const reasons = (locks: Parts['locks'], more: Partial<Parts> = {}) =>
      guardsOf(
        {
          table: { timeToLive: 'expiresAt' },
          attributes: [{ name: 'tags', type: 'SS' }, number('expiresAt')],
          constraints: [unique('TAG', ['tags'], { reclaimExpired: true })],
          ...(locks && { locks }),
          ...more,
        },
        updating(
          { id, tags: { SS: ['a', 'b'] }, expiresAt: N('1') },
          { id, tags: { SS: ['b', 'c'] }, expiresAt: N('2') },
          { now: N('1') },
        ),
      )
        .slice(1)
        .map((guards) => guards.map(({ reason }) => reason));
    expect(reasons({ owner: true })).toEqual([['reclaim'], ['owned'], ['ownedOrGone']]);
    expect(reasons({ owner: false })).toEqual([['reclaim'], ['lockExists'], []]);
    expect(reasons({ owner: true }, { table: {} })).toEqual([['unclaimed'], ['owned']]);
  });

  it('P1: a record is created into a free key, and found by existence where nothing else proves it', () => {
    const [create] = guardsOf({}, creating({ id }));
    const [remove] = guardsOf({}, deleting({ id }));
    expect(create).toEqual([{ condition: { is: 'absent', attribute: 'PK' }, reason: 'free', protects: [] }]);
    expect(remove).toEqual([{ condition: { is: 'exists', attribute: 'PK' }, reason: 'exists', protects: [] }]);
  });
});
