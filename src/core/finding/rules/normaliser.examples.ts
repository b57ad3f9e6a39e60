/** Steps on what is no text, steps twice, and a hash that is not last. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const path = ['constraints', 0, 'normalise'];
const steps = (...normalise: string[]) => changed(set([...AT.unique, 'normalise'], normalise));

export const examples: RuleExamples = {
  firing: [
    {
      design: changed(set([...AT.unique, 'attributes'], ['total'])),
      findings: [finds('normaliser-without-text', 'warning', path, { constraint: 'EMAIL' })],
    },
    {
      design: changed(
        set([...AT.unique, 'attributes'], ['total']),
        set([...AT.unique, 'normalise'], ['trim', 'sha256']),
      ),
      findings: [finds('normaliser-without-text', 'warning', path, { constraint: 'EMAIL' })],
    },
    {
      design: steps('lowercase', 'trim', 'lowercase'),
      findings: [finds('normaliser-repeated', 'advice', [...path, 2], { step: 'lowercase' })],
    },
    {
      design: steps('nfc', 'nfkc', 'lowercase'),
      findings: [finds('nfc-with-nfkc', 'advice', [...path, 0], { constraint: 'EMAIL' })],
    },
    {
      design: steps('lowercase', 'trim', 'nfkc'),
      findings: [finds('nfkc-not-first', 'warning', [...path, 2], { step: 'lowercase' })],
    },
    {
      design: steps('sha256', 'lowercase'),
      findings: [finds('sha256-not-last', 'warning', [...path, 0], { constraint: 'EMAIL' })],
    },
  ],
  silent: [
    { design: steps('nfkc', 'trim', 'lowercase') },
    { design: steps('trim', 'nfc', 'lowercase', 'sha256') },
    { design: changed(set([...AT.unique, 'attributes'], ['total']), set([...AT.unique, 'normalise'], ['sha256'])) },
    { design: changed(set([...AT.unique, 'attributes'], ['total', 'email'])) },
  ],
};
