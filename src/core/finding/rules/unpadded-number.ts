/** A number in a text sort key is sorted as text: "10" comes before "2", unless it is padded (K2, K7). */
import { type Format, orderOf, type Patch, renderPlaceholder } from '#core/design';
import { canonicalNumber } from '#core/value';
import type { Found } from '../finding.ts';
import type { DesignContext, Rule } from '../rule.ts';
import { type SortedPart, samplesOf, sortedParts } from '../sorted-parts.ts';
import { withFormats } from '../with-formats.ts';

type UnpaddedNumberCases = { 'unpadded-number': { readonly key: string; readonly attribute: string } };

export const unpaddedNumber: Rule<UnpaddedNumberCases> = {
  name: 'unpadded-number',
  codes: { 'unpadded-number': 'warning' },
  ofDesign: (context) =>
    sortedParts(context.prepared).flatMap((part): Found<UnpaddedNumberCases>[] => {
      const { key, attribute, shown, path } = part;
      if (attribute.type !== 'N' || !shown || orderOf(shown.placeholder, attribute) !== 'none') return [];
      const fix = padded(part, context);
      const params = { key: key.name, attribute: attribute.name };
      return [{ code: 'unpadded-number', path, params, ...(fix.length > 0 && { fix }) }];
    }),
};

/** Wide enough for what most numbers become. */
const WIDTH = 10;

/** `pad` in front of the other formats, where every number of the scenarios can be padded. */
function padded({ attribute, shown, path }: SortedPart, { design }: DesignContext): Patch[] {
  const samples = samplesOf(design, attribute).flatMap((value) => ('N' in value ? [canonicalNumber(value.N)] : []));
  const width = Math.max(WIDTH, ...samples.map((number) => (number.ok ? number.value.length : 0)));
  if (!shown || samples.length === 0 || width > 38) return [];
  const formats: Format[] = [{ name: 'pad', width }, ...shown.placeholder.formats];
  const fits = samples.every(
    (number) => number.ok && renderPlaceholder({ ...shown.placeholder, formats }, { N: number.value }, attribute).ok,
  );
  return fits ? [{ path, value: withFormats(shown.template, shown.placeholder, formats) }] : [];
}
