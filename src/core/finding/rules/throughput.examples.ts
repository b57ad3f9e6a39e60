/** Figures on the index but not the table, on the table but not the index, on a local index, below one. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const units = { read: 5, write: 5 };

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.index, 'throughput'], units)),
      findings: [
        finds('throughput-without-table', 'error', ['table', 'indexes', 0, 'throughput'], { index: 'byStatus' }),
      ],
    },
    {
      design: changed(set(['table', 'throughput'], units)),
      findings: [finds('throughput-missing', 'advice', ['table', 'indexes', 0, 'throughput'], { index: 'byStatus' })],
    },
    {
      design: changed(
        set([...AT.index, 'kind'], 'local'),
        set([...AT.index, 'throughput'], units),
        set(['table', 'throughput'], units),
      ),
      findings: [
        finds('throughput-of-local-index', 'warning', ['table', 'indexes', 0, 'throughput'], { index: 'byStatus' }),
      ],
    },
    {
      design: changed(set([...AT.index, 'throughput'], units), set(['table', 'throughput'], { read: 0, write: 1.5 })),
      findings: [
        finds('throughput-value', 'error', ['table', 'throughput', 'read'], { value: 0 }),
        finds('throughput-value', 'error', ['table', 'throughput', 'write'], { value: 1.5 }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(set([...AT.index, 'throughput'], units), set(['table', 'throughput'], units)) },
  ],
};
