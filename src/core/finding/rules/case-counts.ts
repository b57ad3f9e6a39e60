/** A unique text compared as typed: "Ada" and "ada" are two values. Ids and lists of allowed values rarely are meant. */
import type { Attribute } from '#core/design';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type CaseCountsCases = { 'case-counts': { readonly constraint: string; readonly attribute: string } };

export const caseCounts: Rule<CaseCountsCases> = {
  name: 'case-counts',
  codes: { 'case-counts': 'advice' },
  ofDesign: ({ prepared }) =>
    prepared.locks.flatMap(({ constraint, position, parts }): Found<CaseCountsCases>[] => {
      const steps = constraint.normalise ?? [];
      if (steps.includes('lowercase') || steps.includes('digits')) return [];
      const part = parts.find(hasCase);
      if (!part) return [];
      const path = ['constraints', position, 'normalise'];
      const hashing = steps.filter((step) => step === 'sha256');
      const value = [...steps.filter((step) => step !== 'sha256'), 'lowercase', ...hashing];
      const params = { constraint: constraint.name, attribute: part.name };
      return [{ code: 'case-counts', path, params, fix: [{ path, value }] }];
    }),
};

const IDENTIFIER = /(id|key|token|hash|uuid|number)$/i;

const hasCase = ({ name, type, values, keyOnly, immutable }: Attribute): boolean =>
  (type === 'S' || type === 'SS' || type === 'L') && !values && !keyOnly && !immutable && !IDENTIFIER.test(name);
