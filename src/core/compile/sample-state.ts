/** A state to show a list by: what the pattern and the scenarios say, and a made-up value for what neither does. */
import { type AccessPattern, type Design, type State, sampleValue } from '#core/design';
import { own } from '#core/shared';
import { equalValues } from '#core/value';

/** A state with a value for each of `names` that is an attribute, and for all others a scenario states. */
export function sampleState(design: Design, { where, range }: AccessPattern, names: readonly string[]): State {
  const { attributes } = design.entity;
  const stated = new Set(Object.keys(where));
  const [bound] = range?.values ?? [];
  const values = new Map(Object.entries(bestScenario(design, where)));
  for (const { name, type } of attributes) {
    const held = own(where, name) ?? (range?.attribute === name ? bound : undefined);
    if (held && type in held) values.set(name, held);
  }
  for (const attribute of attributes) {
    const { name, required } = attribute;
    const needed = names.includes(name) || required === true || stated.has(name);
    if (needed && !values.has(name)) values.set(name, sampleValue(design, attribute));
  }
  const order = attributes.map(({ name }) => name);
  return Object.fromEntries([...values].filter(([name]) => order.includes(name)));
}

/** The scenario state that has most of what the pattern holds equal; the first of several. */
function bestScenario({ scenarios }: Design, where: State): State {
  const agreement = (state: State): number =>
    Object.entries(where).filter(([name, value]) => {
      const stated = own(state, name);
      return stated !== undefined && equalValues(stated, value);
    }).length;
  let best: State = {};
  for (const state of scenarios.flatMap(({ before, after }) => [after, before])) {
    if (state && (Object.keys(best).length === 0 || agreement(state) > agreement(best))) best = state;
  }
  return best;
}
