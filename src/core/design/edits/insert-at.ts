/** Inserts into a list of a design. */
import type { Design } from '../design.ts';
import { getIn, type Path } from '../json-path.ts';
import { replaceAt } from './replace-at.ts';

/**
 * The design with `value` in the list at `path`, in front of what stood at `index`. A list that is not there yet is
 * made. The same design comes back where there is no such list or place, or the outcome would be no design.
 */
export function insertAt(design: Design, path: Path, index: number, value: unknown): Design {
  const list = getIn(design, path) ?? [];
  if (!Array.isArray(list) || !Number.isInteger(index) || index < 0 || index > list.length) return design;
  return replaceAt(design, path, list.toSpliced(index, 0, value));
}
