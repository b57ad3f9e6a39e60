/** Lists that no Query gives, or none that gives exactly them. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const S = (text: string) => ({ S: text });
const N = (text: string) => ({ N: text });
const customer = S('c1');

/** A list on the index, its sort key made from a template. */
const listed = (template: string, pattern: object) =>
  changed(
    set([...AT.keys, 'G1SK', 'template'], template),
    set(['accessPatterns', 0], {
      name: 'List',
      index: 'byStatus',
      partition: ['customer'],
      sort: [],
      where: { customer },
      ...pattern,
    }),
  );

const ranged = (template: string, attribute: string, op: string, ...values: object[]) =>
  listed(template, { sort: [attribute], range: { attribute, op, values } });

const at = (...place: (string | number)[]) => ['accessPatterns', 0, ...place];

export const examples: RuleExamples = {
  firing: [
    {
      design: listed('X', { index: 'nowhere' }),
      findings: [finds('query-unknown-index', 'error', at('index'), { index: 'nowhere' })],
    },
    {
      design: listed('{', {}),
      findings: [finds('query-key-broken', 'error', at(), { key: 'G1SK', problem: 'unclosed-brace' })],
    },
    {
      design: listed('X', { partition: ['email'], where: { email: S('a') } }),
      findings: [
        finds('query-partition-mismatch', 'error', at('partition'), { source: 'byStatus', shown: ['customer'] }),
      ],
    },
    {
      design: listed('{status}', { sort: ['email'] }),
      findings: [finds('query-sort-mismatch', 'error', at('sort'), { source: 'byStatus', shown: ['status'] })],
    },
    {
      design: listed('X', { where: {} }),
      findings: [finds('query-partition-open', 'error', at('where', 'customer'), { attribute: 'customer' })],
    },
    {
      design: listed('{status}#{email}', { sort: ['status', 'email'], where: { customer, email: S('a') } }),
      findings: [finds('query-held-gap', 'error', at('where', 'email'), { attribute: 'email', missing: 'status' })],
    },
    {
      design: listed('{status}', { sort: ['status'], where: { customer, email: S('a') } }),
      findings: [finds('query-held-unknown', 'error', at('where', 'email'), { attribute: 'email' })],
    },
    {
      design: listed('{email}', { sort: ['email'], where: { customer, email: S('') } }),
      findings: [finds('query-value', 'error', at('where', 'email'), { attribute: 'email', reason: 'empty' })],
    },
    {
      design: listed('{status}#{email}', {
        sort: ['status', 'email'],
        range: { attribute: 'email', op: '>', values: [S('a')] },
      }),
      findings: [
        finds('query-range-not-next', 'error', at('range', 'attribute'), { attribute: 'email', next: 'status' }),
      ],
    },
    {
      design: ranged('{email}', 'email', 'between', S('a')),
      findings: [finds('query-range-values', 'error', at('range', 'values'), { op: 'between', wanted: 2, given: 1 })],
    },
    {
      design: ranged('{email}', 'email', 'between', S('b'), S('a')),
      findings: [finds('query-range-reversed', 'error', at('range', 'values'), { attribute: 'email' })],
    },
    {
      design: ranged('T#{total}#', 'total', '>=', N('12')),
      findings: [finds('query-range-unordered', 'error', at('range'), { attribute: 'total', because: 'number' })],
    },
    {
      design: ranged('E#{email}#', 'email', '>=', S('b')),
      findings: [finds('query-range-unordered', 'error', at('range'), { attribute: 'email', because: 'text' })],
    },
    {
      design: ranged('T#{total|pad:4}', 'total', '<', N('12')),
      findings: [finds('query-range-strict', 'error', at('range', 'op'), { attribute: 'total', op: '<' })],
    },
    {
      design: ranged('{email|iso:s}#', 'email', '>=', S('2026-06-27T10:00:00.5Z')),
      findings: [
        finds('query-range-finer', 'error', at('range', 'values', 0), { attribute: 'email', format: 'iso:s' }),
      ],
    },
    {
      design: ranged('T#{total|pad:4}#', 'total', 'begins_with', N('1')),
      findings: [finds('query-prefix-type', 'error', at('range', 'op'), { attribute: 'total' })],
    },
    {
      design: ranged('{email}#O#{orderId}', 'email', 'begins_with', S('a#')),
      findings: [
        finds('query-prefix-delimiter', 'error', at('range', 'values', 0), { attribute: 'email', literal: '#O#' }),
      ],
    },
    {
      design: ranged('{email}{orderId}', 'email', 'begins_with', S('a')),
      findings: [finds('query-prefix-open', 'error', at('range'), { attribute: 'email' })],
    },
    {
      design: ranged('{email|lower}', 'email', 'begins_with', S('ΑΣ')),
      findings: [finds('query-prefix-case', 'error', at('range', 'values', 0), { attribute: 'email' })],
    },
    {
      design: ranged('{email|upper|encode}#', 'email', 'begins_with', S('s')),
      findings: [finds('query-keeps-less', 'advice', at('range'), { attribute: 'email', formats: ['upper'] })],
    },
    {
      design: listed('{email}#', { sort: ['email'], where: { customer, email: S('x'.repeat(1024)) } }),
      findings: [finds('query-key-bytes', 'error', at('where'), { key: 'G1SK', bytes: 1025, limit: 1024 })],
    },
    {
      design: changed(
        set([...AT.keys, 'G1SK', 'when'], [{ attribute: 'status', is: 'equals', value: S('open') }]),
        set(['accessPatterns', 0, 'where', 'status'], S('sent')),
      ),
      findings: [
        finds('query-outside-index', 'warning', at('where', 'status'), { attribute: 'status', source: 'byStatus' }),
      ],
    },
    {
      design: listed('{email}#O#{orderId}', { sort: ['email'], where: { customer, email: S('a#O#b') } }),
      findings: [
        finds('query-held-delimiter', 'warning', at('where', 'email'), { attribute: 'email', literal: '#O#' }),
      ],
    },
    {
      design: listed('{email|lower}', { sort: ['email'], where: { customer, email: S('a') } }),
      findings: [finds('query-keeps-less', 'advice', at('where', 'email'), { attribute: 'email', formats: ['lower'] })],
    },
    {
      design: ranged('{email|iso:s}#', 'email', '<=', S('2026-06-27T10:00:00Z')),
      findings: [finds('query-range-rounded', 'advice', at('range'), { attribute: 'email', format: 'iso:s' })],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(drop(['accessPatterns'])) },
    { design: ranged('T#{total|pad:4}#{orderId}', 'total', 'between', N('1'), N('3')) },
  ],
};
