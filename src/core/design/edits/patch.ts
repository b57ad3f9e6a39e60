/**
 * Changes to a design as data: what a finding offers as its fix. Later patches see what earlier ones did; only the
 * outcome has to be a design.
 */
import type { Design } from '../design.ts';
import { type Path, removeIn, setIn } from '../json-path.ts';
import { isDesign } from '../parse-design.ts';

export type Patch = { readonly path: Path; readonly value: unknown } | { readonly path: Path; readonly remove: true };

/** The design with all patches applied in order; the same design where they lead nowhere or to no valid one. */
export function applyPatches(design: Design, patches: readonly Patch[]): Design {
  let edited: unknown = design;
  for (const patch of patches) {
    edited = 'value' in patch ? setIn(edited, patch.path, patch.value) : removeIn(edited, patch.path);
  }
  return edited !== design && isDesign(edited) ? edited : design;
}
