/** What a placement asks of the application, and what can go wrong there and nowhere else. */
import { type AccessPattern, losesOrder } from '#core/design';
import { isIdUnique } from '#core/finding';
import { indexEntry, type PreparedIndex, type PreparedKey } from '#core/image';
import type { Action } from '#core/plan';
import { querySource, shownAt } from '#core/request';
import { own } from '#core/shared';
import type { Item } from '#core/value';
import type { Orchestration, PlacementRisk } from './comparison.ts';
import type { PlacementFacts } from './placement-facts.ts';
import { itemsOf } from './write-shape.ts';

/** What has to be orchestrated for the change, read off its plan: what it does to the list's keys and to no others. */
export function orchestrationOf({ actions, prepared, index: name }: PlacementFacts): Orchestration {
  if (actions.some(({ purpose }) => purpose === 'leave')) return 'delete-put';
  const action = actions.find(({ role, kind }) => role === 'record' && kind !== 'ConditionCheck');
  const index = prepared.indexes.find((each) => each.index.name === name);
  if (!action || !touchesList(action, index)) return 'nothing';
  if (action.kind === 'Delete') return 'delete-only';
  const written = writtenKeys(action, index?.keys ?? prepared.tableKeys);
  if (written.length === 0) return 'nothing';
  return written.some(({ kind }) => kind === 'template') ? 'set-key' : 'set-only';
}

/** Whether the record is in the list before or after; the table has them all. */
function touchesList(action: Action, index: PreparedIndex | undefined): boolean {
  if (!index) return true;
  const { before, after } = itemsOf(action);
  const { table, key } = action;
  const isListed = (item: Item | undefined): boolean =>
    item !== undefined && indexEntry(index, { role: 'record', table, key, item }) !== undefined;
  return isListed(before) || isListed(after);
}

/** The list's key attributes that the action writes: a Put all of them, an Update those it changes. */
function writtenKeys(action: Action, keys: readonly PreparedKey[]): readonly PreparedKey[] {
  if (action.kind !== 'Update') return keys;
  const changed = new Set(action.changes.map(({ attribute }) => attribute));
  return keys.filter(({ name }) => changed.has(name));
}

export function risksOf(facts: PlacementFacts, pattern: AccessPattern): PlacementRisk[] {
  const { kind, prepared, index } = facts;
  const found = prepared.indexes.find((each) => each.index.name === index);
  const isKeyForgettable =
    index !== undefined && orchestrationOf(facts) === 'set-key' && facts.actions.some((each) => each.kind === 'Update');
  return [
    ...moveRisks(facts),
    ...risk('index-lags', found?.index.kind === 'global'),
    ...risk('forgotten-key', isKeyForgettable),
    ...risk('alphabetical', isOrderLost(facts, pattern)),
    ...risk('newer-tools', kind === 'multi-attribute-index'),
  ];
}

const risk = (name: PlacementRisk, isThere: boolean): PlacementRisk[] => (isThere ? [name] : []);

/** Whether some attribute that is not held equal comes in another order than people mean by it. */
function isOrderLost({ prepared, index }: PlacementFacts, { sort, where, partition }: AccessPattern): boolean {
  const keys = querySource(prepared, index === undefined ? {} : { index })?.sort ?? [];
  return sort.some((name) => {
    const attribute = prepared.attributes.get(name);
    const shown = shownAt(keys, name);
    if (!attribute || !shown || own(where, name) !== undefined || partition.includes(name)) return false;
    return losesOrder(attribute, shown.placeholder);
  });
}

function moveRisks(facts: PlacementFacts): PlacementRisk[] {
  if (orchestrationOf(facts) !== 'delete-put') return [];
  const { prepared } = facts;
  return [
    'torn-move',
    ...risk('whole-image', prepared.version === undefined),
    ...risk('two-records', !isIdUnique(prepared)),
  ];
}
