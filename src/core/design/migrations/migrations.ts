/**
 * The steps from each version of the document to the next, in order: the first makes a version 2 of a version 1.
 * Version 1 is the only one yet. A step takes and gives plain JSON, since the types of old versions are gone.
 */
export interface Migration {
  /** The version it starts from. */
  readonly from: number;
  /** Gives a new document; one that does not look as expected comes back as it is, for the schema to refuse. */
  readonly up: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

export const MIGRATIONS: readonly Migration[] = [];
