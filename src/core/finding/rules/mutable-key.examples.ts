/** A status in the table's own key. A unique constraint on the id makes it safe. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const at = (key: string) => ['entity', 'keys', key, 'template'];
const keyed = (partition: string, sort: string) =>
  changed(set([...AT.keys, 'PK', 'template'], partition), set([...AT.keys, 'SK', 'template'], sort));

export const examples: RuleExamples = {
  firing: [
    {
      design: keyed('CUSTOMER#{customer}', 'STATUS#{status}#ORDER#{orderId}'),
      findings: [
        finds('mutable-key-attribute', 'warning', at('SK'), { key: 'SK', attribute: 'status', changed: true }),
      ],
    },
    {
      design: keyed('ORDER#{orderId}', 'STATUS#{status}'),
      findings: [finds('mutable-key-tail', 'warning', at('SK'), { key: 'SK', attribute: 'status', changed: true })],
    },
    {
      design: changed(drop([...AT.attributes, 0, 'keyOnly'])),
      findings: [finds('mutable-key-tail', 'advice', at('PK'), { key: 'PK', attribute: 'orderId', changed: false })],
    },
    {
      design: changed(
        set(['table', 'partitionKey'], { name: 'customer', type: 'S' }),
        drop([...AT.attributes, 1, 'immutable']),
        set(['table', 'sortKey'], { name: 'orderId', type: 'S' }),
      ),
      findings: [
        finds('mutable-key-attribute', 'advice', ['entity', 'attributes', 1], {
          key: 'customer',
          attribute: 'customer',
          changed: false,
        }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    {
      design: changed(
        set([...AT.keys, 'SK', 'template'], 'STATUS#{status}'),
        set(['constraints', 2], { kind: 'unique', name: 'ID', attributes: ['orderId'] }),
      ),
    },
    { design: keyed('', '{status}') },
  ],
};
