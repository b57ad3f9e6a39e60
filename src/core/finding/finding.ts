/** A finding: something the person should know about the design. Words live in `i18n`, chosen by `code`. */
import type { Patch } from '#core/design';

export type Severity = 'error' | 'warning' | 'advice';

/** A place in the design document: `['entity', 'keys', 'PK']`. */
export type Path = readonly (string | number)[];

/** Facts the words are filled with. Plain values only, so that a finding can be compared and serialised. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface Finding {
  /** Kebab-case, the name of the rule's file or of one of its cases. */
  readonly code: string;
  readonly severity: Severity;
  readonly path: Path;
  readonly params: Params;
  /** Where possible, how the design is mended: see `applyPatches`. */
  readonly fix?: readonly Patch[];
}
