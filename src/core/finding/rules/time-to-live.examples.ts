/** TTL on an unknown attribute, on a text, on one that is not stored; milliseconds for seconds. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set(['table', 'timeToLive'], 'expiresAt')),
      findings: [finds('ttl-unknown', 'warning', ['table', 'timeToLive'], { attribute: 'expiresAt' })],
    },
    {
      design: changed(set(['table', 'timeToLive'], '')),
      findings: [finds('ttl-unknown', 'error', ['table', 'timeToLive'], { attribute: '' })],
    },
    {
      design: changed(set(['table', 'timeToLive'], 'status')),
      findings: [finds('ttl-type', 'error', ['table', 'timeToLive'], { attribute: 'status', type: 'S' })],
    },
    {
      design: changed(set(['table', 'timeToLive'], 'total'), set([...AT.attributes, 4, 'keyOnly'], true)),
      findings: [finds('ttl-not-stored', 'error', ['table', 'timeToLive'], { attribute: 'total' })],
    },
    {
      design: changed(
        set(['table', 'timeToLive'], 'total'),
        set([...AT.create, 'after', 'total'], { N: '1780000000000' }),
        set([...AT.create, 'now'], { N: '1.78E12' }),
      ),
      findings: [
        finds('ttl-milliseconds', 'warning', ['scenarios', 0, 'after', 'total'], {
          attribute: 'total',
          value: '1780000000000',
        }),
        finds('ttl-milliseconds', 'warning', ['scenarios', 0, 'now'], { attribute: 'now', value: '1.78E12' }),
      ],
    },
  ],
  silent: [
    {
      design: changed(
        set(['table', 'timeToLive'], 'total'),
        set([...AT.create, 'after', 'total'], { N: '1780000000.5' }),
      ),
    },
    {
      design: changed(
        set(['table', 'timeToLive'], 'total'),
        set([...AT.create, 'after', 'total'], { N: '-1780000000000' }),
        set([...AT.create, 'now'], { S: 'soon' }),
      ),
    },
  ],
};
