/** Moves a list from place to place, remembering what it leaves behind for the way back. */
import type { Design } from '../design.ts';
import { placeAccessPattern } from './place-access-pattern.ts';
import { type RememberedPlacements, rememberedPlacement, rememberPlacement } from './place-remembered.ts';
import type { Placement, PlacementKind } from './placement.ts';

export interface MovedList {
  readonly design: Design;
  readonly known: RememberedPlacements;
}

/**
 * The design with the list where it is wanted, and what is known of its places from then on. A kind alone goes back to
 * where the list was there before. Undefined where the placement does not fit the design, or the list is there already.
 */
export function moveList(
  known: RememberedPlacements,
  before: Design,
  accessPatternName: string,
  wanted: Placement | PlacementKind,
): MovedList | undefined {
  const back = typeof wanted === 'string' ? rememberedPlacement(known, before, accessPatternName, wanted) : undefined;
  const returned = back ? placeAccessPattern(before, accessPatternName, back) : before;
  const design = returned === before ? placeAccessPattern(before, accessPatternName, wanted) : returned;
  if (design === before) return undefined;
  return { design, known: rememberPlacement(known, before, design, accessPatternName) };
}
