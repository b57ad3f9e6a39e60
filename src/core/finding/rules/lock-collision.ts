/**
 * A record key that could equal a lock key (L1): then creating a record could take a unique value, or the other way
 * round. Decided from the templates, so it holds for every value there will be.
 */
import type { PreparedKey, PreparedLock } from '#core/image';
import { couldGive, piecesOf } from '../key-pieces.ts';
import { ownLockTable } from '../own-lock-table.ts';
import type { Rule } from '../rule.ts';

type LockCollisionCases = { 'lock-collision': { readonly key: string; readonly prefix: string } };

export const lockCollision: Rule<LockCollisionCases> = {
  name: 'lock-collision',
  codes: { 'lock-collision': 'error' },
  ofDesign({ design, prepared: { tableKeys, locks } }) {
    const [partition, sort] = tableKeys;
    if (!partition || partition.kind === 'broken' || sort?.kind === 'broken') return [];
    const here = locks.filter(({ table, problem }) => table === design.table.name && problem === undefined);
    const pieces = piecesOf(partition);
    const lock = here.find(({ prefix, sortKey }) => couldGive(pieces, prefix).more && couldBe(sort, sortKey?.value));
    if (!lock) return [];
    const isAttribute = partition.kind === 'attribute';
    const path = isAttribute ? ['table', 'partitionKey', 'name'] : ['entity', 'keys', partition.name, 'template'];
    const params = { key: partition.name, prefix: lock.prefix };
    return [{ code: 'lock-collision', path, params, fix: ownLockTable(design) }];
  },
};

type Constant = NonNullable<PreparedLock['sortKey']>['value'];

/** Whether the record's sort key can be the locks' constant. Of numbers and binary values any could. */
function couldBe(sort: PreparedKey | undefined, constant: Constant | undefined): boolean {
  if (!sort || !constant || !('S' in constant)) return true;
  return couldGive(piecesOf(sort), constant.S).exact;
}
