/** An index on a number that is declared as a text key. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.index, 'sortKey'], [{ name: 'total', type: 'S' }])),
      findings: [
        finds('key-attribute-type', 'error', ['table', 'indexes', 0, 'sortKey', 0, 'type'], {
          key: 'total',
          type: 'S',
          attributeType: 'N',
        }),
      ],
    },
    {
      design: changed(set([...AT.index, 'sortKey'], [{ name: 'notes', type: 'S' }])),
      findings: [
        finds('key-attribute-type', 'error', ['table', 'indexes', 0, 'sortKey', 0, 'type'], {
          key: 'notes',
          type: 'S',
          attributeType: 'M',
        }),
      ],
    },
  ],
  silent: [{ design: changed(set([...AT.index, 'sortKey'], [{ name: 'total', type: 'N' }])) }],
};
