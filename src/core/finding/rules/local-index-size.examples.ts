/** The first local index of a table. */
import { changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const local = { ...SOUND.table.indexes?.[0], name: 'byTotal', kind: 'local' };

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['table', 'indexes'], [SOUND.table.indexes?.[0], local, { ...local, name: 'byCustomer' }])),
      findings: [finds('local-index-size', 'advice', ['table', 'indexes', 1, 'kind'], {})],
    },
  ],
  silent: [{ design: SOUND }, { design: changed(drop(['table', 'indexes'])) }],
};
