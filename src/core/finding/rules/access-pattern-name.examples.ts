/** Access patterns without a name, and with the name of another. */
import { changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['accessPatterns', 0, 'name'], '')),
      findings: [finds('access-pattern-name-empty', 'warning', ['accessPatterns', 0, 'name'], {})],
    },
    {
      design: changed(set(['accessPatterns', 1], SOUND.accessPatterns?.[0])),
      findings: [
        finds('access-pattern-name-repeated', 'error', ['accessPatterns', 1, 'name'], { name: 'Orders of a customer' }),
      ],
    },
  ],
  silent: [{ design: changed(set(['accessPatterns', 1], { ...SOUND.accessPatterns?.[0], name: 'Another' })) }],
};
