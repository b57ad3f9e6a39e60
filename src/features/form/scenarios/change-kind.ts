/** A scenario as one of another kind. What the new kind lacks is taken from what the old one has. */
import type { Design, Scenario, ScenarioKind } from '#core';

/**
 * A create that becomes an update starts from the state it made; an update that becomes a delete keeps its before. The
 * version is stored, so that it only stands in `before`.
 */
export function withScenarioKind(design: Design, scenario: Scenario, kind: ScenarioKind): Scenario {
  if (kind === scenario.kind) return scenario;
  const { before: _before, after: _after, ...rest } = scenario;
  const { version } = design.entity;
  const before = scenario.before ?? scenario.after ?? {};
  const stated = scenario.after ?? scenario.before ?? {};
  const after = Object.fromEntries(Object.entries(stated).filter(([name]) => name !== version));
  if (kind === 'create') return { ...rest, kind, after };
  if (kind === 'delete') return { ...rest, kind, before };
  return { ...rest, kind, before, after };
}
