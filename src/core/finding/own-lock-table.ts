/** The fix where locks cannot live in the table itself: a table of their own. */
import type { Design, Patch } from '#core/design';

/** Puts the locks into a table named after the design's own, with a text key. */
export function ownLockTable({ table, locks }: Design): Patch[] {
  const name = `${table.name.slice(0, 249)}-locks`;
  const key = { name, partitionKey: { name: 'PK', type: 'S' } };
  // A key template written for the other table may not fit, nor may a typed sort key; this table has no sort key.
  return locks?.table ? [] : [{ path: ['locks', 'table'], value: key }];
}
