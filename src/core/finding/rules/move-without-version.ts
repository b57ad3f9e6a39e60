/** A move rewrites the whole record under its new key (P3): what another wrote meanwhile is lost, unless versions are kept. */
import type { NoParams } from '../finding.ts';
import type { Rule, ScenarioContext } from '../rule.ts';

type MoveWithoutVersionCases = { 'move-without-version': NoParams };

export const moveWithoutVersion: Rule<MoveWithoutVersionCases> = {
  name: 'move-without-version',
  codes: { 'move-without-version': 'warning' },
  ofScenario(context) {
    const { plan, prepared } = context;
    if (prepared.version !== undefined || !plan.actions.some(({ purpose }) => purpose === 'leave')) return [];
    const path = ['entity', 'version'];
    return [{ code: 'move-without-version', path, params: {}, fix: [{ path, value: freeName(context) }] }];
  },
};

/** A name for the version that nothing else has. */
function freeName({ prepared: { attributes, tableKeys, indexKeys } }: ScenarioContext): string {
  const taken = new Set([
    ...attributes.keys(),
    ...tableKeys.map(({ name }) => name),
    ...indexKeys.map(({ key }) => key.name),
  ]);
  let name = 'version';
  for (let number = 2; taken.has(name); number++) name = `version${number}`;
  return name;
}
