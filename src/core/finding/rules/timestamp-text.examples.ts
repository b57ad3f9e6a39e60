/** Times as text: of one precision they sort, mixed they do not. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const at = ['entity', 'keys', 'G1SK', 'template'];
const timed = (template: string, before: string, after: string) =>
  changed(
    set([...AT.keys, 'G1SK', 'template'], template),
    set([...AT.create, 'after', 'email'], { S: before }),
    set([...AT.change, 'before', 'email'], { S: before }),
    set([...AT.change, 'after', 'email'], { S: after }),
  );

export const examples: RuleExamples = {
  firing: [
    {
      design: timed('{email}', '2026-05-01T10:00:00Z', '2026-05-01T10:00:00.5Z'),
      findings: [
        finds('mixed-timestamps', 'warning', at, {
          key: 'G1SK',
          attribute: 'email',
          bare: false,
          examples: ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00.5Z'],
        }),
      ],
    },
    {
      design: timed('{email}', '2026-05-01', '2026-05-01T10:00:00+02:00'),
      findings: [
        finds('mixed-timestamps', 'warning', at, {
          key: 'G1SK',
          attribute: 'email',
          bare: false,
          examples: ['2026-05-01', '2026-05-01T10:00:00+02:00'],
        }),
      ],
    },
    {
      design: timed('AT#{email}#{orderId}', '2026-05-01T10:00:00+02:00', '2026-06-01T10:00:00+02:00'),
      findings: [finds('timestamp-text', 'advice', at, { key: 'G1SK', attribute: 'email', bare: false })],
    },
    {
      design: changed(
        set([...AT.attributes, 3, 'name'], 'placedAt'),
        set([...AT.keys, 'G1SK', 'template'], '{placedAt}'),
      ),
      findings: [finds('timestamp-text', 'advice', at, { key: 'G1SK', attribute: 'placedAt', bare: false })],
    },
    {
      design: changed(
        set([...AT.attributes, 3, 'name'], 'due_date'),
        set([...AT.index, 'sortKey'], [{ name: 'due_date', type: 'S' }]),
      ),
      findings: [
        finds('timestamp-text', 'advice', ['table', 'indexes', 0, 'sortKey', 0, 'name'], {
          key: 'due_date',
          attribute: 'due_date',
          bare: true,
        }),
      ],
    },
  ],
  silent: [
    { design: timed('{email|iso:ms}', '2026-05-01T10:00:00Z', '2026-05-01T10:00:00.5Z') },
    { design: timed('{email}', '2026-05-01', 'ada@lovelace.io') },
  ],
};
