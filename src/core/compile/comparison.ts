/** The comparison of placements: what it is asked with, and what it answers. */
import type { MonthlyCost, PriceFigure, PriceItem, PriceOverrides } from '#core/capacity';
import type { Design, PlacementKind, PlacementReason, Projection, Workload } from '#core/design';
import type { Finding } from '#core/finding';
import type { ReadRequest, WriteRequest } from '#core/request';
import type { MonthMix } from './month-mix.ts';
import type { WriteSplit } from './write-split.ts';

/** What the sliders say. */
export interface ComparisonControls {
  /**
   * Bytes of the larger item of the change, names and keys counted: what is smaller is padded, what is larger stays. The
   * items of other writes, rows and what is stored grow by as many bytes.
   */
  readonly itemBytes: number;
  /** Of the index the list is on. */
  readonly projection: Projection;
  /** Further global indexes that project everything and hold every record. Those of the design are there anyway. */
  readonly otherIndexes: number;
  /** How often a month some scenario moves the list's entries; or the compared one happens, where it moves none. */
  readonly changes: number;
  /**
   * Other writes of a month: those the workload names, in its proportions. Where it names none, each changes one attribute
   * that is in no key, and that INCLUDE leaves out; the version, where one is kept, changes with it.
   */
  readonly otherWrites: number;
  /** How often a month the list is read. */
  readonly reads: number;
  readonly rowsPerRead: number;
  /** Whether a reader needs what the projection leaves out, and so reads each item too. */
  readonly wholeItems: boolean;
  readonly items: number;
  /** Share of the records that a sparse index holds. */
  readonly listedShare: number;
  readonly billing: Workload['billing'];
  readonly region: string;
  /** Share of provisioned capacity that is used on average. */
  readonly utilisation: number;
  readonly prices: PriceOverrides;
}

/**
 * What the application has to do itself for the change.
 * - `delete-put`  send a transaction of two actions with the whole item in it
 * - `set-key`     render the list's key and store it in the same write, every time
 * - `set-only`    nothing: the attributes are the key, and writing them puts the entry where it belongs
 * - `delete-only` nothing: deleting the record takes its entry along
 * - `nothing`     the scenario leaves the list as it is
 */
export type Orchestration = 'delete-put' | 'set-key' | 'set-only' | 'delete-only' | 'nothing';

/**
 * What can go wrong that the other placements do not have.
 * - `torn-move`        two writes without a transaction lose the record or double it when a crash lies between them
 * - `whole-image`      the move writes back everything it read; without a version a concurrent change is lost
 * - `two-records`      after a move, a create under the old key succeeds: one id, two records
 * - `forgotten-key`    a writer that sets the attribute and not the key leaves the entry where it was
 * - `index-lags`       the list can be stale for a moment after a write
 * - `alphabetical`     the order of listed values or of numbers is lost: keys hold them as text
 * - `newer-tools`      every tool and library has to know indexes on several attributes
 */
export type PlacementRisk =
  | 'torn-move'
  | 'whole-image'
  | 'two-records'
  | 'forgotten-key'
  | 'index-lags'
  | 'alphabetical'
  | 'newer-tools';

export interface PlacementReads {
  readonly rows: number;
  /** Bytes of one entry, and of all rows of a read. */
  readonly rowBytes: number;
  readonly bytes: number;
  readonly pages: number;
  /** Units of the eventually consistent Query. */
  readonly query: number;
  /** Units of the strongly consistent Query; null where there cannot be one. */
  readonly strong: number | null;
  /** Attributes of the record that the entry lacks. */
  readonly leftOut: readonly string[];
  /** Units of reading each item for what its entry lacks; 0 where nothing is lacking or needed. */
  readonly secondRead: number;
  /** `query` and `secondRead`. */
  readonly total: number;
}

export interface PlacementStorage {
  /** Bytes by what holds them, the overhead of 100 each included. */
  readonly items: number;
  readonly locks: number;
  readonly indexes: Readonly<Record<string, number>>;
  readonly otherIndexes: number;
  readonly total: number;
}

export interface PlacementComparison {
  readonly kind: PlacementKind;
  /** Whether the list lives there now. */
  readonly current: boolean;
  /** Why there is no such placement; the rest of this is empty then, and its costs are null. */
  readonly impossible: readonly PlacementReason[];
  /** False where an error, among `findings`, keeps the change from being planned there: it has no units, nor lines. */
  readonly planned: boolean;
  /** The design with the list placed there: what a switch to it gives. */
  readonly design: Design;
  /** The list's index there; null for the table. */
  readonly index: string | null;
  /** The change as a request, without padding; null with an error among `findings`. */
  readonly request: WriteRequest | null;
  readonly query: Extract<ReadRequest, { operation: 'Query' }> | null;
  /** Errors and warnings about the change and the list there. */
  readonly findings: readonly Finding[];
  /** Bytes of the item as compared: what the slider says, or more where the item is larger. */
  readonly itemBytes: number;
  readonly change: WriteSplit;
  /** Units of a change on average over those of the month, the compared one among them. */
  readonly changeAverage: number;
  /**
   * One plain other write, of a record in the list and of one outside it. The average is that of the month's other writes:
   * of those the workload names, or else of plain ones.
   */
  readonly otherWrite: { readonly inside: WriteSplit; readonly outside: WriteSplit; readonly average: number };
  readonly read: PlacementReads;
  readonly storage: PlacementStorage;
  readonly month: { readonly writeUnits: number; readonly readUnits: number; readonly cost: MonthlyCost };
  readonly orchestration: Orchestration;
  readonly stale: 'strong-reads' | 'index-lags';
  /** What a crash in the middle can do: nothing to one write, nothing to a transaction, unless it is left out. */
  readonly crash: 'one-write' | 'transaction';
  readonly risks: readonly PlacementRisk[];
}

/** Units over item size: constant from `from` to `to` bytes. */
export interface SizeStep {
  readonly from: number;
  readonly to: number;
  readonly units: number;
}

export interface SizeSeries {
  readonly kind: PlacementKind;
  readonly steps: readonly SizeStep[];
}

/** One point of a line over the share of writes that are changes. */
export interface SharePoint {
  readonly share: number;
  /** Write units a month. */
  readonly writeUnits: number;
  /** Dollars a month, reads and storage included; null without a price. */
  readonly cost: number | null;
}

export interface ShareSeries {
  readonly kind: PlacementKind;
  readonly points: readonly SharePoint[];
}

/** Where two placements cost the same. Below the share `below` is cheaper, above it `above`. */
export interface Crossing {
  readonly share: number;
  readonly below: PlacementKind;
  readonly above: PlacementKind;
}

/**
 * How two costs that never cross stand to each other: equal at every share, or one of them cheaper wherever they are not
 * equal: nowhere, where no write is a change, or where all are.
 */
export type Standing =
  | { readonly equal: 'everywhere' }
  | { readonly equal: 'nowhere' | 'at-none' | 'at-all'; readonly cheaper: PlacementKind };

export interface BreakEven {
  readonly a: PlacementKind;
  readonly b: PlacementKind;
  /** In write units alone; null where one of them is never cheaper, or both are equal everywhere. */
  readonly writeUnits: Crossing | null;
  /** In money, with reads and storage; several where minimum charges bend the lines. */
  readonly money: readonly Crossing[];
  /** How they stand to each other where they never cross; null where they do, and in money without a price. */
  readonly unitsStanding: Standing | null;
  readonly moneyStanding: Standing | null;
}

export interface Comparison {
  readonly controls: ComparisonControls;
  readonly scenario: string;
  /** The scenarios that the month's changes and other writes are, where the workload names some. */
  readonly mix: MonthMix;
  /** All four, in the order of the switch. */
  readonly placements: readonly PlacementComparison[];
  readonly unitsOverSize: readonly SizeSeries[];
  readonly overShare: readonly ShareSeries[];
  /** Share that the controls say now; null when nothing is written. */
  readonly share: number | null;
  readonly breakEvens: readonly BreakEven[];
  /** The figures the money rests on, and what has none. */
  readonly figures: Readonly<Partial<Record<PriceItem, PriceFigure>>>;
  readonly missing: readonly PriceItem[];
}
