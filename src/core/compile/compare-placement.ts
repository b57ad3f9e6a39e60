/** One placement under the controls: units, reads, storage and money. Arithmetic only; planning is done before. */
import { monthlyCost, type RegionFigures, type ResourceUsage } from '#core/capacity';
import type { AccessPattern } from '#core/design';
import { indexEntry } from '#core/image';
import { own, setOwn } from '#core/shared';
import type { ComparisonControls, PlacementComparison, PlacementReads, PlacementStorage } from './comparison.ts';
import { emptyPlacement, NO_READ, unplannedPlacement } from './empty-placement.ts';
import { readRows } from './list-read.ts';
import { averageSplit, type Repeated } from './month-mix.ts';
import type { PlacementFacts, PlannedWrite } from './placement-facts.ts';
import { orchestrationOf, risksOf } from './placement-risks.ts';
import { storedShape } from './stored-shape.ts';
import { editShape, unitsAt, type WriteShape, withProjection, writeShape } from './write-shape.ts';
import type { WriteSplit } from './write-split.ts';

/** A placement with its shapes, for lines and steps that need many points. */
export interface PlacedShapes {
  readonly facts: PlacementFacts;
  readonly change: WriteShape;
  readonly comparison: PlacementComparison;
  /** Resources of a month with so many changes and other writes. */
  readonly resourcesFor: (changes: number, otherWrites: number) => readonly ResourceUsage[];
}

/** Compares one placement. */
export function comparePlacement(
  facts: PlacementFacts,
  pattern: AccessPattern,
  controls: ComparisonControls,
  figures: RegionFigures,
): PlacedShapes {
  const { prepared, index, actions, record } = facts;
  const itemBytes = Math.max(controls.itemBytes, facts.itemBytes);
  // Whatever else there is grows by as much as the item of the change.
  const padding = itemBytes - facts.itemBytes;
  const unitsOf = (shape: WriteShape): WriteSplit => unitsAt(shape, padding, controls.otherIndexes);
  const average = (writes: readonly PlannedWrite[]): WriteSplit | null =>
    averageSplit(writes.map((write) => ({ split: unitsOf(shapeOf(facts, write, controls)), times: write.times })));
  const change = shapeOf(facts, facts, controls);
  const edit = record ? editShape(prepared, record, index, controls.projection) : { parts: [], other: [], indexes: [] };
  const split = unitsOf(change);
  const inside = unitsOf(edit);
  const outside = facts.kind === 'sparse-index' ? withoutIndex(inside, index) : inside;
  const share = facts.kind === 'sparse-index' ? controls.listedShare : 1;
  const { read, mayLag } = readsOf(facts, controls, padding);
  const storage = storageOf(facts, controls, padding);
  const ofMonth = average(facts.changes) ?? split;
  const others = average(facts.others);
  const resourcesFor = (changes: number, otherWrites: number): readonly ResourceUsage[] =>
    resourcesOf(facts, controls, read, [
      { split: ofMonth, times: changes },
      ...(others
        ? [{ split: others, times: otherWrites }]
        : [
            { split: inside, times: otherWrites * share },
            { split: outside, times: otherWrites * (1 - share) },
          ]),
    ]);
  const resources = resourcesFor(controls.changes, controls.otherWrites);
  const cost = monthlyCost({ resources, storedBytes: storage.total }, controls.billing, figures, controls.utilisation);
  const comparison: PlacementComparison = {
    kind: facts.kind,
    current: facts.current,
    impossible: facts.impossible,
    planned: facts.planned,
    design: facts.design,
    index: index ?? null,
    request: facts.request,
    query: facts.query,
    findings: facts.findings,
    itemBytes,
    change: split,
    changeAverage: ofMonth.total,
    otherWrite: {
      inside,
      outside,
      average: others?.total ?? outside.total + (inside.total - outside.total) * share,
    },
    read,
    storage,
    month: {
      writeUnits: sum(resources.map(({ writeUnits }) => writeUnits)),
      readUnits: sum(resources.map((usage) => usage.readUnits)),
      cost,
    },
    orchestration: orchestrationOf(facts),
    stale: mayLag ? 'index-lags' : 'strong-reads',
    crash: actions.length > 1 ? 'transaction' : 'one-write',
    risks: risksOf(facts, pattern),
  };
  return {
    facts,
    change,
    comparison: withoutInvented(comparison),
    resourcesFor,
  };
}

/** A placement keeps no figure that it cannot have. */
function withoutInvented(comparison: PlacementComparison): PlacementComparison {
  if (comparison.impossible.length > 0) return emptyPlacement(comparison);
  return comparison.planned ? comparison : unplannedPlacement(comparison);
}

const shapeOf = (
  { prepared, index }: PlacementFacts,
  { actions, transactional }: Omit<PlannedWrite, 'times'>,
  { projection }: ComparisonControls,
): WriteShape => writeShape(prepared, actions, transactional, index, projection);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What the same write costs a record that the list's index does not hold. */
function withoutIndex(split: WriteSplit, index: string | undefined): WriteSplit {
  if (index === undefined) return split;
  const indexes = { ...split.indexes };
  const units = own(indexes, index) ?? 0;
  setOwn(indexes, index, 0);
  return { ...split, indexes, total: split.total - units };
}

function readsOf(
  { prepared, index, listed }: PlacementFacts,
  { projection, rowsPerRead, wholeItems }: ComparisonControls,
  padding: number,
): { read: PlacementReads; mayLag: boolean } {
  const found = prepared.indexes.find((each) => each.index.name === index);
  if (!listed) return { read: NO_READ, mayLag: found?.index.kind === 'global' };
  const { item } = listed;
  const entry = found ? indexEntry(withProjection(found, index, projection), listed)?.entry : item;
  const { query, secondRead, ...read } = readRows({
    kind: found?.index.kind ?? 'table',
    projectsAll: !found || projection.type === 'ALL',
    item,
    entry: entry ?? {},
    padding,
    rows: rowsPerRead,
  });
  const second = wholeItems ? (secondRead?.units ?? 0) : 0;
  const { rows, rowBytes, bytes, pages, leftOut, mayLag } = read;
  const { eventual, strong } = query;
  const total = eventual + second;
  return {
    read: { rows, rowBytes, bytes, pages, query: eventual, strong, leftOut, secondRead: second, total },
    mayLag,
  };
}

function storageOf(facts: PlacementFacts, controls: ComparisonControls, padding: number): PlacementStorage {
  const { items, otherIndexes, projection, listedShare } = controls;
  const { prepared, index: listIndex, kind } = facts;
  const projected = prepared.indexes.map((each) => withProjection(each, listIndex, projection));
  const stored = storedShape(prepared, projected, facts.stated);
  const item = stored ? stored.record + padding : 0;
  const indexes: Record<string, number> = {};
  for (const { name, bytes, grows, share, ofLocks } of stored?.entries ?? []) {
    const held = name === listIndex && kind === 'sparse-index' ? listedShare : share;
    const padded = bytes > 0 && grows ? bytes + padding : bytes;
    setOwn(indexes, name, (padded * held + ofLocks) * items);
  }
  const locks = (stored?.locks ?? 0) * items;
  const more = item * items * otherIndexes;
  const total = item * items + locks + more + sum(Object.values(indexes));
  return { items: item * items, locks, indexes, otherIndexes: more, total };
}

/** Units by what is provisioned apart: the table with its local indexes, each global index, each further one. */
function resourcesOf(
  { prepared, index: listIndex }: PlacementFacts,
  { otherIndexes, reads }: ComparisonControls,
  read: PlacementReads,
  writes: readonly Repeated[],
): ResourceUsage[] {
  const times = (unitsOf: (split: WriteSplit) => number): number =>
    sum(writes.map(({ split, times: count }) => unitsOf(split) * count));
  const isLocal = (name: string): boolean =>
    prepared.indexes.some(({ index }) => index.name === name && index.kind === 'local');
  const names = prepared.indexes.map(({ index }) => index.name);
  const local = names.filter(isLocal);
  const onTable = listIndex === undefined || isLocal(listIndex);
  const table: ResourceUsage = {
    writeUnits: times(({ table, indexes }) => table + sum(local.map((name) => own(indexes, name) ?? 0))),
    readUnits: reads * (read.secondRead + (onTable ? read.query : 0)),
  };
  const global = names
    .filter((name) => !isLocal(name))
    .map((name) => ({
      writeUnits: times(({ indexes }) => own(indexes, name) ?? 0),
      readUnits: name === listIndex ? reads * read.query : 0,
    }));
  const further = Array.from({ length: otherIndexes }, () => ({
    writeUnits: times((split) => split.otherIndexes) / Math.max(1, otherIndexes),
    readUnits: 0,
  }));
  return [table, ...global, ...further];
}
