/** How a template is mended so that its keys are in the order of the values: digits padded, text encoded (K2). */
import { type Format, type Patch, type Placeholder, type Template, writeTemplate } from '#core/design';
import { type AttributeValue, canonicalNumber } from '#core/value';
import type { QueryCases } from './query-problem.ts';

interface Misordered {
  readonly key: string;
  readonly placeholder: Placeholder;
  readonly template: Template;
}

/** The edit that puts the placeholder's keys in order; undefined where no format does. */
export function orderFix(
  { key, placeholder, template }: Misordered,
  because: QueryCases['query-range-unordered']['because'],
  values: readonly AttributeValue[],
): readonly Patch[] | undefined {
  if (because === 'delimiter' || (placeholder.formats.length > 0 && because !== 'listed')) return undefined;
  const format = FORMATS_FOR[because](values);
  const segments = template.segments.map((segment) =>
    segment === placeholder ? { ...placeholder, formats: [format] } : segment,
  );
  return [{ path: ['entity', 'keys', key, 'template'], value: writeTemplate(segments) }];
}

const FORMATS_FOR = {
  number: (values) => ({ name: 'pad', width: widthFor(values) }),
  text: () => ({ name: 'encode' }),
  listed: () => ({ name: 'rank' }),
} satisfies Record<string, (values: readonly AttributeValue[]) => Format>;

/** One digit more than the widest value known, so that there is room to grow. */
function widthFor(values: readonly AttributeValue[]): number {
  const digits = values.map((value) => {
    const number = 'N' in value ? canonicalNumber(value.N) : undefined;
    return number?.ok ? number.value.replace(/^-|[.].*$/g, '').length : 1;
  });
  return Math.min(38, 1 + Math.max(1, ...digits));
}
