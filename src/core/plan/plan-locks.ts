/** The locks' actions: per constraint claim what is new, keep what differs, release what is gone (P1, P2, L5, L6). */
import type { ImageItem, PreparedDesign, PreparedLock } from '#core/image';
import { own } from '#core/shared';
import type { Action, ActionFailure, Condition, Guard, Report } from './plan.ts';
import { changesOf } from './plan-record.ts';
import type { Transition } from './transition.ts';

/** Plans the locks of every unique constraint, in document order. */
export function planLocks(prepared: PreparedDesign, transition: Transition, report: Report): Action[] {
  const before = byConstraint(transition.before?.image.locks);
  const after = byConstraint(transition.after?.image.locks);
  return prepared.locks.flatMap((lock) => {
    const { name } = lock.constraint;
    return planLock(lock, before.get(name) ?? NONE, after.get(name) ?? NONE, transition, report);
  });
}

const NONE: readonly ImageItem[] = [];

function byConstraint(locks: readonly ImageItem[] = NONE): ReadonlyMap<string, readonly ImageItem[]> {
  const groups = new Map<string, ImageItem[]>();
  for (const lock of locks) {
    const name = lock.constraint ?? '';
    const group = groups.get(name);
    if (group) group.push(lock);
    else groups.set(name, [lock]);
  }
  return groups;
}

function planLock(
  lock: PreparedLock,
  before: readonly ImageItem[],
  after: readonly ImageItem[],
  { now }: Transition,
  report: Report,
): Action[] {
  const textOf = ({ key }: ImageItem): string => {
    const value = key[lock.partitionKey];
    return value && 'S' in value ? value.S : '';
  };
  const held = new Map(before.map((item) => [textOf(item), item]));
  const wanted = new Set(after.map(textOf));
  const claims: Action[] = [];
  const keeps: Action[] = [];
  for (const item of after) {
    const old = held.get(textOf(item));
    if (!old) claims.push(claim(lock, item, now));
    else keeps.push(...keep(lock, old, item));
  }
  if (lock.reclaim && now === undefined && claims.length > 0) {
    report({ code: 'now-missing', constraint: lock.constraint.name });
  }
  const releases = before.filter((item) => !wanted.has(textOf(item))).map((item) => release(lock, item));
  return [...claims, ...keeps, ...releases];
}

const base = (lock: PreparedLock, { key }: ImageItem) =>
  ({ role: 'lock', table: lock.table, key, constraints: [lock.constraint.name] }) as const;

function claim(lock: PreparedLock, item: ImageItem, now: Transition['now']): Action {
  const unclaimed: Condition = { is: 'absent', attribute: lock.partitionKey };
  const expired: Condition | undefined =
    lock.reclaim && lock.timeToLive !== undefined && now
      ? { is: 'compare', attribute: lock.timeToLive, operator: '<', value: now, name: 'now' }
      : undefined;
  const guard: Guard = {
    condition: expired ? { is: 'or', any: [unclaimed, expired] } : unclaimed,
    reason: expired ? 'reclaim' : 'unclaimed',
    protects: [{ kind: 'lock', name: lock.constraint.name }],
  };
  const failures = [failure(lock, 'taken')];
  return { ...base(lock, item), kind: 'Put', purpose: 'claim', item: item.item, guards: [guard], failures };
}

/** A lock that stays but carries something else: another owner after a move, another expiry. */
function keep(lock: PreparedLock, before: ImageItem, after: ImageItem): Action[] {
  const changes = changesOf(before.item, after.item);
  if (changes.length === 0) return [];
  const owned = ownedBy(lock, before);
  const guard: Guard = owned
    ? { condition: owned, reason: 'owned', protects: [{ kind: 'lock', name: lock.constraint.name }] }
    : {
        condition: { is: 'exists', attribute: lock.partitionKey },
        reason: 'lockExists',
        protects: [{ kind: 'lock', name: lock.constraint.name }],
      };
  const failures = [failure(lock, 'lost')];
  const { item } = after;
  return [
    {
      ...base(lock, after),
      kind: 'Update',
      purpose: 'keep',
      changes,
      before: before.item,
      item,
      guards: [guard],
      failures,
    },
  ];
}

/** Without an owner a release needs no guard: the record's own guards prove that the value was still this record's. */
function release(lock: PreparedLock, item: ImageItem): Action {
  const owned = ownedBy(lock, item);
  const shared = { ...base(lock, item), kind: 'Delete', purpose: 'release', before: item.item } as const;
  if (!owned) return { ...shared, guards: [], failures: [] };
  const mayBeGone = lock.timeToLive !== undefined;
  const guard: Guard = {
    condition: mayBeGone ? { is: 'or', any: [{ is: 'absent', attribute: lock.partitionKey }, owned] } : owned,
    reason: mayBeGone ? 'ownedOrGone' : 'owned',
    protects: [{ kind: 'lock', name: lock.constraint.name }],
  };
  return { ...shared, guards: [guard], failures: [failure(lock, 'lost')] };
}

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
