/** One placement made ready to be compared: the design there, the change planned, a record that is in the list. */
import {
  type AccessPattern,
  type Design,
  homeOf,
  IMPOSSIBLE,
  type PlacementKind,
  type PlacementReason,
  placeAccessPattern,
  placementReasons,
} from '#core/design';
import type { Finding } from '#core/finding';
import { type Image, type ImageItem, imageOf, type PreparedDesign, prepareDesign } from '#core/image';
import { type Action, planActions, transitionOf } from '#core/plan';
import { queryPattern, type ReadRequest, type WriteRequest } from '#core/request';
import { itemSize } from '#core/value';
import { type Prepared, prepare } from './compile.ts';
import { isServed } from './is-served.ts';
import { listedRecord } from './list-read.ts';
import type { MonthMix, NamedWrite } from './month-mix.ts';
import { query } from './query.ts';
import { sampleState } from './sample-state.ts';
import { statedImages } from './stored-shape.ts';

export interface PlacementFacts {
  readonly kind: PlacementKind;
  readonly current: boolean;
  readonly impossible: readonly PlacementReason[];
  readonly design: Design;
  readonly prepared: PreparedDesign;
  /** Name of the list's index. */
  readonly index: string | undefined;
  readonly request: WriteRequest | null;
  readonly query: Extract<ReadRequest, { operation: 'Query' }> | null;
  readonly findings: readonly Finding[];
  readonly actions: readonly Action[];
  /** False where an error keeps the change from being planned: it has no units then. */
  readonly planned: boolean;
  readonly transactional: boolean;
  /** Bytes of the larger of the two items of the change. */
  readonly itemBytes: number;
  /** A record that is in the list; none where nothing can be read there. */
  readonly listed: ImageItem | undefined;
  /** That record, or some other where none is in the list. */
  readonly record: ImageItem | undefined;
  /** All that exists in each state that some scenario tells of. */
  readonly stated: readonly Image[];
  /** The writes of the month, planned there. */
  readonly changes: readonly PlannedWrite[];
  readonly others: readonly PlannedWrite[];
}

/** A write of the month with what it does. */
export interface PlannedWrite {
  readonly times: number;
  readonly actions: readonly Action[];
  readonly transactional: boolean;
}

/** The facts of one kind of placement of a list, seen through one scenario. */
export function placementFacts(
  design: Design,
  pattern: AccessPattern,
  scenarioName: string,
  kind: PlacementKind,
  mix: MonthMix,
): PlacementFacts {
  const home = homeOf(design, pattern);
  const current = home.at === 'table' ? kind === 'table-key' : home.at === 'index' && home.kind === kind;
  const placed = current ? design : placeAccessPattern(design, pattern.name, kind);
  const reasons = current ? [] : placementReasons(design, pattern, kind).filter(({ code }) => IMPOSSIBLE.has(code));
  const moved = (placed.accessPatterns ?? []).find(({ name }) => name === pattern.name) ?? pattern;
  const { plan, request, images, findings } = compileOf(prepare(placed), scenarioName);
  const prepared = prepareDesign(placed);
  const sizes = [images.before, images.after].map((image) => (image?.record ? itemSize(image.record.item) : 0));
  const found = prepared.indexes.find(({ index }) => index.name === moved.index);
  const listed = isServed(queryPattern(prepared, moved)) ? listedRecord(prepared, moved, found) : undefined;
  const planned = (writes: readonly NamedWrite[]) => writes.map((write) => plannedWrite(prepared, write));
  return {
    kind,
    current,
    // A kind that changes nothing and is not where the list lives has nothing to say about it.
    impossible: !current && placed === design && reasons.length === 0 ? NOWHERE : reasons,
    design: placed,
    prepared,
    index: moved.index,
    request,
    query: query(placed, pattern.name).request,
    findings: findings.filter(({ severity }) => severity !== 'advice'),
    actions: plan,
    planned: plan.length > 0 || findings.every(({ severity }) => severity !== 'error'),
    transactional: isTransaction(plan),
    itemBytes: Math.max(...sizes),
    listed,
    record: listed ?? madeRecord(prepared, moved),
    stated: statedImages(prepared),
    changes: planned(mix.changes),
    others: planned(mix.others),
  };
}

const NOWHERE: readonly PlacementReason[] = [{ code: 'nothing-to-leave-out', params: {} }];

const compileOf = (prepared: Prepared, scenarioName: string) => prepared.compile(scenarioName);

const isTransaction = (actions: readonly Action[]): boolean =>
  actions.length > 1 || actions[0]?.kind === 'ConditionCheck';

function plannedWrite(prepared: PreparedDesign, { name, times }: NamedWrite): PlannedWrite {
  const scenario = prepared.design.scenarios.find((each) => each.name === name);
  const actions = scenario ? planActions(prepared, transitionOf(prepared, scenario)).actions : [];
  return { times, actions, transactional: isTransaction(actions) };
}

/** A record for other writes where none is in the list. */
function madeRecord(prepared: PreparedDesign, pattern: AccessPattern): ImageItem | undefined {
  const names = prepared.tableKeys.flatMap(({ sources }) => sources);
  return imageOf(prepared, sampleState(prepared.design, pattern, names)).record;
}
