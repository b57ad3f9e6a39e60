import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('keeps short values on one line and breaks long ones', () => {
  expect(formatJson({ PK: { S: 'ACCT#1' }, SK: { S: 'PROFILE' } })).toBe(
    '{ "PK": { "S": "ACCT#1" }, "SK": { "S": "PROFILE" } }',
  );
  expect(formatJson({ a: [], b: {}, long: { S: 'x'.repeat(64) }, last: [1, null, true] })).toBe(
    `{\n  "a": [],\n  "b": {},\n  "long": { "S": "${'x'.repeat(64)}" },\n  "last": [1, null, true]\n}`,
  );
});

test('is JSON that reads back as the same value', () => {
  const value = {
    'quote"': { S: 'line\nbreak \\ "quoted" \u2028' },
    nested: { L: Array.from({ length: 12 }, (_, at) => ({ M: { key: { S: `value ${at}` }, n: { N: String(at) } } })) },
  };
  expect(JSON.parse(formatJson(value))).toEqual(value);
});
