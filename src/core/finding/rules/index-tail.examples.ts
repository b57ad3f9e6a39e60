/** An index sorted by a status alone. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const sorted = (template: string) => changed(set([...AT.keys, 'G1SK', 'template'], template));

export const examples: RuleExamples = {
  firing: [
    {
      design: sorted('STATUS#{status}'),
      findings: [
        finds('index-key-without-tail', 'advice', ['entity', 'keys', 'G1SK', 'template'], {
          index: 'byStatus',
          key: 'G1SK',
          attribute: 'status',
        }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    { design: sorted('STATUS#{status}#EMAIL#{email}') },
    { design: sorted('{') },
    { design: changed(set([...AT.index, 'sortKey'], [{ name: 'status', type: 'S' }])) },
  ],
};
