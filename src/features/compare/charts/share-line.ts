import type { PlacementKind } from '#core';

/** A placement's values over the share of writes that change the status. */
export interface ShareLine {
  readonly kind: PlacementKind;
  readonly points: readonly { readonly share: number; readonly value: number }[];
}
