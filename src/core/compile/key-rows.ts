/** The key attributes of the table and its indexes with the value each gets before and after (K1–K5). */
import { LIMITS } from '#core/finding';
import type { PreparedDesign, PreparedKey } from '#core/image';
import type { Side, Transition } from '#core/plan';
import { type Mutable, own } from '#core/shared';
import { keyValueBytes } from '#core/value';
import type { KeyCell, KeyRow } from './compiled.ts';

/** One row a key attribute: the table's first, then the indexes' in document order. */
export function keyRows(prepared: PreparedDesign, { before, after }: Transition): KeyRow[] {
  const usedBy = new Map<PreparedKey, (string | null)[]>();
  for (const key of prepared.tableKeys) usedBy.set(key, [null]);
  for (const { index, keys } of prepared.indexes) {
    for (const key of keys) usedBy.set(key, [...(usedBy.get(key) ?? []), index.name]);
  }
  return [...usedBy].map(([key, users]) => {
    const template = own(prepared.design.entity.keys, key.name)?.template;
    const limit = limitOf(key, prepared);
    const row: Mutable<KeyRow> = { name: key.name, type: key.type, part: key.part, usedBy: users };
    if (key.kind !== 'attribute' && template !== undefined) row.template = template;
    if (before) row.before = cell(key, limit, before);
    if (after) row.after = cell(key, limit, after);
    return row;
  });
}

/** A key that is a sort key anywhere has a sort key's limit: an inverted index takes no longer partition key. */
function limitOf({ name, part }: PreparedKey, { indexes }: PreparedDesign): number {
  const sorts = part === 'sort' || indexes.some(({ index }) => index.sortKey.some((key) => key.name === name));
  return LIMITS.keyBytes[sorts ? 'sort' : 'partition'];
}

function cell(key: PreparedKey, limit: number, { image }: Side): KeyCell {
  const outcome = own(image.keys, key.name);
  if (!outcome) return { absent: 'invalid' };
  if ('value' in outcome) {
    const { value } = outcome;
    const bytes = keyValueBytes(value);
    const written = own(image.record?.item, key.name) !== undefined;
    return { value, bytes, limit, written };
  }
  const { absent, attribute } = outcome;
  return { absent, ...(attribute !== undefined && { attribute }) };
}
