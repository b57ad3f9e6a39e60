/** The sort key of the table is a number there, and a text where an index uses it. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.index, 'sortKey'], [{ name: 'PK', type: 'N' }])),
      findings: [
        finds('key-types-differ', 'error', ['table', 'indexes', 0, 'sortKey', 0, 'type'], {
          name: 'PK',
          type: 'N',
          other: 'S',
        }),
      ],
    },
  ],
  silent: [{ design: changed(set([...AT.index, 'sortKey'], [{ name: 'PK', type: 'S' }])) }],
};
