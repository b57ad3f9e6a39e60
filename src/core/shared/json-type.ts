/** What a value read from JSON is, in JSON's own words, for messages such as "expected a string, got an array". */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object' | 'nothing' | 'other';

/** Names the JSON type of anything: `nothing` for what is not there, `other` for what JSON cannot hold. */
export function jsonType(value: unknown): JsonType {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'array';
  if (isRecord(value)) return 'object';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : 'other';
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'other';
}

/**
 * Whether `value` is an object as JSON makes them: no array, no instance of a class. An object from another frame
 * counts, so the test is that its prototype is the end of a chain rather than this realm's `Object.prototype`.
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
