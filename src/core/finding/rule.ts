/**
 * The contract of a finding rule: data first, then checks over what the pipeline has made. A rule reads; it never
 * decides what the request is. Words live in `i18n` under the rule's codes.
 */
import type { Capacity } from '#core/capacity';
import type { Design, Scenario } from '#core/design';
import type { PreparedDesign } from '#core/image';
import type { Plan, Side, Transition } from '#core/plan';
import type { WriteRequest } from '#core/request';
import type { Cases, Found, Path, Severity } from './finding.ts';
import type { KeyPlace, KeySchemaPlace } from './key-places.ts';
import type { KeyPart } from './table-key-parts.ts';

interface Context {
  readonly design: Design;
  readonly prepared: PreparedDesign;
}

/** What a rule reads of the design; what several rules ask for is worked out once. */
export interface DesignContext extends Context {
  /** Where the key attributes of the table and of its indexes are declared. */
  readonly schemas: readonly KeySchemaPlace[];
  /** The same without regard to which of them it is. */
  readonly keyPlaces: readonly KeyPlace[];
  /** What the table's key is made of; absent while a template in it cannot be read. */
  readonly tableKeyParts: readonly KeyPart[] | undefined;
}

/** A state that the scenario's kind has and that is there, with its image. */
export interface StatedSide extends Side {
  readonly side: 'before' | 'after';
  /** Path of the state: `['scenarios', 2, 'after']`. */
  readonly path: Path;
}

/** What a rule reads of one scenario. */
export interface ScenarioContext extends Context {
  readonly scenario: Scenario;
  /** Path of the scenario: `['scenarios', 2]`. */
  readonly path: Path;
  /** The states that are there, `before` first. */
  readonly sides: readonly StatedSide[];
  readonly transition: Transition;
  readonly plan: Plan;
  /** What would be sent; whether it is offered is decided from the findings. */
  readonly request: WriteRequest | null;
  readonly capacity: Capacity;
}

export interface Rule<C extends Cases = Cases> {
  /** Kebab-case; the file's name. */
  readonly name: string;
  /** Every code it reports, with the severity it usually has. */
  readonly codes: { readonly [Code in keyof C]: Severity };
  /** What holds whatever scenario is looked at: run once a design. */
  readonly ofDesign?: (context: DesignContext) => readonly Found<C>[];
  /** What holds for one scenario: run on each keystroke in one of its values, so it has to be quick. */
  readonly ofScenario?: (context: ScenarioContext) => readonly Found<C>[];
}
