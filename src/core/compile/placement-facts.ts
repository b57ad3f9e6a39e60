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
  type State,
} from '#core/design';
import type { Finding } from '#core/finding';
import { type Image, imageOf, indexEntry, type PreparedDesign, prepareDesign } from '#core/image';
import type { Action } from '#core/plan';
import type { ReadRequest, WriteRequest } from '#core/request';
import { itemSize } from '#core/value';
import { type Prepared, prepare } from './compile.ts';
import { query } from './query.ts';
import { sampleState } from './sample-state.ts';

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
  /** What exists for a record that is in the list. */
  readonly listed: Image;
}

/** The facts of one kind of placement of a list, seen through one scenario. */
export function placementFacts(
  design: Design,
  pattern: AccessPattern,
  scenarioName: string,
  kind: PlacementKind,
): PlacementFacts {
  const home = homeOf(design, pattern);
  const current = home.at === 'table' ? kind === 'table-key' : home.at === 'index' && home.kind === kind;
  const placed = current ? design : placeAccessPattern(design, pattern.name, kind);
  const reasons = current ? [] : placementReasons(design, pattern, kind).filter(({ code }) => IMPOSSIBLE.has(code));
  const moved = (placed.accessPatterns ?? []).find(({ name }) => name === pattern.name) ?? pattern;
  const { plan, request, images, findings } = compileOf(prepare(placed), scenarioName);
  const prepared = prepareDesign(placed);
  const sizes = [images.before, images.after].map((image) => (image?.record ? itemSize(image.record.item) : 0));
  const scenario = placed.scenarios.find(({ name }) => name === scenarioName);
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
    transactional: plan.length > 1 || plan[0]?.kind === 'ConditionCheck',
    itemBytes: Math.max(...sizes),
    listed: listedImage(prepared, moved, [scenario?.after, scenario?.before]),
  };
}

const NOWHERE: readonly PlacementReason[] = [{ code: 'nothing-to-leave-out', params: {} }];

const compileOf = (prepared: Prepared, scenarioName: string) => prepared.compile(scenarioName);

/** The image of the first state that is in the list; of a made-up one where the scenario has none. */
function listedImage(prepared: PreparedDesign, pattern: AccessPattern, states: readonly (State | undefined)[]): Image {
  const index = prepared.indexes.find(({ index: { name } }) => name === pattern.index);
  const names = [...prepared.tableKeys, ...(index?.keys ?? [])].flatMap(({ sources }) => sources);
  const made = sampleState(prepared.design, pattern, names);
  const images = [...states, made].flatMap((state) => (state ? [imageOf(prepared, state)] : []));
  const isListed = ({ record }: Image): boolean =>
    record !== undefined && (index === undefined || indexEntry(index, record) !== undefined);
  return images.find(isListed) ?? images.find(({ record }) => record !== undefined) ?? imageOf(prepared, made);
}
