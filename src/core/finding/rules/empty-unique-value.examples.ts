/** Unique values with nothing left of them hold no lock. */
import { AT, changed, drop, finds, type RuleExamples, set } from '../example.ts';

const path = ['scenarios', 0, 'after'];
const digits = (email: unknown) =>
  changed(set([...AT.unique, 'normalise'], ['digits']), set([...AT.create, 'after', 'email'], email));

export const examples: RuleExamples = {
  firing: [
    {
      design: digits({ S: 'none' }),
      findings: [
        finds('empty-unique-value', 'warning', [...path, 'email'], { constraint: 'EMAIL', attribute: 'email' }),
      ],
    },
    {
      design: changed(set([...AT.create, 'after', 'email'], { S: '' })),
      findings: [
        finds('empty-unique-value', 'warning', [...path, 'email'], { constraint: 'EMAIL', attribute: 'email' }),
      ],
    },
    {
      design: changed(
        set([...AT.unique, 'attributes'], ['tags']),
        set([...AT.unique, 'normalise'], ['trim']),
        set([...AT.create, 'after', 'tags'], { SS: ['a', ' '] }),
      ),
      findings: [
        finds('empty-unique-element', 'warning', [...path, 'tags'], { constraint: 'EMAIL', attribute: 'tags' }),
      ],
    },
  ],
  silent: [
    { design: digits({ S: '+49 30' }) },
    { design: changed(drop([...AT.create, 'after', 'email'])) },
    {
      design: changed(
        set([...AT.unique, 'attributes'], ['notes']),
        set([...AT.attributes, 6, 'type'], 'L'),
        set([...AT.create, 'after', 'notes'], { L: [] }),
      ),
    },
    {
      design: changed(
        set([...AT.unique, 'attributes'], ['tags']),
        set([...AT.create, 'after', 'tags'], { SS: ['a', 'b'] }),
      ),
    },
  ],
};
