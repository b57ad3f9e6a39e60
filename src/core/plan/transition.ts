/** A scenario made ready for planning: its two states and their images. Creating has no `before`, deleting no `after`. */
import type { Predicate, Scenario, ScenarioKind, State } from '#core/design';
import { type Image, imageOf, type PreparedDesign } from '#core/image';
import { own } from '#core/shared';
import { type AttributeValue, equalValues } from '#core/value';
import { nextVersion } from './next-version.ts';

export interface Side {
  readonly state: State;
  readonly image: Image;
}

export interface Transition {
  readonly kind: ScenarioKind;
  readonly before: Side | undefined;
  readonly after: Side | undefined;
  readonly expects: readonly Predicate[];
  /** The time in epoch seconds where a rule needs it (L6). */
  readonly now: AttributeValue | undefined;
}

/** Images both states of a scenario. A state the kind does not have is not looked at. */
export function transitionOf(prepared: PreparedDesign, scenario: Scenario): Transition {
  const { kind, expects = [], now } = scenario;
  const beforeState = kind === 'create' ? undefined : scenario.before;
  const afterState = kind === 'delete' ? undefined : scenario.after;
  const read = prepared.version === undefined ? undefined : own(beforeState, prepared.version);
  const before = beforeState && { state: beforeState, image: imageOf(prepared, beforeState, read) };
  const after = afterState && {
    state: afterState,
    image: imageOf(prepared, afterState, prepared.version === undefined ? undefined : nextVersion(read)),
  };
  return { kind, before, after, expects, now };
}

/** Whether an entity attribute has another value after the scenario than before it. */
export function isChanged({ before, after }: Transition, name: string): boolean {
  const old = own(before?.state, name);
  const value = own(after?.state, name);
  return old === undefined || value === undefined ? old !== value : !equalValues(old, value);
}
