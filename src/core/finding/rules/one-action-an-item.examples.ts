/** A reference to the record itself; two constraints that share a lock. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.reference, 'key'], { PK: 'ORDER#{orderId}', SK: 'ORDER' })),
      findings: [
        finds('check-of-written-item', 'error', ['constraints', 1, 'key'], {
          constraint: 'CUSTOMER',
          key: 'ORDER#o1 / ORDER',
        }),
      ],
    },
    {
      design: changed(set(['constraints', 1], SOUND.constraints?.[0])),
      findings: [
        finds('two-actions-one-item', 'error', ['scenarios', 0], {
          table: 'orders',
          key: 'UNIQ#EMAIL#ada@lovelace.io / LOCK',
        }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(set([...AT.reference, 'key'], { PK: 'ORDER#{orderId}', SK: 'LOCK' })) },
  ],
};
