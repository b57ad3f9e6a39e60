import type { AttributeType, AttributeValue, Path } from '#core';

/** What every control for a typed value takes. */
export interface ValueControlProps {
  readonly path: Path;
  /** What half-typed text goes by, where the path has a name in it that may be changed meanwhile. */
  readonly draftPath?: Path;
  /** Accessible name: `email after`. */
  readonly label: string;
  readonly hint: string;
  /** The type a new value gets. */
  readonly type: AttributeType;
  /** `undefined`: the attribute is absent. */
  readonly value: AttributeValue | undefined;
  /** Values to choose from, in their order. */
  readonly options?: readonly string[];
  /** Cannot be absent: a predicate's value. Then there is no clear button and an emptied field is an empty value. */
  readonly isRequired?: boolean;
  /** The value is the same as before the change: it steps back. */
  readonly isQuiet?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string;
}
