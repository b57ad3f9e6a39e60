/** Every place in the document where a key attribute is declared: the table, its indexes, the table of locks. */
import type { Design, KeyAttribute } from '#core/design';
import type { Path } from './finding.ts';

export interface KeyPlace {
  readonly key: KeyAttribute;
  readonly part: 'partition' | 'sort';
  /** Path of the declaration: `['table', 'indexes', 0, 'sortKey', 1]`. */
  readonly path: Path;
}

/** The key attributes of one table or index, partition first. */
export interface KeySchemaPlace {
  /** The index, absent for a table. */
  readonly index?: number;
  readonly places: readonly KeyPlace[];
}

/** The table first, then its indexes in document order. */
export function tableSchemas({ table }: Design): KeySchemaPlace[] {
  const indexes = (table.indexes ?? []).map(({ partitionKey, sortKey }, index): KeySchemaPlace => {
    const at = ['table', 'indexes', index];
    return {
      index,
      places: [
        ...partitionKey.map((key, i): KeyPlace => ({ key, part: 'partition', path: [...at, 'partitionKey', i] })),
        ...sortKey.map((key, i): KeyPlace => ({ key, part: 'sort', path: [...at, 'sortKey', i] })),
      ],
    };
  });
  return [{ places: ownKey(table, ['table']) }, ...indexes];
}

/** The table of locks, if there is one apart. */
export function lockSchema({ locks }: Design): KeySchemaPlace | undefined {
  return locks?.table && { places: ownKey(locks.table, ['locks', 'table']) };
}

function ownKey(
  { partitionKey, sortKey }: { readonly partitionKey: KeyAttribute; readonly sortKey?: KeyAttribute },
  at: Path,
): KeyPlace[] {
  const places: KeyPlace[] = [{ key: partitionKey, part: 'partition', path: [...at, 'partitionKey'] }];
  if (sortKey) places.push({ key: sortKey, part: 'sort', path: [...at, 'sortKey'] });
  return places;
}
