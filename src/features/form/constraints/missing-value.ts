/** The value for want of which a constraint holds no lock in a scenario, and where it would be typed. */
import type { Design, Path } from '#core';

interface Chosen {
  readonly design: Design;
  /** Name of the scenario. */
  readonly scenario: string;
}

/** The first attribute of a unique constraint that has no value in the record the scenario leaves, or takes away. */
export function missingValue({ design, scenario }: Chosen, constraint: string): string | null {
  const found = design.constraints?.find(({ name }) => name === constraint);
  const chosen = design.scenarios.find(({ name }) => name === scenario);
  const state = chosen?.after ?? chosen?.before;
  if (found?.kind !== 'unique' || !state) return null;
  const isMissing = (name: string): boolean => {
    const value = Object.hasOwn(state, name) ? state[name] : undefined;
    return value === undefined || ('S' in value && value.S === '');
  };
  const { attributes } = design.entity;
  return found.attributes.find((name) => attributes.some((one) => one.name === name) && isMissing(name)) ?? null;
}

/** The place of an attribute's value in that record. */
export function valuePath({ design, scenario }: Chosen, attribute: string): Path {
  const at = design.scenarios.findIndex(({ name }) => name === scenario);
  return ['scenarios', at, design.scenarios[at]?.after ? 'after' : 'before', attribute];
}
