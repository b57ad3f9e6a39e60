/** References that point at no key, at another one, or are never checked. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.reference, 'table'], 'customers'), set([...AT.reference, 'key'], {})),
      findings: [finds('reference-key-shape', 'error', ['constraints', 1, 'key'], { keys: 0 })],
    },
    {
      design: changed(set([...AT.reference, 'key'], { pk: 'C#{customer}' })),
      findings: [finds('reference-key-names', 'error', ['constraints', 1, 'key'], { expected: 'PK, SK' })],
    },
    {
      design: changed(
        set([...AT.reference, 'table'], 'customers'),
        set([...AT.reference, 'key'], { '': 'C#{customer}' }),
      ),
      findings: [finds('reference-key-name', 'error', ['constraints', 1, 'key'], { constraint: 'CUSTOMER' })],
    },
    {
      design: changed(set([...AT.reference, 'on'], [])),
      findings: [finds('reference-never-checked', 'warning', ['constraints', 1, 'on'], { constraint: 'CUSTOMER' })],
    },
  ],
  silent: [
    { design: SOUND },
    {
      design: changed(
        set([...AT.reference, 'table'], 'customers'),
        set([...AT.reference, 'key'], { id: 'C#{customer}' }),
      ),
    },
  ],
};
