/** Runs the registered rules and gives their findings in the registry's order. */
import type { Finding } from './finding.ts';
import { RULES } from './registry.ts';
import type { DesignContext, DesignRule, Found, Rule, ScenarioContext, ScenarioRule } from './rule.ts';

const DESIGN_RULES = RULES.filter((rule): rule is DesignRule => rule.scope === 'design');
const SCENARIO_RULES = RULES.filter((rule): rule is ScenarioRule => rule.scope === 'scenario');

/** Findings that hold whatever scenario is looked at. */
export const designFindings = (context: DesignContext): Finding[] =>
  DESIGN_RULES.flatMap((rule) => rule.check(context).map((found) => findingOf(rule, found)));

/** Findings of one scenario. */
export const scenarioFindings = (context: ScenarioContext): Finding[] =>
  SCENARIO_RULES.flatMap((rule) => rule.check(context).map((found) => findingOf(rule, found)));

const findingOf = (rule: Rule, { code, severity, path, params, fix }: Found): Finding => ({
  code: code ?? rule.code,
  severity: severity ?? rule.severity,
  path,
  params: params ?? {},
  ...(fix && { fix }),
});
