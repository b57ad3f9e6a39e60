/** Taking over expired values: without a TTL, without the time, with a time that is none. */
import { AT, changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const reclaiming = (now?: unknown) =>
  changed(
    set(['table', 'timeToLive'], 'total'),
    set(['locks'], { owner: true }),
    set([...AT.unique, 'reclaimExpired'], true),
    ...(now ? [set([...AT.create, 'now'], now)] : []),
  );

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.unique, 'reclaimExpired'], true)),
      findings: [finds('reclaim-without-ttl', 'error', ['constraints', 0, 'reclaimExpired'], { constraint: 'EMAIL' })],
    },
    {
      design: reclaiming(),
      findings: [finds('now-missing', 'error', ['scenarios', 0, 'now'], { constraint: 'EMAIL' })],
    },
    {
      design: reclaiming({ S: 'now' }),
      findings: [finds('now-type', 'error', ['scenarios', 0, 'now'], { type: 'S' })],
    },
  ],
  silent: [{ design: SOUND }, { design: reclaiming({ N: '1780000000' }) }],
};
