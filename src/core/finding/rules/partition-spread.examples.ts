/** One partition for everything; three for three statuses. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const at = ['entity', 'keys', 'G1PK', 'template'];
const grouped = (template: string) => changed(set([...AT.keys, 'G1PK', 'template'], template));

export const examples: RuleExamples = {
  firing: [
    {
      design: grouped('ALL'),
      findings: [finds('constant-partition', 'warning', at, { of: 'byStatus', writes: 1000, reads: 3000 })],
    },
    {
      design: grouped('STATUS#{status}'),
      findings: [
        finds('low-cardinality-partition', 'warning', at, { of: 'byStatus', count: 3, writes: 3000, reads: 9000 }),
      ],
    },
    {
      design: changed(set([...AT.index, 'partitionKey'], [{ name: 'status', type: 'S' }])),
      findings: [
        finds('low-cardinality-partition', 'warning', ['table', 'indexes', 0, 'partitionKey'], {
          of: 'byStatus',
          count: 3,
          writes: 3000,
          reads: 9000,
        }),
      ],
    },
    {
      design: changed(
        set([...AT.keys, 'PK', 'template'], 'ORDERS'),
        set([...AT.keys, 'SK', 'template'], 'ORDER#{orderId}'),
      ),
      findings: [
        finds('constant-partition', 'warning', ['entity', 'keys', 'PK', 'template'], {
          of: 'orders',
          writes: 1000,
          reads: 3000,
        }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    { design: grouped('STATUS#{status}#{customer}') },
    { design: grouped('{') },
    { design: changed(set([...AT.index, 'kind'], 'local'), set([...AT.keys, 'G1PK', 'template'], 'ALL')) },
  ],
};
