/** Attributes that live in keys only: in none, in an index alone, not wholly. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.attributes, 3, 'keyOnly'], true)),
      findings: [finds('key-only-unused', 'warning', ['entity', 'attributes', 3, 'keyOnly'], { attribute: 'email' })],
    },
    {
      design: changed(set([...AT.attributes, 1, 'keyOnly'], true)),
      findings: [
        finds('key-only-in-index', 'warning', ['entity', 'attributes', 1, 'keyOnly'], {
          attribute: 'customer',
          key: 'G1PK',
        }),
      ],
    },
    {
      design: changed(set([...AT.keys, 'PK', 'template'], 'ORDER#{orderId|lower}')),
      findings: [
        finds('key-only-lossy', 'warning', ['entity', 'attributes', 0, 'keyOnly'], { attribute: 'orderId', key: 'PK' }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(set([...AT.keys, 'PK', 'template'], 'ORDER#{')) },
    { design: changed(set(['table', 'partitionKey'], { name: 'orderId', type: 'S' })) },
  ],
};
