/** Expectations on a create, on what is not stored, and against the record as it is before. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const path = ['scenarios', 1, 'expects', 0];
const expecting = (predicate: unknown) => changed(set([...AT.change, 'expects'], [predicate]));

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.create, 'expects'], [{ attribute: 'status', is: 'absent' }])),
      findings: [finds('expects-on-create', 'error', ['scenarios', 0, 'expects'], { kind: 'create' })],
    },
    {
      design: expecting({ attribute: 'orderId', is: 'equals', value: { S: 'o1' } }),
      scenario: 'Change',
      findings: [finds('expects-not-stored', 'error', [...path, 'attribute'], { attribute: 'orderId' })],
    },
    {
      design: expecting({ attribute: 'status', is: 'equals', value: { S: 'sent' } }),
      scenario: 'Change',
      findings: [finds('expects-contradicted', 'warning', path, { attribute: 'status' })],
    },
    {
      design: expecting({ attribute: 'email', is: 'present' }),
      scenario: 'Change',
      findings: [finds('expects-contradicted', 'warning', path, { attribute: 'email' })],
    },
  ],
  silent: [
    { design: expecting({ attribute: 'status', is: 'not-equals', value: { S: 'sent' } }), scenario: 'Change' },
    { design: expecting({ attribute: 'nobody', is: 'present' }), scenario: 'Change' },
    { design: SOUND, scenario: 'Change' },
  ],
};
