import type { SizeSeries } from '#core';

export const KIB = 1024;

/** Units of a change of an item of this size; of the smallest one there is where it is smaller. */
export function unitsAtSize({ steps }: SizeSeries, bytes: number): number {
  const step = steps.find(({ to }) => bytes <= to) ?? steps.at(-1);
  return step?.units ?? 0;
}

/** The largest item the steps reach to. */
export const mostBytes = (series: readonly SizeSeries[]): number =>
  Math.max(KIB, ...series.map(({ steps }) => steps.at(-1)?.to ?? 0));
