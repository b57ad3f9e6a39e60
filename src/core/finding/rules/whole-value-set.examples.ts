/** A map that is written whole; one that is guarded, or appears, is not at risk. */
import { applyPatches } from '#core/design';
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const noting = (before: unknown, after: unknown) =>
  changed(set([...AT.change, 'before', 'notes'], before), set([...AT.change, 'after', 'notes'], after));

export const examples: RuleExamples = {
  firing: [
    {
      design: noting({ M: {} }, { M: { a: { S: 'b' } } }),
      scenario: 'Change',
      findings: [
        finds('whole-value-set', 'advice', ['scenarios', 1, 'after', 'notes'], { attribute: 'notes', type: 'M' }),
      ],
    },
    {
      design: applyPatches(noting({ L: [] }, { L: [{ S: 'b' }] }), [set([...AT.attributes, 6, 'type'], 'L')]),
      scenario: 'Change',
      findings: [
        finds('whole-value-set', 'advice', ['scenarios', 1, 'after', 'notes'], { attribute: 'notes', type: 'L' }),
      ],
    },
  ],
  silent: [
    { design: noting({ M: {} }, { M: {} }), scenario: 'Change' },
    { design: changed(set([...AT.change, 'after', 'notes'], { M: {} })), scenario: 'Change' },
    {
      design: applyPatches(noting({ M: {} }, { M: { a: { S: 'b' } } }), [set(['entity', 'version'], 'rev')]),
      scenario: 'Change',
    },
    {
      design: applyPatches(noting({ M: {} }, { M: { a: { S: 'b' } } }), [
        set([...AT.change, 'expects'], [{ attribute: 'notes', is: 'equals', value: { M: {} } }]),
      ]),
      scenario: 'Change',
    },
  ],
};
