/** Keys that several records can have: constant ones, run together, folded. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const at = (key: string) => ['entity', 'keys', key, 'template'];
const keyed = (partition: string, sort: string) =>
  changed(set([...AT.keys, 'PK', 'template'], partition), set([...AT.keys, 'SK', 'template'], sort));

export const examples: RuleExamples = {
  firing: [
    { design: keyed('ORDERS', 'ALL'), findings: [finds('table-key-constant', 'warning', at('SK'), {})] },
    {
      design: keyed('ORDER#{customer}{orderId}', 'ORDER'),
      findings: [finds('adjacent-placeholders', 'warning', at('PK'), { first: 'customer', second: 'orderId' })],
    },
    {
      design: changed(set([...AT.reference, 'key', 'SK'], '{customer}{email}')),
      findings: [
        finds('adjacent-placeholders', 'warning', ['constraints', 1, 'key', 'SK'], {
          first: 'customer',
          second: 'email',
        }),
      ],
    },
    {
      design: keyed('ORDER#{orderId|lower}', 'ORDER'),
      findings: [finds('lossy-key-format', 'warning', at('PK'), { key: 'PK', attribute: 'orderId', format: 'lower' })],
    },
    {
      design: keyed('CUSTOMER#{customer}', 'AT#{email|iso:s}'),
      findings: [finds('lossy-key-format', 'warning', at('SK'), { key: 'SK', attribute: 'email', format: 'iso:s' })],
    },
  ],
  silent: [
    { design: SOUND },
    { design: keyed('ORDER#{status|rank}{orderId}', 'ORDER') },
    { design: keyed('CUSTOMER#{customer}', 'AT#{email|iso:s}#{orderId}') },
    { design: keyed('ORDER#{email|lower}', 'ORDER') },
    { design: keyed('{', 'ORDER') },
  ],
};
