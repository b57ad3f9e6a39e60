/** What a state may hold: entity attributes. Key attributes are rendered, and the version is kept, by the plan. */
import type { Patch } from '#core/design';
import { own } from '#core/shared';
import { type AttributeValue, canonicalNumber, typeOf } from '#core/value';
import type { Found, Path } from '../finding.ts';
import type { Rule, ScenarioContext, StatedSide } from '../rule.ts';

type Named = { readonly attribute: string };
type StateAttributeCases = {
  'state-unknown-attribute': Named;
  'state-key-attribute': Named;
  'state-version': Named;
  'version-value': Named;
  'version-absent': Named;
};

export const stateAttribute: Rule<StateAttributeCases> = {
  name: 'state-attribute',
  codes: {
    'state-unknown-attribute': 'error',
    'state-key-attribute': 'error',
    'state-version': 'error',
    'version-value': 'error',
    'version-absent': 'advice',
  },
  ofScenario(context) {
    const { prepared, sides } = context;
    const found: Found<StateAttributeCases>[] = [];
    for (const side of sides) {
      for (const name of Object.keys(side.state)) {
        if (!prepared.attributes.has(name)) found.push(...foundFor(name, side, context));
      }
      if (side.side === 'before') found.push(...versionAbsent(side, context));
    }
    return found;
  },
};

function foundFor(
  name: string,
  { side, state, path }: StatedSide,
  { design, prepared }: ScenarioContext,
): Found<StateAttributeCases>[] {
  const value = own(state, name);
  if (value === undefined) return [];
  const place: Path = [...path, name];
  const params = { attribute: name };
  const remove: Patch[] = [{ path: place, remove: true }];
  if (name === prepared.version) {
    if (side === 'after') return [{ code: 'state-version', path: place, params, fix: remove }];
    return isCount(value) ? [] : [{ code: 'version-value', path: place, params }];
  }
  const isKey =
    prepared.tableKeys.some((key) => key.name === name) || prepared.indexKeys.some(({ key }) => key.name === name);
  if (isKey) return [{ code: 'state-key-attribute', path: place, params, fix: remove }];
  const declare = {
    path: ['entity', 'attributes', design.entity.attributes.length],
    value: { name, type: typeOf(value) },
  };
  return [{ code: 'state-unknown-attribute', path: place, params, fix: [declare] }];
}

/** A version is a whole number from 0. */
function isCount(value: AttributeValue): boolean {
  const number = 'N' in value ? canonicalNumber(value.N) : undefined;
  return number?.ok === true && !number.value.startsWith('-') && !number.value.includes('.');
}

/** A delete does not look at the version. */
function versionAbsent({ state, path }: StatedSide, { prepared: { version }, scenario }: ScenarioContext) {
  if (version === undefined || scenario.kind === 'delete' || own(state, version) !== undefined) return NONE;
  const found: Found<StateAttributeCases> = { code: 'version-absent', path, params: { attribute: version } };
  return [found];
}

const NONE: readonly Found<StateAttributeCases>[] = [];
