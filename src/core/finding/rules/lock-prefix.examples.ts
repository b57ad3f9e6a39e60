/** A prefix with the delimiter in it. */
import { changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['locks'], { prefix: 'UNIQ#' })),
      findings: [finds('lock-prefix-delimiter', 'warning', ['locks', 'prefix'], { prefix: 'UNIQ#' })],
    },
    {
      design: changed(set(['locks'], { prefix: '#' })),
      findings: [finds('lock-prefix-delimiter', 'warning', ['locks', 'prefix'], { prefix: '#' })],
    },
  ],
  silent: [{ design: changed(set(['locks'], { prefix: 'TAKEN' })) }],
};
