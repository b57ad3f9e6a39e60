/** A race in the middle: what the tables hold, how far each client is, and which records there ought to be. */
import type { Scenario } from '#core/design';
import type { Database } from '#core/simulator';
import type { Move } from './client-steps.ts';
import type { Records } from './live-records.ts';
import type { Client, Violation } from './race.ts';

/** How far a client is. */
export interface Progress {
  readonly client: Client;
  /** As it is for what the client has read; absent for who only removes an item. */
  readonly scenario: Scenario | undefined;
  /** What it will do without reading anything more. */
  readonly pending: readonly Move[];
  /** Equal for equal `scenario` and `pending`, but for how many are left. */
  readonly text: string;
  /** Its first write has gone through. */
  readonly hasWritten: boolean;
}

export interface Situation extends Records {
  readonly database: Database;
  readonly progress: readonly Progress[];
  /** Promises broken by a write at the moment it was made; what is stored does not show them later. */
  readonly broken: readonly Violation[];
}
