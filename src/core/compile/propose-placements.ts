/** Where a list could live: what is there already first, then each kind of place with its keys and the reasons for them. */
import {
  type AccessPattern,
  type Design,
  holds,
  homeOf,
  IMPOSSIBLE,
  keepsOrder,
  type Placement,
  type PlacementKind,
  type PlacementReason,
  type Predicate,
  placeAccessPattern,
  placementReasons,
  proposedPlacement,
  type RememberedPlacements,
  rememberedPlacement,
} from '#core/design';
import { type PreparedDesign, type PreparedKey, prepareDesign } from '#core/image';
import { QUERY_CODES, type QueryProblem, queryPattern, querySource } from '#core/request';
import { own } from '#core/shared';
import type { KeyType } from '#core/value';

/** A key attribute of a proposal. Without a template it is an entity attribute itself. */
export interface ProposedKey {
  readonly name: string;
  readonly type: KeyType;
  readonly part: 'partition' | 'sort';
  readonly template?: string;
  readonly when?: readonly Predicate[];
}

export interface PlacementProposal {
  readonly kind: PlacementKind | 'existing';
  /** For `placeAccessPattern`, with everything said, so that each part can be edited first. Null where there is none. */
  readonly placement: Placement | null;
  /** Name of the index; absent for the table. */
  readonly index?: string;
  /** The keys the list is found by. */
  readonly keys: readonly ProposedKey[];
  readonly reasons: readonly PlacementReason[];
  /** Whether the list lives there now. */
  readonly current: boolean;
}

/**
 * Proposes places for a list, named or not yet in the design. `kind: 'existing'` stands for what gives the list already:
 * another index or the table, as it is. A place the list has been in is proposed as it was there.
 */
export function proposePlacements(
  design: Design,
  accessPattern: AccessPattern | string,
  remembered: RememberedPlacements = {},
): PlacementProposal[] {
  const known = design.accessPatterns ?? [];
  const pattern = typeof accessPattern === 'string' ? known.find(({ name }) => name === accessPattern) : accessPattern;
  if (!pattern) return [];
  const at = known.findIndex(({ name }) => name === pattern.name);
  const accessPatterns = at < 0 ? [...known, pattern] : known.with(at, pattern);
  const stated: Design = known[at] === pattern ? design : { ...design, accessPatterns };
  const offered = OFFERED.map((kind) =>
    proposal(stated, pattern, kind, rememberedPlacement(remembered, stated, pattern.name, kind)),
  );
  return [
    ...existing(stated, pattern, askedIn(remembered)),
    ...offered.filter(isInOrder),
    ...offered.filter((one) => !isInOrder(one)),
  ];
}

/** Keys that cannot have the list's numbers in order stand behind those that can. */
const isInOrder = ({ current, reasons }: PlacementProposal): boolean =>
  current || !reasons.some(({ code }) => code === 'number-unpadded');

/** The templated index first: it works everywhere. Moving the record is the last resort. */
const OFFERED: readonly PlacementKind[] = ['index', 'sparse-index', 'multi-attribute-index', 'table-key'];

/** The condition somebody asked for, of a list that has not been anywhere yet. */
function askedIn({ 'sparse-index': sparse }: RememberedPlacements): readonly Predicate[] | undefined {
  const { said, pattern } = sparse ?? {};
  return said?.kind === 'sparse-index' && !pattern ? said.when : undefined;
}

function existing(
  design: Design,
  pattern: AccessPattern,
  asked: readonly Predicate[] | undefined,
): PlacementProposal[] {
  const prepared = prepareDesign(design);
  const { index: current, ...rest } = pattern;
  const names = [undefined, ...(design.table.indexes ?? []).map(({ name }) => name)];
  return names
    .filter((index) => index !== current && gives(prepared, { ...rest, ...(index !== undefined && { index }) }, asked))
    .filter((name) =>
      keepsOrder(
        design,
        pattern,
        (design.table.indexes ?? []).find((index) => index.name === name),
      ),
    )
    .map((index) => {
      const on = index !== undefined && { index };
      return {
        kind: 'existing',
        placement: { kind: 'existing', ...on },
        ...on,
        keys: keysOf(prepared, { ...rest, ...on }),
        reasons: [{ code: 'existing', params: { ...on } }],
        current: false,
      };
    });
}

/** Whether the source gives the whole list: only values may still be missing, and nothing asked for is left out. */
function gives(prepared: PreparedDesign, pattern: AccessPattern, asked: readonly Predicate[] | undefined): boolean {
  const { source, problems } = queryPattern(prepared, pattern);
  if (!source || problems.some(({ code }) => QUERY_CODES[code] === 'error' && code !== 'query-partition-open')) {
    return false;
  }
  const conditions = [...source.partition, ...source.sort].flatMap((key) =>
    key.kind === 'template' && key.when ? [key.when] : [],
  );
  if (asked) return conditions.length > 0 && conditions.every((when) => JSON.stringify(when) === JSON.stringify(asked));
  return conditions
    .flat()
    .every((one) => own(pattern.where, one.attribute) !== undefined && holds([one], pattern.where));
}

function proposal(
  design: Design,
  pattern: AccessPattern,
  kind: PlacementKind,
  remembered: Placement | undefined,
): PlacementProposal {
  const home = homeOf(design, pattern);
  const current = home.at === 'table' ? kind === 'table-key' : home.at === 'index' && home.kind === kind;
  const isBack = remembered && placeAccessPattern(design, pattern.name, remembered) !== design;
  const wanted = isBack ? remembered : kind;
  const all = placementReasons(design, pattern, kind, wanted);
  // Whatever speaks against it: the list lives there.
  const reasons = current ? all.filter(({ code }) => !IMPOSSIBLE.has(code)) : all;
  const placed = current ? design : placeAccessPattern(design, pattern.name, wanted);
  const impossible = reasons.some(({ code }) => IMPOSSIBLE.has(code)) || (placed === design && !current);
  const placement = impossible ? undefined : proposedPlacement(placed, pattern.name);
  const moved = (placed.accessPatterns ?? []).find(({ name }) => name === pattern.name) ?? pattern;
  return {
    kind,
    placement: placement ?? null,
    ...(placement && moved.index !== undefined && { index: moved.index }),
    keys: placement ? keysOf(prepareDesign(placed), moved) : [],
    reasons: placement ? [...reasons, ...queryReasons(design, placed, moved)] : reasons,
    current,
  };
}

/** What has no Query once the list is placed: the list itself, and others whose keys went. */
function queryReasons(design: Design, placed: Design, moved: AccessPattern): PlacementReason[] {
  const [before, after] = [prepareDesign(design), prepareDesign(placed)];
  const { accessPatterns = [] } = placed;
  const lists = (design.accessPatterns ?? []).flatMap((pattern, at) => {
    const then = accessPatterns[at];
    if (!then || then === moved) return [];
    const known = errorsOf(before, pattern);
    return errorsOf(after, then).some((code) => !known.includes(code)) ? [pattern.name] : [];
  });
  const [problem] = errorsOf(after, moved);
  return [
    ...(problem === undefined ? [] : [{ code: 'no-query' as const, params: { problem } }]),
    ...(lists.length === 0 ? [] : [{ code: 'loses-key' as const, params: { lists } }]),
  ];
}

/** What keeps a list from a Query, but for a value of its group that is still to be typed. */
const errorsOf = (prepared: PreparedDesign, pattern: AccessPattern): QueryProblem['code'][] =>
  queryPattern(prepared, pattern)
    .problems.map(({ code }) => code)
    .filter((code) => QUERY_CODES[code] === 'error' && code !== 'query-partition-open');

function keysOf(prepared: PreparedDesign, pattern: AccessPattern): ProposedKey[] {
  const source = querySource(prepared, pattern);
  const asKey =
    (part: 'partition' | 'sort') =>
    (key: PreparedKey): ProposedKey => {
      const { name, type } = key;
      if (key.kind === 'attribute') return { name, type, part };
      const spec = own(prepared.design.entity.keys, name);
      return { name, type, part, ...(spec && { template: spec.template, ...(spec.when && { when: spec.when }) }) };
    };
  return source ? [...source.partition.map(asKey('partition')), ...source.sort.map(asKey('sort'))] : [];
}
