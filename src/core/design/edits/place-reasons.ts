/** Why a placement is proposed as it is, or why it cannot be. */
import { own } from '#core/shared';
import type { AccessPattern, Design, Predicate } from '../design.ts';
import { predicateAttributes } from '../predicate.ts';
import { placeAccessPattern } from './place-access-pattern.ts';
import { attributeKeys, attributeReasons } from './place-attributes.ts';
import { hasListOrder } from './place-formats.ts';
import { type Home, homeKind, homeOf, indexKeys, ownIndex, tableKeys, textsOf } from './place-home.ts';
import { changing, identityOf, idPieces, isChangingListed, keyPieces } from './place-identity.ts';
import { offTable } from './place-off-table.ts';
import { unfitReasons } from './place-texts.ts';
import { whenOf } from './place-when.ts';
import type { KeyNames, Placement, PlacementKind, PlacementReason } from './placement.ts';
import { templateReasons } from './template-reasons.ts';

/**
 * The reasons for the keys that a placement of this kind gives the list, be they proposed, brought along or there
 * already. Where there is no such placement, only what keeps it from being: one of `IMPOSSIBLE`.
 */
export function placementReasons(
  design: Design,
  pattern: AccessPattern,
  kind: PlacementKind,
  wanted: Placement | PlacementKind = kind,
): PlacementReason[] {
  const home = homeOf(design, pattern);
  const said: Placement = typeof wanted === 'string' ? { kind: wanted } : wanted;
  const obstacles = obstaclesTo(design, pattern, kind, home, said);
  if (obstacles.length > 0) return obstacles;
  const isCurrent = homeKind(home) === kind;
  const placed = isCurrent ? design : placeAccessPattern(design, pattern.name, wanted);
  const moved = (placed.accessPatterns ?? []).find(({ name }) => name === pattern.name) ?? pattern;
  const { index } = moved;
  const around = isCurrent
    ? []
    : [...nameReasons(design, home, index), ...leavingReasons(design, placed, pattern, home)];
  if (kind === 'multi-attribute-index') return [...attributesReasons(design, pattern, said), ...around];
  const texts = textsAt(placed, index);
  return [
    ...(texts ? templateReasons(design, pattern, texts) : []),
    ...(kind === 'table-key' ? moveReasons(design, placed, pattern, home) : []),
    ...(kind === 'sparse-index' ? sparseReasons(placed, moved) : []),
    ...around,
  ];
}

function obstaclesTo(
  design: Design,
  pattern: AccessPattern,
  kind: PlacementKind,
  home: Home,
  said: Placement,
): PlacementReason[] {
  if (kind === 'multi-attribute-index') {
    return attributeReasons(design, pattern, attributeKeys(design, pattern, namesIn(said)));
  }
  const unfit = unfitReasons(design, [...pattern.partition, ...pattern.sort]);
  const hasCondition = said.kind === 'existing' || (said.kind === 'sparse-index' && said.when !== undefined);
  const isWhole = kind === 'sparse-index' && !hasCondition && onlyWhile(design, pattern, home).length === 0;
  const isBlind = kind === 'table-key' && home.at !== 'table' && !identityOf(design);
  const keys = tableKeyNames(design);
  return [
    ...unfit,
    ...(isWhole ? [{ code: 'nothing-to-leave-out' as const, params: {} }] : []),
    ...(isBlind ? [{ code: 'identity-unknown' as const, params: { keys } }] : []),
  ];
}

const tableKeyNames = ({ table: { partitionKey, sortKey } }: Design): string[] => [
  partitionKey.name,
  ...(sortKey ? [sortKey.name] : []),
];

/** What becomes of the place the list leaves, and of the table's key with it. */
function leavingReasons(design: Design, placed: Design, pattern: AccessPattern, home: Home): PlacementReason[] {
  const { indexes = [] } = placed.table;
  const leaves = home.at === 'table' && indexes.length > (design.table.indexes ?? []).length;
  const { pieces, reasons } = leaves ? offTable(design, pattern) : { pieces: [], reasons: [] };
  const globals = indexes.filter(({ kind }) => kind === 'global').length;
  const isMore = indexes.length > (design.table.indexes ?? []).length && globals > MOST_GLOBAL;
  const local = ownIndex(home)?.kind === 'local' ? ownIndex(home)?.name : undefined;
  return [
    ...reasons,
    ...(leaves && !pieces ? moveReasons(design, placed, pattern, home) : []),
    ...(local !== undefined ? [{ code: 'local-goes' as const, params: { index: local } }] : []),
    ...(isMore ? [{ code: 'many-indexes' as const, params: { count: globals, most: MOST_GLOBAL } }] : []),
  ];
}

/** Global indexes of one table, unless AWS raises the quota. */
const MOST_GLOBAL = 20;

/** The templates of the keys that the list has on that index, or on the table. */
function textsAt(design: Design, name: string | undefined): { partition: string; sort: string } | undefined {
  const index = (design.table.indexes ?? []).find((each) => each.name === name);
  const keys = textsOf(design, index ? indexKeys(index) : tableKeys(design.table));
  return keys && { partition: keys.partition.template, sort: keys.sort.template };
}

/** A name that is new to the design, or an index that other lists read already. */
function nameReasons({ table }: Design, home: Home, index: string | undefined): PlacementReason[] {
  if (index === undefined) return [];
  const isKnown = (table.indexes ?? []).some(({ name }) => name === index);
  if (!isKnown) return [{ code: 'free-name', params: { index } }];
  const isItsOwn = home.at === 'index' && home.index.name === index;
  return isItsOwn ? [] : [{ code: 'existing', params: { index } }];
}

/** What of the list can change and stands in the table's key: each change of it is a move. */
function moveReasons(design: Design, placed: Design, pattern: AccessPattern, home: Home): PlacementReason[] {
  const identity = home.at === 'table' ? (idPieces(design, pattern) ?? keyPieces(design)) : keyPieces(design);
  const isFixed = (name: string): boolean =>
    identity.some(({ attribute }) => attribute === name) && !isChangingListed(design, name);
  const shown = new Set(keyPieces(placed).map(({ attribute }) => attribute));
  const listed = [...new Set([...pattern.partition, ...pattern.sort])];
  const open = new Set(changing(design, listed).map(({ name }) => name));
  const attributes = listed.filter((name) => open.has(name) && shown.has(name) && !isFixed(name));
  return attributes.length === 0 ? [] : [{ code: 'moves-record', params: { attributes } }];
}

function sparseReasons(placed: Design, moved: AccessPattern): PlacementReason[] {
  const when = onlyWhile(placed, moved, homeOf(placed, moved));
  return [{ code: 'sparse', params: { attributes: predicateAttributes(when) } }];
}

function onlyWhile(design: Design, pattern: AccessPattern, home: Home): readonly Predicate[] {
  const keys = home.at === 'index' ? [...home.index.partitionKey, ...home.index.sortKey] : [];
  const current = keys.map(({ name }) => own(design.entity.keys, name)?.when).find((when) => when !== undefined);
  return current ?? whenOf(design, pattern);
}

const namesIn = (said: Placement): KeyNames | undefined =>
  said.kind === 'multi-attribute-index' ? said.attributes : undefined;

function attributesReasons(design: Design, pattern: AccessPattern, said: Placement): PlacementReason[] {
  const keys = attributeKeys(design, pattern, namesIn(said));
  const all = [...keys.partition, ...keys.sort];
  const stored = all.filter(({ keyOnly }) => keyOnly === true).map(({ name }) => name);
  const disordered = keys.sort.filter(
    (attribute) => own(pattern.where, attribute.name) === undefined && !hasListOrder(attribute),
  );
  return [
    ...attributeReasons(design, pattern, keys),
    { code: 'set-only', params: {} },
    ...disordered.map(({ name }): PlacementReason => ({ code: 'alphabetical', params: { attribute: name } })),
    ...(stored.length > 0 ? [{ code: 'stored' as const, params: { attributes: stored } }] : []),
  ];
}
