/** A value that a key's format cannot take (K2): an error at that value, never a wrong key. */
import { type Attribute, type FormatProblem, type Placeholder, renderPlaceholder, type State } from '#core/design';
import type { PreparedReference, Problem } from '#core/image';
import { own } from '#core/shared';
import type { Found, Path } from '../finding.ts';
import type { Rule } from '../rule.ts';

type UnfitForKeyCases = {
  'unfit-for-key': {
    readonly key: string;
    readonly attribute: string;
    readonly problem: FormatProblem['code'];
    readonly text: string;
    readonly format: string;
    readonly width: number;
  };
};

export const unfitForKey: Rule<UnfitForKeyCases> = {
  name: 'unfit-for-key',
  codes: { 'unfit-for-key': 'error' },
  ofScenario({ prepared: { references }, scenario: { kind }, sides }) {
    const found: Found<UnfitForKeyCases>[] = [];
    for (const { image, state, path } of sides) {
      for (const key of Object.keys(image.keys)) {
        const outcome = own(image.keys, key);
        if (!outcome || 'value' in outcome || outcome.absent !== 'invalid' || !outcome.problem) continue;
        if (outcome.attribute !== undefined) found.push(...foundFor(key, outcome.attribute, outcome.problem, path));
      }
      for (const reference of references) {
        if (reference.constraint.on.includes(kind)) found.push(...ofReference(reference, state, path));
      }
    }
    return found;
  },
};

/** An image leaves out a reference without a key, and does not say why. */
function ofReference({ keys, problem }: PreparedReference, state: State, path: Path): Found<UnfitForKeyCases>[] {
  if (problem) return [];
  return keys.flatMap(({ name, template: { template, attributes } }) =>
    template.segments.flatMap((segment) => {
      if (typeof segment === 'string' || segment.formats.length === 0) return [];
      const refused = refusal(segment, state, attributes.get(segment.attribute));
      return refused ? foundFor(name, segment.attribute, refused, path) : [];
    }),
  );
}

function refusal(placeholder: Placeholder, state: State, attribute: Attribute | undefined): Problem | undefined {
  const value = own(state, placeholder.attribute);
  if (value === undefined || !attribute || !(attribute.type in value) || ('S' in value && value.S === ''))
    return undefined;
  const rendered = renderPlaceholder(placeholder, value, attribute);
  return rendered.ok ? undefined : rendered.error;
}

/** What is wrong with a value wherever it stands is said of the value itself. */
const FORMAT_PROBLEMS: ReadonlyMap<string, FormatProblem['code']> = new Map(
  (
    [
      'unsupported-type',
      'not-an-integer',
      'negative',
      'too-wide',
      'no-values',
      'not-in-values',
      'rank-not-first',
      'not-an-instant',
      'year-out-of-range',
    ] satisfies FormatProblem['code'][]
  ).map((code) => [code, code]),
);

function foundFor(key: string, attribute: string, { code, params }: Problem, path: Path): Found<UnfitForKeyCases>[] {
  const problem = FORMAT_PROBLEMS.get(code);
  if (!problem) return [];
  const text = String(params.text ?? '');
  const format = String(params.format ?? '');
  const width = Number(params.width ?? 0);
  return [
    {
      code: 'unfit-for-key',
      path: [...path, attribute],
      params: { key, attribute, problem, text, format, width },
    },
  ];
}
