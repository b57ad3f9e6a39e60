/**
 * The key a table gets when a list leaves it. Its own, while another list is read by it or only the whole of it tells
 * records apart; else what identifies a record without the attributes that the list moves it by (K6).
 */
import type { AccessPattern, Design } from '../design.ts';
import { needingTableKey } from './place-home.ts';
import { changing, identityOf, idPieces, isUnique } from './place-identity.ts';
import type { KeyPiece } from './place-pieces.ts';
import type { PlacementReason } from './placement.ts';

export interface OffTable {
  /** What the new key is made of; undefined where the table keeps the key it has. */
  readonly pieces: readonly KeyPiece[] | undefined;
  readonly reasons: readonly PlacementReason[];
}

/** What becomes of the table's key when a list that lives on it leaves. */
export function offTable(design: Design, pattern: AccessPattern): OffTable {
  const lists = needingTableKey(design, pattern);
  if (lists.length > 0) return kept({ code: 'table-key-needed', params: { lists } });
  const pieces = idPieces(design, pattern);
  const stays = (name: string): boolean => (pieces ?? []).some(({ attribute }) => attribute === name);
  const moving = changing(design, [...pattern.partition, ...pattern.sort]).filter(({ name }) => !stays(name));
  if (moving.length === 0) return kept();
  const identity = identityOf(design)?.map(({ attribute }) => attribute) ?? [];
  if (!pieces)
    return identity.length === 0 ? kept() : kept({ code: 'table-key-kept', params: { attributes: identity } });
  const attributes = [...new Set(pieces.map(({ attribute }) => attribute))];
  const over = identity.filter((name) => !attributes.includes(name));
  const isCertain = over.length === 0 || isUnique(design, attributes);
  return { pieces, reasons: isCertain ? [] : [{ code: 'assumed-unique', params: { attributes, over } }] };
}

const kept = (...reasons: PlacementReason[]): OffTable => ({ pieces: undefined, reasons });
