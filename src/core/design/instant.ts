/**
 * Instants as UTC text of one width, so that order by bytes is order in time (K2, `iso`). The calendar is computed here:
 * the core has no clock, and JavaScript's `Date` reads texts in ways that differ between engines.
 */
import { fail, ok, type Result } from '#core/shared';
import { canonicalNumber } from '#core/value';
import type { FormatProblem } from './format-problem.ts';

/** Whole milliseconds since 1970 in UTC, what follows them cut off towards the past. */
type Instant = Result<number, FormatProblem>;

const DAY = 86_400_000;

/**
 * The instant in UTC, cut to seconds or milliseconds.
 *
 * `("2026-06-27T12:00+02:00", "S", "s")` → `"2026-06-27T10:00:00Z"`; `("0.5", "N", "ms")` → `"1970-01-01T00:00:00.500Z"`
 */
export function formatInstant(text: string, type: 'S' | 'N', precision: 's' | 'ms'): Result<string, FormatProblem> {
  const instant = type === 'N' ? readEpoch(text) : readIso(text);
  if (!instant.ok) return instant;
  const days = Math.floor(instant.value / DAY);
  const { year, month, day } = civilFromDays(days);
  if (year < 0 || year > 9999) return fail({ code: 'year-out-of-range', params: { text } });
  const rest = instant.value - days * DAY;
  const clock = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60, Math.floor(rest / 1000) % 60];
  const fraction = precision === 'ms' ? `.${digits(rest % 1000, 3)}` : '';
  const time = clock.map((part) => digits(part, 2)).join(':');
  return ok(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T${time}${fraction}Z`);
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:Z|([+-])(\d{2})(?::(\d{2}))?)$/;

/** Reads ISO 8601's extended form with an offset: without one it would be another instant in every place. */
function readIso(text: string): Instant {
  const match = ISO.exec(text);
  if (match === null) return fail({ code: 'not-an-instant', params: { text } });
  const part = (group: number): number => Number(match[group] ?? 0);
  const [year, month, day, hour, minute, second] = [part(1), part(2), part(3), part(4), part(5), part(6)];
  const [offsetHour, offsetMinute] = [part(9), part(10)];
  const onClock = hour <= 23 && minute <= 59 && second <= 59 && offsetHour <= 23 && offsetMinute <= 59;
  if (!onClock || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    return fail({ code: 'not-an-instant', params: { text } });
  }
  const milliseconds = Number((match[7] ?? '').slice(0, 3).padEnd(3, '0'));
  const offset = (offsetHour * 60 + offsetMinute) * (match[8] === '-' ? -1 : 1);
  const minutes = hour * 60 + minute - offset;
  return ok(daysFromCivil(year, month, day) * DAY + minutes * 60_000 + second * 1000 + milliseconds);
}

/** Reads seconds since 1970, a fraction and a sign allowed. */
function readEpoch(text: string): Instant {
  const number = canonicalNumber(text);
  if (!number.ok) return fail({ code: number.error, params: { text } });
  const negative = number.value.startsWith('-');
  const [whole = '', fraction = ''] = number.value.replace('-', '').split('.');
  // The years 0000 to 9999 are within 12 digits; more would not be exact as a JavaScript number.
  if (whole.length > 12) return fail({ code: 'year-out-of-range', params: { text } });
  const milliseconds = Number(whole) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  if (!negative) return ok(milliseconds);
  return ok(fraction.length > 3 ? -milliseconds - 1 : -milliseconds);
}

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const DAYS_IN_400_YEARS = 146_097;
/** Days from 0000-03-01 to 1970-01-01. Counted from March, the leap day is the last day of a year. */
const DAYS_BEFORE_EPOCH = 719_468;

/** Days since 1970-01-01 of a date in the Gregorian calendar, extended backwards. */
function daysFromCivil(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - DAYS_BEFORE_EPOCH;
}

function civilFromDays(days: number): { readonly year: number; readonly month: number; readonly day: number } {
  const shifted = days + DAYS_BEFORE_EPOCH;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}
