/** Why a placement is proposed as it is, or why it cannot be. */
import { own } from '#core/shared';
import type { AccessPattern, Design, Predicate } from '../design.ts';
import { predicateAttributes } from '../predicate.ts';
import { placeAccessPattern } from './place-access-pattern.ts';
import { attributeKeys, attributeReasons } from './place-attributes.ts';
import { hasListOrder } from './place-formats.ts';
import { type Home, homeOf, indexKeys, tableKeys, textsOf } from './place-home.ts';
import { identityPieces } from './place-pieces.ts';
import { unfitReasons } from './place-texts.ts';
import { whenOf } from './place-when.ts';
import type { PlacementKind, PlacementReason } from './placement.ts';
import { templateReasons } from './template-reasons.ts';

/**
 * The reasons for the keys that a placement of this kind gives the list, be they proposed, brought along or there
 * already. Where there is no such placement, only what keeps it from being: one of `IMPOSSIBLE`.
 */
export function placementReasons(design: Design, pattern: AccessPattern, kind: PlacementKind): PlacementReason[] {
  const home = homeOf(design, pattern);
  const obstacles = obstaclesTo(design, pattern, kind, home);
  if (obstacles.length > 0) return obstacles;
  const isCurrent = home.at === 'table' ? kind === 'table-key' : home.at === 'index' && home.kind === kind;
  const placed = isCurrent ? design : placeAccessPattern(design, pattern.name, kind);
  const index = (placed.accessPatterns ?? []).find(({ name }) => name === pattern.name)?.index;
  const named = isCurrent ? [] : nameReasons(design, home, index);
  if (kind === 'multi-attribute-index') return [...attributesReasons(design, pattern, home), ...named];
  const texts = textsAt(placed, index);
  return [
    ...(texts ? templateReasons(design, pattern, texts, home.at === 'table') : []),
    ...(kind === 'table-key' ? moveReasons(design, pattern, home) : []),
    ...(kind === 'sparse-index' ? sparseReasons(design, pattern, home) : []),
    ...named,
  ];
}

function obstaclesTo(design: Design, pattern: AccessPattern, kind: PlacementKind, home: Home): PlacementReason[] {
  if (kind === 'multi-attribute-index') {
    return attributeReasons(design, pattern, attributeKeys(design, pattern, home));
  }
  const unfit = unfitReasons(design, [...pattern.partition, ...pattern.sort]);
  const isWhole = kind === 'sparse-index' && onlyWhile(design, pattern, home).length === 0;
  return isWhole ? [...unfit, { code: 'nothing-to-leave-out', params: {} }] : unfit;
}

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

/** Attributes that can change: each change of one is a move. */
function moveReasons(design: Design, pattern: AccessPattern, home: Home): PlacementReason[] {
  const { partition, sort } = pattern;
  const identity = identityPieces(design, pattern, home.at === 'table').map(({ attribute }) => attribute);
  const attributes = [...new Set([...partition, ...sort])].filter((name) => {
    const attribute = design.entity.attributes.find((each) => each.name === name);
    return attribute && !attribute.immutable && !attribute.keyOnly && !identity.includes(name);
  });
  return attributes.length === 0 ? [] : [{ code: 'moves-record', params: { attributes } }];
}

function sparseReasons(design: Design, pattern: AccessPattern, home: Home): PlacementReason[] {
  const when = onlyWhile(design, pattern, home);
  return [{ code: 'sparse', params: { attributes: predicateAttributes(when) } }];
}

function onlyWhile(design: Design, pattern: AccessPattern, home: Home): readonly Predicate[] {
  const keys = home.at === 'index' ? [...home.index.partitionKey, ...home.index.sortKey] : [];
  const current = keys.map(({ name }) => own(design.entity.keys, name)?.when).find((when) => when !== undefined);
  return current ?? whenOf(design, pattern);
}

function attributesReasons(design: Design, pattern: AccessPattern, home: Home): PlacementReason[] {
  const keys = attributeKeys(design, pattern, home);
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
