/** The last step of every edit at a path: put the new part in, and keep the outcome only if it still is a design. */
import type { Design } from '../design.ts';
import { type Path, setIn } from '../json-path.ts';
import { isDesign } from '../parse-design.ts';

/** The design with `value` at `path`, sharing all the rest; the same design where that leads nowhere or to no design. */
export function replaceAt(design: Design, path: Path, value: unknown): Design {
  const edited = setIn(design, path, value);
  return edited !== design && isDesign(edited) ? edited : design;
}
