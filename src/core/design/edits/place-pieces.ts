/**
 * Key templates in pieces: each placeholder with the label before it, `TICKET#{ticketId}`. Moving a list from one place
 * to another takes keys apart and puts them together again.
 */
import { own } from '#core/shared';
import type { Attribute, Design, KeyAttribute } from '../design.ts';
import type { Format } from '../format.ts';
import { isDelimited } from '../placeholder-traits.ts';
import { type Placeholder, parseTemplate } from '../template.ts';
import { writeTemplate } from '../write-template.ts';
import { entityLabel, upperName } from './names.ts';

/** A placeholder, and the literal that says what it is. */
export interface KeyPiece extends Placeholder {
  readonly label: string;
}

const DELIMITER = '#';

/** The pieces of one key attribute; none where it has neither template nor attribute, or its template does not parse. */
export function piecesOf(design: Design, { name, type }: KeyAttribute): readonly KeyPiece[] {
  if (design.entity.attributes.some((attribute) => attribute.name === name)) {
    return type === 'B' ? [] : [newPiece(design, name, [])];
  }
  const parsed = parseTemplate(own(design.entity.keys, name)?.template ?? '');
  const segments = parsed.ok ? parsed.value.segments : [];
  return segments.flatMap((segment, at): KeyPiece[] =>
    typeof segment === 'string' ? [] : [{ ...segment, label: labelBefore(segments[at - 1]) }],
  );
}

/** The literal in front of a placeholder without the delimiter that ends what stands before it. */
function labelBefore(segment: string | Placeholder | undefined): string {
  if (typeof segment !== 'string') return '';
  return segment.startsWith(DELIMITER) ? segment.slice(DELIMITER.length) : segment;
}

/** A piece made up from the attribute's name: `teamId` → `TEAM#{teamId}`. */
export function newPiece(design: Design, attribute: string, formats: readonly Format[]): KeyPiece {
  return { attribute, formats, label: `${labelOf(design, attribute)}${DELIMITER}` };
}

/** `ticketId` → `TICKET`, `createdAt` → `CREATED`, `id` → the entity's name. */
function labelOf({ entity }: Design, attribute: string): string {
  const label = upperName(attribute).replace(/(^|_)(ID|AT)$/, '');
  return label === '' ? entityLabel(entity.name) : label;
}

/** The constant sort key of a record whose partition key tells it apart already. */
export const constantOf = ({ entity }: Design): string => entityLabel(entity.name);

/** The template of the pieces, one delimiter between each two. */
export const joinPieces = (pieces: readonly KeyPiece[]): string =>
  pieces
    .map(({ label, ...placeholder }) => writeTemplate(label === '' ? [placeholder] : [label, placeholder]))
    .join(DELIMITER);

/** The pieces with every text encoded that could hold the delimiter behind it; the last one stays as it is. */
export const delimitPieces = (design: Design, pieces: readonly KeyPiece[]): KeyPiece[] =>
  pieces.map((piece, at) => {
    const attribute = design.entity.attributes.find(({ name }) => name === piece.attribute);
    const isOpen = at < pieces.length - 1 && attribute?.type === 'S' && canHoldDelimiter(piece, attribute);
    return isOpen ? { ...piece, formats: [...piece.formats, { name: 'encode' }] } : piece;
  });

/** Whether a value of the attribute could hold the delimiter in its text; listed values can be looked at. */
export function canHoldDelimiter(placeholder: Placeholder, attribute: Attribute): boolean {
  const { values = [] } = attribute;
  return !isDelimited(placeholder, attribute) && (values.length === 0 || values.some(holdsDelimiter));
}

/** Whether a text holds something at or below `%`, which `encode` writes otherwise. */
export const holdsDelimiter = (text: string): boolean => [...text].some((character) => character <= '%');
