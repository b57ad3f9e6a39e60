/** The key templates proposed for a list: its attributes in order, with what makes the order right and keys unique. */
import type { AccessPattern, Attribute, Design } from '../design.ts';
import { proposeFormats } from './place-formats.ts';
import { constantOf, joinPieces, type KeyPiece, newPiece } from './place-pieces.ts';
import type { PlacementReason } from './placement.ts';

export interface KeyTemplates {
  readonly partition: string;
  readonly sort: string;
}

/** Proposes templates; `identity` are the pieces that tell records apart. */
export function proposeTexts(design: Design, pattern: AccessPattern, identity: readonly KeyPiece[]): KeyTemplates {
  const ordered = pattern.sort.filter((name) => !pattern.partition.includes(name));
  const tail = identity.filter(({ attribute }) => ![...pattern.partition, ...ordered].includes(attribute));
  const piece = (name: string, last: boolean): KeyPiece => {
    const known = identity.find(({ attribute }) => attribute === name);
    const attribute = design.entity.attributes.find((each) => each.name === name);
    if (known && last) return known;
    return newPiece(design, name, attribute ? proposeFormats(design, pattern, attribute, last) : '');
  };
  const partition = pattern.partition.map((name, at) => partitionPiece(design, pattern, name, at));
  const sort = ordered.map((name, at) => piece(name, tail.length === 0 && at === ordered.length - 1));
  return {
    partition: joinPieces(partition) || constantOf(design),
    sort: joinPieces([...sort, ...tail]) || constantOf(design),
  };
}

/** A partition is only ever asked for as a whole: it needs no order, only that no two values give one text. */
function partitionPiece(design: Design, { partition }: AccessPattern, name: string, at: number): KeyPiece {
  const attribute = design.entity.attributes.find((each) => each.name === name);
  const open = attribute?.type === 'S' && at < partition.length - 1;
  return newPiece(design, name, open ? '|encode' : '');
}

/** Attributes that cannot stand in a key template. */
export function unfitReasons(design: Design, names: readonly string[]): PlacementReason[] {
  return [...new Set(names)].flatMap((attribute): PlacementReason[] => {
    const found = design.entity.attributes.find(({ name }) => name === attribute);
    if (!found) return [{ code: 'unknown-attribute', params: { attribute } }];
    return isKeyable(found) ? [] : [{ code: 'not-keyable', params: { attribute, type: found.type } }];
  });
}

const isKeyable = ({ name, type }: Attribute): boolean => (type === 'S' || type === 'N') && !/[{}|]/.test(name);
