/**
 * A race: several clients run scenarios of one design at once. What each sends depends on what it has read, and what
 * the tables hold depends on the order; nothing else is left to chance.
 */
import type { Design, State } from '#core/design';
import type { ImageItem } from '#core/image';
import type { Action, Guard, GuardId } from '#core/plan';
import type { Step as Executed, SimulatorRequest } from '#core/simulator';

/**
 * How the clients work.
 * - `check-then-write`  what people ship: look whether a value is taken, then write without a condition; no locks
 * - `unguarded`         one transaction that claims locks, but without any guard on values read before
 * - `plan`              the plan of this design
 */
export const WAYS = ['check-then-write', 'unguarded', 'plan'] as const;
export type Way = (typeof WAYS)[number];

export type Client = ScenarioClient | RemovingClient | ExpiringClient;

export interface ScenarioClient {
  readonly id: string;
  /** Name of the scenario it runs. */
  readonly scenario: string;
  /** The answer to its first write is lost, so it sends the same request again. */
  readonly repeats?: boolean;
  /** The ClientRequestToken of its transaction, the same for the repetition. */
  readonly token?: string;
}

/** Somebody who removes an item that the others' records refer to. */
export interface RemovingClient {
  readonly id: string;
  /** Name of the reference constraint. */
  readonly removes: string;
}

/** Time to live, which removes what has expired when it likes, record and locks each in their own time. */
export interface ExpiringClient {
  readonly id: string;
  readonly expires: Expiring;
}

export type Expiring = 'record' | 'lock';

export interface Race {
  readonly design: Design;
  readonly clients: readonly Client[];
  readonly way: Way;
  /** Guards that are switched off. */
  readonly off: ReadonlySet<GuardId>;
  /**
   * Records there are at the start. Else a proof looks at every plausible start, and a run begins with the first of
   * them: the records that the scenarios change or remove, where a client makes one with it and without.
   */
  readonly start?: readonly State[];
  /** Epoch seconds: what has expired by then no longer counts as live. Else the latest `now` of the scenarios run. */
  readonly now?: number;
  /** Global indexes show what they held at the start: an index read right after a write can miss it. */
  readonly lag?: boolean;
}

/** What one client does in one step. */
export type StepKind = 'read' | 'check' | 'write' | 'repeat' | 'expire';

/**
 * Why a client stops after a step although it has not written.
 * - `no-record`    what it wanted to change is not there
 * - `taken`        somebody holds the value it wanted, as far as it could see
 * - `unexpected`   what it read does not meet what the scenario expects
 * - `unguardable`  what it read leaves no plan that would be safe
 * - `nothing`      everything is as it should be already
 * - `not-expired`  nothing of what it would remove has expired
 */
export type GivesUp = 'no-record' | 'taken' | 'unexpected' | 'unguardable' | 'nothing' | 'not-expired';

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
    | 'dangling' // a reference was claimed to an item that is not there
    | 'overwritten' // a new record was put over another
    | 'unexpected' // a write went through although the record did not meet what its scenario expects
    | 'stale-write' // a write went through although the version had moved on
    | 'applied-twice'; // a repetition undid what others had done since
  /** What it is about: a constraint, an attribute, a client, the values of a key. */
  readonly params: Readonly<Record<string, string>>;
}

/** A guard that refused a write. */
export interface Fired {
  readonly position: number;
  readonly action: Action;
  readonly guard: Guard;
  /** For reading: `email = "ada@x.org"`. */
  readonly text: string;
}

export interface RaceStep {
  readonly client: string;
  readonly kind: StepKind;
  /** Absent where nobody asks: what has expired goes by itself. */
  readonly request?: SimulatorRequest;
  readonly result: Executed['result'];
  readonly givesUp?: GivesUp;
  /** A repetition was refused although the client's own first write is what it met. */
  readonly refusedByItself: boolean;
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
  /** Clients that have a step left, by id. */
  readonly next: readonly string[];
}
