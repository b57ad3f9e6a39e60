/** A SET of a whole list or map overwrites what another writer put into it meanwhile. A guarded version prevents that. */
import type { Change } from '#core/plan';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type WholeValueSetCases = { 'whole-value-set': { readonly attribute: string; readonly type: 'L' | 'M' } };

export const wholeValueSet: Rule<WholeValueSetCases> = {
  name: 'whole-value-set',
  codes: { 'whole-value-set': 'advice' },
  ofScenario({ plan, prepared, path }) {
    if (prepared.version !== undefined) return NONE;
    const update = plan.actions.find(({ kind, role }) => kind === 'Update' && role === 'record');
    if (update?.kind !== 'Update') return NONE;
    const { guards } = update;
    return update.changes.flatMap((change): readonly Found<WholeValueSetCases>[] => {
      const type = containerOf(change);
      if (!type) return NONE;
      const { attribute } = change;
      // Guarded as read, it is still what the new value was made from.
      const guarded = guards.some((guard) => guard.attribute === attribute && guard.condition.is === 'compare');
      if (guarded) return NONE;
      return [{ code: 'whole-value-set', path: [...path, 'after', attribute], params: { attribute, type } }];
    });
  },
};

const NONE: readonly Found<WholeValueSetCases>[] = [];

/** Of a list that becomes another list, or a map another map. */
function containerOf(change: Change): 'L' | 'M' | undefined {
  if (change.kind !== 'set' || change.before === undefined) return undefined;
  const { value, before } = change;
  if ('L' in value && 'L' in before) return 'L';
  return 'M' in value && 'M' in before ? 'M' : undefined;
}
