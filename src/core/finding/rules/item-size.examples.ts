/** A record beyond 409,600 bytes, and one near it. */
import { AT, changed, drop, finds, type RuleExamples, set } from '../example.ts';

const sized = (bytes: number) =>
  changed(
    drop([...AT.create, 'after', 'email']),
    set([...AT.create, 'after', 'notes'], { M: { a: { S: 'x'.repeat(bytes) } } }),
  );

export const examples: RuleExamples = {
  firing: [
    {
      design: sized(409_515),
      findings: [
        finds('item-too-large', 'error', ['scenarios', 0, 'after'], { bytes: 409_601, limit: 409_600, role: 'record' }),
      ],
    },
    {
      design: sized(409_514),
      findings: [
        finds('item-nearly-too-large', 'warning', ['scenarios', 0, 'after'], {
          bytes: 409_600,
          limit: 409_600,
          role: 'record',
        }),
      ],
    },
    {
      design: changed(set([...AT.create, 'after', 'email'], { S: 'x'.repeat(1_000_000) })),
      findings: [
        finds('item-too-large', 'error', ['scenarios', 0, 'after'], {
          bytes: 1_000_081,
          limit: 409_600,
          role: 'record',
        }),
        finds('item-too-large', 'error', ['scenarios', 0, 'after'], {
          bytes: 1_000_019,
          limit: 409_600,
          role: 'lock',
          constraint: 'EMAIL',
        }),
      ],
    },
  ],
  silent: [{ design: sized(399_000) }],
};
