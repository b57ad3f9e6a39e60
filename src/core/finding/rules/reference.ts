/** References (P8) that cannot be checked, or never are: the key of the item, the kinds of write it is checked on. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type ReferenceCases = {
  'reference-key-shape': { readonly keys: number };
  'reference-key-names': { readonly expected: string };
  'reference-key-name': { readonly constraint: string };
  'reference-never-checked': { readonly constraint: string };
};

export const reference: Rule<ReferenceCases> = {
  name: 'reference',
  codes: {
    'reference-key-shape': 'error',
    'reference-key-names': 'error',
    'reference-key-name': 'error',
    'reference-never-checked': 'warning',
  },
  ofDesign: ({ prepared }) =>
    prepared.references.flatMap(({ constraint, position, problem }): Found<ReferenceCases>[] => {
      const found: Found<ReferenceCases>[] = [];
      const path = ['constraints', position, 'key'];
      const on = ['constraints', position, 'on'];
      const params = { constraint: constraint.name };
      if (problem?.code === 'reference-key-shape') {
        found.push({ code: problem.code, path, params: { keys: Number(problem.params.keys) } });
      } else if (problem?.code === 'reference-key-names') {
        found.push({ code: problem.code, path, params: { expected: String(problem.params.expected) } });
      }
      if (Object.hasOwn(constraint.key, '')) found.push({ code: 'reference-key-name', path, params });
      if (constraint.on.length === 0) {
        const fix = [{ path: on, value: ['create', 'update'] }];
        found.push({ code: 'reference-never-checked', path: on, params, fix });
      }
      return found;
    }),
};
