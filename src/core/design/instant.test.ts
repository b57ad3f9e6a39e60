import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstant } from './instant.ts';

const value = (text: string) => ({ ok: true, value: text });
const problem = (code: string, text: string) => ({ ok: false, error: { code, params: { text } } });

describe('formatInstant', () => {
  it.each([
    ['2026-06-27T10:00:00Z', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.000Z'],
    ['2026-06-27T10:00Z', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.000Z'],
    ['2026-06-27T12:00:00+02:00', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.000Z'],
    ['2026-06-27T12:00+02', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.000Z'],
    ['2026-06-27T04:15:30-05:45', '2026-06-27T10:00:30Z', '2026-06-27T10:00:30.000Z'],
    ['2026-01-01T00:30:00+01:00', '2025-12-31T23:30:00Z', '2025-12-31T23:30:00.000Z'],
    ['2024-02-29T23:59:59.999999Z', '2024-02-29T23:59:59Z', '2024-02-29T23:59:59.999Z'],
    ['2024-02-28T23:30:00-01:00', '2024-02-29T00:30:00Z', '2024-02-29T00:30:00.000Z'],
    ['2026-06-27T10:00:00.1Z', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.100Z'],
    ['2026-06-27T10:00:00,25Z', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.250Z'],
    [`2026-06-27T10:00:00.0009${'9'.repeat(50)}Z`, '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.000Z'],
    ['2026-06-27T10:00:00-00:00', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.000Z'],
    ['1969-12-31T23:59:59.5Z', '1969-12-31T23:59:59Z', '1969-12-31T23:59:59.500Z'],
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
    ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00Z', '0000-02-29T00:00:00.000Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59.999Z'],
  ])('K2: the text %s', (text, seconds, milliseconds) => {
    expect(formatInstant(text, 'S', 's')).toStrictEqual(value(seconds));
    expect(formatInstant(text, 'S', 'ms')).toStrictEqual(value(milliseconds));
  });

  it.each([
    ['0', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['1782554400', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.000Z'],
    ['1782554400.9999', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.999Z'],
    ['1.7825544e9', '2026-06-27T10:00:00Z', '2026-06-27T10:00:00.000Z'],
    ['0.0009', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['-1', '1969-12-31T23:59:59Z', '1969-12-31T23:59:59.000Z'],
    ['-0.5', '1969-12-31T23:59:59Z', '1969-12-31T23:59:59.500Z'],
    ['-0.0001', '1969-12-31T23:59:59Z', '1969-12-31T23:59:59.999Z'],
    ['-0.0010', '1969-12-31T23:59:59Z', '1969-12-31T23:59:59.999Z'],
    ['-62167219200', '0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
    ['253402300799.999', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59.999Z'],
  ])('K2: the number %s', (text, seconds, milliseconds) => {
    expect(formatInstant(text, 'N', 's')).toStrictEqual(value(seconds));
    expect(formatInstant(text, 'N', 'ms')).toStrictEqual(value(milliseconds));
  });

  it.each([
    '',
    'now',
    '1782554400',
    '2026-06-27',
    '2026-06-27T10:00:00',
    '2026-06-27 10:00:00Z',
    '2026-06-27t10:00:00z',
    '20260627T100000Z',
    '2026-06-27T10Z',
    '2026-06-27T10:00.5Z',
    '2026-06-27T10:00:00.Z',
    '2026-06-27T10:00:00+0200',
    '2026-06-27T10:00:00+2:00',
    '2026-06-27T10:00:00+24:00',
    '2026-06-27T10:00:00+02:60',
    '2026-06-27T24:00:00Z',
    '2026-06-27T10:60:00Z',
    '2026-06-27T10:00:60Z',
    '2026-00-27T10:00:00Z',
    '2026-13-27T10:00:00Z',
    '2026-06-00T10:00:00Z',
    '2026-06-31T10:00:00Z',
    '2026-02-29T10:00:00Z',
    '1900-02-29T10:00:00Z',
    '2026-01-32T10:00:00Z',
    '+002026-06-27T10:00:00Z',
    '-0001-06-27T10:00:00Z',
    '226-06-27T10:00:00Z',
    '2026-06-27T10:00:00Z\n',
    '２026-06-27T10:00:00Z',
  ])('K2: the text %j is no instant', (text) => {
    expect(formatInstant(text, 'S', 's')).toStrictEqual(problem('not-an-instant', text));
  });

  it.each([
    ['0000-01-01T00:00:00+00:01', 'S'],
    ['9999-12-31T23:59:00-00:01', 'S'],
    ['-62167219200.001', 'N'],
    ['253402300800', 'N'],
    ['1e15', 'N'],
    ['-1e125', 'N'],
  ] as const)('K2: %s is not in the years 0000 to 9999', (text, type) => {
    expect(formatInstant(text, type, 'ms')).toStrictEqual(problem('year-out-of-range', text));
  });

  it('K2: a number that is none', () => {
    expect(formatInstant('x', 'N', 's')).toStrictEqual(problem('not-a-number', 'x'));
  });

  it('K2: agrees with another calendar, whatever the offset', () => {
    const first = Date.UTC(2000, 0, 1) - 2000 * 365.2425 * 86_400_000;
    fc.assert(
      fc.property(
        fc.integer({ min: Math.ceil(first / 1000) + 86_400 * 3, max: 253_402_300_799 - 86_400 }),
        fc.nat({ max: 999 }),
        fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 }),
        (seconds, milliseconds, offset) => {
          const instant = new Date(seconds * 1000 + milliseconds);
          const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, -1);
          const two = (part: number) => String(part).padStart(2, '0');
          const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
          expect(formatInstant(local + zone, 'S', 'ms')).toStrictEqual(value(instant.toISOString()));
          expect(formatInstant(String(seconds), 'N', 'ms')).toStrictEqual(
            value(new Date(seconds * 1000).toISOString()),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
