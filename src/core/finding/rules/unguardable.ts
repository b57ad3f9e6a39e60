/** A value the plan relies on that no stored attribute shows (P3): two writers at once would both succeed. */
import type { Patch } from '#core/design';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type UnguardableCases = { unguardable: { readonly attribute: string; readonly protects: readonly string[] } };

export const unguardable: Rule<UnguardableCases> = {
  name: 'unguardable',
  codes: { unguardable: 'error' },
  ofScenario({ plan: { problems }, design: { entity } }) {
    if (problems.length === 0) return NONE;
    return problems.flatMap((problem): Found<UnguardableCases>[] => {
      if (problem.code !== 'unguardable') return [];
      const { attribute } = problem;
      const position = entity.attributes.findIndex(({ name }) => name === attribute);
      const path = ['entity', 'attributes', position, 'keyOnly'];
      const fix: Patch[] = entity.attributes[position]?.keyOnly === true ? [{ path, remove: true }] : [];
      const protects = [...new Set(problem.protects.map(({ name }) => name))];
      return [{ code: 'unguardable', path, params: { attribute, protects }, ...(fix.length > 0 && { fix }) }];
    });
  },
};

const NONE: readonly Found<UnguardableCases>[] = [];
