/**
 * Units as DynamoDB reports them, per table and index.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_ConsumedCapacity.html
 */
import type { TableDefinition } from '../table/table-definition.ts';

/** Units of one request on one table. */
export interface Units {
  readonly definition: TableDefinition;
  /** Of the base table. */
  readonly table: number;
  /** By index name; only indexes that were touched. */
  readonly indexes: ReadonlyMap<string, number>;
}

interface UnitCount {
  readonly CapacityUnits: number;
  /** Said in transactions only. */
  readonly ReadCapacityUnits?: number;
  readonly WriteCapacityUnits?: number;
}

export interface ConsumedCapacity extends UnitCount {
  readonly TableName: string;
  readonly Table?: UnitCount;
  readonly GlobalSecondaryIndexes?: Readonly<Record<string, UnitCount>>;
  readonly LocalSecondaryIndexes?: Readonly<Record<string, UnitCount>>;
}

export type CapacityDetail = 'INDEXES' | 'TOTAL' | 'NONE';

/** What a transaction adds: which kind of units these are. */
type Kind = 'Read' | 'Write' | undefined;

/** The report of some units, with every detail. */
export function consumedCapacity({ definition, table, indexes }: Units, kind?: Kind): ConsumedCapacity {
  const total = [...indexes.values()].reduce((sum, units) => sum + units, table);
  const global = perIndex(definition, indexes, 'global', kind);
  const local = perIndex(definition, indexes, 'local', kind);
  return {
    TableName: definition.name,
    ...count(total, kind),
    Table: count(table, kind),
    ...(global && { GlobalSecondaryIndexes: global }),
    ...(local && { LocalSecondaryIndexes: local }),
  };
}

/** A report with as much detail as a request asked for; none where it asked for none. */
export function reported(consumed: ConsumedCapacity, detail: CapacityDetail | undefined): ConsumedCapacity | undefined {
  if (detail === 'INDEXES') return consumed;
  if (detail !== 'TOTAL') return undefined;
  const { Table, GlobalSecondaryIndexes, LocalSecondaryIndexes, ...total } = consumed;
  return total;
}

/** Units of several actions on the same tables, each table once, in the order they came up. */
export function addUnits(all: readonly Units[]): Units[] {
  const sums = new Map<string, Units>();
  for (const units of all) {
    const { name } = units.definition;
    const sum = sums.get(name);
    sums.set(
      name,
      sum === undefined ? units : { ...units, table: sum.table + units.table, indexes: addIndexes(sum, units) },
    );
  }
  return [...sums.values()];
}

function addIndexes(a: Units, b: Units): ReadonlyMap<string, number> {
  const sums = new Map(a.indexes);
  for (const [name, units] of b.indexes) sums.set(name, (sums.get(name) ?? 0) + units);
  return sums;
}

const count = (units: number, kind: Kind): UnitCount => ({
  CapacityUnits: units,
  ...(kind === 'Read' && { ReadCapacityUnits: units }),
  ...(kind === 'Write' && { WriteCapacityUnits: units }),
});

function perIndex(
  definition: TableDefinition,
  indexes: ReadonlyMap<string, number>,
  kind: 'global' | 'local',
  units: Kind,
): Readonly<Record<string, UnitCount>> | undefined {
  const counts = definition.indexes.flatMap((index): [string, UnitCount][] => {
    const used = indexes.get(index.name);
    return index.kind === kind && used !== undefined ? [[index.name, count(used, units)]] : [];
  });
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
