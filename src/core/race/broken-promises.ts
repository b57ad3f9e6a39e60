/**
 * Promises that are about the moment of a write: what is stored afterwards does not show that they were broken. What
 * the scenario expected, the version it read, the items its references claimed, records put over others, and
 * repetitions that undo what others have done.
 */
import type { ScenarioKind, State } from '#core/design';
import { type Image, imageOf } from '#core/image';
import { type Action, conditionHolds } from '#core/plan';
import type { Database } from '#core/simulator';
import { equalItems, type Item } from '#core/value';
import { type Arena, versionOf } from './arena.ts';
import { type Move, type RequestMove, stateOfItem } from './client-steps.ts';
import { keyText, readableKey } from './key-text.ts';
import type { Progress, Situation } from './progress.ts';
import type { Violation } from './race.ts';
import { storedAt } from './stored-at.ts';

type Held = Pick<Situation, 'database' | 'live'>;

/** What a write that went through has broken. */
export function brokenPromises(
  arena: Arena,
  before: Held,
  after: Held,
  { client, scenario, hasWritten }: Progress,
  move: Move,
): Violation[] {
  if (!scenario || (move.kind !== 'write' && move.kind !== 'repeat')) return [];
  const written = move.actions.filter(({ role }) => role === 'record');
  return [
    ...(move.kind === 'write' ? unmet(arena, before.database, client.id, move) : []),
    ...(move.kind === 'write' ? overwritten(arena, before.database, written) : []),
    ...(move.kind === 'repeat' && hasWritten && differs(arena, before.database, after.database, written)
      ? [{ code: 'applied-twice' as const, params: { client: client.id } }]
      : []),
    ...danglingClaims(arena, before, after, scenario.kind, written),
  ];
}

/** A record that is not there is another violation: a ghost. */
function unmet(arena: Arena, database: Database, client: string, { promises }: RequestMove): Violation[] {
  return promises.flatMap(({ code, condition, attribute, table, key }): Violation[] => {
    const stored = storedAt(arena, database, table, key);
    if (!stored || conditionHolds(condition, stored)) return [];
    return [{ code, params: { client, attribute } }];
  });
}

function overwritten(arena: Arena, database: Database, written: readonly Action[]): Violation[] {
  return written.flatMap((action): Violation[] => {
    if (action.kind !== 'Put') return [];
    const stored = storedAt(arena, database, action.table, action.key);
    const key = readableKey(keyText(action.table, arena.keyNames.get(action.table) ?? [], action.key));
    return stored && !equalItems(stored, action.item) ? [{ code: 'overwritten', params: { key } }] : [];
  });
}

const differs = (arena: Arena, before: Database, after: Database, written: readonly Action[]): boolean =>
  written.some(({ table, key }) => {
    const old = storedAt(arena, before, table, key);
    const now = storedAt(arena, after, table, key);
    return old === undefined || now === undefined ? old !== now : !equalItems(old, now);
  });

/** A reference is claimed where the key it resolves to is a new one (P8); then the item has to be there. */
function danglingClaims(
  arena: Arena,
  before: Held,
  after: Held,
  kind: ScenarioKind,
  written: readonly Action[],
): Violation[] {
  const constraints = arena.prepared.references.filter(({ constraint }) => constraint.on.includes(kind));
  if (constraints.length === 0) return [];
  const old = written.flatMap(({ table, key }) => imageAt(arena, before, table, key)?.references ?? []);
  const now = written.flatMap(({ table, key }) => imageAt(arena, after, table, key)?.references ?? []);
  const isKnown = ({ constraint, key }: Image['references'][number]): boolean =>
    kind === 'update' && old.some((each) => each.constraint === constraint && equalItems(each.key, key));
  return constraints.flatMap(({ constraint: { name } }): Violation[] => {
    const claimed = (kind === 'delete' ? old : now).filter((each) => each.constraint === name && !isKnown(each));
    const isDangling = claimed.some(({ table, key }) => !storedAt(arena, after.database, table, key));
    return isDangling ? [{ code: 'dangling', params: { constraint: name } }] : [];
  });
}

function imageAt(arena: Arena, { database, live }: Held, table: string, key: Item): Image | undefined {
  const { prepared, shown, keyNames } = arena;
  const item = storedAt(arena, database, table, key);
  if (!item) return undefined;
  const known: State = live.get(keyText(table, keyNames.get(table) ?? [], key)) ?? {};
  return imageOf(prepared, stateOfItem(prepared, shown, item, known), versionOf(prepared, item));
}
