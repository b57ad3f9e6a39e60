/** A status in the sort key changes: the record moves. */
import type { Patch } from '#core/design';
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const keyed = (...patches: Patch[]) => changed(set([...AT.keys, 'SK', 'template'], 'STATUS#{status}'), ...patches);

export const examples: RuleExamples = {
  firing: [
    {
      design: keyed(),
      scenario: 'Change',
      findings: [finds('move-without-version', 'warning', ['entity', 'version'], {})],
    },
    {
      design: keyed(set([...AT.attributes, 8], { name: 'version', type: 'S' })),
      scenario: 'Change',
      findings: [finds('move-without-version', 'warning', ['entity', 'version'], {})],
    },
  ],
  silent: [
    { design: keyed(), scenario: 'Create' },
    { design: keyed(set(['entity', 'version'], 'rev')), scenario: 'Change' },
    { design: SOUND, scenario: 'Change' },
  ],
};
