/** Turns zod's issues into codes of our own, so that neither words nor a library's vocabulary reach whoever reads them. */
import { isRecord, jsonType } from '#core/shared';
import type { DesignIssue } from './issue.ts';
import { getIn, hasIn, type Path } from './json-path.ts';
import type { z } from './zod.ts';

type ZodIssue = z.core.$ZodIssue;

/** All that one zod issue says, with full paths from the root of `document`, which gives what was found there. */
export function translateIssue(issue: ZodIssue, document: unknown, above: Path = []): DesignIssue[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({ path: [...path, field], code: 'unknown-field', params: { field } }));
  }
  if (!hasIn(document, path)) return [{ path, code: 'missing', params: {} }];
  const value = getIn(document, path);
  const got = jsonType(value);
  switch (issue.code) {
    case 'invalid_type':
      return [{ path, code: 'wrong-type', params: { expected: EXPECTED.get(issue.expected) ?? issue.expected, got } }];
    case 'invalid_value':
      return [notOneOf(path, issue.values, value)];
    case 'invalid_union':
      return translateUnion(issue, document, path, value);
    case 'too_small':
      return [
        { path, code: 'too-small', params: { minimum: Number(issue.minimum), exclusive: issue.inclusive === false } },
      ];
    case 'too_big':
      return [{ path, code: 'too-large', params: { maximum: Number(issue.maximum) } }];
    case 'custom':
      return [{ path, ...readCustom(issue.params) }];
    default:
      return [{ path, code: 'wrong-type', params: { expected: 'other', got } }];
  }
}

/** Zod's names of types where JSON has another. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['record', 'object'],
  ['int', 'integer'],
]);

function translateUnion(
  issue: Extract<ZodIssue, { code: 'invalid_union' }>,
  document: unknown,
  path: (string | number)[],
  value: unknown,
): DesignIssue[] {
  if ('options' in issue && issue.options !== undefined) return [notOneOf(path, issue.options, value)];
  // The one union without a discriminator is "a text or an attribute value": the shape tells which was meant.
  const ofObject = issue.errors.at(-1);
  if (isRecord(value) && ofObject) return ofObject.flatMap((inner) => translateIssue(inner, document, path));
  return [{ path, code: 'wrong-type', params: { expected: 'string', got: jsonType(value) } }];
}

function notOneOf(path: (string | number)[], allowed: readonly unknown[], value: unknown): DesignIssue {
  const expected = jsonType(allowed[0]);
  const got = jsonType(value);
  if (got !== expected) return { path, code: 'wrong-type', params: { expected, got } };
  return { path, code: 'not-one-of', params: { allowed: allowed.map(String), got: String(value) } };
}

/** What `attributeValue` in the schema put there: a code and its params. */
function readCustom(params: Readonly<Record<string, unknown>> | undefined): Pick<DesignIssue, 'code' | 'params'> {
  const { code, ...rest } = params ?? {};
  return { code, params: rest } as Pick<DesignIssue, 'code' | 'params'>;
}
