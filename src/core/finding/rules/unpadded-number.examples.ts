/** A total in a text key, as it is. Padded, it sorts as a number. */
import { applyPatches } from '#core/design';
import { AT, changed, finds, type RuleExamples, set } from '../example.ts';

const at = ['entity', 'keys', 'G1SK', 'template'];

function sorted(template: string, total?: string) {
  const design = changed(set([...AT.keys, 'G1SK', 'template'], template));
  if (total === undefined) return design;
  return applyPatches(design, [set([...AT.create, 'after', 'total'], { N: total })]);
}

export const examples: RuleExamples = {
  firing: [
    {
      design: sorted('{total}#{orderId}'),
      findings: [finds('unpadded-number', 'warning', at, { key: 'G1SK', attribute: 'total' })],
    },
    {
      design: sorted('{total}#{orderId}', '12'),
      findings: [finds('unpadded-number', 'warning', at, { key: 'G1SK', attribute: 'total' })],
    },
    {
      design: sorted('{total}#{orderId}#{total}', '12'),
      findings: [finds('unpadded-number', 'warning', at, { key: 'G1SK', attribute: 'total' })],
    },
    {
      design: sorted('{total|encode}#{orderId}', '-1.5'),
      findings: [finds('unpadded-number', 'warning', at, { key: 'G1SK', attribute: 'total' })],
    },
  ],
  silent: [
    { design: sorted('{total|pad:8}#{orderId}') },
    { design: changed(set([...AT.keys, 'G1PK', 'template'], 'TOTAL#{total}')) },
    { design: changed(set([...AT.index, 'sortKey'], [{ name: 'total', type: 'N' }])) },
  ],
};
