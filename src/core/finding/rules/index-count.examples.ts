/** Twenty-one global indexes, six local ones. */
import { changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const indexes = (kind: 'global' | 'local', count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...SOUND.table.indexes?.[0], name: `${kind}${i}`, kind }));

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['table', 'indexes'], indexes('global', 21))),
      findings: [finds('too-many-global-indexes', 'warning', ['table', 'indexes'], { count: 21, limit: 20 })],
    },
    {
      design: changed(set(['table', 'indexes'], indexes('local', 6))),
      findings: [finds('too-many-local-indexes', 'error', ['table', 'indexes'], { count: 6, limit: 5 })],
    },
  ],
  silent: [{ design: changed(set(['table', 'indexes'], [...indexes('global', 20), ...indexes('local', 5)])) }],
};
