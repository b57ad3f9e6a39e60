/** Adds an attribute to the record. */
import type { AttributeType } from '#core/value';
import type { Design } from '../design.ts';
import { attributeNamesOf, uniqueName } from './names.ts';
import { replaceAt } from './replace-at.ts';

/** The design with one more attribute, optional and last; a number is put behind a name that is taken. */
export function addAttribute(design: Design, name = 'attribute', type: AttributeType = 'S'): Design {
  const taken = attributeNamesOf(design);
  const attribute = { name: uniqueName(name, (candidate) => taken.has(candidate)), type };
  return replaceAt(design, ['entity', 'attributes', design.entity.attributes.length], attribute);
}
