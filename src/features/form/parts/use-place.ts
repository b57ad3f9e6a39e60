import type { Path } from '#core';
import { placeOf } from '#state';
import type { FieldFinding } from '#ui';
import { usePlaceFindings } from '../findings/use-place-findings.ts';

/** What ties a field to its place in the document: spread it on any part of the kit. */
export interface PlaceProps {
  readonly place: string;
  readonly link: { readonly 'data-path': string };
  readonly findings: readonly FieldFinding[];
}

/** `['entity', 'keys', 'PK']` → the findings there, and the marks by which a finding finds its field. */
export function usePlace(path: Path, leavesToRow = false): PlaceProps {
  const place = placeOf(path);
  return { place, link: { 'data-path': path.join('.') }, findings: usePlaceFindings(leavesToRow ? null : place) };
}
