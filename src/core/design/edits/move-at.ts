/** Reorders a list of a design. */
import type { Design } from '../design.ts';
import { getIn, type Path } from '../json-path.ts';
import { replaceAt } from './replace-at.ts';

/** The design with the entry `from` of the list at `path` moved to place `to`; the same design where one is no place. */
export function moveAt(design: Design, path: Path, from: number, to: number): Design {
  const list = getIn(design, path);
  if (!Array.isArray(list) || !isPlace(list, from) || !isPlace(list, to) || from === to) return design;
  return replaceAt(design, path, list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
}

const isPlace = (list: readonly unknown[], index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < list.length;
