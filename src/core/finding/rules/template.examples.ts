/** Everything that keeps a template from giving a key. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const at = (key: string) => ['entity', 'keys', key, 'template'];
const keyed = (template: string) => changed(set([...AT.keys, 'SK', 'template'], template));

export const examples: RuleExamples = {
  firing: [
    { design: changed(drop([...AT.keys, 'SK'])), findings: [finds('template-missing', 'error', at('SK'), {})] },
    { design: keyed(''), findings: [finds('template-empty', 'error', at('SK'), {})] },
    { design: keyed('A#{orderId'), findings: [finds('template-unclosed-brace', 'error', at('SK'), { at: 2 })] },
    { design: keyed('A#orderId}'), findings: [finds('template-lone-brace', 'error', at('SK'), { at: 9 })] },
    { design: keyed('A#{}'), findings: [finds('template-empty-placeholder', 'error', at('SK'), { at: 2 })] },
    {
      design: keyed('A#{orderId|up}'),
      findings: [finds('template-unknown-format', 'error', at('SK'), { format: 'up' })],
    },
    {
      design: keyed('A#{orderId|pad:x}'),
      findings: [finds('template-bad-argument', 'error', at('SK'), { format: 'pad', argument: 'x' })],
    },
    {
      design: keyed('A#{status|upper|rank}'),
      findings: [finds('template-rank-not-first', 'error', at('SK'), { format: 'rank' })],
    },
    {
      design: keyed('A#{nobody}'),
      findings: [finds('template-unknown-attribute', 'error', at('SK'), { attribute: 'nobody' })],
    },
    {
      design: keyed('A#{notes}'),
      findings: [finds('template-unsupported-type', 'error', at('SK'), { attribute: 'notes' })],
    },
    {
      design: keyed('A#\ud800'),
      findings: [finds('template-lone-surrogate', 'error', at('SK'), { template: 'A#\ud800' })],
    },
    {
      design: changed(set(['table', 'sortKey', 'type'], 'N'), drop(AT.reference)),
      findings: [finds('template-key-type', 'error', at('SK'), { type: 'N' })],
    },
    {
      design: changed(set([...AT.reference, 'key', 'SK'], '{nobody}')),
      findings: [
        finds('template-unknown-attribute', 'error', ['constraints', 1, 'key', 'SK'], { attribute: 'nobody' }),
      ],
    },
    {
      design: changed(set(['locks'], { template: '{value' })),
      findings: [finds('template-unclosed-brace', 'error', ['locks', 'template'], { at: 0 })],
    },
  ],
  silent: [
    { design: SOUND },
    { design: keyed('{{A}}#{orderId|upper|encode}') },
    { design: changed(set(['locks'], { template: '{prefix}/{constraint}/{value}' })) },
    { design: changed(drop(['constraints']), set(['locks'], { template: '{' })) },
  ],
};
