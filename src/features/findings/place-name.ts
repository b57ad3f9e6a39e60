/** A place of the document as people write it: `constraints[1].normalise`. */
import type { Path } from '#core';

export function placeName(path: Path): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${step}`)).join('');
}
