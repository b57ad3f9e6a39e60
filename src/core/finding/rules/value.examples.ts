/** Values that are well-formed and yet refused, wherever they stand. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const path = ['scenarios', 0, 'after'];
const holding = (attribute: string, value: unknown) => changed(set([...AT.create, 'after', attribute], value));

/** That many lists inside each other around nothing. */
const nested = (depth: number): unknown => (depth === 0 ? { S: 'x' } : { L: [nested(depth - 1)] });

export const examples: RuleExamples = {
  firing: [
    {
      design: holding('total', { N: 'ten' }),
      findings: [finds('value-not-a-number', 'error', [...path, 'total', 'N'], { text: 'ten' })],
    },
    {
      design: holding('total', { N: '1'.repeat(39) }),
      findings: [finds('value-too-many-digits', 'error', [...path, 'total', 'N'], { text: '1'.repeat(39) })],
    },
    {
      design: holding('total', { N: '1e126' }),
      findings: [finds('value-too-large', 'error', [...path, 'total', 'N'], { text: '1e126' })],
    },
    {
      design: holding('total', { N: '1e-131' }),
      findings: [finds('value-too-small', 'error', [...path, 'total', 'N'], { text: '1e-131' })],
    },
    {
      design: holding('tags', { SS: [] }),
      findings: [finds('value-empty-set', 'error', [...path, 'tags', 'SS'], { type: 'SS' })],
    },
    {
      design: holding('tags', { SS: ['a', 'a'] }),
      findings: [finds('value-duplicate', 'error', [...path, 'tags', 'SS', 1], { text: 'a' })],
    },
    {
      design: holding('email', { S: '\ud800' }),
      findings: [finds('value-lone-surrogate', 'error', [...path, 'email', 'S'], { text: '\ud800' })],
    },
    {
      design: holding('photo', { B: 'AAE' }),
      findings: [finds('value-not-base64', 'error', [...path, 'photo', 'B'], { text: 'AAE' })],
    },
    {
      design: holding('notes', { M: { deep: nested(31) } }),
      findings: [
        finds(
          'value-too-deep',
          'error',
          [...path, 'notes', 'M', 'deep', ...Array.from({ length: 30 }, () => ['L', 0]).flat(), 'L'],
          { limit: 31 },
        ),
      ],
    },
    {
      design: changed(set([...AT.create, 'now'], { N: '' })),
      findings: [finds('value-not-a-number', 'error', ['scenarios', 0, 'now', 'N'], { text: '' })],
    },
    {
      design: changed(set([...AT.change, 'expects'], [{ attribute: 'total', is: 'equals', value: { N: '-' } }])),
      scenario: 'Change',
      findings: [finds('value-not-a-number', 'error', ['scenarios', 1, 'expects', 0, 'value', 'N'], { text: '-' })],
    },
    {
      design: changed(
        set([...AT.unique, 'when'], [{ attribute: 'total', is: 'in', values: [{ N: '1' }, { N: 'x' }] }]),
      ),
      findings: [finds('value-not-a-number', 'error', ['constraints', 0, 'when', 0, 'values', 1, 'N'], { text: 'x' })],
    },
    {
      design: changed(set(['locks'], { sortKey: { N: 'x' } })),
      findings: [finds('value-not-a-number', 'error', ['locks', 'sortKey', 'N'], { text: 'x' })],
    },
  ],
  silent: [
    { design: holding('total', { N: '-1.5E-3' }) },
    { design: holding('notes', { M: { deep: nested(30) } }) },
    { design: holding('photo', { B: '' }) },
    { design: changed(set(['locks'], { sortKey: 'LOCK' })) },
  ],
};
