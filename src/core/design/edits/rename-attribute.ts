/** Renames an attribute of the record everywhere its name stands: the design says the same as before. */
import type { AccessPattern, Constraint, Design, Entity, Predicate, Scenario, Table } from '../design.ts';
import { mapField, mapList, mapValues, renameKey } from './map-parts.ts';
import { attributeNamesOf } from './names.ts';
import { renameInTemplate } from './rename-in-template.ts';
import { renameReferenceKeys, renameTableKeys } from './rename-key-names.ts';

/**
 * The design with the entity attribute (or the version) `from` called `to`: in templates, predicates, constraints,
 * states, access patterns, projections, the TTL, and as a key attribute if it is one. The same design comes back where
 * there is no `from`, or `to` is taken: two attributes of one name could never be told apart again.
 */
export function renameAttribute(design: Design, from: string, to: string): Design {
  const known = design.entity.version === from || design.entity.attributes.some(({ name }) => name === from);
  if (!known || to === '__proto__' || attributeNamesOf(design).has(to)) return design;
  const rename: Rename = { from, to, name: (name) => (name === from ? to : name) };
  let renamed = mapField(design, 'table', (table) => renameInTable(table, rename));
  renamed = mapField(renamed, 'entity', (entity) => renameInEntity(entity, rename));
  renamed = mapField(renamed, 'constraints', (list) => mapList(list, (one) => renameInConstraint(one, design, rename)));
  renamed = mapField(renamed, 'accessPatterns', (list) => mapList(list, (one) => renameInAccessPattern(one, rename)));
  return mapField(renamed, 'scenarios', (list) => mapList(list, (one) => renameInScenario(one, rename)));
}

interface Rename {
  readonly from: string;
  readonly to: string;
  readonly name: (name: string) => string;
}

function renameInTable(table: Table, { from, to, name }: Rename): Table {
  return mapField(renameTableKeys(table, from, to), 'timeToLive', name);
}

function renameInEntity(entity: Entity, rename: Rename): Entity {
  const { from, to, name } = rename;
  let renamed = mapField(entity, 'attributes', (list) => mapList(list, (one) => mapField(one, 'name', name)));
  renamed = mapField(renamed, 'version', name);
  return mapField(renamed, 'keys', (keys) =>
    mapValues(renameKey(keys, from, to), (key) =>
      renameWhen(
        mapField(key, 'template', (text) => renameInTemplate(text, from, to)),
        rename,
      ),
    ),
  );
}

function renameWhen<T extends { readonly when?: readonly Predicate[] }>(holder: T, rename: Rename): T {
  return mapField(holder, 'when', (when) => renamePredicates(when, rename));
}

function renamePredicates(predicates: readonly Predicate[], { name }: Rename): readonly Predicate[] {
  return mapList(predicates, (predicate) => mapField(predicate, 'attribute', name));
}

function renameInConstraint(constraint: Constraint, design: Design, rename: Rename): Constraint {
  const { from, to, name } = rename;
  if (constraint.kind === 'unique') {
    return renameWhen(
      mapField(constraint, 'attributes', (list) => mapList(list, name)),
      rename,
    );
  }
  return mapField(renameReferenceKeys(constraint, design, from, to), 'key', (key) =>
    mapValues(key, (text) => renameInTemplate(text, from, to)),
  );
}

function renameInAccessPattern(pattern: AccessPattern, { from, to, name }: Rename): AccessPattern {
  let renamed = mapField(pattern, 'partition', (list) => mapList(list, name));
  renamed = mapField(renamed, 'sort', (list) => mapList(list, name));
  renamed = mapField(renamed, 'where', (state) => renameKey(state, from, to));
  return mapField(renamed, 'range', (range) => mapField(range, 'attribute', name));
}

function renameInScenario(scenario: Scenario, rename: Rename): Scenario {
  const { from, to } = rename;
  let renamed = mapField(scenario, 'before', (state) => renameKey(state, from, to));
  renamed = mapField(renamed, 'after', (state) => renameKey(state, from, to));
  return mapField(renamed, 'expects', (list) => renamePredicates(list, rename));
}
