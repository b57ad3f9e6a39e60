/** Runs the registered rules and gives their findings in the registry's order. */
import type { Transition } from '#core/plan';
import type { Found, Path } from './finding.ts';
import { type Finding, RULES } from './registry.ts';
import type { DesignContext, Rule, ScenarioContext, StatedSide } from './rule.ts';

/** Findings that hold whatever scenario is looked at. */
export function designFindings(context: DesignContext): Finding[] {
  const findings: Finding[] = [];
  for (const rule of ALL) {
    if (rule.ofDesign) collect(rule, rule.ofDesign(context), findings);
  }
  return findings;
}

/** Findings of one scenario. */
export function scenarioFindings(scenario: Omit<ScenarioContext, 'sides'>): Finding[] {
  const context: ScenarioContext = { ...scenario, sides: sidesOf(scenario.transition, scenario.path) };
  const findings: Finding[] = [];
  for (const rule of ALL) {
    if (rule.ofScenario) collect(rule, rule.ofScenario(context), findings);
  }
  return findings;
}

const ALL: readonly Rule[] = RULES;

function sidesOf({ before, after }: Transition, path: Path): StatedSide[] {
  const sides: StatedSide[] = [];
  if (before) sides.push({ side: 'before', path: [...path, 'before'], state: before.state, image: before.image });
  if (after) sides.push({ side: 'after', path: [...path, 'after'], state: after.state, image: after.image });
  return sides;
}

function collect({ codes }: Rule, all: readonly Found[], findings: Finding[]): void {
  for (const { code, severity, path, params, fix } of all) {
    const finding = { code, severity: severity ?? codes[code] ?? 'error', path, params, ...(fix && { fix }) };
    // A rule can only report its own codes with their params: `Found` is typed by its cases.
    findings.push(finding as Finding);
  }
}
