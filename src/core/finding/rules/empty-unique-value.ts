/** A unique value that is empty once normalised holds no lock (L4): any number of records may have it. */
import { normaliseText } from '#core/design';
import type { PreparedLock } from '#core/image';
import { own } from '#core/shared';
import type { AttributeValue } from '#core/value';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type EmptyUniqueValueCases = {
  'empty-unique-value': { readonly constraint: string; readonly attribute: string };
  'empty-unique-element': { readonly constraint: string; readonly attribute: string };
};

export const emptyUniqueValue: Rule<EmptyUniqueValueCases> = {
  name: 'empty-unique-value',
  codes: { 'empty-unique-value': 'warning', 'empty-unique-element': 'warning' },
  ofScenario({ sides, prepared: { locks } }) {
    let found: Found<EmptyUniqueValueCases>[] | undefined;
    for (const { image, state, path } of sides) {
      for (const { constraint, absent, attribute } of image.gaps) {
        // A list or set without elements is no value that lost its text.
        if (absent !== 'empty' || attribute === undefined || isWithoutElements(own(state, attribute))) continue;
        found ??= [];
        found.push({ code: 'empty-unique-value', path: [...path, attribute], params: { constraint, attribute } });
      }
      for (const lock of locks) {
        const attribute = collectionOf(lock)?.name;
        const holds =
          attribute !== undefined && image.locks.some(({ constraint }) => constraint === lock.constraint.name);
        if (!holds || !hasEmptyElement(own(state, attribute), lock)) continue;
        const params = { constraint: lock.constraint.name, attribute };
        found ??= [];
        found.push({ code: 'empty-unique-element', path: [...path, attribute], params });
      }
    }
    return found ?? NONE;
  },
};

const NONE: readonly Found<EmptyUniqueValueCases>[] = [];

/** The attribute of a constraint that holds one lock for each of its texts. */
function collectionOf({ parts: [only, ...more] }: PreparedLock) {
  return more.length === 0 && (only?.type === 'SS' || only?.type === 'L') ? only : undefined;
}

function isWithoutElements(value: AttributeValue | undefined): boolean {
  if (value === undefined) return false;
  return ('L' in value && value.L.length === 0) || ('SS' in value && value.SS.length === 0);
}

function hasEmptyElement(value: AttributeValue | undefined, { steps }: PreparedLock): boolean {
  if (value === undefined) return false;
  const texts = 'SS' in value ? value.SS : 'L' in value ? value.L.flatMap((one) => ('S' in one ? [one.S] : [])) : [];
  return texts.some((text) => normaliseText(text, steps) === '');
}
