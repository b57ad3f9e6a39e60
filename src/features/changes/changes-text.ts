/** What changes, as text: one line an item, its attributes below. */
import type { Compiled } from '#core';
import { formatValue, keyParts, noPlanText, t } from '#i18n';
import { itemId } from '#state';
import { type AttributeChange, type ChangeRow, diffImages, type Fate } from './diff-images.ts';

export const SIGNS: Readonly<Record<Fate, string>> = {
  added: '+',
  changed: '~',
  removed: '−',
  untouched: '=',
  checked: '?',
};

/** The rows of a compiled scenario; references only where the request checks them. */
export function changeRows({ images, plan }: Pick<Compiled, 'images' | 'plan'>): readonly ChangeRow[] {
  const checks = plan.filter((action) => action.kind === 'ConditionCheck');
  return diffImages(images, new Set(checks.map((action) => itemId(action.table, action.key))));
}

/**
 * Attributes to list under an item: what changed in it, or what a new one holds besides its key. A new index entry
 * repeats the record, so its key says enough.
 */
export function listedAttributes({ role, fate, attributes, key }: ChangeRow): readonly AttributeChange[] {
  if (role === 'index' && fate === 'added') return [];
  return fate === 'changed' ? attributes : attributes.filter(({ name }) => !Object.hasOwn(key, name));
}

export function changesText(compiled: Compiled): string {
  const rows = changeRows(compiled);
  if (rows.length === 0) return noPlanText(compiled, t.panes.changes.none);
  return rows
    .flatMap((row) => [
      `${SIGNS[row.fate]} ${keyParts(row.key).join(' / ')}  (${row.name ?? t.panes.roles[row.role]}, ${t.panes.changes[row.fate]})`,
      ...listedAttributes(row).map(attributeText),
    ])
    .join('\n');
}

function attributeText({ name, before, after }: AttributeChange): string {
  const parts = [before, after].flatMap((value) => (value ? [formatValue(value)] : []));
  return `    ${name}: ${before && !after ? `${parts.join('')} → ${t.panes.changes.absent}` : parts.join(' → ')}`;
}
