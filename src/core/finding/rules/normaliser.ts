/** Normalisers that do nothing, or not what their order says (L3). */
import type { Attribute, Normaliser } from '#core/design';
import type { Found, Path } from '../finding.ts';
import type { Rule } from '../rule.ts';

type NormaliserCases = {
  'normaliser-without-text': { readonly constraint: string };
  'normaliser-repeated': { readonly step: string };
  'nfc-with-nfkc': { readonly constraint: string };
  'nfkc-not-first': { readonly step: string };
  'sha256-not-last': { readonly constraint: string };
};

export const normaliser: Rule<NormaliserCases> = {
  name: 'normaliser',
  codes: {
    'normaliser-without-text': 'warning',
    'normaliser-repeated': 'advice',
    'nfc-with-nfkc': 'advice',
    'nfkc-not-first': 'warning',
    'sha256-not-last': 'warning',
  },
  ofDesign: ({ prepared }) =>
    prepared.locks.flatMap(({ constraint: { name, normalise = [] }, position, parts }) =>
      normalise.length === 0 ? [] : check(name, normalise, parts, ['constraints', position, 'normalise']),
    ),
};

function check(
  constraint: string,
  steps: readonly Normaliser[],
  parts: readonly Attribute[],
  path: Path,
): Found<NormaliserCases>[] {
  const found: Found<NormaliserCases>[] = [];
  const replace = (value: readonly Normaliser[]) => [
    value.length > 0 ? { path, value } : { path, remove: true as const },
  ];
  const hashing = steps.filter((step) => step === 'sha256');
  if (parts.length > 0 && hashing.length < steps.length && !parts.some(({ type }) => TEXT.has(type))) {
    found.push({ code: 'normaliser-without-text', path, params: { constraint }, fix: replace(hashing) });
  }
  for (const [j, step] of steps.entries()) {
    if (steps.indexOf(step) === j) continue;
    const at = [...path, j];
    found.push({ code: 'normaliser-repeated', path: at, params: { step }, fix: [{ path: at, remove: true }] });
  }
  if (steps.includes('nfc') && steps.includes('nfkc')) {
    const fix = replace(steps.filter((step) => step !== 'nfc'));
    found.push({ code: 'nfc-with-nfkc', path: [...path, steps.indexOf('nfc')], params: { constraint }, fix });
  }
  const early = steps.slice(0, Math.max(0, steps.indexOf('nfkc'))).find((step) => SEES_FORMS.has(step));
  if (early !== undefined) {
    const fix = replace(['nfkc', ...steps.filter((step) => step !== 'nfkc')]);
    found.push({ code: 'nfkc-not-first', path: [...path, steps.indexOf('nfkc')], params: { step: early }, fix });
  }
  const hash = steps.indexOf('sha256');
  if (hash >= 0 && steps.slice(hash).some((step) => step !== 'sha256')) {
    const fix = replace([...steps.filter((step) => step !== 'sha256'), 'sha256']);
    found.push({ code: 'sha256-not-last', path: [...path, hash], params: { constraint }, fix });
  }
  return found;
}

/** Steps that treat the forms of one letter differently: a mathematical A has no small letter, a wide 1 is no digit. */
const SEES_FORMS: ReadonlySet<Normaliser> = new Set(['trim', 'collapse', 'lowercase', 'digits']);

const TEXT: ReadonlySet<Attribute['type']> = new Set(['S', 'SS', 'L']);
