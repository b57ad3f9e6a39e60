/** Adds a unique constraint, and to the locks what the table makes necessary for it (L1, L6). */
import type { KeyType } from '#core/value';
import type { Design, Locks, UniqueConstraint } from '../design.ts';
import { constraintName } from './constraint-name.ts';
import { replaceAt } from './replace-at.ts';

/**
 * The design with a constraint that one record alone may hold a value of `attributes` (together, if several). On a table
 * with a TTL locks get an owner; a table whose partition key is no text gets a table for locks alone.
 */
export function addUniqueConstraint(design: Design, attributes: readonly string[]): Design {
  const constraint: UniqueConstraint = {
    kind: 'unique',
    name: constraintName(design, attributes.join('-'), 'UNIQUE'),
    attributes,
  };
  const added = replaceAt(design, ['constraints', design.constraints?.length ?? 0], constraint);
  return added === design ? design : withFittingLocks(added);
}

/** A sort key of type N or B takes a typed constant. `TE9DSw==` are the bytes of LOCK. */
const TYPED_SORT_KEYS: Readonly<Record<KeyType, NonNullable<Locks['sortKey']> | undefined>> = {
  S: undefined,
  N: { N: '0' },
  B: { B: 'TE9DSw==' },
};

function withFittingLocks(design: Design): Design {
  const { table, locks } = design;
  let fitting = design;
  if (table.timeToLive !== undefined) fitting = replaceAt(fitting, ['locks', 'owner'], true);
  if (locks?.table !== undefined) return fitting;
  if (table.partitionKey.type !== 'S') {
    const name = `${table.name.slice(0, 249)}-locks`;
    return replaceAt(fitting, ['locks', 'table'], { name, partitionKey: { name: 'PK', type: 'S' } });
  }
  const sortKey = table.sortKey && TYPED_SORT_KEYS[table.sortKey.type];
  if (sortKey === undefined || typeof locks?.sortKey === 'object') return fitting;
  return replaceAt(fitting, ['locks', 'sortKey'], sortKey);
}
