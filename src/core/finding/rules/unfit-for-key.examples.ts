/** Values that a format of a key or of a reference cannot take. */
import type { FormatProblem } from '#core/design';
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const sorted = (template: string, after: Record<string, unknown>) =>
  changed(
    set([...AT.keys, 'G1SK', 'template'], template),
    ...Object.entries(after).map(([name, value]) => set([...AT.create, 'after', name], value)),
  );

const unfit = (attribute: string, problem: FormatProblem['code'], text: string, format: string, width = 0) =>
  finds('unfit-for-key', 'error', ['scenarios', 0, 'after', attribute], {
    key: 'G1SK',
    attribute,
    problem,
    text,
    format,
    width,
  });

export const examples: RuleExamples = {
  firing: [
    {
      design: sorted('{total|pad:2}', { total: { N: '100' } }),
      findings: [unfit('total', 'too-wide', '100', 'pad', 2)],
    },
    { design: sorted('{total|pad:2}', { total: { N: '-1' } }), findings: [unfit('total', 'negative', '-1', 'pad')] },
    { design: sorted('{email|pad:2}', {}), findings: [unfit('email', 'not-an-integer', 'ada@lovelace.io', 'pad')] },
    { design: sorted('{email|iso:ms}', {}), findings: [unfit('email', 'not-an-instant', 'ada@lovelace.io', 'iso:ms')] },
    {
      design: sorted('{total|iso:s}', { total: { N: '1e20' } }),
      findings: [unfit('total', 'year-out-of-range', '100000000000000000000', 'iso:s')],
    },
    {
      design: sorted('{status|rank}', { status: { S: 'lost' } }),
      findings: [unfit('status', 'not-in-values', 'lost', 'rank')],
    },
    { design: sorted('{email|rank}', {}), findings: [unfit('email', 'no-values', '', 'rank')] },
    {
      design: changed(set([...AT.reference, 'key', 'SK'], '{email|pad:4}')),
      findings: [
        finds('unfit-for-key', 'error', ['scenarios', 0, 'after', 'email'], {
          key: 'SK',
          attribute: 'email',
          problem: 'not-an-integer',
          text: 'ada@lovelace.io',
          format: 'pad',
          width: 0,
        }),
      ],
    },
  ],
  silent: [
    { design: sorted('{total|pad:2}', { total: { N: '99' } }) },
    { design: sorted('{total|pad:2}', {}) },
    { design: sorted('{total|pad:2}', { total: { N: '?' } }) },
    { design: changed(set([...AT.reference, 'key', 'SK'], '{email|pad:4}')), scenario: 'Delete' },
    { design: changed(set([...AT.reference, 'key', 'SK'], '{email|pad}')) },
  ],
};
