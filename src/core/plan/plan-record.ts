/** The record's own actions: Put, Update, Delete, or Delete and Put where its key changes (P1). */
import type { PreparedDesign } from '#core/image';
import { own } from '#core/shared';
import { equalItems, equalValues, type Item } from '#core/value';
import type { Action, ActionFailure, Change, Guard, Report } from './plan.ts';
import { recordGuards } from './record-guards.ts';
import type { Transition } from './transition.ts';

type RecordAction = Extract<Action, { kind: 'Put' | 'Update' | 'Delete' }>;

/** Plans the record's part of a transition. */
export function planRecord(prepared: PreparedDesign, transition: Transition, report: Report): RecordAction[] {
  const before = transition.before?.image.record;
  const after = transition.after?.image.record;
  const base = { role: 'record', table: prepared.design.table.name, constraints: [] } as const;
  if (!before) {
    if (!after) return [];
    const { key, item } = after;
    return [{ ...base, kind: 'Put', purpose: 'create', key, item, ...freeKey(prepared) }];
  }
  if (!after) {
    const guards = recordGuards(prepared, transition, 'delete', report);
    const failures = failuresOf(guards);
    return [{ ...base, kind: 'Delete', purpose: 'remove', key: before.key, before: before.item, guards, failures }];
  }
  if (!equalItems(before.key, after.key)) {
    const guards = recordGuards(prepared, transition, 'move', report);
    const failures = failuresOf(guards);
    return [
      { ...base, kind: 'Delete', purpose: 'leave', key: before.key, before: before.item, guards, failures },
      { ...base, kind: 'Put', purpose: 'arrive', key: after.key, item: after.item, ...freeKey(prepared) },
    ];
  }
  const changes = changesOf(before.item, after.item);
  // A difference in the version alone is no change (P3); what the sources are is guarded all the same.
  if (changes.every(({ attribute }) => attribute === prepared.version)) {
    recordGuards(prepared, transition, 'update', report);
    return [];
  }
  const guards = recordGuards(prepared, transition, 'update', report);
  return [
    {
      ...base,
      kind: 'Update',
      purpose: 'change',
      key: before.key,
      before: before.item,
      item: after.item,
      changes,
      guards,
      failures: failuresOf(guards),
    },
  ];
}

/** What an Update has to do to one item to make it another with the same key, in the order of the item after. */
export function changesOf(before: Item, after: Item): Change[] {
  const changes: Change[] = [];
  for (const [attribute, value] of Object.entries(after)) {
    const old = own(before, attribute);
    if (old === undefined) changes.push({ kind: 'set', attribute, value });
    else if (!equalValues(old, value)) changes.push({ kind: 'set', attribute, value, before: old });
  }
  for (const [attribute, old] of Object.entries(before)) {
    if (own(after, attribute) === undefined) changes.push({ kind: 'remove', attribute, before: old });
  }
  return changes;
}

function freeKey({ design, tableKeys }: PreparedDesign): Pick<Action, 'guards' | 'failures'> {
  const fields = [...new Set(tableKeys.flatMap((key) => key.sources))];
  return {
    guards: [{ condition: { is: 'absent', attribute: design.table.partitionKey.name }, reason: 'free', protects: [] }],
    failures: [{ cause: 'exists', fields, retry: false }],
  };
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
