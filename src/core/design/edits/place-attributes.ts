/** An index on the attributes themselves: which they are, and what keeps them from being one (T2). */
import { utf8Length } from '#core/shared';
import type { AccessPattern, Attribute, Design } from '../design.ts';
import { tailPieces } from './place-identity.ts';
import type { KeyNames, PlacementReason } from './placement.ts';

/** Key attributes of one part of a global index. */
const MOST = 4;

/** Bytes of a key attribute's name. */
const NAME_BYTES = 255;

export interface AttributeKeys {
  readonly partition: readonly Attribute[];
  readonly sort: readonly Attribute[];
}

/** The attributes named; else the pattern's, and behind them what tells records apart, as far as there is room. */
export function attributeKeys(design: Design, pattern: AccessPattern, names?: KeyNames): AttributeKeys {
  const { partition, sort } = names ?? proposedNames(design, pattern);
  const find = (name: string) => design.entity.attributes.find((each) => each.name === name) ?? [];
  return { partition: partition.flatMap(find), sort: sort.flatMap(find) };
}

function proposedNames(design: Design, pattern: AccessPattern): KeyNames {
  const open = (name: string): boolean => !pattern.partition.includes(name);
  const ordered = new Set(pattern.sort.filter(open));
  const tail = tailPieces(design).map(({ attribute }) => attribute);
  const sort = new Set([...ordered, ...tail.filter(open)]);
  return { partition: [...new Set(pattern.partition)], sort: [...sort].slice(0, Math.max(MOST, ordered.size)) };
}

/** What keeps these attributes from being the keys of an index; none where they can be. */
export function attributeReasons(design: Design, pattern: AccessPattern, keys: AttributeKeys): PlacementReason[] {
  const known = new Set(design.entity.attributes.map(({ name }) => name));
  const missing = [...new Set([...pattern.partition, ...pattern.sort])].filter((name) => !known.has(name));
  const unfit = [...keys.partition, ...keys.sort].filter(({ type }) => type !== 'S' && type !== 'N' && type !== 'B');
  const long = [...keys.partition, ...keys.sort].flatMap(({ name }): PlacementReason[] => {
    const bytes = utf8Length(name);
    return bytes <= NAME_BYTES
      ? []
      : [{ code: 'key-name-too-long', params: { attribute: name, bytes, most: NAME_BYTES } }];
  });
  const count = (part: 'partition' | 'sort', least: number): PlacementReason[] => {
    const { length } = keys[part];
    return length >= least && length <= MOST ? [] : [{ code: 'attribute-count', params: { part, count: length } }];
  };
  return [
    ...missing.map((attribute): PlacementReason => ({ code: 'unknown-attribute', params: { attribute } })),
    ...unfit.map(({ name, type }): PlacementReason => ({ code: 'not-keyable', params: { attribute: name, type } })),
    ...long,
    ...count('partition', 1),
    ...count('sort', 0),
  ];
}
