/** Values of another type, none where one is required, one that is not allowed. Before, the last two may be history. */
import { AT, changed, drop, finds, type RuleExamples, set } from '../example.ts';

const values = ['open', 'paid', 'sent'];

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.create, 'after', 'total'], { S: '1' })),
      findings: [
        finds('value-type', 'error', ['scenarios', 0, 'after', 'total'], {
          attribute: 'total',
          type: 'S',
          expected: 'N',
        }),
      ],
    },
    {
      design: changed(drop([...AT.create, 'after', 'customer'])),
      findings: [finds('required-missing', 'error', ['scenarios', 0, 'after', 'customer'], { attribute: 'customer' })],
    },
    {
      design: changed(drop([...AT.remove, 'before', 'customer'])),
      scenario: 'Delete',
      findings: [
        finds('required-missing', 'warning', ['scenarios', 2, 'before', 'customer'], { attribute: 'customer' }),
      ],
    },
    {
      design: changed(set([...AT.create, 'after', 'status'], { S: 'lost' })),
      findings: [
        finds('outside-values', 'error', ['scenarios', 0, 'after', 'status'], { attribute: 'status', values }),
      ],
    },
    {
      design: changed(set([...AT.remove, 'before', 'status'], { S: 'lost' })),
      scenario: 'Delete',
      findings: [
        finds('outside-values', 'warning', ['scenarios', 2, 'before', 'status'], { attribute: 'status', values }),
      ],
    },
    {
      design: changed(set([...AT.keys, 'PK', 'template'], 'C#{customer}#{orderId}'), set([...AT.create, 'after'], {})),
      findings: [
        finds('required-missing', 'error', ['scenarios', 0, 'after', 'orderId'], { attribute: 'orderId' }),
        finds('required-missing', 'error', ['scenarios', 0, 'after', 'status'], { attribute: 'status' }),
      ],
    },
  ],
  silent: [
    {
      design: changed(
        set([...AT.attributes, 4, 'values'], ['1', '2.50']),
        set([...AT.create, 'after', 'total'], { N: '2.5' }),
      ),
    },
    { design: changed(set([...AT.attributes, 4, 'values'], ['1']), set([...AT.create, 'after', 'total'], { N: '?' })) },
    { design: changed(set([...AT.attributes, 6, 'values'], ['1']), set([...AT.create, 'after', 'notes'], { M: {} })) },
    { design: changed(drop([...AT.create, 'after', 'orderId'])) },
  ],
};
