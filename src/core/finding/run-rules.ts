/** Runs the registered rules and gives their findings in the registry's order. */
import type { PreparedDesign } from '#core/image';
import type { Transition } from '#core/plan';
import type { Found, Path } from './finding.ts';
import { tableSchemas } from './key-places.ts';
import { type Finding, RULES } from './registry.ts';
import type { DesignContext, Rule, ScenarioContext, StatedSide } from './rule.ts';
import { partsOf } from './table-key-parts.ts';

/** Findings that hold whatever scenario is looked at. */
export function designFindings(prepared: PreparedDesign): Finding[] {
  const { design, tableKeys } = prepared;
  const schemas = tableSchemas(design);
  const keyPlaces = schemas.flatMap(({ places }) => places);
  const context: DesignContext = { design, prepared, schemas, keyPlaces, tableKeyParts: partsOf(tableKeys) };
  const findings: Finding[] = [];
  for (const rule of OF_DESIGN) {
    const found = rule.ofDesign(context);
    if (found.length > 0) collect(rule, found, findings);
  }
  return findings;
}

/** Findings of one scenario. */
export function scenarioFindings(scenario: Omit<ScenarioContext, 'sides'>): Finding[] {
  const context: ScenarioContext = { ...scenario, sides: sidesOf(scenario.transition, scenario.path) };
  const findings: Finding[] = [];
  for (const rule of OF_SCENARIO) {
    const found = rule.ofScenario(context);
    if (found.length > 0) collect(rule, found, findings);
  }
  return findings;
}

const ALL: readonly Rule[] = RULES;
const OF_DESIGN = ALL.filter((rule): rule is Rule & Required<Pick<Rule, 'ofDesign'>> => rule.ofDesign !== undefined);
const OF_SCENARIO = ALL.filter(
  (rule): rule is Rule & Required<Pick<Rule, 'ofScenario'>> => rule.ofScenario !== undefined,
);

function sidesOf({ before, after }: Transition, path: Path): StatedSide[] {
  const sides: StatedSide[] = [];
  if (before) sides.push({ side: 'before', path: [...path, 'before'], state: before.state, image: before.image });
  if (after) sides.push({ side: 'after', path: [...path, 'after'], state: after.state, image: after.image });
  return sides;
}

function collect({ codes }: Rule, all: readonly Found[], findings: Finding[]): void {
  for (const { code, severity, path, params, fix } of all) {
    const named = { code, severity: severity ?? codes[code] ?? 'error', path, params };
    const finding = fix === undefined ? named : { ...named, fix };
    // A rule can only report its own codes with their params: `Found` is typed by its cases.
    findings.push(finding as Finding);
  }
}
