/** States that hold keys, strangers, or the version where it is not read. */
import type { Patch } from '#core/design';
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const versioned = (...patches: Patch[]) => changed(set(['entity', 'version'], 'rev'), ...patches);

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.create, 'after', 'nick'], { S: 'a' })),
      findings: [finds('state-unknown-attribute', 'error', ['scenarios', 0, 'after', 'nick'], { attribute: 'nick' })],
    },
    {
      design: changed(set([...AT.create, 'after', 'G1PK'], { S: 'a' })),
      findings: [finds('state-key-attribute', 'error', ['scenarios', 0, 'after', 'G1PK'], { attribute: 'G1PK' })],
    },
    {
      design: versioned(set([...AT.create, 'after', 'rev'], { N: '1' })),
      findings: [finds('state-version', 'error', ['scenarios', 0, 'after', 'rev'], { attribute: 'rev' })],
    },
    {
      design: versioned(set([...AT.change, 'before', 'rev'], { N: '1.5' })),
      scenario: 'Change',
      findings: [finds('version-value', 'error', ['scenarios', 1, 'before', 'rev'], { attribute: 'rev' })],
    },
    {
      design: versioned(set([...AT.change, 'before', 'rev'], { S: '1' })),
      scenario: 'Change',
      findings: [finds('version-value', 'error', ['scenarios', 1, 'before', 'rev'], { attribute: 'rev' })],
    },
    {
      design: versioned(),
      scenario: 'Change',
      findings: [finds('version-absent', 'advice', ['scenarios', 1, 'before'], { attribute: 'rev' })],
    },
  ],
  silent: [
    { design: versioned(set([...AT.change, 'before', 'rev'], { N: '0' })), scenario: 'Change' },
    { design: versioned(), scenario: 'Delete' },
    { design: versioned() },
  ],
};
