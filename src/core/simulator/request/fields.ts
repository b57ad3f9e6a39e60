/** Reads the fields of a request's JSON, each with a type of its own; an unknown field is refused, never dropped. */
import { isRecord, ok } from '#core/shared';
import { type Checked, failureOf, refuse } from '../problem.ts';

/** Reads one field; `field` is its full name for problems: `TransactItems[0].Put.Item`. */
export type Reader<T> = (json: unknown, field: string) => Checked<T>;

type Readers = Readonly<Record<string, Reader<unknown>>>;
/** What some readers read together. */
export type FieldsOf<R extends Readers> = { readonly [Name in keyof R]: R[Name] extends Reader<infer T> ? T : never };

/** Parameters from before there were expressions: refused by name, since ignoring them would change what happens. */
const LEGACY = [
  'AttributesToGet',
  'AttributeUpdates',
  'ConditionalOperator',
  'Expected',
  'KeyConditions',
  'QueryFilter',
  'ScanFilter',
];
/** A Scan in parts is a Scan. */
const NOT_SIMULATED = ['Segment', 'TotalSegments'];
const EXPRESSIONS = [
  'ConditionExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
  'UpdateExpression',
];

/** Reads an object's fields. `place` is the object's own name, empty at the top. */
export function readFields<R extends Readers>(json: unknown, readers: R, place = ''): Checked<FieldsOf<R>> {
  if (!isRecord(json)) return refuse('wrong-json', { field: place, expected: 'object' });
  const strange = checkNames(json, readers, place);
  if (!strange.ok) return strange;
  const entries = readEach(Object.entries(readers), ([name, read]) => {
    const value = read(Object.hasOwn(json, name) ? json[name] : undefined, nameIn(place, name));
    return value.ok ? ok([name, value.value] as const) : value;
  });
  return entries.ok ? ok(Object.fromEntries(entries.value) as FieldsOf<R>) : entries;
}

/**
 * Reads several things. Of their problems the first is told, but before all others one of the JSON itself: the service
 * parses a request before it judges it.
 */
export function readEach<In, Out>(things: Iterable<In>, read: (thing: In) => Checked<Out>): Checked<Out[]> {
  const values: Out[] = [];
  let first: Extract<Checked<Out>, { ok: false }> | undefined;
  for (const thing of things) {
    const value = read(thing);
    if (value.ok) values.push(value.value);
    else if (failureOf(value.error).type === 'SerializationException') return value;
    else first ??= value;
  }
  return first ?? ok(values);
}

const nameIn = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

function checkNames(json: Readonly<Record<string, unknown>>, readers: Readers, place: string): Checked<true> {
  for (const name of Object.keys(json)) {
    if (Object.hasOwn(readers, name)) continue;
    const field = nameIn(place, name);
    if (NOT_SIMULATED.includes(name)) return refuse('unsupported-field', { field });
    if (!LEGACY.includes(name)) return refuse('unknown-field', { field });
    const mixed = EXPRESSIONS.some((expression) => Object.hasOwn(json, expression));
    return refuse(mixed ? 'mixed-parameters' : 'unsupported-field', { field });
  }
  return ok(true);
}

/** A field that may be missing or null. */
export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (json, field) =>
    json === undefined || json === null ? ok(undefined) : read(json, field);

/** A field that may not. */
export const required =
  <T>(read: Reader<T>): Reader<T> =>
  (json, field) =>
    json === undefined || json === null ? refuse('missing-field', { field }) : read(json, field);

export const text: Reader<string> = (json, field) =>
  typeof json === 'string' ? ok(json) : refuse('wrong-json', { field, expected: 'string' });

export const flag: Reader<boolean> = (json, field) =>
  typeof json === 'boolean' ? ok(json) : refuse('wrong-json', { field, expected: 'boolean' });

/** A whole number of at least `least`. */
export const count =
  (least: number): Reader<number> =>
  (json, field) => {
    if (typeof json !== 'number' || !Number.isInteger(json))
      return refuse('wrong-json', { field, expected: 'integer' });
    return json < least ? refuse('out-of-range', { field, value: json, least }) : ok(json);
  };

/** One of some texts. */
export const choice =
  <const T extends string>(choices: readonly T[]): Reader<T> =>
  (json, field) => {
    if (typeof json !== 'string') return refuse('wrong-json', { field, expected: 'string' });
    const chosen = choices.find((each) => each === json);
    return chosen === undefined ? refuse('invalid-choice', { field, value: json }) : ok(chosen);
  };

/** A list of `least` to `most` elements. */
export const list =
  <T>(read: Reader<T>, least = 0, most = Number.POSITIVE_INFINITY): Reader<readonly T[]> =>
  (json, field) => {
    if (!Array.isArray(json)) return refuse('wrong-json', { field, expected: 'array' });
    if (json.length < least || json.length > most) {
      return refuse('out-of-range', { field, value: json.length, least, most });
    }
    return readEach(json.entries(), ([at, element]) => read(element, `${field}[${at}]`));
  };

/** An object with any names. */
export const record =
  <T>(read: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (json, field) => {
    if (!isRecord(json)) return refuse('wrong-json', { field, expected: 'object' });
    const entries = readEach(Object.keys(json), (name) => {
      const value = read(json[name], `${field}.${name}`);
      return value.ok ? ok([name, value.value] as const) : value;
    });
    return entries.ok ? ok(Object.fromEntries(entries.value)) : entries;
  };

/** Anything, passed on unread. */
export const anything: Reader<unknown> = (json) => ok(json);

const TABLE_NAME = /^[a-zA-Z0-9_.-]{3,255}$/;

/** The name of a table or index. */
export const tableName: Reader<string> = (json, field) => {
  if (typeof json !== 'string') return refuse('wrong-json', { field, expected: 'string' });
  return TABLE_NAME.test(json) ? ok(json) : refuse('table-name', { field, name: json });
};
