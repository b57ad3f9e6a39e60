/** Which field says which finding: each is shown once, by the deepest part of the form that stands for its path. */
import type { Finding } from '#core';
import { placeOf } from '#state';

/** Findings by the place that shows them. What no place claims is left to the root, ``. */
export function assignFindings(
  findings: readonly Finding[],
  isClaimed: (place: string) => boolean,
): ReadonlyMap<string, readonly Finding[]> {
  const assigned = new Map<string, Finding[]>();
  for (const finding of findings) {
    const place = placeFor(finding, isClaimed);
    const list = assigned.get(place);
    if (list) list.push(finding);
    else assigned.set(place, [finding]);
  }
  return assigned;
}

function placeFor({ path }: Finding, isClaimed: (place: string) => boolean): string {
  for (let length = path.length; length > 0; length--) {
    const place = placeOf(path.slice(0, length));
    if (isClaimed(place)) return place;
  }
  return '';
}
