/** Templates that give no key (K1, K2, K4): of key attributes, of the items references point at, of the locks. */
import type { Problem } from '#core/image';
import { isWellFormed, own } from '#core/shared';
import type { Found, Path } from '../finding.ts';
import type { DesignContext, Rule } from '../rule.ts';
import { type TemplateCases, templateFound } from '../template-cases.ts';

type Cases = TemplateCases & { 'template-lone-surrogate': { readonly template: string } };

export const template: Rule<Cases> = {
  name: 'template',
  codes: {
    'template-missing': 'error',
    'template-empty': 'error',
    'template-unclosed-brace': 'error',
    'template-lone-brace': 'error',
    'template-empty-placeholder': 'error',
    'template-unknown-format': 'error',
    'template-bad-argument': 'error',
    'template-rank-not-first': 'error',
    'template-unknown-attribute': 'error',
    'template-unsupported-type': 'error',
    'template-key-type': 'error',
    'template-lone-surrogate': 'error',
  },
  ofDesign: (context) => [...ofKeys(context), ...ofReferences(context), ...ofLocks(context)],
};

function ofKeys({ design, prepared }: DesignContext): Found<Cases>[] {
  const keys = new Set([...prepared.tableKeys, ...prepared.indexes.flatMap((index) => index.keys)]);
  return [...keys].flatMap((key) => {
    if (key.kind === 'attribute' || prepared.attributes.has(key.name)) return [];
    const path = ['entity', 'keys', key.name, 'template'];
    if (key.kind === 'broken') return templateFound(key.problem, path);
    return checkText(own(design.entity.keys, key.name)?.template ?? '', path);
  });
}

function ofReferences({ prepared }: DesignContext): Found<Cases>[] {
  return prepared.references.flatMap(({ constraint, position, problem }) => {
    const path = ['constraints', position, 'key'];
    if (problem?.key !== undefined) return templateFound(problem, [...path, problem.key]);
    return Object.entries(constraint.key).flatMap(([key, text]) => checkText(text, [...path, key]));
  });
}

/** One template serves all constraints, so what is wrong with it is said once. */
function ofLocks({ design, prepared }: DesignContext): Found<Cases>[] {
  const text = design.locks?.template;
  if (text === undefined || prepared.locks.length === 0) return [];
  const path = ['locks', 'template'];
  const problem = prepared.locks.find((lock) => isSyntax(lock.problem))?.problem;
  return problem ? templateFound(problem, path) : checkText(text, path);
}

/** Only what is wrong with the text itself says where: other problems of a lock are its constraint's. */
const isSyntax = (problem: Problem | undefined): boolean => problem !== undefined && 'at' in problem.params;

const checkText = (text: string, path: Path): Found<Cases>[] =>
  isWellFormed(text) ? [] : [{ code: 'template-lone-surrogate', path, params: { template: text } }];
