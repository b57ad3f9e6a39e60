/**
 * Removes an attribute of the record, and its values from the scenarios. Templates, constraints and access patterns that
 * name it are left as they are: only the person knows what they should say now, and the findings ask them.
 */
import type { Design } from '../design.ts';
import { mapField, mapList, withoutKey } from './map-parts.ts';

/** The design without the attribute; the same design where there is none of that name. */
export function removeAttribute(design: Design, name: string): Design {
  if (!design.entity.attributes.some((attribute) => attribute.name === name)) return design;
  const removed = mapField(design, 'entity', (entity) =>
    mapField(entity, 'attributes', (list) => list.filter((attribute) => attribute.name !== name)),
  );
  return mapField(removed, 'scenarios', (list) =>
    mapList(list, (scenario) => {
      const shorter = mapField(scenario, 'before', (state) => withoutKey(state, name));
      return mapField(shorter, 'after', (state) => withoutKey(state, name));
    }),
  );
}
