/** What a placement asks of the application, and what can go wrong there and nowhere else. */
import { type AccessPattern, hasListOrder, type PlacementKind } from '#core/design';
import { own } from '#core/shared';
import type { Orchestration, PlacementRisk } from './comparison.ts';
import type { PlacementFacts } from './placement-facts.ts';

/** What has to be orchestrated for the change, read off its plan. */
export function orchestrationOf({ kind, actions, prepared }: PlacementFacts): Orchestration {
  if (actions.some(({ purpose }) => purpose === 'leave')) return 'delete-put';
  const update = actions.find((action) => action.kind === 'Update' && action.role === 'record');
  if (update?.kind !== 'Update') return 'nothing';
  const keys = new Set(prepared.indexKeys.map(({ key }) => key.name));
  if (update.changes.some(({ attribute }) => keys.has(attribute))) return 'set-key';
  return kind === 'multi-attribute-index' ? 'set-only' : 'nothing';
}

export function risksOf(facts: PlacementFacts, pattern: AccessPattern): PlacementRisk[] {
  const { kind, prepared } = facts;
  if (kind === 'table-key') return moveRisks(facts);
  const risks: PlacementRisk[] = ['index-lags'];
  if (kind !== 'multi-attribute-index')
    return orchestrationOf(facts) === 'set-key' ? [...risks, 'forgotten-key'] : risks;
  const lost = pattern.sort.some((name) => {
    const attribute = prepared.attributes.get(name);
    return attribute && own(pattern.where, name) === undefined && !hasListOrder(attribute);
  });
  return [...risks, ...(lost ? (['alphabetical'] as const) : []), 'newer-tools'];
}

function moveRisks(facts: PlacementFacts): PlacementRisk[] {
  if (orchestrationOf(facts) !== 'delete-put') return [];
  const { prepared, design } = facts;
  const risks: PlacementRisk[] = ['torn-move'];
  if (prepared.version === undefined) risks.push('whole-image');
  const unique = (design.constraints ?? []).some((constraint) => constraint.kind === 'unique');
  return unique ? risks : [...risks, 'two-records'];
}

/** Kinds whose list can be read strongly: the table alone. */
export const readsStrongly = (kind: PlacementKind): boolean => kind === 'table-key';
