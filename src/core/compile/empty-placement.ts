/** What the comparison holds of a placement that cannot be, or not with this change: why, and no figures that could be taken for its own. */
import type { PlacementComparison, PlacementReads } from './comparison.ts';
import type { WriteSplit } from './write-split.ts';

const NO_UNITS: WriteSplit = { table: 0, indexes: {}, otherIndexes: 0, total: 0 };

/** No read at all: where no record can be in the list. */
export const NO_READ: PlacementReads = {
  rows: 0,
  rowBytes: 0,
  bytes: 0,
  pages: 0,
  query: 0,
  strong: null,
  leftOut: [],
  secondRead: 0,
  total: 0,
};

/** The placement with nothing in it but what it is, why it cannot be, and the design as it stays. */
export const emptyPlacement = (placement: PlacementComparison): PlacementComparison => ({
  ...unplannedPlacement(placement),
  index: null,
  query: null,
  findings: [],
});

/** The placement without any figure: an error among its findings keeps the change from being planned there. */
export const unplannedPlacement = (placement: PlacementComparison): PlacementComparison => ({
  ...placement,
  planned: false,
  request: null,
  itemBytes: 0,
  change: NO_UNITS,
  changeAverage: 0,
  otherWrite: { inside: NO_UNITS, outside: NO_UNITS, average: 0 },
  read: NO_READ,
  storage: { items: 0, locks: 0, indexes: {}, otherIndexes: 0, total: 0 },
  month: {
    writeUnits: 0,
    readUnits: 0,
    cost: { ...placement.month.cost, writes: null, reads: null, storage: null, total: null },
  },
  orchestration: 'nothing',
  crash: 'one-write',
  risks: [],
});
