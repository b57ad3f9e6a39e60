/** The values of a state against what the entity says of them: type, presence, allowed values. */
import type { Attribute } from '#core/design';
import type { Image, PreparedDesign } from '#core/image';
import { own } from '#core/shared';
import { typeOf } from '#core/value';
import { isAllowed } from '../allowed.ts';
import type { Found, Path, Severity } from '../finding.ts';
import type { Rule, ScenarioContext, StatedSide } from '../rule.ts';

type AttributeValueCases = {
  'value-type': { readonly attribute: string; readonly type: string; readonly expected: string };
  'required-missing': { readonly attribute: string };
  'outside-values': { readonly attribute: string; readonly values: readonly string[] };
};

export const attributeValue: Rule<AttributeValueCases> = {
  name: 'attribute-value',
  codes: { 'value-type': 'error', 'required-missing': 'error', 'outside-values': 'error' },
  ofScenario(context) {
    let found: Found<AttributeValueCases>[] | undefined;
    for (const side of context.sides) {
      for (const attribute of context.prepared.attributes.values()) {
        const one = check(attribute, side, context);
        if (!one) continue;
        found ??= [];
        found.push(one);
      }
    }
    return found ?? NONE;
  },
};

const NONE: readonly Found<AttributeValueCases>[] = [];

function check(
  attribute: Attribute,
  { side, state, path, image }: StatedSide,
  { prepared }: ScenarioContext,
): Found<AttributeValueCases> | undefined {
  const { name, type, values } = attribute;
  const value = own(state, name);
  // What is stored already may be from before the rule; what is written now may not break it.
  const severity: Severity = side === 'after' ? 'error' : 'warning';
  if (value === undefined) {
    if (attribute.required !== true || isSaidOfKey(name, image, prepared)) return undefined;
    return { code: 'required-missing', severity, path: at(path, name), params: { attribute: name } };
  }
  if (!(type in value)) {
    return {
      code: 'value-type',
      path: at(path, name),
      params: { attribute: name, type: typeOf(value), expected: type },
    };
  }
  if (values === undefined || isAllowed(attribute, value)) return undefined;
  return { code: 'outside-values', severity, path: at(path, name), params: { attribute: name, values } };
}

/** Without a part of its key there is no record: that is said of the key, by the first part that is missing. */
const isSaidOfKey = (name: string, { keys }: Image, { tableKeys }: PreparedDesign): boolean =>
  tableKeys.some((key) => {
    const outcome = own(keys, key.name);
    return outcome !== undefined && 'absent' in outcome && outcome.absent === 'missing' && outcome.attribute === name;
  });

const at = (path: Path, name: string): Path => [...path, name];
