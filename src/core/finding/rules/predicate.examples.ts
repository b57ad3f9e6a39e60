/** Conditions on what is not there, on another type, on values no record has, on nothing at all. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const path = ['entity', 'keys', 'G1PK', 'when', 0];
const when = (predicate: unknown) => changed(set([...AT.keys, 'G1PK', 'when'], [predicate]));
const expecting = (predicate: unknown) => changed(set([...AT.change, 'expects'], [predicate]));
const many = Array.from({ length: 101 }, (_, i) => ({ S: `${i}` }));

export const examples: RuleExamples = {
  firing: [
    {
      design: when({ attribute: 'nobody', is: 'absent' }),
      findings: [finds('predicate-unknown-attribute', 'error', [...path, 'attribute'], { attribute: 'nobody' })],
    },
    {
      design: when({ attribute: 'total', is: 'equals', value: { S: '1' } }),
      findings: [
        finds('predicate-type', 'error', [...path, 'value'], { attribute: 'total', type: 'S', expected: 'N' }),
      ],
    },
    {
      design: when({ attribute: 'status', is: 'in', values: [{ S: 'open' }, { S: 'lost' }] }),
      findings: [finds('predicate-outside-values', 'warning', [...path, 'values', 1], { attribute: 'status' })],
    },
    {
      design: when({ attribute: 'status', is: 'in', values: [] }),
      findings: [finds('predicate-in-empty', 'warning', [...path, 'values'], { attribute: 'status' })],
    },
    {
      design: expecting({ attribute: 'status', is: 'in', values: [] }),
      scenario: 'Change',
      findings: [
        finds('predicate-in-empty', 'error', ['scenarios', 1, 'expects', 0, 'values'], { attribute: 'status' }),
      ],
    },
    {
      design: expecting({ attribute: 'email', is: 'in', values: many }),
      scenario: 'Change',
      findings: [
        finds('predicate-in-too-many', 'error', ['scenarios', 1, 'expects', 0, 'values'], {
          attribute: 'email',
          count: 101,
          limit: 100,
        }),
      ],
    },
    {
      design: expecting({ attribute: 'rev', is: 'present' }),
      scenario: 'Change',
      findings: [
        finds('predicate-unknown-attribute', 'error', ['scenarios', 1, 'expects', 0, 'attribute'], {
          attribute: 'rev',
        }),
      ],
    },
  ],
  silent: [
    { design: when({ attribute: 'total', is: 'equals', value: { N: '1' } }) },
    { design: when({ attribute: 'email', is: 'in', values: many }) },
    { design: expecting({ attribute: 'status', is: 'in', values: [{ S: 'open' }] }), scenario: 'Change' },
    { design: expecting({ attribute: 'nobody', is: 'present' }), scenario: 'Create' },
  ],
};
