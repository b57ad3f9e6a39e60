/**
 * Whether the keys of a table or an index come in the order that a list means (K7): showing its attributes in turn is
 * not enough where numbers stand as text or allowed values are not in the order of the alphabet.
 */
import { own } from '#core/shared';
import type { AccessPattern, Attribute, Design, Index, KeyAttribute } from '../design.ts';
import { keepsListOrder } from '../list-order.ts';
import { isDelimited, isOrdered } from '../placeholder-traits.ts';
import { type Placeholder, parseTemplate } from '../template.ts';
import { indexKeys, type Keys, tableKeys } from './place-home.ts';

/** The attributes a list is ordered by: those of its sort key that are not held equal. */
export const openAttributes = ({ partition, sort, where }: AccessPattern): string[] =>
  [...new Set(sort)].filter((name) => !partition.includes(name) && own(where, name) === undefined);

/** Whether the keys have every value in its place; `index` absent for the table. */
export function keepsOrder(design: Design, pattern: AccessPattern, index: Index | undefined): boolean {
  const keys: Keys = index ? indexKeys(index) : tableKeys(design.table);
  return openAttributes(pattern).every((name) => {
    const attribute = design.entity.attributes.find((each) => each.name === name);
    return !attribute || keys.sort.some((key) => isInOrder(design, key, attribute));
  });
}

function isInOrder(design: Design, { name, type }: KeyAttribute, attribute: Attribute): boolean {
  if (name === attribute.name) return keepsListOrder(attribute);
  if (design.entity.attributes.some((each) => each.name === name)) return false;
  const parsed = parseTemplate(own(design.entity.keys, name)?.template ?? '');
  const segments = parsed.ok ? parsed.value.segments : [];
  const shown = segments.find(
    (segment): segment is Placeholder => typeof segment !== 'string' && segment.attribute === attribute.name,
  );
  if (!shown) return false;
  return type === 'S' ? isTextInOrder(attribute, shown) : keepsListOrder(attribute);
}

/** Whether the texts a placeholder gives are in the order of the attribute's values. */
export function isTextInOrder(attribute: Attribute, placeholder: Placeholder): boolean {
  const hasList = (attribute.values ?? []).length > 0;
  return (hasList || isOrdered(placeholder, attribute)) && keepsListOrder(attribute, placeholder);
}

/** Whether a sort key of this template can be asked the list's range: in order, and each value ended by what follows. */
export function servesRange(design: Design, { range }: AccessPattern, template: string): boolean {
  const parsed = parseTemplate(template);
  const segments = parsed.ok ? parsed.value.segments : [];
  const at = segments.findIndex((segment) => typeof segment !== 'string' && segment.attribute === range?.attribute);
  const shown = segments[at];
  const attribute = design.entity.attributes.find(({ name }) => name === range?.attribute);
  // What the key does not show is no matter of its order; a beginning needs none.
  if (!range || !attribute || shown === undefined || typeof shown === 'string' || range.op === 'begins_with')
    return true;
  const isLast = at === segments.length - 1;
  const isStrict = range.op === '<' || range.op === '>';
  const isEnded = isLast ? !isStrict : isDelimited(shown, attribute);
  return isEnded && isOrdered(shown, attribute) && keepsListOrder(attribute, shown);
}
