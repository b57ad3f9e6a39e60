/**
 * The contract of a finding rule: data first, then a check over what the pipeline has made. A rule reads; it never
 * decides what the request is. Words live in `i18n` under the rule's code.
 */
import type { Capacity } from '#core/capacity';
import type { Design, Patch, Scenario } from '#core/design';
import type { PreparedDesign } from '#core/image';
import type { Plan, Transition } from '#core/plan';
import type { WriteRequest } from '#core/request';
import type { Params, Path, Severity } from './finding.ts';

/** A finding as a rule reports it; the rule's own code and severity are put in where it gives none. */
export interface Found {
  readonly code?: string;
  readonly severity?: Severity;
  readonly path: Path;
  readonly params?: Params;
  readonly fix?: readonly Patch[];
}

/** What a rule about the design reads. */
export interface DesignContext {
  readonly design: Design;
  readonly prepared: PreparedDesign;
}

/** What a rule about one scenario reads. */
export interface ScenarioContext extends DesignContext {
  readonly scenario: Scenario;
  /** Path of the scenario: `['scenarios', 2]`. */
  readonly path: Path;
  readonly transition: Transition;
  readonly plan: Plan;
  /** What would be sent; whether it is offered is decided from the findings. */
  readonly request: WriteRequest | null;
  readonly capacity: Capacity;
}

/** A design small enough to read that shows a rule at work. `scenario` names the one to look at. */
export interface Example {
  readonly design: Design;
  readonly scenario?: string;
}

interface RuleBase {
  /** Kebab-case; the file's name. */
  readonly code: string;
  readonly severity: Severity;
  /** Codes it reports beside its own. */
  readonly codes?: readonly string[];
}

export interface DesignRule extends RuleBase {
  readonly scope: 'design';
  readonly check: (context: DesignContext) => readonly Found[];
}

export interface ScenarioRule extends RuleBase {
  readonly scope: 'scenario';
  readonly check: (context: ScenarioContext) => readonly Found[];
}

export type Rule = DesignRule | ScenarioRule;
