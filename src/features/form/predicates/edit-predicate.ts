/** Changes to one predicate that keep as much of it as the new form can hold. */
import { type Attribute, type AttributeValue, type Design, type Predicate, type State, sampleValue } from '#core';

export const PREDICATE_KINDS = ['present', 'absent', 'equals', 'not-equals', 'in'] as const;

/** The predicate with another relation: a value stays, becomes the only one of a list, or is made up. */
export function withKind(predicate: Predicate, is: Predicate['is'], sample: AttributeValue): Predicate {
  const { attribute } = predicate;
  if (is === 'present' || is === 'absent') return { attribute, is };
  const values = valuesOf(predicate);
  if (is === 'in') return { attribute, is, values: values.length > 0 ? values : [sample] };
  return { attribute, is, value: values[0] ?? sample };
}

/** The predicate about another attribute: its value stays when it is of the new attribute's type. */
export function withAttribute(predicate: Predicate, attribute: string, sample: AttributeValue): Predicate {
  const fits = valuesOf(predicate).filter((value) => Object.keys(value)[0] === Object.keys(sample)[0]);
  const bare: Predicate = { attribute, is: 'present' };
  if (predicate.is === 'present' || predicate.is === 'absent') return { attribute, is: predicate.is };
  if (predicate.is === 'in') return { ...bare, is: 'in', values: fits.length > 0 ? fits : [sample] };
  return { ...bare, is: predicate.is, value: fits[0] ?? sample };
}

export function valuesOf(predicate: Predicate): readonly AttributeValue[] {
  if (predicate.is === 'in') return predicate.values;
  return 'value' in predicate ? [predicate.value] : [];
}

/** What a value compared with the attribute is at first: the first of its allowed values, or an empty text to type over. */
export function firstValue(design: Design, name: string): AttributeValue {
  const attribute = design.entity.attributes.find((one) => one.name === name);
  if (!attribute || (attribute.type === 'S' && (attribute.values ?? []).length === 0)) return { S: '' };
  return sampleValue(design, attribute);
}

/** The attribute a new condition is about: an optional one, since most conditions ask whether something is there. */
function firstAttribute(attributes: readonly Attribute[]): Attribute | undefined {
  return (
    attributes.find(({ values }) => (values ?? []).length > 0) ??
    attributes.find(({ required }) => !required) ??
    attributes[0]
  );
}

/** A new condition: one of its values where an attribute has a list of them, else that an optional one is not there. */
export function newPredicate(design: Design): Predicate {
  const attribute = firstAttribute(design.entity.attributes);
  const name = attribute?.name ?? '';
  if (!attribute?.values?.length) return { attribute: name, is: 'absent' };
  return { attribute: name, is: 'in', values: [firstValue(design, name)] };
}

/**
 * A new condition of an operation on the record as it was before: that an attribute which is stored still has its value
 * of then, one with a list of values rather than another. Without such a value, that the record has the attribute.
 */
export function newExpectation({ entity }: Design, before: State | undefined): Predicate {
  const stored = entity.attributes.flatMap((attribute) => {
    const value = before !== undefined && Object.hasOwn(before, attribute.name) ? before[attribute.name] : undefined;
    return attribute.keyOnly || value === undefined ? [] : [{ attribute, value }];
  });
  const rank = ({ attribute }: (typeof stored)[number]): number =>
    attribute.values?.length ? 0 : attribute.immutable ? 2 : 1;
  const [first] = stored.toSorted((a, b) => rank(a) - rank(b));
  if (first) return { attribute: first.attribute.name, is: 'equals', value: first.value };
  return { attribute: entity.attributes.find(({ keyOnly }) => !keyOnly)?.name ?? '', is: 'present' };
}
