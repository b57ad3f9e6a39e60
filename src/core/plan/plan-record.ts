/** The record's own actions: Put, Update, Delete, or Delete and Put where its key changes (P1). */
import type { ImageItem, PreparedDesign } from '#core/image';
import { own } from '#core/shared';
import { equalItems, equalValues, type Item } from '#core/value';
import type { Action, ActionFailure, Change, Guard, Purpose, Report } from './plan.ts';
import { recordGuards } from './record-guards.ts';
import type { Transition } from './transition.ts';

/** Plans the record's part of a transition. */
export function planRecord(prepared: PreparedDesign, transition: Transition, report: Report): Action[] {
  const before = transition.before?.image.record;
  const after = transition.after?.image.record;
  if (!before) return after ? [arrival(prepared, after, 'create')] : [];
  if (!after) return [departure(before, 'remove', recordGuards(prepared, transition, 'delete', report))];
  if (!equalItems(before.key, after.key)) {
    const guards = recordGuards(prepared, transition, 'move', report);
    return [departure(before, 'leave', guards), arrival(prepared, after, 'arrive')];
  }
  const guards = recordGuards(prepared, transition, 'update', report);
  const changes = changesOf(before.item, after.item);
  // A difference in the version alone is no change (P3).
  if (changes.every(({ attribute }) => attribute === prepared.version)) return [];
  return [
    {
      kind: 'Update',
      role: 'record',
      purpose: 'change',
      table: before.table,
      key: before.key,
      constraints: [],
      guards,
      failures: failuresOf(guards),
      changes,
      before: before.item,
      item: after.item,
    },
  ];
}

function arrival({ design, identity }: PreparedDesign, { table, key, item }: ImageItem, purpose: Purpose): Action {
  return {
    kind: 'Put',
    role: 'record',
    purpose,
    table,
    key,
    constraints: [],
    guards: [{ condition: { is: 'absent', attribute: design.table.partitionKey.name }, reason: 'free', protects: [] }],
    failures: [{ cause: 'exists', fields: identity, retry: false }],
    item,
  };
}

function departure({ table, key, item }: ImageItem, purpose: Purpose, guards: readonly Guard[]): Action {
  return {
    kind: 'Delete',
    role: 'record',
    purpose,
    table,
    key,
    constraints: [],
    guards,
    failures: failuresOf(guards),
    before: item,
  };
}

/** What an Update has to do to one item to make it another with the same key, in the order of the item after. */
export function changesOf(before: Item, after: Item): Change[] {
  const changes: Change[] = [];
  for (const attribute of Object.keys(after)) {
    const value = own(after, attribute);
    const old = own(before, attribute);
    if (value === undefined || value === old) continue;
    if (old === undefined) changes.push({ kind: 'set', attribute, value });
    else if (!equalValues(old, value)) changes.push({ kind: 'set', attribute, value, before: old });
  }
  for (const attribute of Object.keys(before)) {
    const old = own(before, attribute);
    if (old !== undefined && own(after, attribute) === undefined) {
      changes.push({ kind: 'remove', attribute, before: old });
    }
  }
  return changes;
}

/** One entry a cause: the record is gone, a value read is stale, an expectation does not hold (P7). */
function failuresOf(guards: readonly Guard[]): ActionFailure[] {
  const fieldsOf = (...reasons: Guard['reason'][]): string[] => [
    ...new Set(guards.filter(({ reason }) => reasons.includes(reason)).flatMap(({ attribute }) => attribute ?? [])),
  ];
  const failures: ActionFailure[] = [{ cause: 'gone', fields: [], retry: false }];
  if (guards.some(({ reason }) => reason === 'unchanged' || reason === 'version')) {
    failures.push({ cause: 'stale', fields: fieldsOf('unchanged'), retry: true });
  }
  if (guards.some(({ reason }) => reason === 'expected')) {
    failures.push({ cause: 'unexpected', fields: fieldsOf('expected'), retry: false });
  }
  return failures;
}
