/** An inverted index holds every lock under one key; another index may hold them spread. */
import { applyPatches } from '#core/design';
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const keys = (names: readonly string[]) => names.map((name) => ({ name, type: 'S' }));
const indexed = (partition: readonly string[], sort: readonly string[]) =>
  changed(set([...AT.index, 'partitionKey'], keys(partition)), set([...AT.index, 'sortKey'], keys(sort)));

export const examples: RuleExamples = {
  firing: [
    {
      design: indexed(['SK'], ['PK']),
      findings: [
        finds('hot-lock-partition', 'warning', ['table', 'indexes', 0, 'partitionKey'], {
          index: 'byStatus',
          value: 'LOCK',
          writes: 1000,
        }),
      ],
    },
    {
      design: indexed(['PK'], ['SK']),
      findings: [finds('locks-in-index', 'advice', ['table', 'indexes', 0, 'partitionKey'], { index: 'byStatus' })],
    },
    {
      design: applyPatches(indexed(['G1PK'], []), [
        set(['locks'], { owner: true }),
        set([...AT.index, 'sortKey'], [{ name: 'ownerPK', type: 'N' }]),
        set(['entity', 'attributes', 4, 'name'], 'ownerPK'),
      ]),
      findings: [
        finds('lock-index-key-type', 'error', ['table', 'indexes', 0, 'sortKey', 0, 'name'], {
          name: 'ownerPK',
          type: 'N',
          expected: 'S',
          index: 'byStatus',
        }),
      ],
    },
  ],
  silent: [
    {
      design: applyPatches(indexed(['G1PK'], []), [
        set([...AT.index, 'sortKey'], [{ name: 'ownerPK', type: 'N' }]),
        set(['entity', 'attributes', 4, 'name'], 'ownerPK'),
      ]),
    },
    { design: SOUND },
    { design: indexed(['SK'], ['G1SK']) },
    { design: applyPatches(indexed(['SK'], ['PK']), [drop(['constraints'])]) },
  ],
};
