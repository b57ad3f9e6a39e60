/** What cannot be unique, or not together. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const path = ['constraints', 0, 'attributes'];
const unique = (...attributes: string[]) => changed(set([...AT.unique, 'attributes'], attributes));

export const examples: RuleExamples = {
  firing: [
    { design: unique(), findings: [finds('constraint-empty', 'error', path, { constraint: 'EMAIL' })] },
    {
      design: unique('email', 'nobody'),
      findings: [finds('constraint-attribute-unknown', 'error', [...path, 1], { attribute: 'nobody' })],
    },
    {
      design: unique('email', 'email'),
      findings: [finds('constraint-attribute-repeated', 'warning', [...path, 1], { attribute: 'email' })],
    },
    {
      design: unique('notes'),
      findings: [finds('constraint-attribute-type', 'error', [...path, 0], { attribute: 'notes', type: 'M' })],
    },
    {
      design: unique('email', 'tags'),
      findings: [finds('constraint-set-in-composite', 'error', [...path, 1], { attribute: 'tags', type: 'SS' })],
    },
    {
      design: changed(
        set([...AT.unique, 'attributes'], ['notes']),
        set([...AT.attributes, 6, 'type'], 'L'),
        set([...AT.create, 'after', 'notes'], { L: [{ S: 'a' }, { N: '1' }] }),
      ),
      findings: [
        finds('lock-list-element', 'error', ['scenarios', 0, 'after', 'notes'], {
          constraint: 'EMAIL',
          attribute: 'notes',
        }),
      ],
    },
  ],
  silent: [
    { design: unique('tags') },
    { design: unique('email', 'total', 'photo') },
    {
      design: changed(
        set([...AT.unique, 'attributes'], ['notes']),
        set([...AT.attributes, 6, 'type'], 'L'),
        set([...AT.create, 'after', 'notes'], { L: [{ S: 'a' }] }),
      ),
    },
  ],
};
