/** A version without a name, and with one that something else has. */
import { changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['entity', 'version'], '')),
      findings: [finds('version-empty', 'error', ['entity', 'version'], {})],
    },
    {
      design: changed(set(['entity', 'version'], 'total')),
      findings: [finds('version-is-attribute', 'error', ['entity', 'version'], { name: 'total' })],
    },
    {
      design: changed(set(['entity', 'version'], 'G1SK')),
      findings: [finds('version-is-key', 'error', ['entity', 'version'], { name: 'G1SK' })],
    },
    {
      design: changed(set(['entity', 'version'], '__proto__')),
      findings: [finds('version-unusable', 'error', ['entity', 'version'], { name: '__proto__' })],
    },
  ],
  silent: [{ design: changed(set(['entity', 'version'], 'rev')) }],
};
