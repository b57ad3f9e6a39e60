/**
 * A list sorted by an attribute whose allowed values have an order that its keys do not keep (K2, K7): `closed` before
 * `open`. Held equal, an attribute sorts nothing; and where a range already gets no Query, that says so.
 */
import { type AccessPattern, keepsListOrder, orderOf, type Patch } from '#core/design';
import { querySource, type ShownAt, shownAt } from '#core/request';
import type { Found } from '../finding.ts';
import type { DesignContext, Rule } from '../rule.ts';
import { withFormats } from '../with-formats.ts';

type ListedOrderCases = { 'listed-order': { readonly key: string; readonly attribute: string } };

export const listedOrder: Rule<ListedOrderCases> = {
  name: 'listed-order',
  codes: { 'listed-order': 'warning' },
  ofDesign: (context) =>
    (context.design.accessPatterns ?? []).flatMap((pattern, at) => ofPattern(context, pattern, at)),
};

function ofPattern({ prepared }: DesignContext, pattern: AccessPattern, at: number): Found<ListedOrderCases>[] {
  const keys = querySource(prepared, pattern)?.sort ?? [];
  const seen = new Set([...Object.keys(pattern.where), ...pattern.partition]);
  if (pattern.range && pattern.range.op !== 'begins_with') seen.add(pattern.range.attribute);
  return pattern.sort.flatMap((name, position): Found<ListedOrderCases>[] => {
    const attribute = prepared.attributes.get(name);
    const shown = shownAt(keys, name);
    if (!attribute || !shown || seen.has(name)) return [];
    seen.add(name);
    const { key, placeholder } = shown;
    // Numbers as text are another finding's, which pads them.
    const ordered = placeholder && orderOf(placeholder, attribute) !== 'none' ? placeholder : undefined;
    if (keepsListOrder(attribute, ordered)) return [];
    const fix = ranked(shown);
    const path = ['accessPatterns', at, 'sort', position];
    const params = { key: key.name, attribute: name };
    return [{ code: 'listed-order', path, params, ...(fix && { fix }) }];
  });
}

/** The rank in the value's place; a key that is the attribute itself takes no format. */
function ranked({ key, placeholder }: ShownAt): Patch[] | undefined {
  if (key.kind !== 'template' || !placeholder) return undefined;
  const value = withFormats(key.template.template, placeholder, [{ name: 'rank' }]);
  return [{ path: ['entity', 'keys', key.name, 'template'], value }];
}
