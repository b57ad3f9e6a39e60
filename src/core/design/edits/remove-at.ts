/** Removes one place of a design: an optional field, an entry of a list, a name of a map. */
import { isRecord } from '#core/shared';
import type { Design } from '../design.ts';
import { getIn, type Path, removeIn } from '../json-path.ts';
import { isDesign } from '../parse-design.ts';

/**
 * The design without what is at `path`. With `dropEmpty`, an optional list or object that became empty by it goes too:
 * the last entry of `when` takes `when` along. The same design comes back where that leaves no design.
 */
export function removeAt(design: Design, path: Path, options: { readonly dropEmpty?: boolean } = {}): Design {
  const edited = removeIn(design, path);
  if (edited === design || !isDesign(edited)) return design;
  const parent = path.slice(0, -1);
  const emptied = parent.length > 0 && isEmpty(getIn(edited, parent));
  return options.dropEmpty === true && emptied ? removeAt(edited, parent, options) : edited;
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0;
