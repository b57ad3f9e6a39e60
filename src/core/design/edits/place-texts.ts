/** The key templates proposed for a list: its attributes in order, with what makes the order right and keys unique. */
import type { AccessPattern, Attribute, Design } from '../design.ts';
import { isDelimited } from '../placeholder-traits.ts';
import { proposeFormats } from './place-formats.ts';
import { showsPiece } from './place-identity.ts';
import { isTextInOrder, openAttributes } from './place-order.ts';
import { constantOf, delimitPieces, joinPieces, type KeyPiece, newPiece } from './place-pieces.ts';
import type { PlacementReason } from './placement.ts';

export interface KeyTemplates {
  readonly partition: string;
  readonly sort: string;
}

/** Proposes templates; `identity` are the pieces that tell records apart. */
export function proposeTexts(design: Design, pattern: AccessPattern, identity: readonly KeyPiece[]): KeyTemplates {
  const ordered = orderedNames(design, pattern);
  const groups = [...new Set(pattern.partition)];
  const partition = groups.map((name, at) => partitionPiece(design, name, at === groups.length - 1));
  const followed = ordered.map((name) => orderedPiece(design, pattern, identity, name, false));
  // An instant that is cut orders records without telling them apart: then it stands in the tail as well.
  const isShown = (piece: KeyPiece): boolean =>
    [...partition, ...followed].some((placeholder) => showsPiece(design, placeholder, piece));
  const tail = delimitPieces(
    design,
    identity.filter((piece) => !isShown(piece)),
  );
  if (tail.length > 0) return textsOf(design, partition, [...followed, ...tail], '');
  // A bound that leaves equal values out needs something behind them.
  const { op, attribute } = pattern.range ?? {};
  const isStrict = (op === '<' || op === '>') && attribute === ordered.at(-1);
  if (isStrict) return textsOf(design, partition, followed, `#${constantOf(design)}`);
  const open = ordered.map((name, at) => orderedPiece(design, pattern, identity, name, at === ordered.length - 1));
  return textsOf(design, partition, open, '');
}

const textsOf = (
  design: Design,
  partition: readonly KeyPiece[],
  sort: readonly KeyPiece[],
  end: string,
): KeyTemplates => ({
  partition: joinPieces(partition) || constantOf(design),
  sort: joinPieces(sort) + end || constantOf(design),
});

/** What the list is ordered by; once all of that is held equal, a range may be on what comes next. */
function orderedNames(design: Design, pattern: AccessPattern): string[] {
  const { partition, sort, range } = pattern;
  const isNext = range && openAttributes(pattern).length === 0 && unfitReasons(design, [range.attribute]).length === 0;
  return [...new Set([...sort, ...(isNext ? [range.attribute] : [])])].filter((name) => !partition.includes(name));
}

/** The piece of an attribute the list is ordered by: as the table's key has it if that is in order, else with what is. */
function orderedPiece(
  design: Design,
  pattern: AccessPattern,
  identity: readonly KeyPiece[],
  name: string,
  last: boolean,
): KeyPiece {
  const attribute = design.entity.attributes.find((each) => each.name === name);
  const known = identity.find((piece) => piece.attribute === name);
  if (!attribute) return newPiece(design, name, []);
  const isRight = known && known.formats.length > 0 && isTextInOrder(attribute, known);
  if (isRight && (last || isDelimited(known, attribute))) return known;
  const formats = proposeFormats(design, pattern, attribute, last);
  return { ...newPiece(design, name, formats), ...(known && last && { label: known.label }) };
}

/** A partition is only ever asked for as a whole: it needs no order, only that no two values give one text. */
function partitionPiece(design: Design, name: string, last: boolean): KeyPiece {
  const attribute = design.entity.attributes.find((each) => each.name === name);
  return newPiece(design, name, attribute?.type === 'S' && !last ? [{ name: 'encode' }] : []);
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
