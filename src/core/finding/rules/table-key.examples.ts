/** Records without a key: an id that is absent, empty, or a condition that does not hold. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(drop([...AT.create, 'after', 'orderId'])),
      findings: [
        finds('table-key-missing', 'error', ['scenarios', 0, 'after', 'orderId'], { key: 'PK', attribute: 'orderId' }),
      ],
    },
    {
      design: changed(set([...AT.remove, 'before', 'orderId'], { S: '' })),
      scenario: 'Delete',
      findings: [
        finds('table-key-empty', 'error', ['scenarios', 2, 'before', 'orderId'], { key: 'PK', attribute: 'orderId' }),
      ],
    },
    {
      design: changed(set([...AT.keys, 'SK', 'when'], [{ attribute: 'status', is: 'equals', value: { S: 'paid' } }])),
      findings: [finds('table-key-when', 'error', ['scenarios', 0, 'after'], { key: 'SK' })],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(drop([...AT.create, 'after', 'customer'])) },
    { design: changed(set([...AT.keys, 'SK', 'template'], '{')) },
    { design: changed(set([...AT.create, 'after', 'orderId'], { N: '1' })) },
  ],
};
