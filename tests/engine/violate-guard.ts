/** Stored items that break one guard of an action, derived from the guard's own condition. */
import type { Action, AttributeType, AttributeValue, Condition, Guard, Item } from '#core';
import { sameValue } from '../canonical.ts';
import { holds } from '../evaluate-condition.ts';

export interface Violation {
  /** What is stored under the action's key instead; null for nothing. */
  readonly item: Item | null;
  /** Whether the action's other guards still hold, so that this one alone decides. */
  readonly alone: boolean;
}

/** What a violation may store: which attributes are the item's own key, and the type an attribute must have. */
export interface Layout {
  readonly keyNames: readonly string[];
  readonly typeOf: (attribute: string) => AttributeType;
}

/** Every way found to break `guard`; of those that break it alone, all, else one that breaks others too. */
export function violate(action: Action, guard: Guard, stored: Item | null, layout: Layout): Violation[] {
  const others = action.guards.filter((other) => other !== guard);
  const found = mutate(guard.condition, stored, action.key, layout)
    .filter((item) => !holds(guard.condition, item))
    .map((item) => ({ item, alone: others.every((other) => holds(other.condition, item)) }));
  const alone = found.filter((violation) => violation.alone);
  return alone.length > 0 ? alone : found.slice(0, 1);
}

function mutate(condition: Condition, stored: Item | null, key: Item, layout: Layout): (Item | null)[] {
  const item = stored ?? key;
  switch (condition.is) {
    case 'exists':
      return isKey(condition, layout) ? [null] : [without(item, condition.attribute)];
    case 'absent':
      return isKey(condition, layout) ? [item] : [add(item, condition.attribute, layout)];
    case 'compare': {
      if (isKey(condition, layout)) return [null];
      if (condition.operator !== '=') return [{ ...item, [condition.attribute]: condition.value }];
      return [{ ...item, [condition.attribute]: other([condition.value]) }, without(item, condition.attribute), null];
    }
    case 'in':
      if (isKey(condition, layout)) return [null];
      return [{ ...item, [condition.attribute]: other(condition.values) }, without(item, condition.attribute)];
    case 'and':
      return condition.all.flatMap((part) => mutate(part, stored, key, layout));
    case 'or':
      return condition.any.reduce<(Item | null)[]>(
        (items, part) => items.flatMap((one) => (holds(part, one) ? mutate(part, one, key, layout) : [one])),
        [stored],
      );
  }
}

const isKey = (condition: { readonly attribute: string }, layout: Layout): boolean =>
  layout.keyNames.includes(condition.attribute);

const without = (item: Item, attribute: string): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== attribute));

const add = (item: Item, attribute: string, layout: Layout): Item => ({
  ...item,
  [attribute]: SAMPLES[layout.typeOf(attribute)],
});

const SAMPLES: Readonly<Record<AttributeType, AttributeValue>> = {
  S: { S: 'something else' },
  N: { N: '4' },
  B: { B: 'AQI=' },
  BOOL: { BOOL: true },
  NULL: { NULL: true },
  L: { L: [{ S: 'something else' }] },
  M: { M: { something: { S: 'else' } } },
  SS: { SS: ['something else'] },
  NS: { NS: ['4'] },
  BS: { BS: ['AQI='] },
};

/** A value of the same type that is none of these. */
function other(values: readonly AttributeValue[]): AttributeValue {
  const [first] = values;
  if (!first) return SAMPLES.S;
  const candidates: AttributeValue[] =
    'BOOL' in first
      ? [{ BOOL: !first.BOOL }]
      : 'NULL' in first
        ? [{ BOOL: true }]
        : Object.keys(first).flatMap((type) => [SAMPLES[type as AttributeType], SECOND[type as AttributeType]]);
  const found = candidates.find((candidate) => !values.some((value) => sameValue(value, candidate)));
  if (!found) throw new Error(`no other value than ${JSON.stringify(values)}`);
  return found;
}

const SECOND: Readonly<Record<AttributeType, AttributeValue>> = {
  ...SAMPLES,
  S: { S: 'something different' },
  N: { N: '5' },
  B: { B: 'AQM=' },
  L: { L: [] },
  M: { M: {} },
  SS: { SS: ['something different'] },
  NS: { NS: ['5'] },
  BS: { BS: ['AQM='] },
};
