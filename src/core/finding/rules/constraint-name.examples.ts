/** Names that cannot stand in a key, and one of two constraints. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.unique, 'name'], 'E MAIL')),
      findings: [finds('constraint-name', 'error', ['constraints', 0, 'name'], { name: 'E MAIL' })],
    },
    {
      design: changed(set([...AT.reference, 'name'], '')),
      findings: [finds('constraint-name', 'error', ['constraints', 1, 'name'], { name: '' })],
    },
    {
      design: changed(set([...AT.reference, 'name'], 'EMAIL')),
      findings: [finds('constraint-name-repeated', 'error', ['constraints', 1, 'name'], { name: 'EMAIL' })],
    },
  ],
  silent: [{ design: changed(set([...AT.unique, 'name'], 'e_mail-2')) }],
};
