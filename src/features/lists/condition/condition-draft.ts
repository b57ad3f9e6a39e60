/** A condition while it is typed: texts that become values once they fit what the attribute is. */
import { type Attribute, type AttributeValue, canonicalNumber, type Design, type Predicate } from '#core';

export interface ConditionDraft {
  readonly attribute: string;
  readonly is: Predicate['is'];
  readonly texts: readonly string[];
  /** What it was made of, as long as nothing of it is changed: it may hold what cannot be typed here. */
  readonly original?: Predicate;
}

export type ConditionProblem =
  | { readonly code: 'no-value'; readonly attribute: string }
  | { readonly code: 'no-number'; readonly attribute: string; readonly text: string };

export const draftOf = (predicate: Predicate): ConditionDraft => ({
  attribute: predicate.attribute,
  is: predicate.is,
  texts: valuesOf(predicate).map(textOf),
  original: predicate,
});

const valuesOf = (predicate: Predicate): readonly AttributeValue[] =>
  predicate.is === 'in' ? predicate.values : 'value' in predicate ? [predicate.value] : [];

const textOf = (value: AttributeValue): string =>
  'S' in value ? value.S : 'N' in value ? value.N : 'BOOL' in value ? String(value.BOOL) : JSON.stringify(value);

/** A condition on the attribute that says nothing yet, but for one that can only be there or not. */
export function newDraft(attribute: Attribute): ConditionDraft {
  return { attribute: attribute.name, is: isComparable(attribute) ? 'in' : 'present', texts: [] };
}

export const isComparable = ({ type }: Attribute): boolean => type === 'S' || type === 'N' || type === 'BOOL';

/** The values to choose from; none where they are typed. */
export const choicesOf = ({ type, values = [] }: Attribute): readonly string[] =>
  type === 'BOOL' ? ['true', 'false'] : values;

/** All of the conditions, or what the first of them is missing. */
export function readDrafts(
  { entity }: Design,
  drafts: readonly ConditionDraft[],
): { readonly when: readonly Predicate[] } | { readonly problem: ConditionProblem } {
  const when: Predicate[] = [];
  for (const draft of drafts) {
    const read = readDraft(
      entity.attributes.find(({ name }) => name === draft.attribute),
      draft,
    );
    if ('code' in read) return { problem: read };
    when.push(read);
  }
  return { when };
}

function readDraft(attribute: Attribute | undefined, draft: ConditionDraft): Predicate | ConditionProblem {
  const { attribute: name, is, original } = draft;
  if (original) return original;
  if (is === 'present' || is === 'absent') return { attribute: name, is };
  const values: AttributeValue[] = [];
  for (const text of new Set(draft.texts.filter((one) => one !== ''))) {
    const value = valueIn(attribute, text);
    if (!value) return { code: 'no-number', attribute: name, text };
    values.push(value);
  }
  const [first] = values;
  if (!first) return { code: 'no-value', attribute: name };
  return is === 'in' ? { attribute: name, is, values } : { attribute: name, is, value: first };
}

function valueIn(attribute: Attribute | undefined, text: string): AttributeValue | undefined {
  if (attribute?.type === 'BOOL') return { BOOL: text === 'true' };
  if (attribute?.type !== 'N') return { S: text };
  const number = canonicalNumber(text.trim());
  return number.ok ? { N: number.value } : undefined;
}
