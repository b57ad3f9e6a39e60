/** Removes an index together with the key templates that only it used. Access patterns on it are left to the findings. */
import type { Design } from '../design.ts';
import { keyAttributesOf } from './names.ts';
import { removeAt } from './remove-at.ts';

/** The design without the index; the same design where there is none of that name. */
export function removeIndex(design: Design, name: string): Design {
  const at = (design.table.indexes ?? []).findIndex((index) => index.name === name);
  if (at < 0) return design;
  const removed = removeAt(design, ['table', 'indexes', at], { dropEmpty: true });
  const needed = keyAttributesOf(removed);
  return keyAttributesOf(design)
    .filter((key) => !needed.some((other) => other.name === key.name))
    .reduce((shorter, key) => removeAt(shorter, ['entity', 'keys', key.name]), removed);
}
