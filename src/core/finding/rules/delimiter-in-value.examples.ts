/** A value that holds what ends it in the key. Encoded, or as the last part, it may. */
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const path = ['scenarios', 0, 'after', 'customer'];
const keyed = (template: string, customer: string) =>
  changed(set([...AT.keys, 'G1SK', 'template'], template), set([...AT.create, 'after', 'customer'], { S: customer }));

export const examples: RuleExamples = {
  firing: [
    {
      design: keyed('{customer}#{orderId}', 'c#1'),
      findings: [finds('delimiter-in-value', 'warning', path, { key: 'G1SK', attribute: 'customer', delimiter: '#' })],
    },
    {
      design: keyed('C#{customer}#ORDER#{orderId}', 'c#1'),
      findings: [finds('delimiter-in-value', 'warning', path, { key: 'G1SK', attribute: 'customer', delimiter: '#' })],
    },
    {
      design: keyed('{customer|upper}/{orderId}', 'c/1'),
      findings: [finds('delimiter-in-value', 'warning', path, { key: 'G1SK', attribute: 'customer', delimiter: '/' })],
    },
    {
      design: keyed('{customer}##{orderId}', 'c#'),
      findings: [finds('delimiter-in-value', 'warning', path, { key: 'G1SK', attribute: 'customer', delimiter: '##' })],
    },
    {
      design: keyed('{customer}x{orderId}', 'max'),
      findings: [finds('delimiter-in-value', 'warning', path, { key: 'G1SK', attribute: 'customer', delimiter: 'x' })],
    },
  ],
  silent: [
    { design: keyed('{customer|encode}#{orderId}', 'c#1') },
    { design: keyed('{orderId}#{customer}', 'c#1') },
    { design: keyed('{customer}#{orderId}', 'c1') },
    { design: keyed('{customer}##{orderId}', '#c') },
    { design: keyed('{customer}#END', 'c#1') },
  ],
};
