export type { Cases, Found, NoParams, Params, Path, Severity } from './finding.ts';
export { LIMITS } from './limits.ts';
export type { Finding, FindingCode, FindingOf, FindingParams } from './registry.ts';
export type { DesignContext, Rule, ScenarioContext, StatedSide } from './rule.ts';
export { designFindings, scenarioFindings } from './run-rules.ts';
export { isIdUnique } from './table-key-parts.ts';
