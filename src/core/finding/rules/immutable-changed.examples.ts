/** A customer that changes, appears or goes, though it never does. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.change, 'after', 'customer'], { S: 'c2' })),
      scenario: 'Change',
      findings: [finds('immutable-changed', 'error', ['scenarios', 1, 'after', 'customer'], { attribute: 'customer' })],
    },
    {
      design: changed(drop([...AT.change, 'after', 'customer'])),
      scenario: 'Change',
      findings: [finds('immutable-changed', 'error', ['scenarios', 1, 'after', 'customer'], { attribute: 'customer' })],
    },
    {
      design: changed(drop([...AT.change, 'before', 'customer'])),
      scenario: 'Change',
      findings: [finds('immutable-changed', 'error', ['scenarios', 1, 'after', 'customer'], { attribute: 'customer' })],
    },
  ],
  silent: [
    { design: SOUND, scenario: 'Change' },
    {
      design: changed(
        set([...AT.attributes, 4, 'immutable'], true),
        set([...AT.change, 'before', 'total'], { N: '1.0' }),
        set([...AT.change, 'after', 'total'], { N: '1' }),
      ),
      scenario: 'Change',
    },
  ],
};
