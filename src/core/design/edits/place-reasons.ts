/** Why a placement is proposed as it is, or why it cannot be. */
import { own } from '#core/shared';
import type { AccessPattern, Design } from '../design.ts';
import { predicateAttributes } from '../predicate.ts';
import { attributeKeys, attributeReasons } from './place-attributes.ts';
import { hasListOrder } from './place-formats.ts';
import { type Home, homeOf } from './place-home.ts';
import { freeIndexName } from './place-names.ts';
import { identityPieces } from './place-pieces.ts';
import { proposeTexts } from './place-texts.ts';
import { whenOf } from './place-when.ts';
import type { PlacementKind, PlacementReason } from './placement.ts';

/** The reasons for a placement of this kind; one of `IMPOSSIBLE` among them says that there is none. */
export function placementReasons(design: Design, pattern: AccessPattern, kind: PlacementKind): PlacementReason[] {
  const home = homeOf(design, pattern);
  if (kind === 'multi-attribute-index')
    return [...attributesReasons(design, pattern, home), ...nameReason(home, design)];
  const identity = identityPieces(design, pattern, home.at === 'table');
  const texts = proposeTexts(design, pattern, identity).reasons;
  if (kind === 'table-key')
    return [
      ...texts,
      ...moveReasons(
        design,
        pattern,
        identity.map(({ attribute }) => attribute),
      ),
    ];
  const only = kind === 'sparse-index' ? sparseReasons(design, pattern, home) : [];
  return [...texts, ...only, ...nameReason(home, design)];
}

function nameReason(home: Home, design: Design): PlacementReason[] {
  if (home.at === 'index' && !home.shared) return [];
  return [{ code: 'free-name', params: { index: freeIndexName(design) } }];
}

/** Attributes that can change: each change of one is a move. */
function moveReasons(
  design: Design,
  { partition, sort }: AccessPattern,
  identity: readonly string[],
): PlacementReason[] {
  const attributes = [...new Set([...partition, ...sort])].filter((name) => {
    const attribute = design.entity.attributes.find((each) => each.name === name);
    return attribute && !attribute.immutable && !attribute.keyOnly && !identity.includes(name);
  });
  return attributes.length === 0 ? [] : [{ code: 'moves-record', params: { attributes } }];
}

function sparseReasons(design: Design, pattern: AccessPattern, home: Home): PlacementReason[] {
  const keys = home.at === 'index' ? [...home.index.partitionKey, ...home.index.sortKey] : [];
  const current = keys.map(({ name }) => own(design.entity.keys, name)?.when).find((when) => when !== undefined);
  const when = current ?? whenOf(design, pattern);
  if (when.length === 0) return [{ code: 'nothing-to-leave-out', params: {} }];
  return [{ code: 'sparse', params: { attributes: predicateAttributes(when) } }];
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
