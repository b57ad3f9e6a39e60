/** P3: what the page says goes wrong without a guard, for each thing an attribute can be to what rests on it. */
import { describe, expect, it } from 'vitest';
import type { GuardReason, Scenario } from '#core';
import { guardFacts, t } from '#i18n';
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
} from './small-design.ts';

/** The sentences of a plan: `position reason attribute` → what happens without that guard. */
function sentences(parts: Parts, scenario: Scenario): Readonly<Record<string, string>> {
  const { actions } = planOf(smallDesign(parts), scenario);
  return Object.fromEntries(
    actions.flatMap((action, position) =>
      action.guards.map((guard): [string, string] => [
        [position, guard.reason, guard.attribute].filter((part) => part !== undefined).join(' '),
        t.guards[guard.reason](guardFacts(action, guard, 'Hold')),
      ]),
    ),
  );
}

const id = S('1');
const a = { id, email: S('a'), status: S('x'), ttl: N('1'), team: S('7'), deleted: S('no') };
const holds: Parts = {
  table: { timeToLive: 'ttl' },
  attributes: [text('email'), text('slug'), text('status'), text('team'), text('deleted'), number('ttl')],
  locks: { owner: true },
};
const uniques = [unique('EMAIL', ['email']), unique('SLUG', ['slug'])];
const when = [{ attribute: 'deleted', is: 'equals', value: S('no') }];
/** A design in which another status is another key. */
const moving: Parts = { ...holds, keys: { SK: '{status}' } };
const moved = { ...a, status: S('y') };

interface Row {
  readonly title: string;
  readonly guard: string;
  readonly parts: Parts;
  readonly scenario: Scenario;
  readonly sentence: string;
}

const rows: readonly Row[] = [
  {
    title: 'a part of a lock, changed',
    guard: '0 unchanged email',
    parts: { ...holds, constraints: uniques },
    scenario: updating(a, { ...a, email: S('b') }),
    sentence: 'Without it, two changes of email at once can both succeed, and one EMAIL lock is left that nobody owns.',
  },
  {
    title: 'a part of a lock, while another part changes',
    guard: '0 unchanged team',
    parts: { ...holds, constraints: [unique('PAIR', ['team', 'email'])] },
    scenario: updating(a, { ...a, email: S('b') }),
    sentence:
      'Without it, another writer’s change of team goes unseen, and the PAIR lock can be for a value the Hold no longer has.',
  },
  {
    title: 'a part of a lock, on a delete',
    guard: '0 unchanged slug',
    parts: { ...holds, constraints: uniques },
    scenario: deleting(a),
    sentence:
      'Without it, a change of slug just before this delete leaves its new SLUG lock behind, and nobody owns it.',
  },
  {
    title: 'a part of a lock, on a move',
    guard: '0 unchanged email',
    parts: { ...moving, constraints: uniques },
    scenario: updating(a, moved),
    sentence:
      'Without it, a change of email just before this move leaves its new EMAIL lock behind, and nobody owns it.',
  },
  {
    title: 'what decides whether there is a lock, on an update',
    guard: '0 unchanged deleted',
    parts: { ...holds, constraints: [unique('EMAIL', ['email'], { when })] },
    scenario: updating(a, { ...a, email: S('b') }),
    sentence:
      'Without it, another writer’s change of deleted goes unseen, which decides whether there is an EMAIL lock: one can be left that should be gone, or be missing where it should be.',
  },
  {
    title: 'what decides whether there is a lock, on a delete',
    guard: '0 unchanged deleted',
    parts: { ...holds, constraints: [unique('EMAIL', ['email'], { when })] },
    scenario: deleting(a),
    sentence:
      'Without it, a change of deleted just before this delete goes unseen: an EMAIL lock it claimed is left behind, or the delete goes by one it gave up, which another Hold may have claimed since.',
  },
  {
    title: 'what decides whether there is a lock, on a move',
    guard: '0 unchanged deleted',
    parts: { ...moving, constraints: [unique('EMAIL', ['email'], { when })] },
    scenario: updating(a, moved),
    sentence:
      'Without it, another writer’s change of deleted goes unseen, which decides whether there is an EMAIL lock: one can be left that should be gone, or be missing where it should be.',
  },
  {
    title: 'the expiry, changed alone; a lock that does not exist is not named',
    guard: '0 unchanged ttl',
    parts: { ...holds, constraints: uniques },
    scenario: updating(a, { ...a, ttl: N('2') }),
    sentence: 'Without it, another writer’s change of ttl is overwritten unseen, on the Hold and on its EMAIL lock.',
  },
  {
    title: 'the expiry, changed together with that of several locks',
    guard: '0 unchanged ttl',
    parts: { ...holds, constraints: uniques },
    scenario: updating({ ...a, slug: S('s') }, { ...a, slug: S('s'), ttl: N('2') }),
    sentence:
      'Without it, another writer’s change of ttl is overwritten unseen, on the Hold and on its EMAIL and SLUG locks.',
  },
  {
    title: 'the expiry, changed on a record that holds no lock',
    guard: '0 unchanged ttl',
    parts: { ...holds, constraints: uniques },
    scenario: updating({ id, ttl: N('1') }, { id, ttl: N('2') }),
    sentence: 'Without it, another writer’s change of ttl is overwritten unseen.',
  },
  {
    title: 'the expiry, while a value is claimed',
    guard: '0 unchanged ttl',
    parts: { ...holds, constraints: uniques },
    scenario: updating(a, { ...a, email: S('b') }),
    sentence:
      'Without it, another writer’s change of ttl goes unseen, and an EMAIL lock claimed here expires at another time than the Hold: TTL removes one before the other.',
  },
  {
    title: 'the expiry, while a value is only given up',
    guard: '0 unchanged ttl',
    parts: { ...holds, constraints: uniques },
    scenario: updating(a, { id, ttl: N('1') }),
    sentence: 'Without it, this change goes through without having seen another writer’s change of ttl.',
  },
  {
    title: 'the expiry, on a delete: nothing is left behind',
    guard: '0 unchanged ttl',
    parts: { ...holds, constraints: uniques },
    scenario: deleting(a),
    sentence: 'Without it, this delete goes through without having seen another writer’s change of ttl.',
  },
  {
    title: 'the expiry, on a move that keeps its lock',
    guard: '0 unchanged ttl',
    parts: { ...moving, constraints: uniques },
    scenario: updating(a, moved),
    sentence:
      'Without it, another writer’s change of ttl is overwritten on the Hold but not on an EMAIL lock that stays: TTL then removes one before the other.',
  },
  {
    title: 'the expiry, changed by a move',
    guard: '0 unchanged ttl',
    parts: { ...moving, constraints: uniques },
    scenario: updating(a, { ...moved, ttl: N('2') }),
    sentence: 'Without it, another writer’s change of ttl is overwritten unseen, on the Hold and on its EMAIL lock.',
  },
  ...indexRows(),
];

function indexRows(): readonly Row[] {
  const indexed: Parts = {
    ...holds,
    indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
    keys: { GSI1PK: 'TEAM#{team}', GSI1SK: '{status}' },
  };
  const referring: Parts = {
    ...holds,
    constraints: [reference('TEAM', { PK: '{team}#{status}', SK: 'META' }, ['update', 'delete'])],
  };
  return [
    {
      title: 'an index key, changed',
      guard: '0 unchanged status',
      parts: indexed,
      scenario: updating(a, moved),
      sentence:
        'Without it, another writer’s change of status is overwritten unseen, and the entry under GSI1PK and GSI1SK can show the Hold where it does not belong.',
    },
    {
      title: 'an index key, while another of its index changes',
      guard: '0 unchanged team',
      parts: indexed,
      scenario: updating(a, moved),
      sentence:
        'Without it, another writer’s change of team goes unseen, and the entry under GSI1PK and GSI1SK can show the Hold where it does not belong, or be missing where it does.',
    },
    {
      title: 'an index key, on a move, which writes it anew',
      guard: '0 unchanged team',
      parts: { ...indexed, keys: { ...indexed.keys, SK: '{status}' } },
      scenario: updating(a, moved),
      sentence: 'Without it, another writer’s change of team is overwritten unseen by this move.',
    },
    {
      title: 'a reference’s key, changed',
      guard: '0 unchanged status',
      parts: referring,
      scenario: updating(a, moved),
      sentence: 'Without it, another writer’s change of status is overwritten unseen.',
    },
    {
      title: 'a reference’s key, while another part of it changes',
      guard: '0 unchanged team',
      parts: referring,
      scenario: updating(a, moved),
      sentence: 'Without it, team may have changed since it was read, and the check of TEAM looks at the wrong item.',
    },
    {
      title: 'a reference’s key, on a delete',
      guard: '0 unchanged team',
      parts: referring,
      scenario: deleting(a),
      sentence: 'Without it, team may have changed since it was read, and the check of TEAM looks at the wrong item.',
    },
  ];
}

describe('P3 the sentence of a guard on a value', () => {
  it.each(rows)('$title', ({ guard, parts, scenario, sentence }) => {
    expect(sentences(parts, scenario)[guard]).toBe(sentence);
  });
});

describe('P3 the sentence of any other guard', () => {
  const plain: Parts = { attributes: [text('status')] };
  const cases: readonly (readonly [GuardReason, string, Parts, Scenario, string])[] = [
    [
      'free',
      '0 free',
      plain,
      creating({ id }),
      'Without it, a Hold already stored under this key is silently replaced.',
    ],
    [
      'free',
      '1 free',
      { ...plain, keys: { SK: '{status}' } },
      updating({ id, status: S('x') }, { id, status: S('y') }),
      'Without it, a Hold already stored under this key is silently replaced.',
    ],
    [
      'exists',
      '0 exists',
      plain,
      updating({ id }, { id, status: S('y') }),
      'Without it, changing a Hold that was deleted brings it back with nothing but its key and what this change sets.',
    ],
    [
      'exists',
      '0 exists',
      plain,
      deleting({ id }),
      'Without it, a second delete of the same Hold succeeds as if it were the first.',
    ],
    [
      'exists',
      '0 exists',
      { ...plain, keys: { SK: '{status}' } },
      updating({ id, status: S('x') }, { id, status: S('y') }),
      'Without it, moving a Hold that was deleted brings it back under its new key.',
    ],
    [
      'version',
      '0 version',
      { ...plain, version: 'rev' },
      updating({ id, rev: N('1') }, { id, status: S('y') }),
      'Without it, two who read the same Hold both write, the later one without ever having seen what the earlier wrote.',
    ],
    [
      'owned',
      '1 owned',
      { ...holds, constraints: uniques },
      updating(a, { ...a, ttl: N('2') }),
      'Without it, a lock that meanwhile belongs to another Hold is written over, and one that is gone comes back with no one having claimed it.',
    ],
    [
      'owned',
      '1 owned',
      { ...holds, table: {}, constraints: uniques },
      deleting(a),
      'Without it, a lock that meanwhile belongs to another Hold is taken from it, and its value is free for anybody.',
    ],
    [
      'ownedOrGone',
      '1 ownedOrGone',
      { ...holds, constraints: uniques },
      deleting(a),
      'Without it, a lock that meanwhile belongs to another Hold is taken from it. A lock that TTL has removed already is no obstacle.',
    ],
    [
      'lockExists',
      '1 lockExists',
      { ...holds, locks: {}, constraints: uniques },
      updating(a, { ...a, ttl: N('2') }),
      'Without it, a lock that TTL has removed comes back with no one having claimed it.',
    ],
    [
      'referenced',
      '1 referenced',
      { ...holds, constraints: [reference('TEAM', { PK: '{team}', SK: 'META' }, ['delete'])] },
      deleting(a),
      'Without it, the write goes through even where the item that TEAM stands for does not exist.',
    ],
    [
      'expected',
      '0 expected status',
      plain,
      deleting({ id }, { expects: [{ attribute: 'status', is: 'absent' }] }),
      'Without it, the delete goes through even when status is not what you expect.',
    ],
  ];
  it.each(cases)('%s, at %s', (_, guard, parts, scenario, sentence) => {
    expect(sentences(parts, scenario)[guard]).toBe(sentence);
  });
});
