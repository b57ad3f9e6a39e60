/** Too few and too many key attributes; local indexes that are none. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const five = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, type: 'S' }));

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.index, 'partitionKey'], [])),
      findings: [finds('index-without-partition-key', 'error', ['table', 'indexes', 0, 'partitionKey'], {})],
    },
    {
      design: changed(set([...AT.index, 'sortKey'], five)),
      findings: [
        finds('too-many-index-keys', 'error', ['table', 'indexes', 0, 'sortKey'], { part: 'sort', count: 5, limit: 4 }),
        finds('several-index-keys', 'advice', ['table', 'indexes', 0, 'sortKey'], { index: 'byStatus' }),
      ],
    },
    {
      design: changed(set([...AT.index, 'kind'], 'local')),
      findings: [finds('local-index-partition-key', 'error', ['table', 'indexes', 0, 'partitionKey'], { key: 'PK' })],
    },
    {
      design: changed(
        drop(['table', 'sortKey']),
        set([...AT.index, 'kind'], 'local'),
        set([...AT.index, 'partitionKey'], [{ name: 'PK', type: 'S' }]),
        set([...AT.index, 'sortKey'], []),
      ),
      findings: [
        finds('local-index-without-table-sort-key', 'error', ['table', 'indexes', 0, 'kind'], {}),
        finds('local-index-sort-key', 'error', ['table', 'indexes', 0, 'sortKey'], { count: 0 }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    {
      design: changed(
        set([...AT.index, 'kind'], 'local'),
        set([...AT.index, 'partitionKey'], [{ name: 'PK', type: 'S' }]),
      ),
    },
  ],
};
