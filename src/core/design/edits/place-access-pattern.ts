/**
 * Moves a list from one place to another: a pure edit of the whole design, which undo takes back like any other. What a
 * place leaves behind goes with it, so that going there and back again ends where it began.
 */
import type { Design } from '../design.ts';
import { equalJson } from './equal-json.ts';
import { applyPlacement } from './place-apply.ts';
import { completePlacement } from './place-complete.ts';
import { isSameDocument } from './place-restore.ts';
import { PLACEMENT_KINDS, type Placement, type PlacementKind } from './placement.ts';

/**
 * The design with the access pattern placed. A kind alone takes what it can from where the list is now and proposes the
 * rest; everything can be said in a placement. The same design comes back where nothing changes or nothing fits.
 *
 * `placeAccessPattern(design, 'Open tickets of a team', 'table-key')`
 */
export function placeAccessPattern(
  design: Design,
  accessPatternName: string,
  placement: Placement | PlacementKind,
): Design {
  const pattern = (design.accessPatterns ?? []).find(({ name }) => name === accessPatternName);
  const wanted: Placement = typeof placement === 'string' ? { kind: placement } : placement;
  const known = wanted.kind === 'existing' || PLACEMENT_KINDS.includes(wanted.kind);
  const whole = pattern && known && completePlacement(design, pattern, wanted);
  if (!whole) return design;
  const placed = applyPlacement(design, pattern, whole);
  // What comes back to the letter has its keys in their old order too.
  const isSame = 'home' in whole ? isSameDocument(placed, design) : equalJson(placed, design);
  return isSame ? design : placed;
}
