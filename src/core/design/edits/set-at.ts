/** Sets one place of a design: what most fields of the form do. */
import { copyJson } from '../copy-json.ts';
import type { Design } from '../design.ts';
import type { Path } from '../json-path.ts';
import { replaceAt } from './replace-at.ts';

/**
 * The design with `value` at `path`; objects missing on the way are made. The same design comes back where the path
 * leads nowhere, nothing would change, or the outcome would be no design.
 *
 * `setAt(design, ['locks', 'owner'], true)`
 */
export function setAt(design: Design, path: Path, value: unknown): Design {
  const copy = copyJson(value);
  return copy.issues.length > 0 ? design : replaceAt(design, path, copy.json);
}
