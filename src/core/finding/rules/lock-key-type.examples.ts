/** Tables that locks cannot live in, and sort keys they cannot have. */
import { changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['table', 'partitionKey', 'type'], 'N')),
      findings: [
        finds('lock-partition-key-type', 'error', ['table', 'partitionKey', 'type'], { key: 'PK', type: 'N' }),
      ],
    },
    {
      design: changed(set(['locks'], { table: { name: 'locks', partitionKey: { name: 'id', type: 'B' } } })),
      findings: [
        finds('lock-partition-key-type', 'error', ['locks', 'table', 'partitionKey', 'type'], { key: 'id', type: 'B' }),
      ],
    },
    {
      design: changed(set(['table', 'sortKey', 'type'], 'N')),
      findings: [finds('lock-sort-key-type', 'error', ['locks', 'sortKey'], { key: 'SK', type: 'N' })],
    },
    {
      design: changed(set(['table', 'sortKey', 'type'], 'B')),
      findings: [finds('lock-sort-key-type', 'error', ['locks', 'sortKey'], { key: 'SK', type: 'B' })],
    },
    {
      design: changed(set(['locks'], { sortKey: '' })),
      findings: [finds('lock-sort-key-type', 'error', ['locks', 'sortKey'], { key: 'SK', type: 'S' })],
    },
    {
      design: changed(set(['locks'], { sortKey: 'x'.repeat(1025) })),
      findings: [finds('lock-sort-key-too-long', 'error', ['locks', 'sortKey'], { bytes: 1025, limit: 1024 })],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(set(['table', 'sortKey', 'type'], 'N'), set(['locks'], { sortKey: { N: '0' } })) },
    { design: changed(set(['table', 'partitionKey', 'type'], 'N'), drop(['constraints'])) },
  ],
};
