/**
 * A race: several clients run scenarios of one design at once. What each sends depends on what it has read, and what
 * the tables hold depends on the order; nothing else is left to chance.
 */
import type { Design, State } from '#core/design';
import type { ImageItem } from '#core/image';
import type { Guard, GuardId } from '#core/plan';
import type { Step as Executed, SimulatorRequest } from '#core/simulator';

/**
 * How the clients work.
 * - `check-then-write`  what people ship: look whether a value is taken, then write without a condition; no locks
 * - `unguarded`         one transaction that claims locks, but without any guard on values read before
 * - `plan`              the plan of this design
 */
export const WAYS = ['check-then-write', 'unguarded', 'plan'] as const;
export type Way = (typeof WAYS)[number];

export interface Client {
  readonly id: string;
  /** Name of the scenario it runs. */
  readonly scenario: string;
  /** The answer to its first write is lost, so it sends the same request again. */
  readonly repeats?: boolean;
  /** The ClientRequestToken of its transaction, the same for the repetition. */
  readonly token?: string;
}

export interface Race {
  readonly design: Design;
  readonly clients: readonly Client[];
  readonly way: Way;
  /** Guards that are switched off. */
  readonly off: ReadonlySet<GuardId>;
  /** Records there are at the start; else those the scenarios' `before` states speak of. */
  readonly start?: readonly State[];
  /** Epoch seconds: what has expired by then no longer counts as live. */
  readonly now?: number;
}

/** What one client does in one step. */
export type StepKind = 'read' | 'check' | 'write' | 'repeat' | 'give-up';

/** A promise that does not hold in a state of the tables. */
export interface Violation {
  readonly code:
    | 'two-holders' // two live records hold one unique value
    | 'lock-missing' // a live record's value has no lock
    | 'lock-differs' // a lock does not carry what its record says: another owner, another expiry
    | 'orphan-lock' // a lock without a record that holds its value
    | 'ghost' // a record that was deleted, or never created, is there
    | 'lost' // a record that was written and never deleted is gone
    | 'duplicate' // one id has two records
    | 'index-differs' // an index key does not show what the record says
    | 'dangling'; // a record refers to an item that is not there
  /** What it is about: a constraint, an index key attribute, a key text. */
  readonly params: Readonly<Record<string, string>>;
}

/** A guard that refused a write. */
export interface Fired {
  readonly position: number;
  readonly guard: Guard;
  readonly item: ImageItem['key'];
}

export interface RaceStep {
  readonly client: string;
  readonly kind: StepKind;
  /** Absent when the client gives up. */
  readonly request?: SimulatorRequest;
  readonly result?: Executed['result'];
  readonly fired: readonly Fired[];
  readonly violations: readonly Violation[];
  /** Everything in every table after the step. */
  readonly tables: readonly { readonly name: string; readonly items: readonly TableItem[] }[];
}

export interface TableItem {
  readonly role: 'record' | 'lock' | 'reference';
  readonly key: ImageItem['key'];
  readonly item: ImageItem['item'];
  readonly constraint?: string;
}

/** One order of steps, played. */
export interface Run {
  readonly start: RaceStep['tables'];
  readonly steps: readonly RaceStep[];
  /** Clients that had a step left after each step, by id: what could come next. */
  readonly next: readonly string[];
}
