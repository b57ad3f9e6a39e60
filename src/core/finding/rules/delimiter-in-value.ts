/** A value that holds the delimiter after it: its key reads as another value's, and prefixes match what they should not. */
import type { Attribute, Patch, Placeholder, State, Template } from '#core/design';
import type { PreparedKey } from '#core/image';
import { own } from '#core/shared';
import type { AttributeValue } from '#core/value';
import type { Found, Path } from '../finding.ts';
import { fixedWidth } from '../fixed-width.ts';
import type { Rule } from '../rule.ts';
import { withFormats } from '../with-formats.ts';

type DelimiterInValueCases = {
  'delimiter-in-value': { readonly key: string; readonly attribute: string; readonly delimiter: string };
};

export const delimiterInValue: Rule<DelimiterInValueCases> = {
  name: 'delimiter-in-value',
  codes: { 'delimiter-in-value': 'warning' },
  ofScenario({ prepared: { tableKeys, indexKeys }, sides }) {
    const found: Found<DelimiterInValueCases>[] = [];
    for (const { state, path } of sides) {
      for (const key of tableKeys) check(key, state, path, found);
      for (const { key } of indexKeys) check(key, state, path, found);
    }
    return found;
  },
};

function check(key: PreparedKey, state: State, path: Path, found: Found<DelimiterInValueCases>[]): void {
  if (key.kind !== 'template' || key.template.template.attributes.length < 2) return;
  const { template, attributes } = key.template;
  const { segments } = template;
  // The last part may hold anything: nothing comes after it.
  for (let at = 0; at < segments.length - 2; at++) {
    const placeholder = segments[at];
    const next = segments[at + 1];
    if (typeof placeholder !== 'object' || typeof next !== 'string') continue;
    const { attribute } = placeholder;
    const delimiter = delimiterIn(own(state, attribute), next);
    if (delimiter === undefined || isHarmless(placeholder, next, attributes)) continue;
    // Once a value, however many keys show it.
    if (found.some((one) => one.path[2] === path[2] && one.params.attribute === attribute)) continue;
    const fix = isEncodable(next) ? { fix: encode(key.name, template, placeholder) } : {};
    found.push({
      code: 'delimiter-in-value',
      path: [...path, attribute],
      params: { key: key.name, attribute, delimiter },
      ...fix,
    });
  }
}

/** The delimiter a literal text begins with, if the value holds it, or makes it up together with the literal: `a#` + `##`. */
function delimiterIn(value: AttributeValue | undefined, literal: string): string | undefined {
  if (value === undefined || !('S' in value)) return undefined;
  const delimiter = delimiterOf(literal);
  return (value.S + literal).indexOf(delimiter) < value.S.length ? delimiter : undefined;
}

const isHarmless = (placeholder: Placeholder, next: string, attributes: ReadonlyMap<string, Attribute>): boolean =>
  (isEncodable(next) && placeholder.formats.some(({ name }) => name === 'encode')) ||
  fixedWidth(placeholder, attributes.get(placeholder.attribute));

const isEncodable = (literal: string): boolean => literal.charCodeAt(0) <= LAST_ENCODED;

/** `%`: `encode` replaces it and all characters below it. */
const LAST_ENCODED = 0x25;

/** The signs a literal text begins with, or all of it where it begins with a letter or digit. */
function delimiterOf(literal: string): string {
  let end = 0;
  while (end < literal.length && !isWord(literal.charCodeAt(end))) end++;
  return end === 0 ? literal : literal.slice(0, end);
}

const isWord = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code > 0x7f;

const encode = (key: string, template: Template, placeholder: Placeholder): Patch[] => [
  {
    path: ['entity', 'keys', key, 'template'],
    value: withFormats(template, placeholder, [...placeholder.formats, { name: 'encode' }]),
  },
];
