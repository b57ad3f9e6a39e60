/** Lock keys that two values could share. */
import { changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const path = ['locks', 'template'];
const locks = (template: string) => changed(set(['locks'], { template }));

export const examples: RuleExamples = {
  firing: [
    { design: locks('{prefix}#{constraint}'), findings: [finds('lock-template-value', 'error', path, {})] },
    {
      design: locks('{prefix}#{email}#{value}'),
      findings: [finds('lock-template-placeholder', 'error', path, { placeholder: 'email' })],
    },
    { design: locks('{prefix}#{constraint}{value}'), findings: [finds('lock-template-delimiter', 'error', path, {})] },
    {
      design: changed(
        set(['locks'], { template: '{prefix}#{value}' }),
        set(['constraints', 2], { kind: 'unique', name: 'TAG', attributes: ['tags'], normalise: ['lowercase'] }),
      ),
      findings: [finds('lock-template-constraint', 'error', path, {})],
    },
  ],
  silent: [{ design: SOUND }, { design: locks('{prefix}#{value}') }, { design: locks('lock/{constraint}/{value}') }],
};
