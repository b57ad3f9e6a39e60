/** Scenarios without a name, and with the name of another. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.create, 'name'], '')),
      findings: [finds('scenario-name-empty', 'warning', ['scenarios', 0, 'name'], {})],
    },
    {
      design: changed(set([...AT.change, 'name'], 'Create')),
      findings: [finds('scenario-name-repeated', 'error', ['scenarios', 1, 'name'], { name: 'Create' })],
    },
  ],
  silent: [{ design: SOUND }],
};
