import { describe, expect, it } from 'vitest';
import { compile } from '#core/compile';
import type { Design, State } from '#core/design';
import { type GuardReason, guardId } from '#core/plan';
import {
  explainSwitches,
  guardsInPlay,
  PRESETS,
  type PresetId,
  type Proof,
  playRace,
  presetRace,
  prove,
  type Race,
  WAYS,
  type Way,
} from '#core/race';
import { number, S, smallDesign, text, unique } from '../../../../tests/small-design.ts';

function preset(id: PresetId) {
  const found = PRESETS.find((each) => each.id === id);
  if (!found) throw new Error(`there is no preset ${id}`);
  return found;
}

const race = (id: PresetId, options: Parameters<typeof presetRace>[1] = {}): Race => presetRace(preset(id), options);

/** `ABAB orphan-lock`, or `6 hold`. */
function outline(proof: Proof): string {
  if (proof.kind === 'bounded' || proof.kind === 'empty') return proof.kind;
  if (proof.kind === 'holds') return `${proof.interleavings} hold`;
  return `${proof.order.join('')} ${proof.violations.map(({ code }) => code).join(' ')}`;
}

describe('presets', () => {
  it('are each of them once', () => {
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
  });

  it.each(PRESETS)('$id: every scenario gives a request', ({ design }) => {
    for (const { name } of design.scenarios) {
      const { request, findings } = compile(design, name);
      expect(request).not.toBeNull();
      expect(findings.filter(({ severity }) => severity === 'error')).toStrictEqual([]);
    }
  });

  it.each<[PresetId, Record<Way, string>]>([
    ['two-sign-ups', { 'check-then-write': 'ABAB two-holders', unguarded: '2 hold', plan: '2 hold' }],
    ['two-email-changes', { 'check-then-write': '20 hold', unguarded: 'ABAB orphan-lock', plan: '6 hold' }],
    ['change-against-delete', { 'check-then-write': 'ABBA ghost', unguarded: 'ABBA ghost', plan: '6 hold' }],
    ['status-moved-twice', { 'check-then-write': 'ABAABB duplicate', unguarded: 'ABAB duplicate', plan: '6 hold' }],
    [
      'expired-claim',
      { 'check-then-write': 'ABAB two-holders', unguarded: 'ABA two-holders lock-differs', plan: '3 hold' },
    ],
    [
      'retry',
      { 'check-then-write': 'AABBA applied-twice', unguarded: 'ABBA applied-twice', plan: 'ABBA applied-twice' },
    ],
    ['one-index-key', { 'check-then-write': 'ABAB index-differs', unguarded: 'ABAB index-differs', plan: '6 hold' }],
    ['created-again', { 'check-then-write': 'CC overwritten', unguarded: 'ABAB orphan-lock', plan: '29 hold' }],
    ['expiry-and-email', { 'check-then-write': '10 hold', unguarded: 'ABAB lock-differs', plan: '6 hold' }],
    ['two-part-reference', { 'check-then-write': 'AABB dangling', unguarded: 'ABAB dangling', plan: '6 hold' }],
    ['removed-reference', { 'check-then-write': 'BA dangling', unguarded: '2 hold', plan: '2 hold' }],
    [
      'repeated-after-move',
      {
        'check-then-write': 'ABBA applied-twice',
        unguarded: 'ABBA duplicate applied-twice',
        plan: 'ABBA duplicate applied-twice',
      },
    ],
    ['expired-release', { 'check-then-write': '6 hold', unguarded: 'ABA lock-missing', plan: '3 hold' }],
    ['removed-by-time', { 'check-then-write': '30 hold', unguarded: 'ACBA lock-missing', plan: '12 hold' }],
    ['stale-version', { 'check-then-write': 'ABAB stale-write', unguarded: 'ABAB stale-write', plan: '6 hold' }],
    ['stated-expectation', { 'check-then-write': 'ABAB unexpected', unguarded: 'ABAB unexpected', plan: '6 hold' }],
  ])('%s: the three ways of working', (id, expected) => {
    const found = WAYS.map((way) => [way, outline(prove(race(id, { way })))]);
    expect(Object.fromEntries(found)).toStrictEqual(expected);
  });
});

describe('must be exactly so', () => {
  it('check-then-write with both reads before both writes leaves two accounts on one email', () => {
    const { steps } = playRace(race('two-sign-ups', { way: 'check-then-write' }), ['A', 'B', 'A', 'B']);
    const [table] = steps.at(-1)?.tables ?? [];
    expect(steps.map(({ kind }) => kind)).toStrictEqual(['check', 'check', 'write', 'write']);
    expect(table?.items.map(({ item }) => item.email)).toStrictEqual([S('ada@x.org'), S('ada@x.org')]);
    expect(steps.at(-1)?.violations).toStrictEqual([
      { code: 'two-holders', params: { constraint: 'EMAIL', key: 'UNIQ#EMAIL#ada@x.org / LOCK' } },
    ]);
  });

  it('the plan leaves one and fails the other at position 1 with `email`', () => {
    const one = race('two-sign-ups');
    const { steps, next } = playRace(one, ['A', 'B']);
    const fired = steps[1]?.fired.map(({ position, guard }) => [position, guard.reason]);
    const { failures } = compile(one.design, 'Bea signs up');
    expect(fired).toStrictEqual([[1, 'unclaimed']]);
    expect(failures.filter(({ position }) => position === 1).map(({ fields }) => fields)).toStrictEqual([['email']]);
    expect(steps[1]?.tables[0]?.items.map(({ role }) => role)).toStrictEqual(['record', 'lock']);
    expect(next).toStrictEqual([]);
  });

  it.each<[string, PresetId, string, string, string]>([
    ['two email changes leave an orphan lock', 'two-email-changes', 'unchanged:email', 'ABAB orphan-lock', '6 hold'],
    ['a plain change after a delete leaves a ghost', 'change-against-delete', 'exists:', 'ABBA ghost', '6 hold'],
    [
      'two writers on one index key, one not writing it',
      'one-index-key',
      'unchanged:team',
      'ABBA index-differs',
      '6 hold',
    ],
    ['the other of them', 'one-index-key', 'unchanged:assignee', 'ABAB index-differs', '6 hold'],
    [
      'an expiry extended while the seat changes',
      'expiry-and-email',
      'unchanged:expiresAt',
      'ABAB lock-differs',
      '6 hold',
    ],
    [
      'a reference whose two parts two writers change',
      'two-part-reference',
      'unchanged:team',
      'ABAB dangling',
      '6 hold',
    ],
    ['the other part', 'two-part-reference', 'unchanged:role', 'ABBA dangling', '6 hold'],
  ])('%s, found without the guard and not with it', (_, id, off, without, withAll) => {
    expect(outline(prove(race(id, { off: new Set([off]) })))).toBe(without);
    expect(outline(prove(race(id)))).toBe(withAll);
  });

  it('delete and re-create with the version back at 1: the version is passed, the email is not', () => {
    const order = ['A', 'B', 'B', 'C', 'A'];
    const weak = playRace(race('created-again', { off: new Set(['unchanged:email']) }), order);
    expect(weak.steps.map(({ result }) => result.ok)).toStrictEqual([true, true, true, true, true]);
    expect(weak.steps.at(-1)?.violations.map(({ code }) => code)).toContain('orphan-lock');
    const whole = playRace(race('created-again'), order);
    expect(whole.steps.at(-1)?.fired.map(({ guard }) => [guard.reason, guard.attribute])).toStrictEqual([
      ['unchanged', 'email'],
    ]);
    expect(whole.steps.at(-1)?.violations).toStrictEqual([]);
  });

  it('a create repeated after a move makes a duplicate; a unique constraint on the id prevents it, and so does a token', () => {
    const plain = race('repeated-after-move');
    const once: Design = {
      ...plain.design,
      constraints: [{ kind: 'unique', name: 'ID', attributes: ['ticketId'] }],
    };
    expect(outline(prove(plain))).toBe('ABBA duplicate applied-twice');
    expect(outline(prove({ ...plain, design: once }))).toBe('4 hold');
  });
});

describe('a retry', () => {
  it('is refused by its own first success, without a token', () => {
    const { steps } = playRace(race('retry'), ['A', 'A']);
    expect(steps.map(({ refusedByItself }) => refusedByItself)).toStrictEqual([false, true]);
    expect(steps[1]?.violations).toStrictEqual([]);
  });

  it('brings a deleted account back without a token, and does nothing with one', () => {
    const order = ['A', 'B', 'B', 'A'];
    const without = playRace(race('retry'), order);
    expect(without.steps.at(-1)?.violations.map(({ code }) => code)).toStrictEqual(['applied-twice']);
    const withToken = playRace(race('retry', { token: 'once' }), order);
    expect(withToken.steps.at(-1)?.result.ok).toBe(true);
    expect(withToken.steps.at(-1)?.tables[0]?.items).toStrictEqual([]);
    expect(outline(prove(race('retry', { token: 'once' })))).toBe('4 hold');
  });
});

describe('guards of two clients', () => {
  it('are one where they are about one thing, in each form they have', () => {
    const state = (id: string, email: string): State => ({ id: S(id), email: S(email) });
    const scenarios = ['1', '2'].map((id) => ({
      name: id,
      kind: 'update' as const,
      before: state(id, `old${id}`),
      after: state(id, `new${id}`),
    }));
    const design = smallDesign({ attributes: [text('email')], constraints: [unique('EMAIL', ['email'])], scenarios });
    const clients = ['A', 'B', 'C'].map((id, at) => ({ id, scenario: at === 1 ? '2' : '1' }));
    expect(guardsInPlay({ design, clients }).map(({ id, forms }) => [id, forms])).toStrictEqual([
      [
        'unchanged:email',
        [
          { text: 'email = "old1"', clients: ['A', 'C'] },
          { text: 'email = "old2"', clients: ['B'] },
        ],
      ],
      ['unclaimed:EMAIL', [{ text: 'attribute_not_exists(PK)', clients: ['A', 'B', 'C'] }]],
    ]);
  });
});

/** `email: prevents`, or `owned:SEAT: implied by unchanged:seat`, or `unseen`. */
const switchesOf = (one: Race): Record<string, string> =>
  Object.fromEntries(
    [...explainSwitches(one)].map(({ id, verdict }) => [
      id,
      verdict.kind === 'implied' ? `implied by ${verdict.by.join(', ')}` : verdict.kind,
    ]),
  );

describe('switches', () => {
  it.each<[PresetId, Record<string, string>]>([
    ['two-sign-ups', { 'free:': 'unseen', 'unclaimed:EMAIL': 'prevents' }],
    ['two-email-changes', { 'unchanged:email': 'prevents', 'unclaimed:EMAIL': 'unseen' }],
    ['change-against-delete', { 'exists:': 'prevents', 'unchanged:email': 'unseen' }],
    ['status-moved-twice', { 'exists:': 'prevents', 'free:': 'unseen' }],
    [
      'expiry-and-email',
      {
        'unchanged:seat': 'implied by owned:SEAT',
        'unchanged:expiresAt': 'prevents',
        'owned:SEAT': 'implied by unchanged:seat',
        'reclaim:SEAT': 'unseen',
        'ownedOrGone:SEAT': 'unseen',
      },
    ],
  ])('%s: what each is there for', (id, expected) => {
    expect(switchesOf(race(id))).toStrictEqual(expected);
  });

  it('name no more guards than are needed, where one alone does not imply it', () => {
    const plain = race('expiry-and-email');
    const { entity, scenarios } = plain.design;
    const versioned = (state: State | undefined) => ({ ...state, rev: { N: '1' } });
    const design: Design = {
      ...plain.design,
      entity: { ...entity, version: 'rev' },
      scenarios: scenarios.map((each) => ({ ...each, before: versioned(each.before) })),
    };
    expect(switchesOf({ ...plain, design })).toStrictEqual({
      'version:': 'implied by unchanged:expiresAt',
      'unchanged:seat': 'implied by version:, owned:SEAT',
      'unchanged:expiresAt': 'implied by version:',
      'owned:SEAT': 'implied by unchanged:seat, version:',
      'reclaim:SEAT': 'unseen',
      'ownedOrGone:SEAT': 'unseen',
    });
  });

  it('are undecided where there was more to look at', () => {
    const kinds = [...explainSwitches(race('created-again'), 5)].map(({ verdict }) => verdict.kind);
    expect(kinds).toStrictEqual(['undecided', 'undecided', 'undecided', 'prevents']);
  });

  it('say nothing where the plan is broken with all of them on', () => {
    expect(switchesOf(race('retry'))).toStrictEqual({});
  });
});

/** A lock without an owner that is kept: only with an expiry, which such a design is refused for (L6). */
const KEPT_LOCK: Race = (() => {
  const before = { id: S('1'), email: S('a@x.org'), ends: { N: '10' } };
  const design = smallDesign({
    table: { timeToLive: 'ends' },
    attributes: [text('email'), number('ends')],
    constraints: [unique('EMAIL', ['email'])],
    scenarios: [
      { name: 'Extend', kind: 'update', before, after: { ...before, ends: { N: '20' } } },
      { name: 'Change', kind: 'update', before, after: { ...before, email: S('b@x.org') } },
    ],
  });
  const clients = [
    { id: 'A', scenario: 'Extend' },
    { id: 'B', scenario: 'Change' },
  ];
  return { design, clients, way: 'plan', off: new Set() };
})();

describe('every kind of guard', () => {
  const WITHOUT: Record<GuardReason, { readonly race: Race; readonly breaks?: string; readonly implied?: string }> = {
    free: { race: race('created-again'), breaks: 'overwritten' },
    exists: { race: race('change-against-delete'), breaks: 'ghost' },
    expected: { race: race('stated-expectation'), breaks: 'unexpected' },
    unchanged: { race: race('two-email-changes'), breaks: 'orphan-lock' },
    version: { race: race('stale-version'), breaks: 'stale-write' },
    unclaimed: { race: race('two-sign-ups'), breaks: 'two-holders' },
    reclaim: { race: race('expired-claim'), breaks: 'two-holders' },
    owned: { race: race('expired-claim'), breaks: 'two-holders' },
    ownedOrGone: { race: race('removed-by-time'), breaks: 'lock-missing' },
    lockExists: { race: KEPT_LOCK, implied: 'unchanged:email' },
    referenced: { race: race('removed-reference'), breaks: 'dangling' },
  };

  const offOf = (one: Race, reason: GuardReason): ReadonlySet<string> =>
    new Set(
      guardsInPlay(one)
        .filter(({ guard }) => guard.reason === reason)
        .map(({ guard, action }) => guardId(guard, action)),
    );

  it.each(Object.entries(WITHOUT) as [GuardReason, (typeof WITHOUT)[GuardReason]][])(
    '%s: what it prevents happens without it, and not with it',
    (reason, { race: one, breaks, implied }) => {
      expect(prove(one).kind).toBe('holds');
      const alone = prove({ ...one, off: offOf(one, reason) });
      if (implied === undefined) {
        expect(outline(alone)).toContain(breaks);
        return;
      }
      expect(alone.kind).toBe('holds');
      expect(prove({ ...one, off: new Set([implied]) }).kind).toBe('holds');
      const both = prove({ ...one, off: new Set([...offOf(one, reason), implied]) });
      expect(outline(both)).toContain('orphan-lock');
    },
  );
});
