/** Fills in what a placement leaves open: names, templates, projection, and the key the table keeps or gets back. */
import { own } from '#core/shared';
import type { AccessPattern, Design, Index, Predicate, Projection } from '../design.ts';
import { attributeNamesOf, uniqueName } from './names.ts';
import { attributeKeys, attributeReasons } from './place-attributes.ts';
import {
  type Home,
  homeKind,
  homeOf,
  indexKeys,
  kindOf,
  otherPatterns,
  servesPattern,
  slotOf,
  tableKeyOf,
  tableKeys,
  textsOf,
} from './place-home.ts';
import { identityOf, tailPieces, tellsApart } from './place-identity.ts';
import { freeIndexName } from './place-names.ts';
import { offTable } from './place-off-table.ts';
import { keepsOrder, servesRange } from './place-order.ts';
import { constantOf, delimitPieces, joinPieces } from './place-pieces.ts';
import { type KeyTemplates, proposeTexts, unfitReasons } from './place-texts.ts';
import { whenOf } from './place-when.ts';
import type { KeyTexts, Placement, PlacementKind, TableKey } from './placement.ts';

/** A placement with everything said. */
export type FullPlacement =
  | Required<Extract<Placement, { kind: 'table-key' }>>
  | (Extract<Placement, { kind: 'index' | 'sparse-index' }> & OnIndex & { readonly keys: KeyTexts })
  | (Extract<Placement, { kind: 'multi-attribute-index' }> & OnIndex)
  | Extract<Placement, { kind: 'existing' }>;

interface OnIndex {
  readonly index: string;
  readonly projection: Projection;
  readonly tableKey: TableKey;
}

type Templated = Extract<Placement, { kind: 'index' | 'sparse-index' }>;

/** The whole placement, or undefined where there cannot be one of this kind. */
export function completePlacement(
  design: Design,
  pattern: AccessPattern,
  placement: Placement,
): FullPlacement | undefined {
  const home = homeOf(design, pattern);
  if (placement.kind === 'existing') return isThere(design, placement) ? placement : undefined;
  if (isBare(placement) && homeKind(home) === placement.kind) return asItIs(pattern.index);
  const texts = textsFor(design, pattern, home, placement.kind === 'table-key');
  if (placement.kind !== 'table-key') return completeIndex(design, pattern, home, placement, texts);
  const keys = placement.keys ?? (texts && named(tableKeyNames(design), texts));
  return keys && { kind: 'table-key', keys };
}

/** Whether the place exists, or is written down. */
function isThere({ table }: Design, { index, home }: Extract<Placement, { kind: 'existing' }>): boolean {
  const isWritten = home !== undefined && home.index?.name === index;
  return index === undefined || isWritten || (table.indexes ?? []).some(({ name }) => name === index);
}

function completeIndex(
  design: Design,
  pattern: AccessPattern,
  home: Home,
  placement: Exclude<Placement, { kind: 'table-key' | 'existing' }>,
  texts: KeyTemplates | undefined,
): FullPlacement | undefined {
  const slot = slotOf(home);
  const known = isBare(placement) ? servingIndex(design, pattern, placement.kind, slot) : undefined;
  if (known !== undefined) return asItIs(known);
  const on = onIndex(design, pattern, home, placement);
  if ((design.table.indexes ?? []).some((index) => index !== slot && index.name === on.index)) return undefined;
  if (placement.kind !== 'multi-attribute-index') {
    return templated(design, pattern, home, { ...placement, ...on }, texts);
  }
  const unfit = attributeReasons(design, pattern, attributeKeys(design, pattern, placement.attributes));
  return unfit.length === 0 ? { ...placement, ...on } : undefined;
}

const asItIs = (index: string | undefined): FullPlacement => ({
  kind: 'existing',
  ...(index !== undefined && { index }),
});

function templated(
  design: Design,
  pattern: AccessPattern,
  home: Home,
  placement: Templated & OnIndex,
  texts: KeyTemplates | undefined,
): FullPlacement | undefined {
  const keys = placement.keys ?? (texts && named(indexKeyNames(design, home, placement.index), texts));
  if (!keys) return undefined;
  if (placement.kind === 'index') return { ...placement, keys };
  const when = placement.when ?? currentWhen(design, home) ?? whenOf(design, pattern);
  return when.length === 0 ? undefined : { ...placement, keys, when };
}

/** Whether nothing but the kind is said. */
const isBare = (placement: Placement): boolean => Object.keys(placement).length === 1;

/**
 * The list's own key texts where it has some that can be asked its range, so that they go along to the next place; else
 * proposed ones. As the table's key they have to tell records apart; undefined where nothing is known to do so.
 */
function textsFor(design: Design, pattern: AccessPattern, home: Home, onTable: boolean): KeyTemplates | undefined {
  const isMove = onTable && home.at !== 'table';
  const identity = isMove ? identityOf(design) : tailPieces(design);
  if (!identity) return undefined;
  const current =
    home.at === 'nowhere' ? undefined : home.at === 'table' ? tableKeys(design.table) : indexKeys(home.index);
  const keys = current && textsOf(design, current);
  const texts = keys && { partition: keys.partition.template, sort: keys.sort.template };
  const isKept = texts !== undefined && (!isMove || tellsApart(design, identity, texts));
  const isUnfit = unfitReasons(design, [...pattern.partition, ...pattern.sort]).length > 0;
  const proposed = isUnfit ? undefined : proposeTexts(design, pattern, identity);
  if (!isKept) return proposed;
  const isBetter = proposed && !servesRange(design, pattern, texts.sort) && servesRange(design, pattern, proposed.sort);
  return isBetter ? proposed : texts;
}

const named = ([partition, sort]: readonly [string, string], texts: KeyTemplates): KeyTexts => ({
  partition: { name: partition, template: texts.partition },
  sort: { name: sort, template: texts.sort },
});

/** The table's own key names, unless they are entity attributes. */
function tableKeyNames(design: Design): [string, string] {
  const taken = new Set([...attributeNamesOf(design), ...Object.keys(design.entity.keys)]);
  const isAttribute = (name: string): boolean => design.entity.attributes.some((each) => each.name === name);
  const nameFor = (known: string | undefined, base: string): string =>
    known !== undefined && !isAttribute(known) ? known : uniqueName(base, (name) => taken.has(name));
  const { partitionKey, sortKey } = design.table;
  return [nameFor(partitionKey.name, 'PK'), nameFor(sortKey?.name, 'SK')];
}

/** An index of this kind that another list reads already. What a sparse one leaves out is not known to be right. */
function servingIndex(
  design: Design,
  pattern: AccessPattern,
  kind: PlacementKind,
  slot: Index | undefined,
): string | undefined {
  if (kind === 'sparse-index') return undefined;
  const isRead = ({ name }: Index): boolean => otherPatterns(design, pattern).some((other) => other.index === name);
  const found = (design.table.indexes ?? []).find(
    (index) =>
      index !== slot &&
      index.kind === 'global' &&
      isRead(index) &&
      kindOf(design, index) === kind &&
      servesPattern(design, indexKeys(index), pattern) &&
      keepsOrder(design, pattern, index),
  );
  return found?.name;
}

function onIndex(
  design: Design,
  pattern: AccessPattern,
  home: Home,
  placement: Exclude<Placement, { kind: 'table-key' | 'existing' }>,
): OnIndex {
  const slot = slotOf(home);
  return {
    index: placement.index ?? slot?.name ?? freeIndexName(design),
    projection: placement.projection ?? slot?.projection ?? { type: 'ALL' },
    ...((placement.throughput ?? slot?.throughput) ? { throughput: placement.throughput ?? slot?.throughput } : {}),
    tableKey: placement.tableKey ?? (home.at === 'table' ? keyOffTable(design, pattern) : tableKeyOf(design)),
  };
}

/** The key a table has once the list is on an index: its own, unless the list's changing attributes made it. */
function keyOffTable(design: Design, pattern: AccessPattern): TableKey {
  const { pieces } = offTable(design, pattern);
  if (!pieces) return tableKeyOf(design);
  const [partition, sort] = tableKeyNames(design);
  return {
    partition: { name: partition, type: 'S', template: joinPieces(delimitPieces(design, pieces)) },
    ...(design.table.sortKey && { sort: { name: sort, type: 'S' as const, template: constantOf(design) } }),
  };
}

/** The names the list's index has for its keys, unless another index shares them; else names made of the index's own. */
function indexKeyNames(design: Design, home: Home, index: string): [string, string] {
  const others = (design.table.indexes ?? []).filter(({ name }) => home.at !== 'index' || name !== home.index.name);
  const { partitionKey, sortKey } = design.table;
  const used = [
    partitionKey,
    ...(sortKey ? [sortKey] : []),
    ...others.flatMap((each) => [...each.partitionKey, ...each.sortKey]),
  ];
  const slot = slotOf(home);
  const slotNames = slot ? [...slot.partitionKey, ...slot.sortKey].map(({ name }) => name) : [];
  const written = Object.keys(design.entity.keys).filter((name) => !slotNames.includes(name));
  const usedNames = new Set([...[...used, ...design.entity.attributes].map(({ name }) => name), ...written]);
  const nameFor = (known: string | undefined, base: string): string =>
    known !== undefined && !usedNames.has(known) ? known : uniqueName(base, (name) => usedNames.has(name));
  return [nameFor(slot?.partitionKey[0]?.name, `${index}PK`), nameFor(slot?.sortKey[0]?.name, `${index}SK`)];
}

function currentWhen(design: Design, home: Home): readonly Predicate[] | undefined {
  const keys = home.at === 'index' ? [...home.index.partitionKey, ...home.index.sortKey] : [];
  return keys.map(({ name }) => own(design.entity.keys, name)?.when).find((when) => when !== undefined);
}
