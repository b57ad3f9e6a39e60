/** An attribute that is an index key and empty: refused. Absent: only not in the index. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(
        set([...AT.index, 'sortKey'], [{ name: 'email', type: 'S' }]),
        set([...AT.change, 'after', 'email'], { S: '' }),
      ),
      scenario: 'Change',
      findings: [
        finds('index-key-may-be-empty', 'advice', ['table', 'indexes', 0, 'sortKey', 0, 'name'], {
          attribute: 'email',
          index: 'byStatus',
        }),
        finds('index-key-empty', 'error', ['scenarios', 1, 'after', 'email'], {
          attribute: 'email',
          index: 'byStatus',
        }),
      ],
    },
  ],
  silent: [
    {
      design: changed(
        set([...AT.index, 'sortKey'], [{ name: 'email', type: 'S' }]),
        set([...AT.attributes, 3, 'required'], true),
      ),
    },
    { design: changed(set([...AT.index, 'sortKey'], [{ name: 'total', type: 'N' }])), scenario: 'Change' },
    { design: changed(set([...AT.index, 'sortKey'], [{ name: 'status', type: 'S' }])) },
  ],
};
