/** Two indexes of one name, and one with none. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const index = SOUND.table.indexes?.[0];

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.index, 'name'], '')),
      findings: [finds('index-name', 'error', ['table', 'indexes', 0, 'name'], { name: '' })],
    },
    {
      design: changed(set(['table', 'indexes', 1], index)),
      findings: [finds('index-name-repeated', 'error', ['table', 'indexes', 1, 'name'], { name: 'byStatus' })],
    },
  ],
  silent: [{ design: changed(set(['table', 'indexes', 1], { ...index, name: 'another' })) }],
};
