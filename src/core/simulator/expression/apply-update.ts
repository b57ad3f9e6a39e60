/**
 * Applies an update. Everything is worked out on the item as it was: values first, then all changes at once, so that
 * `REMOVE l[0] SET l[2] = :v` means the positions of before.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.UpdateExpressions.html
 */
import { ok } from '#core/shared';
import type { AttributeValue, Item } from '#core/value';
import type { Checked } from '../problem.ts';
import { valueAt } from './operand.ts';
import { type Change, changeItem, type Patch } from './patch.ts';
import type { Update, UpdateAction } from './update.ts';
import { added, deleted } from './update-set.ts';
import { updateValue } from './update-value.ts';

/**
 * The item after the update, or why it cannot be. A missing item begins as its key; but where the update only takes
 * things away there is nothing to create.
 */
export function applyUpdate(update: Update, before: Item | undefined, key: Item): Checked<Item | undefined> {
  const actions = before === undefined ? update.filter(({ kind }) => kind === 'set' || kind === 'add') : update;
  if (before === undefined && actions.length === 0 && update.length > 0) return ok(undefined);
  const item = before ?? key;
  const patches: Patch[] = [];
  for (const action of actions) {
    const change = changeOf(action, item);
    if (!change.ok) return change;
    if (change.value !== undefined) patches.push({ path: action.path, change: change.value });
  }
  return changeItem(item, patches);
}

function changeOf(action: UpdateAction, item: Item): Checked<Change | undefined> {
  switch (action.kind) {
    case 'set':
      return toSet(updateValue(action.value, item));
    case 'add':
      return toSet(added(valueAt(item, action.path), action.value));
    case 'delete': {
      const left = deleted(valueAt(item, action.path), action.value);
      if (!left.ok) return left;
      return ok(left.value === undefined ? { kind: 'remove' } : { kind: 'set', value: left.value });
    }
    case 'remove':
      return ok({ kind: 'remove' });
  }
}

const toSet = (value: Checked<AttributeValue>): Checked<Change> =>
  value.ok ? ok({ kind: 'set', value: value.value }) : value;
