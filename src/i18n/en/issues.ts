/** What keeps a document from being a design, in words. */
import type { DesignIssue } from '#core';

type Params = DesignIssue['params'];

const some = (value: Params[string] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

export const issueWords = {
  missing: () => 'is missing',
  'unknown-field': () => 'is a field that the format does not know',
  'wrong-type': ({ expected, got }) => `should be ${some(expected)}, not ${some(got)}`,
  'not-one-of': ({ allowed, got }) =>
    `should be one of ${some(allowed)}${got === undefined ? '' : `, not ${some(got)}`}`,
  'too-small': ({ minimum, exclusive }) => `should be ${exclusive ? 'more than' : 'at least'} ${some(minimum)}`,
  'too-large': ({ maximum, limit }) => `should be at most ${some(maximum ?? limit)}`,
  'unknown-version': ({ version, known }) => `is of version ${some(version) || 'none'}; this page knows ${some(known)}`,
  'no-type': () => 'needs a type, such as { "S": "text" }',
  'several-types': () => 'has more than one type',
  'unknown-type': () => 'has a type that DynamoDB does not know',
  'forbidden-name': ({ name }) => `cannot be named “${some(name)}”`,
  'too-deep': ({ limit }) => `is nested more than ${some(limit)} levels deep`,
  'not-json': ({ line, column }) => `is not JSON, from line ${some(line)}, column ${some(column)}`,
  'repeated-field': ({ field, line, column }) =>
    `has the field “${some(field)}” twice, at line ${some(line)}, column ${some(column)}`,
  unreadable: () => 'cannot be read',
} as const satisfies Record<DesignIssue['code'], (params: Params) => string>;
