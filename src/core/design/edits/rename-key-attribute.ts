/** Renames a key attribute of the table or of an index wherever its name stands. */
import type { Constraint, Design } from '../design.ts';
import { mapField, mapList, renameKey } from './map-parts.ts';
import { attributeNamesOf, keyAttributesOf } from './names.ts';
import { renameAttribute } from './rename-attribute.ts';
import { renameReferenceKeys, renameTableKeys } from './rename-key-names.ts';

/**
 * The design with the key attribute `from` called `to`: in the table's and the indexes' keys, in projections, with its
 * template, and in references to this table. If it is an entity attribute at the same time, that is renamed with it.
 * The same design comes back where there is no `from` or `to` is taken.
 */
export function renameKeyAttribute(design: Design, from: string, to: string): Design {
  if (!keyAttributesOf(design).some(({ name }) => name === from)) return design;
  if (design.entity.attributes.some(({ name }) => name === from)) return renameAttribute(design, from, to);
  if (to === '__proto__' || attributeNamesOf(design).has(to)) return design;
  let renamed = mapField(design, 'table', (table) => renameTableKeys(table, from, to));
  renamed = mapField(renamed, 'entity', (entity) => mapField(entity, 'keys', (keys) => renameKey(keys, from, to)));
  return mapField(renamed, 'constraints', (list) =>
    mapList(list, (one): Constraint => (one.kind === 'reference' ? renameReferenceKeys(one, design, from, to) : one)),
  );
}
