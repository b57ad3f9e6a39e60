/** Changes an attribute's type, and with it the values that stand for it in scenarios, predicates and access patterns. */
import { type AttributeType, type AttributeValue, KEY_TYPES, type KeyType } from '#core/value';
import type { AccessPattern, Constraint, Design, KeyAttribute, Predicate, Scenario, State } from '../design.ts';
import { convertValue } from './convert-value.ts';
import { mapField, mapList, mapValues } from './map-parts.ts';

/**
 * The design with the attribute of another type. Values are converted where they can be, and become the plainest value
 * of the new type where they cannot. If the attribute is a key attribute too, that takes the type along, where a key can
 * have it. The same design comes back where there is no such attribute or it has the type already.
 */
export function changeAttributeType(design: Design, name: string, type: AttributeType): Design {
  const attribute = design.entity.attributes.find((one) => one.name === name);
  if (attribute === undefined || attribute.type === type) return design;
  const change: Change = { name, convert: (value) => convertValue(value, type) };
  let changed = mapField(design, 'entity', (entity) => {
    const retyped = mapField(entity, 'attributes', (list) =>
      mapList(list, (one) => (one.name === name ? { ...one, type } : one)),
    );
    return mapField(retyped, 'keys', (keys) => mapValues(keys, (key) => changeWhen(key, change)));
  });
  changed = isKeyType(type) ? changeKeyType(changed, name, type) : changed;
  changed = mapField(changed, 'constraints', (list) => mapList(list, (one) => changeConstraint(one, change)));
  changed = mapField(changed, 'accessPatterns', (list) => mapList(list, (one) => changeAccessPattern(one, change)));
  return mapField(changed, 'scenarios', (list) => mapList(list, (one) => changeScenario(one, change)));
}

interface Change {
  readonly name: string;
  readonly convert: (value: AttributeValue) => AttributeValue;
}

const isKeyType = (type: AttributeType): type is KeyType => KEY_TYPES.some((known) => known === type);

function changeKeyType(design: Design, name: string, type: KeyType): Design {
  const retype = (key: KeyAttribute): KeyAttribute => (key.name === name ? { ...key, type } : key);
  const retypeAll = (keys: readonly KeyAttribute[]): readonly KeyAttribute[] => mapList(keys, retype);
  return mapField(design, 'table', (table) => {
    const own = mapField(mapField(table, 'partitionKey', retype), 'sortKey', retype);
    return mapField(own, 'indexes', (indexes) =>
      mapList(indexes, (index) => mapField(mapField(index, 'partitionKey', retypeAll), 'sortKey', retypeAll)),
    );
  });
}

function changeState(state: State, { name, convert }: Change): State {
  return mapValues(state, (value, attribute) => (attribute === name ? convert(value) : value));
}

function changeWhen<T extends { readonly when?: readonly Predicate[] }>(holder: T, change: Change): T {
  return mapField(holder, 'when', (when) => changePredicates(when, change));
}

function changePredicates(predicates: readonly Predicate[], { name, convert }: Change): readonly Predicate[] {
  return mapList(predicates, (predicate): Predicate => {
    if (predicate.attribute !== name || predicate.is === 'present' || predicate.is === 'absent') return predicate;
    if (predicate.is === 'in') return mapField(predicate, 'values', (list) => mapList(list, convert));
    return mapField(predicate, 'value', convert);
  });
}

function changeConstraint(constraint: Constraint, change: Change): Constraint {
  return constraint.kind === 'unique' ? changeWhen(constraint, change) : constraint;
}

function changeAccessPattern(pattern: AccessPattern, change: Change): AccessPattern {
  const changed = mapField(pattern, 'where', (state) => changeState(state, change));
  return mapField(changed, 'range', (range) =>
    range.attribute === change.name ? mapField(range, 'values', (list) => mapList(list, change.convert)) : range,
  );
}

function changeScenario(scenario: Scenario, change: Change): Scenario {
  let changed = mapField(scenario, 'before', (state) => changeState(state, change));
  changed = mapField(changed, 'after', (state) => changeState(state, change));
  return mapField(changed, 'expects', (list) => changePredicates(list, change));
}
