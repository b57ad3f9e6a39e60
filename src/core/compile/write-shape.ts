/**
 * A scenario's writes with their sizes kept apart from their units, so that units follow the size of the item without
 * planning again: each term is some bytes that grow with the item, or do not (C2, C3).
 */
import { indexCapacity, writeUnits } from '#core/capacity';
import type { Projection } from '#core/design';
import { type ImageItem, indexEntry, type PreparedDesign, type PreparedIndex } from '#core/image';
import type { Action } from '#core/plan';
import { own, setOwn } from '#core/shared';
import { type Item, itemSize } from '#core/value';
import type { WriteSplit } from './write-split.ts';

/** Bytes that are rounded up to units; `grows` where the padding of the item is in them. */
interface Term {
  readonly bytes: number;
  readonly grows: boolean;
}

/** Units of one table or index: each term is rounded on its own. */
interface ShapePart {
  /** Index name; null for the table. */
  readonly index: string | null;
  readonly terms: readonly Term[];
  readonly factor: number;
}

export interface WriteShape {
  readonly parts: readonly ShapePart[];
  /** What one more index of everything would add: an update touches its entry, a put or a delete makes or removes it. */
  readonly other: readonly Term[];
  /** All index names, those that nothing touches too. */
  readonly indexes: readonly string[];
}

/** The shape of a plan. `projection` is that of the index `listIndex`, whatever the design says. */
export function writeShape(
  prepared: PreparedDesign,
  actions: readonly Action[],
  transactional: boolean,
  listIndex: string | undefined,
  projection: Projection,
): WriteShape {
  const factor = transactional ? 2 : 1;
  const parts: ShapePart[] = [];
  const other: Term[] = [];
  for (const action of actions) {
    const { before, after } = itemsOf(action);
    const grows = action.role === 'record';
    const bytes = action.kind === 'ConditionCheck' ? 0 : Math.max(sizeOf(before), sizeOf(after));
    parts.push({ index: null, terms: [{ bytes, grows }], factor });
    if (action.table !== prepared.design.table.name) continue;
    if (grows) other.push({ bytes, grows });
    for (const each of prepared.indexes) {
      const index = withProjection(each, listIndex, projection);
      const terms = indexTerms(index, asItem(action, before), asItem(action, after), grows);
      if (terms.length > 0) parts.push({ index: index.index.name, terms, factor: 1 });
    }
  }
  return { parts, other, indexes: prepared.indexes.map(({ index }) => index.name) };
}

/** The item before and after an action; a check leaves none. */
export function itemsOf(action: Action): { before: Item | undefined; after: Item | undefined } {
  return {
    before: action.kind === 'Update' || action.kind === 'Delete' ? action.before : undefined,
    after: action.kind === 'Put' || action.kind === 'Update' ? action.item : undefined,
  };
}

const sizeOf = (item: Item | undefined): number => (item ? itemSize(item) : 0);

const asItem = ({ table, key }: Action, item: Item | undefined): ImageItem | undefined =>
  item && { role: 'record', table, key, item };

/** An index as it would be with another projection. */
export function withProjection(
  prepared: PreparedIndex,
  listIndex: string | undefined,
  projection: Projection,
): PreparedIndex {
  return prepared.index.name === listIndex ? { ...prepared, index: { ...prepared.index, projection } } : prepared;
}

function indexTerms(
  index: PreparedIndex,
  before: ImageItem | undefined,
  after: ImageItem | undefined,
  ofRecord: boolean,
): Term[] {
  const capacity = indexCapacity(index, before, after);
  if (!capacity) return [];
  const grows = ofRecord && index.index.projection.type === 'ALL';
  const { effect, bytesBefore, bytesAfter } = capacity;
  if (effect === 'move')
    return [
      { bytes: bytesBefore, grows },
      { bytes: bytesAfter, grows },
    ];
  return [{ bytes: Math.max(bytesBefore, bytesAfter), grows }];
}

/**
 * The shape of a write that changes one attribute which is in no key and which only ALL projects, and the version where one
 * is kept, which INCLUDE can name: the record stays in every index it is in.
 */
export function editShape(
  prepared: PreparedDesign,
  record: ImageItem,
  listIndex: string | undefined,
  projection: Projection,
): WriteShape {
  const bytes = itemSize(record.item);
  const parts: ShapePart[] = [{ index: null, terms: [{ bytes, grows: true }], factor: 1 }];
  for (const each of prepared.indexes) {
    const index = withProjection(each, listIndex, projection);
    const grows = index.index.projection.type === 'ALL';
    const entry = grows || showsVersion(index, prepared) ? indexEntry(index, record) : undefined;
    if (entry) parts.push({ index: index.index.name, terms: [{ bytes: itemSize(entry.entry), grows }], factor: 1 });
  }
  return { parts, other: [{ bytes, grows: true }], indexes: prepared.indexes.map(({ index }) => index.name) };
}

const showsVersion = ({ index: { projection } }: PreparedIndex, { version }: PreparedDesign): boolean =>
  version !== undefined && projection.type === 'INCLUDE' && projection.attributes.includes(version);

/** The units with the item padded by so many bytes, and so many more indexes of everything. */
export function unitsAt({ parts, other, indexes }: WriteShape, padding: number, otherIndexes: number): WriteSplit {
  const split: Record<string, number> = {};
  for (const name of indexes) setOwn(split, name, 0);
  let table = 0;
  let total = 0;
  for (const { index, terms, factor } of parts) {
    const units = sumUnits(terms, padding) * factor;
    total += units;
    if (index === null) table += units;
    else setOwn(split, index, (own(split, index) ?? 0) + units);
  }
  const more = sumUnits(other, padding) * otherIndexes;
  return { table, indexes: split, otherIndexes: more, total: total + more };
}

/** The total alone, for lines and steps that need many of them. */
export function totalAt({ parts, other }: WriteShape, padding: number, otherIndexes: number): number {
  let total = sumUnits(other, padding) * otherIndexes;
  for (const { terms, factor } of parts) total += sumUnits(terms, padding) * factor;
  return total;
}

function sumUnits(terms: readonly Term[], padding: number): number {
  let units = 0;
  for (const { bytes, grows } of terms) units += writeUnits(grows ? bytes + padding : bytes);
  return units;
}

/** The paddings up to `most` at which some term needs one unit more, in order; 0 first. */
export function stepsOf({ parts, other }: WriteShape, most: number, unitBytes: number): number[] {
  const steps = new Set([0]);
  for (const { bytes, grows } of [...parts.flatMap(({ terms }) => terms), ...other]) {
    if (!grows) continue;
    const first = Math.max(1, Math.ceil(bytes / unitBytes));
    for (let padding = first * unitBytes + 1 - bytes; padding <= most; padding += unitBytes) steps.add(padding);
  }
  return [...steps].sort((a, b) => a - b);
}
