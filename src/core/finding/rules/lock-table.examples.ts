/** A lock table that is the table itself; a lock whose owner or expiry overwrites its key. */
import { AT, changed, drop, finds, type RuleExamples, set } from '../example.ts';

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
    {
      design: changed(
        set(['table', 'timeToLive'], 'total'),
        set(['locks'], {
          owner: true,
          sortKey: { N: '0' },
          table: {
            name: 'locks',
            partitionKey: { name: 'PK', type: 'S' },
            sortKey: { name: 'total', type: 'N' },
          },
        }),
      ),
      findings: [finds('lock-key-expires', 'error', ['locks', 'table', 'sortKey', 'name'], { name: 'total' })],
    },
    {
      design: changed(
        set(['table', 'timeToLive'], 'total'),
        set(['locks'], { owner: true, table: { name: 'locks', partitionKey: { name: 'total', type: 'S' } } }),
      ),
      findings: [finds('lock-key-expires', 'error', ['locks', 'table', 'partitionKey', 'name'], { name: 'total' })],
    },
    {
      design: changed(
        set(['table', 'timeToLive'], 'total'),
        set(['table', 'sortKey'], { name: 'total', type: 'N' }),
        drop([...AT.keys, 'SK']),
        set(['locks'], { owner: true, sortKey: { N: '0' } }),
      ),
      findings: [finds('lock-key-expires', 'error', ['table', 'sortKey', 'name'], { name: 'total' })],
    },
  ],
  silent: [
    {
      design: changed(
        set(['table', 'timeToLive'], 'total'),
        set(['table', 'sortKey'], { name: 'total', type: 'N' }),
        drop([...AT.keys, 'SK']),
        set(['locks'], { owner: true, table: { name: 'locks', partitionKey: { name: 'PK', type: 'S' } } }),
      ),
    },
    {
      design: changed(
        set(['locks'], { owner: true, table: { name: 'locks', partitionKey: { name: 'PK', type: 'S' } } }),
      ),
    },
  ],
};
