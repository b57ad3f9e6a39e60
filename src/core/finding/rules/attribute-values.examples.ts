/** Allowed values of a map, none at all, no numbers, one twice. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.attributes, 6, 'values'], ['a'])),
      findings: [
        finds('values-of-type', 'error', ['entity', 'attributes', 6, 'values'], { attribute: 'notes', type: 'M' }),
      ],
    },
    {
      design: changed(set([...AT.attributes, 2, 'values'], [])),
      findings: [finds('values-empty', 'advice', ['entity', 'attributes', 2, 'values'], { attribute: 'status' })],
    },
    {
      design: changed(set([...AT.attributes, 4, 'values'], ['1', 'two', '1.0'])),
      findings: [
        finds('values-not-a-number', 'error', ['entity', 'attributes', 4, 'values', 1], {
          attribute: 'total',
          text: 'two',
        }),
        finds('values-repeated', 'warning', ['entity', 'attributes', 4, 'values', 2], {
          attribute: 'total',
          text: '1.0',
        }),
      ],
    },
  ],
  silent: [{ design: changed(set([...AT.attributes, 4, 'values'], ['1', '2'])) }],
};
