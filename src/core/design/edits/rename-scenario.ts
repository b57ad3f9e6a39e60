/** Renames a scenario; its monthly number in the workload follows. */
import type { Design } from '../design.ts';
import { mapField, mapList, renameKey } from './map-parts.ts';

/** The design with the scenario `from` called `to`; the same design where there is none or `to` is taken. */
export function renameScenario(design: Design, from: string, to: string): Design {
  const { scenarios } = design;
  if (to === '__proto__' || !scenarios.some(({ name }) => name === from) || scenarios.some(({ name }) => name === to)) {
    return design;
  }
  const rename = (name: string): string => (name === from ? to : name);
  const renamed = mapField(design, 'scenarios', (list) =>
    mapList(list, (scenario) => mapField(scenario, 'name', rename)),
  );
  return mapField(renamed, 'workload', (workload) =>
    mapField(workload, 'perMonth', (perMonth) => renameKey(perMonth, from, to)),
  );
}
