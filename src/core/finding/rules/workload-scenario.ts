/** Workload figures for scenarios that are not there: they count towards no cost. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type WorkloadScenarioCases = { 'workload-unknown-scenario': { readonly scenario: string } };

export const workloadScenario: Rule<WorkloadScenarioCases> = {
  name: 'workload-scenario',
  codes: { 'workload-unknown-scenario': 'warning' },
  ofDesign({ design: { scenarios, accessPatterns = [], workload } }) {
    if (!workload) return [];
    // Reads have their figures too.
    const isKnown = (wanted: string): boolean =>
      scenarios.some(({ name }) => name === wanted) || accessPatterns.some(({ name }) => name === wanted);
    return Object.keys(workload.perMonth).flatMap((scenario): Found<WorkloadScenarioCases>[] => {
      const path = ['workload', 'perMonth', scenario];
      const fix = [{ path, remove: true as const }];
      return isKnown(scenario) ? [] : [{ code: 'workload-unknown-scenario', path, params: { scenario }, fix }];
    });
  },
};
