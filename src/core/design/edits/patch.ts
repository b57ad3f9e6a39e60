/**
 * Changes to a design as data: what a finding offers as its fix. Later patches see what earlier ones did; only the
 * outcome has to be a design.
 */
import { copyJson } from '../copy-json.ts';
import type { Design } from '../design.ts';
import { type Path, removeIn, setIn } from '../json-path.ts';
import { isDesign } from '../parse-design.ts';

export type Patch = { readonly path: Path; readonly value: unknown } | { readonly path: Path; readonly remove: true };

/** The design with all patches applied in order; the same design where they lead nowhere or to no valid one. */
export function applyPatches(design: Design, patches: readonly Patch[]): Design {
  let edited: unknown = design;
  for (const patch of patches) {
    if ('remove' in patch) {
      edited = removeIn(edited, patch.path);
      continue;
    }
    const { json, issues } = copyJson(patch.value);
    if (issues.length > 0) return design;
    edited = setIn(edited, patch.path, json);
  }
  return edited !== design && isDesign(edited) ? edited : design;
}
