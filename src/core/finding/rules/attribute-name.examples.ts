/** Attributes without a name, named twice, too long, unusable, or beyond templates. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const path = ['entity', 'attributes', 8, 'name'];
const named = (name: string) => changed(set([...AT.attributes, 8], { name, type: 'S' }));

export const examples: RuleExamples = {
  firing: [
    { design: named(''), findings: [finds('attribute-name-empty', 'error', path, {})] },
    { design: named('email'), findings: [finds('attribute-name-repeated', 'error', path, { name: 'email' })] },
    {
      design: named('x'.repeat(65_536)),
      findings: [finds('attribute-name-too-long', 'error', path, { bytes: 65_536, limit: 65_535 })],
    },
    { design: named('__proto__'), findings: [finds('attribute-name-unusable', 'error', path, { name: '__proto__' })] },
    { design: named('a\ud800'), findings: [finds('attribute-name-unusable', 'error', path, { name: 'a\ud800' })] },
    { design: named('a|b'), findings: [finds('attribute-name-braces', 'advice', path, { name: 'a|b' })] },
  ],
  silent: [{ design: named('constructor') }, { design: named('a.b #1') }],
};
