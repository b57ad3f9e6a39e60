/** What the image finds wrong with a template, as findings: one code a problem, wherever the template stands. */
import type { Problem } from '#core/image';
import type { Found, NoParams, Path } from './finding.ts';

type At = { readonly at: number };

export type TemplateCases = {
  'template-missing': NoParams;
  'template-empty': NoParams;
  'template-unclosed-brace': At;
  'template-lone-brace': At;
  'template-empty-placeholder': At;
  'template-unknown-format': { readonly format: string };
  'template-bad-argument': { readonly format: string; readonly argument: string };
  'template-rank-not-first': { readonly format: string };
  'template-unknown-attribute': { readonly attribute: string };
  'template-unsupported-type': { readonly attribute: string };
  'template-key-type': { readonly type: string };
};

type Reader = (params: Problem['params']) => Pick<Found<TemplateCases>, 'code' | 'params'>;

const text = (value: string | number | undefined): string => String(value ?? '');
const at = ({ at: offset }: Problem['params']): At => ({ at: Number(offset ?? 0) });

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['no-template', () => ({ code: 'template-missing', params: {} })],
  ['empty-template', () => ({ code: 'template-empty', params: {} })],
  ['unclosed-brace', (params) => ({ code: 'template-unclosed-brace', params: at(params) })],
  ['lone-brace', (params) => ({ code: 'template-lone-brace', params: at(params) })],
  ['empty-placeholder', (params) => ({ code: 'template-empty-placeholder', params: at(params) })],
  ['unknown-format', ({ format }) => ({ code: 'template-unknown-format', params: { format: text(format) } })],
  [
    'bad-argument',
    ({ format, argument }) => ({
      code: 'template-bad-argument',
      params: { format: text(format), argument: text(argument) },
    }),
  ],
  ['rank-not-first', ({ format }) => ({ code: 'template-rank-not-first', params: { format: text(format) } })],
  [
    'unknown-attribute',
    ({ attribute }) => ({ code: 'template-unknown-attribute', params: { attribute: text(attribute) } }),
  ],
  [
    'unsupported-type',
    ({ attribute }) => ({ code: 'template-unsupported-type', params: { attribute: text(attribute) } }),
  ],
  ['key-type', ({ type }) => ({ code: 'template-key-type', params: { type: text(type) } })],
]);

/** The finding for a template's problem; none where the problem is not the template's. */
export function templateFound(problem: Problem, path: Path): Found<TemplateCases>[] {
  const reader = READERS.get(problem.code);
  return reader ? [{ ...reader(problem.params), path } as Found<TemplateCases>] : [];
}
