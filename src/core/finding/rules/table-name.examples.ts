/** A table name with a space; a lock table and a referenced table likewise. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['table', 'name'], 'my orders')),
      findings: [finds('table-name', 'error', ['table', 'name'], { name: 'my orders' })],
    },
    {
      design: changed(set(['locks'], { table: { name: 'é-locks', partitionKey: { name: 'PK', type: 'S' } } })),
      findings: [finds('table-name', 'error', ['locks', 'table', 'name'], { name: 'é-locks' })],
    },
    {
      design: changed(set([...AT.reference, 'table'], 'ab')),
      findings: [finds('table-name', 'error', ['constraints', 1, 'table'], { name: 'ab' })],
    },
  ],
  silent: [
    { design: changed(set(['table', 'name'], 'a_B-1.2')) },
    { design: changed(set([...AT.reference, 'table'], 'customers')) },
  ],
};
