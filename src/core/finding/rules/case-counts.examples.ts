/** A unique email as typed. Lowercased, or an id, there is nothing to say. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(drop([...AT.unique, 'normalise'])),
      findings: [
        finds('case-counts', 'advice', ['constraints', 0, 'normalise'], { constraint: 'EMAIL', attribute: 'email' }),
      ],
    },
    {
      design: changed(set([...AT.unique, 'normalise'], ['trim', 'sha256'])),
      findings: [
        finds('case-counts', 'advice', ['constraints', 0, 'normalise'], { constraint: 'EMAIL', attribute: 'email' }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(set([...AT.unique, 'normalise'], ['digits'])) },
    { design: changed(drop([...AT.unique, 'normalise']), set([...AT.unique, 'attributes'], ['orderId'])) },
    { design: changed(drop([...AT.unique, 'normalise']), set([...AT.unique, 'attributes'], ['total'])) },
  ],
};
