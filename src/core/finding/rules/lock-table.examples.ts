/** A lock table that is the table itself; a lock whose owner overwrites its key. */
import { changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['locks'], { table: { name: 'orders', partitionKey: { name: 'PK', type: 'S' } } })),
      findings: [finds('lock-table-name', 'error', ['locks', 'table', 'name'], { name: 'orders' })],
    },
    {
      design: changed(
        set(['locks'], { owner: true, table: { name: 'locks', partitionKey: { name: 'ownerPK', type: 'S' } } }),
      ),
      findings: [finds('lock-owner-name', 'error', ['locks', 'owner'], { name: 'ownerPK' })],
    },
  ],
  silent: [
    {
      design: changed(
        set(['locks'], { owner: true, table: { name: 'locks', partitionKey: { name: 'PK', type: 'S' } } }),
      ),
    },
  ],
};
