/** Record keys that can begin as locks do, and those that cannot. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const at = ['entity', 'keys', 'PK', 'template'];
const keyed = (partition: string, sort: string) =>
  changed(set([...AT.keys, 'PK', 'template'], partition), set([...AT.keys, 'SK', 'template'], sort));

export const examples: RuleExamples = {
  firing: [
    {
      design: keyed('{customer}', 'LOCK'),
      findings: [finds('lock-collision', 'error', at, { key: 'PK', prefix: 'UNIQ#EMAIL#' })],
    },
    {
      design: keyed('UNIQ#{customer}', '{orderId}'),
      findings: [finds('lock-collision', 'error', at, { key: 'PK', prefix: 'UNIQ#EMAIL#' })],
    },
    {
      design: keyed('UNIQ#EMAIL#root', '{status|upper}'),
      findings: [finds('lock-collision', 'error', at, { key: 'PK', prefix: 'UNIQ#EMAIL#' })],
    },
    {
      design: changed(set(['table', 'partitionKey', 'name'], 'customer'), drop(['table', 'sortKey'])),
      findings: [
        finds('lock-collision', 'error', ['table', 'partitionKey', 'name'], { key: 'customer', prefix: 'UNIQ#EMAIL#' }),
      ],
    },
  ],
  silent: [
    { design: SOUND },
    { design: keyed('{customer}', 'ORDER') },
    { design: keyed('{customer|encode}', 'LOCK') },
    { design: keyed('{status}', 'LOCK') },
    { design: keyed('{total}', 'LOCK') },
    { design: keyed('{status|rank}', 'LOCK') },
    { design: keyed('{email|iso:s}', 'LOCK') },
    { design: keyed('UNIQ#EMAIL#', '{orderId}') },
    { design: keyed('UNIQ#{customer}', 'LOCK#{orderId}') },
    { design: keyed('{', 'LOCK') },
    {
      design: changed(
        set([...AT.keys, 'PK', 'template'], '{customer}'),
        set([...AT.keys, 'SK', 'template'], 'LOCK'),
        set(['locks'], { table: { name: 'locks', partitionKey: { name: 'PK', type: 'S' } } }),
      ),
    },
  ],
};
