/** A condition on a key of the table; on one of an index it is what makes it sparse. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const open = [{ attribute: 'status', is: 'equals', value: { S: 'open' } }];

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.keys, 'SK', 'when'], open)),
      findings: [finds('when-on-table-key', 'warning', ['entity', 'keys', 'SK', 'when'], { key: 'SK' })],
    },
  ],
  silent: [
    { design: changed(set([...AT.keys, 'G1SK', 'when'], open)) },
    { design: changed(set([...AT.keys, 'SK', 'when'], [])) },
  ],
};
