/** Scenarios without the states they need, or with one they do not have. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(drop([...AT.create, 'after'])),
      findings: [finds('after-missing', 'error', ['scenarios', 0, 'after'], { kind: 'create' })],
    },
    {
      design: changed(drop([...AT.remove, 'before'])),
      scenario: 'Delete',
      findings: [finds('before-missing', 'error', ['scenarios', 2, 'before'], { kind: 'delete' })],
    },
    {
      design: changed(drop([...AT.change, 'before']), drop([...AT.change, 'after'])),
      scenario: 'Change',
      findings: [
        finds('before-missing', 'error', ['scenarios', 1, 'before'], { kind: 'update' }),
        finds('after-missing', 'error', ['scenarios', 1, 'after'], { kind: 'update' }),
      ],
    },
    {
      design: changed(set([...AT.create, 'before'], {})),
      findings: [finds('before-unused', 'advice', ['scenarios', 0, 'before'], { kind: 'create' })],
    },
    {
      design: changed(set([...AT.remove, 'after'], {})),
      scenario: 'Delete',
      findings: [finds('after-unused', 'advice', ['scenarios', 2, 'after'], { kind: 'delete' })],
    },
  ],
  silent: [{ design: SOUND, scenario: 'Change' }],
};
