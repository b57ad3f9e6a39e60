/** A reason for a placement, or against one, in words. */
import type { PlacementReason } from '#core';
import { listWords } from './en/lists.ts';

/** Each code takes its own parameters, which the union ties to it. */
export function describePlacementReason({ code, params }: PlacementReason): string {
  const write: (given: never) => string = listWords.place.reasons[code];
  return Reflect.apply(write, undefined, [params]);
}
