/** Removes a scenario together with its monthly number in the workload. */
import type { Design } from '../design.ts';
import { removeAt } from './remove-at.ts';

/** The design without the scenario; the same design where there is none of that name. */
export function removeScenario(design: Design, name: string): Design {
  const at = design.scenarios.findIndex((scenario) => scenario.name === name);
  return at < 0 ? design : removeAt(removeAt(design, ['scenarios', at]), ['workload', 'perMonth', name]);
}
