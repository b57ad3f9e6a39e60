/** A key without a name, one named twice, one with a name beyond 255 bytes. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['table', 'partitionKey', 'name'], '')),
      findings: [finds('key-name-empty', 'error', ['table', 'partitionKey', 'name'], { part: 'partition' })],
    },
    {
      design: changed(set(['table', 'sortKey', 'name'], 'PK')),
      findings: [finds('key-name-repeated', 'error', ['table', 'sortKey', 'name'], { name: 'PK' })],
    },
    {
      design: changed(set([...AT.index, 'sortKey', 0, 'name'], 'é'.repeat(128))),
      findings: [
        finds('key-name-too-long', 'error', ['table', 'indexes', 0, 'sortKey', 0, 'name'], { bytes: 256, limit: 255 }),
      ],
    },
    {
      design: changed(set(['locks'], { table: { name: 'locks', partitionKey: { name: '__proto__', type: 'S' } } })),
      findings: [
        finds('key-name-unusable', 'error', ['locks', 'table', 'partitionKey', 'name'], { name: '__proto__' }),
      ],
    },
  ],
  silent: [{ design: changed(set([...AT.index, 'sortKey', 0, 'name'], 'PK')) }],
};
