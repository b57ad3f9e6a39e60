/** The locks' actions: per constraint claim what is new, keep what differs, release what is gone (P1, P2, L5, L6). */
import type { ImageItem, PreparedDesign, PreparedLock } from '#core/image';
import { own } from '#core/shared';
import { compareKeyValues } from '#core/value';
import type { Action, ActionFailure, Condition, Guard, Report } from './plan.ts';
import { changesOf } from './plan-record.ts';
import type { Transition } from './transition.ts';

/** Plans the locks of every unique constraint, in document order. */
export function planLocks({ locks }: PreparedDesign, transition: Transition, report: Report): Action[] {
  const before = transition.before?.image.locks ?? NONE;
  const after = transition.after?.image.locks ?? NONE;
  const actions: Action[] = [];
  for (const lock of locks) planLock(lock, locksOf(lock, before), locksOf(lock, after), transition, report, actions);
  return actions;
}

const NONE: readonly ImageItem[] = [];

const locksOf = ({ constraint: { name } }: PreparedLock, locks: readonly ImageItem[]): readonly ImageItem[] =>
  locks.length === 0 ? locks : locks.filter(({ constraint }) => constraint === name);

/** Both lists are in byte order of their keys, so walking them side by side finds what only one of them has. */
function planLock(
  lock: PreparedLock,
  before: readonly ImageItem[],
  after: readonly ImageItem[],
  { now }: Transition,
  report: Report,
  actions: Action[],
): void {
  const keeps: Action[] = [];
  const releases: Action[] = [];
  let claimed = false;
  let at = 0;
  for (const item of after) {
    let old = before[at];
    while (old && order(lock, old, item) < 0) {
      releases.push(release(lock, old));
      at += 1;
      old = before[at];
    }
    if (old && order(lock, old, item) === 0) {
      keeps.push(...keep(lock, old, item));
      at += 1;
    } else {
      actions.push(claim(lock, item, now));
      claimed = true;
    }
  }
  for (; at < before.length; at += 1) {
    const old = before[at];
    if (old) releases.push(release(lock, old));
  }
  if (claimed && lock.reclaim && now === undefined) report({ code: 'now-missing', constraint: lock.constraint.name });
  actions.push(...keeps, ...releases);
}

/** Locks of one constraint differ in their partition key alone. */
function order({ partitionKey }: PreparedLock, a: ImageItem, b: ImageItem): number {
  const x = a.key[partitionKey];
  const y = b.key[partitionKey];
  return x && y ? compareKeyValues(x, y) : 0;
}

function claim(lock: PreparedLock, { key, item }: ImageItem, now: Transition['now']): Action {
  const unclaimed: Condition = { is: 'absent', attribute: lock.partitionKey };
  const expired: Condition | undefined =
    lock.reclaim && lock.timeToLive !== undefined && now
      ? { is: 'compare', attribute: lock.timeToLive, operator: '<', value: now, name: 'now' }
      : undefined;
  const guard: Guard = {
    condition: expired ? { is: 'or', any: [unclaimed, expired] } : unclaimed,
    reason: expired ? 'reclaim' : 'unclaimed',
    protects: protectedBy(lock),
  };
  return {
    kind: 'Put',
    role: 'lock',
    purpose: 'claim',
    table: lock.table,
    key,
    constraints: [lock.constraint.name],
    guards: [guard],
    failures: [failure(lock, 'taken')],
    item,
  };
}

/** A lock that stays but carries something else: another owner after a move, another expiry. */
function keep(lock: PreparedLock, before: ImageItem, after: ImageItem): Action[] {
  const changes = changesOf(before.item, after.item);
  if (changes.length === 0) return [];
  const owned = ownedBy(lock, before);
  const guard: Guard = {
    condition: owned ?? { is: 'exists', attribute: lock.partitionKey },
    reason: owned ? 'owned' : 'lockExists',
    protects: protectedBy(lock),
  };
  return [
    {
      kind: 'Update',
      role: 'lock',
      purpose: 'keep',
      table: lock.table,
      key: after.key,
      constraints: [lock.constraint.name],
      guards: [guard],
      failures: keepFailures(lock, owned !== undefined),
      changes,
      before: before.item,
      item: after.item,
    },
  ];
}

/** TTL may have removed the lock (L6); that another record holds it shows only in its owner. */
function keepFailures(lock: PreparedLock, showsOwner: boolean): ActionFailure[] {
  const expired = lock.timeToLive === undefined ? [] : [failure(lock, 'expired')];
  return showsOwner || expired.length === 0 ? [failure(lock, 'lost'), ...expired] : expired;
}

/** Without an owner a release needs no guard: the record's own guards prove that the value was still this record's. */
function release(lock: PreparedLock, item: ImageItem): Action {
  const owned = ownedBy(lock, item);
  const { mayBeGone } = lock;
  const guard: Guard | undefined = owned && {
    condition: mayBeGone ? { is: 'or', any: [{ is: 'absent', attribute: lock.partitionKey }, owned] } : owned,
    reason: mayBeGone ? 'ownedOrGone' : 'owned',
    protects: protectedBy(lock),
  };
  return {
    kind: 'Delete',
    role: 'lock',
    purpose: 'release',
    table: lock.table,
    key: item.key,
    constraints: [lock.constraint.name],
    guards: guard ? [guard] : [],
    failures: guard ? [failure(lock, 'lost')] : [],
    before: item.item,
  };
}

const protectedBy = ({ constraint }: PreparedLock): Guard['protects'] => [{ kind: 'lock', name: constraint.name }];

function ownedBy(lock: PreparedLock, { item }: ImageItem): Condition | undefined {
  const all = lock.owner.flatMap(({ attribute }): Condition[] => {
    const value = own(item, attribute);
    return value ? [{ is: 'compare', attribute, operator: '=', value, name: `${attribute}_before` }] : [];
  });
  const [only, ...more] = all;
  return more.length === 0 ? only : { is: 'and', all };
}

const failure = ({ constraint }: PreparedLock, cause: ActionFailure['cause']): ActionFailure => ({
  cause,
  constraint: constraint.name,
  fields: constraint.attributes,
  retry: false,
});
