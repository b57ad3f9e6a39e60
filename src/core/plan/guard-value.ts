/** A guard that one value is still the one read: on the attribute, or through an index key that shows it whole (P3). */
import { type Attribute, predicateAttributes } from '#core/design';
import { type PreparedDesign, type PreparedIndexKey, type PreparedKey, shownBy } from '#core/image';
import { own } from '#core/shared';
import type { AttributeValue } from '#core/value';
import type { Condition, Guard, Protected } from './plan.ts';
import { isChanged, type Side, type Transition } from './transition.ts';

/** The attributes a plan relies on, each with the derived things that would go wrong without its guard. */
export type Relied = ReadonlyMap<string, readonly Protected[]>;

/**
 * The guard for a value the plan relies on; `undefined` where the table's key fixes the value already, `unguardable`
 * where nothing stored shows it.
 */
export function guardValue(
  prepared: PreparedDesign,
  transition: Transition,
  attribute: Attribute,
  relied: Relied,
): Guard | 'unguardable' | undefined {
  const { before } = transition;
  const protects = relied.get(attribute.name) ?? [];
  if (!before || isFixedByKey(prepared, before, attribute.name)) return undefined;
  const guard = (name: string): Guard => ({
    condition: asStored(before, name),
    reason: 'unchanged',
    attribute: attribute.name,
    isRewritten: transition.after !== undefined && isChanged(transition, attribute.name),
    protects,
  });
  if (prepared.stored.includes(attribute)) return guard(attribute.name);
  const isKnown = (name: string): boolean => relied.has(name) || isFixedByKey(prepared, before, name);
  const shows = prepared.indexKeys.find((indexKey) => showsBefore(indexKey, before, attribute.name, isKnown));
  return shows ? guard(shows.key.name) : 'unguardable';
}

function asStored({ image }: Side, name: string): Condition {
  const value = own(image.record?.item, name);
  return value === undefined
    ? { is: 'absent', attribute: name }
    : { is: 'compare', attribute: name, operator: '=', value, name: `${name}_before` };
}

function isFixedByKey({ tableKeys }: PreparedDesign, { image }: Side, name: string): boolean {
  return tableKeys.some((key) => {
    const value = own(image.record?.key, key.name);
    return value !== undefined && key.sources.includes(name) && shownBy(key, value).includes(name);
  });
}

/**
 * Whether an index key of the record shows the attribute: its value whole, or its absence, where the attribute is the
 * one thing that keeps the key from being written and everything else that could is known as well.
 */
function showsBefore(
  { key, usedBy }: PreparedIndexKey,
  before: Side,
  name: string,
  isKnown: (name: string) => boolean,
): boolean {
  if (key.kind !== 'template' || !key.template.template.attributes.includes(name)) return false;
  const { image } = before;
  const outcome = image.keys[key.name];
  if (outcome && 'value' in outcome) {
    return own(image.record?.item, key.name) !== undefined && shownBy(key, outcome.value).includes(name);
  }
  return usedBy.some((index) =>
    index.keys.every(
      (each) =>
        each.sources.every((source) => source === name || isKnown(source)) && lacksNothingBut(name, each, before),
    ),
  );
}

/** Whether a key has a value, or would have one if only the attribute had. */
function lacksNothingBut(name: string, key: PreparedKey, { image, state }: Side): boolean {
  const outcome = image.keys[key.name];
  const asksForIt = key.kind === 'template' && predicateAttributes(key.when).includes(name);
  if (!outcome || asksForIt) return false;
  if ('value' in outcome) return true;
  if (outcome.absent !== 'missing' || key.kind !== 'template') return false;
  const { attributes } = key.template.template;
  return attributes.includes(name) && attributes.every((other) => other === name || isFilled(own(state, other)));
}

const isFilled = (value: AttributeValue | undefined): boolean =>
  value !== undefined && !('S' in value && value.S === '');
