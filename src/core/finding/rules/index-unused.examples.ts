/** An index beside the one that the access pattern uses. */
import { changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['table', 'indexes', 1], { ...SOUND.table.indexes?.[0], name: 'forgotten' })),
      findings: [finds('index-unused', 'advice', ['table', 'indexes', 1, 'name'], { index: 'forgotten' })],
    },
  ],
  silent: [{ design: SOUND }, { design: changed(drop(['accessPatterns'])) }],
};
