/** A unique value that lives in keys only, and is neither the table's key nor whole in an index. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(
        set([...AT.attributes, 3, 'keyOnly'], true),
        set([...AT.keys, 'G1SK', 'template'], '{email|lower}'),
        set([...AT.change, 'before', 'email'], { S: 'ada' }),
        set([...AT.change, 'after', 'email'], { S: 'bea' }),
      ),
      scenario: 'Change',
      findings: [
        finds('unguardable', 'error', ['entity', 'attributes', 3, 'keyOnly'], {
          attribute: 'email',
          protects: ['EMAIL', 'G1PK', 'G1SK'],
        }),
      ],
    },
  ],
  silent: [
    { design: SOUND, scenario: 'Change' },
    {
      design: changed(
        set([...AT.attributes, 3, 'keyOnly'], true),
        set([...AT.keys, 'G1SK', 'template'], 'E#{email}'),
        set([...AT.change, 'before', 'email'], { S: 'ada' }),
        set([...AT.change, 'after', 'email'], { S: 'bea' }),
      ),
      scenario: 'Change',
    },
  ],
};
