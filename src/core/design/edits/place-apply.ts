/** Rewrites a design for a whole placement: the table's key, the indexes, the key templates, and the pattern's index. */
import { own } from '#core/shared';
import type { AccessPattern, Attribute, Design, Index, KeyAttribute, KeyTemplate, Table } from '../design.ts';
import { isDesign } from '../parse-design.ts';
import { keyAttributesOf } from './names.ts';
import { attributeKeys } from './place-attributes.ts';
import type { FullPlacement } from './place-complete.ts';
import { storeHidden } from './place-hidden.ts';
import { type Home, homeOf, ownIndex } from './place-home.ts';
import { followTable, restoreHome, withIndex } from './place-restore.ts';
import type { TableKey, TableKeyPart } from './placement.ts';

/** The design with the list placed; the same design where the outcome would be none. */
export function applyPlacement(design: Design, pattern: AccessPattern, placement: FullPlacement): Design {
  if (placement.kind === 'existing' && placement.home) {
    return onlyDesign(restoreHome(design, pattern, placement.home), design);
  }
  const home = homeOf(design, pattern);
  const table = tableFor(design, home, placement, pattern);
  const placed = placement.kind === 'table-key' ? undefined : placement.index;
  const edited: Design = {
    ...design,
    table,
    entity: { ...design.entity, keys: templatesFor(design, table, placement) },
    accessPatterns: withIndex(design, pattern, placed),
  };
  return onlyDesign(storeHidden(design, edited), design);
}

const onlyDesign = (edited: Design, otherwise: Design): Design => (isDesign(edited) ? edited : otherwise);

function tableFor(design: Design, home: Home, placement: FullPlacement, pattern: AccessPattern): Table {
  const { name, partitionKey, sortKey, timeToLive, indexes, throughput } = design.table;
  const keys = tableKeyFor(placement);
  const partition = keys ? keyOf(keys.partition) : partitionKey;
  const sort = keys ? keys.sort && keyOf(keys.sort) : sortKey;
  const placed = indexesFor(design, indexes ?? [], home, placement, pattern);
  const local = placed.map((index) => followTable(index, partitionKey, partition));
  return {
    name,
    partitionKey: partition,
    ...(sort && { sortKey: sort }),
    ...(timeToLive !== undefined && { timeToLive }),
    ...(local.length > 0 && { indexes: local }),
    ...(throughput && { throughput }),
  };
}

const keyOf = ({ name, type }: TableKeyPart): KeyAttribute => ({ name, type });

/** The key the placement gives the table; undefined where it stays. */
function tableKeyFor(placement: FullPlacement): TableKey | undefined {
  if (placement.kind === 'existing') return undefined;
  if (placement.kind !== 'table-key') return placement.tableKey;
  const { partition, sort } = placement.keys;
  return { partition: { ...partition, type: 'S' }, sort: { ...sort, type: 'S' } };
}

function indexesFor(
  design: Design,
  indexes: readonly Index[],
  home: Home,
  placement: FullPlacement,
  pattern: AccessPattern,
): readonly Index[] {
  const own = ownIndex(home);
  if (placement.kind === 'existing') {
    return own && own.name !== placement.index ? indexes.filter((index) => index !== own) : indexes;
  }
  if (placement.kind === 'table-key') return indexes.filter((index) => index !== own);
  const { index: name, projection, throughput } = placement;
  const index: Index = {
    name,
    kind: 'global',
    ...keysFor(design, placement, pattern),
    projection,
    ...(throughput && { throughput }),
  };
  const { position } = placement;
  if (own && own.kind === 'global' && position === undefined)
    return indexes.map((each) => (each === own ? index : each));
  const others = indexes.filter((each) => each !== own);
  const at = position ?? others.findIndex((each) => comesBefore(name, each.name));
  return at < 0 ? [...others, index] : others.toSpliced(at, 0, index);
}

/** `GSI2` before `GSI10`: an index that comes back stands where it stood. */
function comesBefore(a: string, b: string): boolean {
  const split = (name: string) => /^(.*?)(\d*)$/.exec(name);
  const [, wordA = '', numberA = ''] = split(a) ?? [];
  const [, wordB = '', numberB = ''] = split(b) ?? [];
  return wordA === wordB && Number(numberA) < Number(numberB);
}

function keysFor(
  design: Design,
  placement: Extract<FullPlacement, { index: string; projection: unknown }>,
  pattern: AccessPattern,
): Pick<Index, 'partitionKey' | 'sortKey'> {
  if (placement.kind !== 'multi-attribute-index') {
    const { partition, sort } = placement.keys;
    return { partitionKey: [{ name: partition.name, type: 'S' }], sortKey: [{ name: sort.name, type: 'S' }] };
  }
  const { partition, sort } = attributeKeys(design, pattern, placement.attributes);
  return { partitionKey: partition.map(attributeKey), sortKey: sort.map(attributeKey) };
}

const attributeKey = ({ name, type }: Attribute): KeyAttribute => ({
  name,
  type: type === 'N' || type === 'B' ? type : 'S',
});

/** The templates of all keys, in the order of the keys: those of keys that are gone go with them. */
function templatesFor(design: Design, table: Table, placement: FullPlacement): Readonly<Record<string, KeyTemplate>> {
  const { keys } = design.entity;
  const placed = new Map(placedTemplates(placement));
  const needed = keyAttributesOf({ ...design, table }).map(({ name }) => name);
  const before = new Set(keyAttributesOf(design).map(({ name }) => name));
  // A template that no key used before either is the person's own business.
  const kept = Object.keys(keys).filter((name) => !before.has(name) && !needed.includes(name));
  return Object.fromEntries(
    [...needed, ...kept].flatMap((name): [string, KeyTemplate][] => {
      const template = placed.get(name) ?? own(keys, name);
      return template ? [[name, template]] : [];
    }),
  );
}

function placedTemplates(placement: FullPlacement): [string, KeyTemplate][] {
  if (placement.kind === 'existing') return [];
  const tableKey = tableKeyFor(placement);
  const onTable = [tableKey?.partition, tableKey?.sort].flatMap((part): [string, KeyTemplate][] =>
    part?.template === undefined ? [] : [[part.name, { template: part.template }]],
  );
  if (placement.kind === 'table-key' || placement.kind === 'multi-attribute-index') return onTable;
  const { when = [] } = placement.kind === 'sparse-index' ? placement : {};
  const only = when.length > 0 && { when };
  const { partition, sort } = placement.keys;
  return [
    ...onTable,
    [partition.name, { template: partition.template, ...only }],
    [sort.name, { template: sort.template, ...only }],
  ];
}
