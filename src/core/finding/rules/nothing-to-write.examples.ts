/** Two states that are stored alike. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.change, 'after', 'status'], { S: 'open' })),
      scenario: 'Change',
      findings: [finds('nothing-to-write', 'advice', ['scenarios', 1], {})],
    },
  ],
  silent: [
    { design: SOUND, scenario: 'Change' },
    { design: changed(drop([...AT.change, 'after'])), scenario: 'Change' },
  ],
};
