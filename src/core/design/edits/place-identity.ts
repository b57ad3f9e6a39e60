/**
 * What tells records apart (K6): the attributes of the table's key. A placement that rewrites the key must not lose one
 * of them, unless it says that the others are unique without it.
 */
import { own } from '#core/shared';
import type { AccessPattern, Attribute, Design } from '../design.ts';
import { showsWhole } from '../placeholder-traits.ts';
import { type Placeholder, parseTemplate } from '../template.ts';
import { equalJson } from './equal-json.ts';
import { upperName } from './names.ts';
import { canHoldDelimiter, type KeyPiece, piecesOf } from './place-pieces.ts';

/** The pieces of the table's key, each attribute once. */
export function keyPieces(design: Design): readonly KeyPiece[] {
  const { partitionKey, sortKey } = design.table;
  const pieces = [partitionKey, ...(sortKey ? [sortKey] : [])].flatMap((key) => piecesOf(design, key));
  return pieces.filter((piece, at) => pieces.findIndex(({ attribute }) => attribute === piece.attribute) === at);
}

/** The pieces that tell records apart; undefined where the key does not show them, or no template can. */
export function identityOf(design: Design): readonly KeyPiece[] | undefined {
  const { partitionKey, sortKey } = design.table;
  const { attributes, keys } = design.entity;
  const isKnown = (name: string): boolean => {
    const template = own(keys, name)?.template;
    // A binary attribute has no text.
    return (
      attributes.some((each) => each.name === name && each.type !== 'B') ||
      (template !== undefined && parseTemplate(template).ok)
    );
  };
  const pieces = keyPieces(design);
  const names = [partitionKey, ...(sortKey ? [sortKey] : [])].map(({ name }) => name);
  const isWhole = names.every(isKnown) && pieces.length > 0 && pieces.every((piece) => canBeText(design, piece));
  return isWhole ? pieces : undefined;
}

/** The pieces that make an index entry's place certain: of changing values from a list only what nothing else replaces. */
export function tailPieces(design: Design): readonly KeyPiece[] {
  const pieces = keyPieces(design).filter((piece) => canBeText(design, piece));
  const lasting = pieces.filter(({ attribute }) => !isChangingListed(design, attribute));
  return lasting.length > 0 ? lasting : pieces;
}

function canBeText({ entity }: Design, { attribute: name }: Placeholder): boolean {
  const attribute = entity.attributes.find((each) => each.name === name);
  return (attribute?.type === 'S' || attribute?.type === 'N') && !/[{}|]/.test(name);
}

/** An attribute with listed values that an update may change: a status, not an identifier. */
export const isChangingListed = ({ entity }: Design, name: string): boolean =>
  entity.attributes.some(
    (each) => each.name === name && (each.values ?? []).length > 0 && !each.immutable && !each.keyOnly,
  );

/** Whether a key of these templates tells apart at least what `identity` does. */
export function tellsApart(
  design: Design,
  identity: readonly KeyPiece[],
  texts: { readonly partition: string; readonly sort: string },
): boolean {
  const segments = [texts.partition, texts.sort].map((text) => {
    const parsed = parseTemplate(text);
    return parsed.ok ? parsed.value.segments : [];
  });
  const shown = segments.flat().filter((segment) => typeof segment !== 'string');
  return (
    identity.every((piece) => shown.some((placeholder) => showsPiece(design, placeholder, piece))) &&
    segments.every((key) => key.every((segment, at) => isEnded(design, segment, key.slice(at + 1))))
  );
}

/** Whether the placeholder shows all of its value that the piece does. */
export function showsPiece({ entity }: Design, placeholder: Placeholder, piece: Placeholder): boolean {
  if (placeholder.attribute !== piece.attribute) return false;
  const attribute = entity.attributes.find(({ name }) => name === piece.attribute);
  return equalJson(placeholder.formats, piece.formats) || showsWhole(placeholder, attribute);
}

/** Whether what follows a placeholder always ends its value, so that two pairs of values never give one text. */
function isEnded({ entity }: Design, segment: string | Placeholder, rest: readonly (string | Placeholder)[]): boolean {
  if (typeof segment === 'string' || rest.every((each) => typeof each === 'string')) return true;
  const [next] = rest;
  const attribute = entity.attributes.find(({ name }) => name === segment.attribute);
  if (!attribute || typeof next !== 'string') return false;
  return attribute.type === 'N' || (next.charAt(0) < '%' && !canHoldDelimiter(segment, attribute));
}

/**
 * The pieces that may tell records apart without the list's own attributes: those behind them in the table's sort key,
 * or the last one, if an identifier is among them; and what is stored nowhere but in the key. Undefined where only the
 * whole key does.
 */
export function idPieces(design: Design, pattern: AccessPattern): readonly KeyPiece[] | undefined {
  const { sortKey } = design.table;
  const pieces = sortKey ? piecesOf(design, sortKey) : [];
  const last = pieces.findLastIndex(({ attribute }) => pattern.sort.includes(attribute));
  const tail = last === pieces.length - 1 ? pieces.slice(-1) : pieces.slice(last + 1);
  const isOnlyHere = (name: string): boolean =>
    design.entity.attributes.some((each) => each.name === name && each.keyOnly === true);
  const identifiers = tail.filter(({ attribute }) => isIdentifier(design, attribute));
  // Where the sort key says nothing of the list, all of it is there to tell records apart, or none.
  const isEnough = last < 0 ? identifiers.length === tail.length : identifiers.length > 0;
  if (!identityOf(design) || tail.length === 0 || !isEnough) return undefined;
  const inTail = (name: string): boolean => tail.some(({ attribute }) => attribute === name);
  return [...keyPieces(design).filter(({ attribute }) => isOnlyHere(attribute) && !inTail(attribute)), ...tail];
}

/** Unique by a constraint, kept in keys alone, or named like an identifier. */
function isIdentifier(design: Design, name: string): boolean {
  const attribute = design.entity.attributes.find((each) => each.name === name);
  if (!attribute || isChangingListed(design, name)) return false;
  return attribute.keyOnly === true || isUnique(design, [name]) || /(^|_)ID$/.test(upperName(name));
}

/** Whether a constraint holds that no two records agree in these attributes. */
export const isUnique = ({ constraints = [] }: Design, names: readonly string[]): boolean =>
  constraints.some(
    (each) =>
      each.kind === 'unique' &&
      each.when === undefined &&
      each.attributes.length > 0 &&
      each.attributes.every((attribute) => names.includes(attribute)),
  );

/** The attributes of `names` that an update may change. */
export const changing = ({ entity }: Design, names: readonly string[]): Attribute[] =>
  entity.attributes.filter((each) => names.includes(each.name) && !each.immutable && !each.keyOnly);
