import type { Comparison, PlacementComparison, PlacementKind } from '#core';
import { t } from '#i18n';

export const nameOf = (kind: PlacementKind): string => t.compare.short[kind];

/** The placements that there can be. */
export const possibleOf = ({ placements }: Comparison): readonly PlacementComparison[] =>
  placements.filter(({ impossible }) => impossible.length === 0);
