/** Names of scenarios: results are asked for by name, so each has one of its own. */
import type { Found, NoParams } from '../finding.ts';
import type { Rule } from '../rule.ts';

type ScenarioNameCases = { 'scenario-name-empty': NoParams; 'scenario-name-repeated': { readonly name: string } };

export const scenarioName: Rule<ScenarioNameCases> = {
  name: 'scenario-name',
  codes: { 'scenario-name-empty': 'warning', 'scenario-name-repeated': 'error' },
  ofDesign({ design: { scenarios } }) {
    const seen = new Set<string>();
    return scenarios.flatMap(({ name }, i): Found<ScenarioNameCases>[] => {
      const path = ['scenarios', i, 'name'];
      if (seen.has(name)) return [{ code: 'scenario-name-repeated', path, params: { name } }];
      seen.add(name);
      return name === '' ? [{ code: 'scenario-name-empty', path, params: {} }] : [];
    });
  },
};
