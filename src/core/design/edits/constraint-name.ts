/** Names for new constraints, out of what they are about. */
import type { Design } from '../design.ts';
import { uniqueName, upperName } from './names.ts';

/** `about` in capitals, such as `EMAIL`, or `fallback` if nothing is left of it; a number follows where it is taken. */
export function constraintName(design: Design, about: string, fallback: string): string {
  const taken = new Set((design.constraints ?? []).map(({ name }) => name));
  return uniqueName(upperName(about) || fallback, (candidate) => taken.has(candidate));
}
