/** The shape of everything the page knows. The design is the document; the rest is this session's view of it. */
import type {
  ComparisonControls,
  Design,
  DesignIssue,
  Finding,
  GuardId,
  MovedList,
  Path,
  Placement,
  PresetId,
  PriceItem,
  PriceOverrides,
  RememberedPlacements,
} from '#core';
import type { LinkTarget } from './link-target.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Aliases = 'when-needed' | 'always';
/** Which half of the page a narrow screen shows. */
export type Half = 'form' | 'outputs';

export type DialogName = 'commands' | 'import';

/** A design that was open before, newest first. */
export interface RecentDesign {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly design: Design;
}

/** What is typed in a field and not what the document would write there. */
export interface Draft {
  /** The value it was typed over, as the field tells values apart: it only counts while that is still there. */
  readonly base: string;
  readonly text: string;
  /** Where the value stands in the document. */
  readonly path: Path;
  /** What the document has there in its place, as text. Null where the text is a value, written in another way. */
  readonly over: string | null;
}

export type ToastSubject = 'design' | 'copy' | 'storage';

export interface Toast {
  readonly id: number;
  readonly tone: 'note' | 'problem';
  readonly text: string;
  /** What it is about: it takes the place of what was said about that before. */
  readonly subject?: ToastSubject;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** What the race page is asked to show: one of the presets, perhaps without a guard, or a run that a link carries. */
export type RaceOpening =
  | { readonly kind: 'preset'; readonly id: PresetId; readonly off?: GuardId }
  | { readonly kind: 'run'; readonly text: string };

export interface DocumentState {
  readonly design: Design;
}

export type Comparing = Partial<Omit<ComparisonControls, 'prices'>>;

/** A row of an order preview that a person made or changed: texts by attribute, as typed. */
export interface OrderRow {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** What a person did to the rows that the preview makes by itself. */
export interface OrderRows {
  readonly own: readonly OrderRow[];
  /** Ids of made rows that are taken away or replaced. */
  readonly hidden: readonly string[];
}

export interface SessionState {
  /** Name of the scenario shown. Always one of the design's, as long as it has any. */
  readonly scenario: string;
  /** Name of the access pattern that is looked at; the design's first where it has none of that name. */
  readonly list: string;
  /** Rows of order previews, by list: never in the document. */
  readonly orderRows: Readonly<Record<string, OrderRows>>;
  /** Where lists have been, by list, so that going back is going back; and what was asked of a place before. */
  readonly places: Readonly<Record<string, RememberedPlacements>>;
  /** Name of the scenario that Compare shows; empty where it follows the scenario shown. */
  readonly compared: string;
  /** What was set for comparing placements; the design and its workload say the rest. */
  readonly comparing: Comparing;
  /** Prices typed in, by region. */
  readonly prices: PriceOverrides;
  /** Id of the output tab shown in the main column. */
  readonly output: string;
  readonly half: Half;
  readonly theme: Theme;
  readonly aliases: Aliases;
  readonly token: { readonly isOn: boolean; readonly value: string };
  readonly hovered: LinkTarget | null;
  readonly focused: LinkTarget | null;
  /** Text that is typed but is no value yet (`1e` on the way to a number), by field. Never in the document. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Which collapsible sections are closed, by name. */
  readonly closed: Readonly<Record<string, boolean>>;
  /** The place of the document to bring into view and focus; a new object each time it is asked for. */
  readonly goal: { readonly path: Path } | null;
  /** Asked for and not yet shown by the race page. */
  readonly race: RaceOpening | null;
  /** The dialog that is open. */
  readonly dialog: DialogName | null;
  readonly recent: readonly RecentDesign[];
  readonly toasts: readonly Toast[];
}

export type State = DocumentState & SessionState;

/** How an edit is undone: keystrokes at one label within a second count as one step, other edits each as one. */
export type EditKind = 'step' | 'typing';

export type ImportResult = { readonly ok: true } | { readonly ok: false; readonly issues: readonly DesignIssue[] };

/** Everything that can be done. One stable object. */
export interface Actions {
  /**
   * The only way the design changes. `label` names the field (its place) or the action; with `'typing'`, edits of one
   * label in quick succession become one undo step. A change that returns the same design is nothing.
   */
  readonly edit: (label: string, change: (design: Design) => Design, kind?: EditKind) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts another design in place of this one, which stays reachable by undo and in the recent list. */
  readonly replaceDesign: (design: Design) => void;
  /** Mends what a finding is about, in the way the finding offers. */
  readonly applyFix: (finding: Finding) => void;
  readonly openExample: (id: string) => void;
  readonly newDesign: () => void;
  readonly openRecent: (id: string) => void;
  /** Reads a document; the current one stays untouched unless the new one can be read whole. */
  readonly importDesign: (text: string) => ImportResult;
  /**
   * Moves a list, as `moveList` does it: one step that undo takes back. False where it is not moved. The move is passed
   * in: what it takes is fetched with the panes that move lists.
   */
  readonly placeList: (
    list: string,
    move: (known: RememberedPlacements, design: Design) => MovedList | undefined,
  ) => boolean;
  /** Says what a place is to be like for a list that is not there yet: the condition of a sparse index. */
  readonly wantPlacement: (list: string, placement: Exclude<Placement, { kind: 'existing' }>) => void;
  readonly selectScenario: (name: string) => void;
  readonly selectList: (name: string) => void;
  /** Keeps the rows of a list's order preview; `null` goes back to those made by themselves. */
  readonly setOrderRows: (list: string, rows: OrderRows | null) => void;
  /** Chooses what Compare shows, until another scenario is selected. */
  readonly compareScenario: (name: string) => void;
  /** Sets what is compared with; `null` goes back to what the design says. */
  readonly compareWith: (controls: Comparing | null) => void;
  /** A price of the person's own; `null` takes it back. */
  readonly setPrice: (region: string, item: PriceItem, usd: number | null) => void;
  readonly selectOutput: (id: string) => void;
  readonly showHalf: (half: Half) => void;
  /** Shows and focuses the field of this place, or the nearest one around it; its scenario is chosen first. */
  readonly goTo: (path: Path) => void;
  readonly setLink: (by: 'hovered' | 'focused', target: LinkTarget | null) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly setAliases: (aliases: Aliases) => void;
  readonly setTokenOn: (isOn: boolean) => void;
  readonly renewToken: () => void;
  readonly setDraft: (key: string, draft: Draft | null) => void;
  readonly setClosed: (section: string, isClosed: boolean) => void;
  /** Shows the race page with this race. */
  readonly openRace: (race: RaceOpening) => void;
  /** The race page has taken over what it was asked for. */
  readonly takeRace: () => void;
  readonly openDialog: (dialog: DialogName) => void;
  readonly closeDialog: () => void;
  readonly notify: (toast: Omit<Toast, 'id'>) => void;
  readonly dismissToast: (id: number) => void;
}
