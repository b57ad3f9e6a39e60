/** A status sorted by its place among the allowed values. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const sorted = (template: string) => changed(set([...AT.keys, 'G1SK', 'template'], template));

export const examples: RuleExamples = {
  firing: [
    {
      design: sorted('{status|rank}#{orderId}'),
      findings: [
        finds('rank-moves', 'advice', ['entity', 'keys', 'G1SK', 'template'], { key: 'G1SK', attribute: 'status' }),
      ],
    },
  ],
  silent: [{ design: SOUND }, { design: sorted('{') }],
};
