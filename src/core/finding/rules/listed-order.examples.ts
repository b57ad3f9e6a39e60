/** Lists whose keys put allowed values in alphabetical order, or keep the one they are listed in. */
import { AT, changed, drop, finds, type RuleExamples, SOUND, set } from '../example.ts';

const S = (text: string) => ({ S: text });
const at = ['accessPatterns', 0, 'sort', 0];
const values = set([...AT.attributes, 2, 'values'], ['sent', 'paid', 'open']);
const template = (text: string) => set([...AT.keys, 'G1SK', 'template'], text);
const found = (key: string) => finds('listed-order', 'warning', at, { key, attribute: 'status' });
const itself = set([...AT.index, 'sortKey'], [{ name: 'status', type: 'S' }]);
const range = (op: string) => set(['accessPatterns', 0, 'range'], { attribute: 'status', op, values: [S('paid')] });

export const examples: RuleExamples = {
  firing: [
    { design: changed(values), findings: [found('G1SK')] },
    { design: changed(values, template('{status|encode}#{orderId}')), findings: [found('G1SK')] },
    { design: changed(values, template('{status|lower}#{orderId}')), findings: [found('G1SK')] },
    { design: changed(values, range('begins_with')), findings: [found('G1SK')] },
    { design: changed(values, itself, set(['accessPatterns', 0, 'sort'], ['status'])), findings: [found('status')] },
    {
      design: changed(
        set([...AT.attributes, 4, 'values'], ['3', '1', '2']),
        template('{total|pad:2}#{orderId}'),
        set(['accessPatterns', 0, 'sort'], ['total', 'orderId']),
      ),
      findings: [finds('listed-order', 'warning', at, { key: 'G1SK', attribute: 'total' })],
    },
  ],
  silent: [
    { design: SOUND },
    { design: changed(drop(['accessPatterns'])) },
    { design: changed(values, template('{status|rank}#{orderId}')) },
    { design: changed(values, set(['accessPatterns', 0, 'where', 'status'], S('paid'))) },
    { design: changed(values, set(['accessPatterns', 0, 'index'], 'nowhere')) },
    { design: changed(values, range('>=')) },
    {
      design: changed(
        set([...AT.attributes, 4, 'values'], ['1', '2', '10']),
        template('{total|pad:2}#{orderId}'),
        set(['accessPatterns', 0, 'sort'], ['total', 'orderId']),
      ),
    },
  ],
};
