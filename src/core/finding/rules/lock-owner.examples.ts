/** Locks that expire without saying whose they were. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['table', 'timeToLive'], 'total')),
      findings: [finds('lock-owner-needed', 'error', ['locks', 'owner'], { attribute: 'total' })],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(set(['table', 'timeToLive'], 'total'), set(['locks'], { owner: true })) },
    { design: changed(set(['table', 'timeToLive'], 'total'), drop(AT.unique)) },
  ],
};
