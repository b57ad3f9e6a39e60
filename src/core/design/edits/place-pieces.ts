/**
 * Key templates in pieces: each placeholder with the label before it, `TICKET#{ticketId}`. Moving a list from one place
 * to another takes keys apart and puts them together again.
 */
import { own } from '#core/shared';
import type { AccessPattern, Design, KeyAttribute } from '../design.ts';
import { type Placeholder, parseTemplate } from '../template.ts';
import { writeTemplate } from '../write-template.ts';
import { upperName } from './names.ts';

export interface KeyPiece {
  readonly attribute: string;
  /** Template text of the label and its placeholder. */
  readonly text: string;
}

const DELIMITER = '#';

/** The pieces of one key attribute; none where it has neither template nor attribute, or its template does not parse. */
export function piecesOf(design: Design, { name, type }: KeyAttribute): readonly KeyPiece[] {
  if (design.entity.attributes.some((attribute) => attribute.name === name)) {
    return type === 'B' ? [] : [newPiece(design, name, '')];
  }
  const parsed = parseTemplate(own(design.entity.keys, name)?.template ?? '');
  const segments = parsed.ok ? parsed.value.segments : [];
  return segments.flatMap((segment, at): KeyPiece[] => {
    if (typeof segment === 'string') return [];
    const before = segments[at - 1];
    return [{ attribute: segment.attribute, text: writeTemplate([...labelBefore(before), segment]) }];
  });
}

/** The literal in front of a placeholder without the delimiter that ends what stands before it. */
function labelBefore(segment: string | Placeholder | undefined): string[] {
  if (typeof segment !== 'string') return [];
  const label = segment.startsWith(DELIMITER) ? segment.slice(DELIMITER.length) : segment;
  return label === '' ? [] : [label];
}

/** A piece made up from the attribute's name: `teamId` → `TEAM#{teamId}`. `formats` as in a template: `|pad:3`. */
export function newPiece(design: Design, attribute: string, formats: string): KeyPiece {
  return { attribute, text: `${labelOf(design, attribute)}${DELIMITER}{${attribute}${formats}}` };
}

/** `ticketId` → `TICKET`, `createdAt` → `CREATED`, `id` → the entity's name. */
function labelOf({ entity }: Design, attribute: string): string {
  const label = upperName(attribute).replace(/(^|_)(ID|AT)$/, '');
  return label === '' ? entityLabel(entity.name) : label;
}

const entityLabel = (name: string): string => upperName(name) || 'RECORD';

/** The constant sort key of a record whose partition key tells it apart already. */
export const constantOf = ({ entity }: Design): string => entityLabel(entity.name);

export const joinPieces = (pieces: readonly KeyPiece[]): string => pieces.map(({ text }) => text).join(DELIMITER);

/**
 * The pieces that tell records apart. Where the list is on the table itself they are the tail of its sort key, behind
 * the pattern's attributes; else they are what the table's key is made of, but for values from a list.
 */
export function identityPieces(design: Design, pattern: AccessPattern, onTable: boolean): readonly KeyPiece[] {
  const { partitionKey, sortKey } = design.table;
  if (onTable) {
    const pieces = sortKey ? piecesOf(design, sortKey) : [];
    const last = pieces.findLastIndex(({ attribute }) => pattern.sort.includes(attribute));
    const tail = pieces.slice(last + 1).filter(({ attribute }) => !isListed(design, attribute));
    return tail.length > 0 ? tail : pieces.slice(-1);
  }
  const pieces = [partitionKey, ...(sortKey ? [sortKey] : [])].flatMap((key) => piecesOf(design, key));
  const first = (piece: KeyPiece, at: number): boolean =>
    pieces.findIndex(({ attribute }) => attribute === piece.attribute) === at;
  return pieces.filter(first).filter(({ attribute }) => !isListed(design, attribute));
}

const isListed = ({ entity }: Design, name: string): boolean =>
  entity.attributes.some((attribute) => attribute.name === name && (attribute.values ?? []).length > 0);
