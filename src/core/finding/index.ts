export type { Finding, Params, Path, Severity } from './finding.ts';
export { RULES } from './registry.ts';
export type { DesignContext, DesignRule, Example, Found, Rule, ScenarioContext, ScenarioRule } from './rule.ts';
export { designFindings, scenarioFindings } from './run-rules.ts';
