import type { Comparison, PlacementComparison, PlacementKind } from '#core';
import { compareWords } from '#i18n';

export const nameOf = (kind: PlacementKind): string => compareWords.short[kind];

/** The placements that there can be, with the change planned. */
export const possibleOf = ({ placements }: Comparison): readonly PlacementComparison[] =>
  placements.filter(({ impossible, planned }) => impossible.length === 0 && planned);
