/** The template of lock keys (L1): `{value}` once and last, and `{constraint}` delimited, so that no two values share a key. */
import type { Problem } from '#core/image';
import type { Found, NoParams } from '../finding.ts';
import type { Rule } from '../rule.ts';

type LockTemplateCases = {
  'lock-template-value': NoParams;
  'lock-template-placeholder': { readonly placeholder: string };
  'lock-template-delimiter': NoParams;
  'lock-template-constraint': NoParams;
};

export const lockTemplate: Rule<LockTemplateCases> = {
  name: 'lock-template',
  codes: {
    'lock-template-value': 'error',
    'lock-template-placeholder': 'error',
    'lock-template-delimiter': 'error',
    'lock-template-constraint': 'error',
  },
  // One template serves all constraints, so what is wrong with it is said once.
  ofDesign: ({ prepared }) => prepared.locks.flatMap(({ problem }) => (problem ? foundFor(problem) : [])).slice(0, 1),
};

function foundFor({ code, params }: Problem): Found<LockTemplateCases>[] {
  const path = ['locks', 'template'];
  const fix = [{ path, remove: true as const }];
  switch (code) {
    case 'lock-template-value':
    case 'lock-template-delimiter':
    case 'lock-template-constraint':
      return [{ code, path, params: {}, fix }];
    case 'lock-template-placeholder':
      return [{ code, path, params: { placeholder: String(params.placeholder) }, fix }];
    default:
      return [];
  }
}
