/** A finding: something the person should know about the design. Words live in `i18n`, chosen by `code`. */
import type { Patch } from '#core/design';

export type Severity = 'error' | 'warning' | 'advice';

/** A place in the design document: `['entity', 'keys', 'PK']`. */
export type Path = readonly (string | number)[];

/** Facts the words are filled with. Plain values only, so that a finding can be compared and serialised. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Of a code whose words need no facts. */
export type NoParams = Readonly<Record<string, never>>;

/** Code → the facts its words are filled with. */
export type Cases = Readonly<Record<string, Params>>;

/** A finding as a rule reports it; the code's usual severity is put in where it gives none. */
export type Found<C extends Cases = Cases> = {
  readonly [Code in keyof C & string]: {
    readonly code: Code;
    readonly severity?: Severity;
    readonly path: Path;
    readonly params: C[Code];
    /** Where possible, how the design is mended: see `applyPatches`. */
    readonly fix?: readonly Patch[];
  };
}[keyof C & string];
