/** Templates of keys that are not there, or that take an attribute as it is. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.keys, 'GSI9PK'], { template: 'X' })),
      findings: [finds('key-entry-unused', 'warning', ['entity', 'keys', 'GSI9PK'], { key: 'GSI9PK' })],
    },
    {
      design: changed(
        set([...AT.index, 'sortKey', 0, 'name'], 'status'),
        set([...AT.keys, 'status'], { template: 'S#{status}' }),
        drop([...AT.keys, 'G1SK']),
      ),
      findings: [
        finds('key-entry-for-attribute', 'error', ['entity', 'keys', 'status'], {
          key: 'status',
          template: 'S#{status}',
        }),
      ],
    },
  ],
  silent: [{ design: SOUND }],
};
