/**
 * The values a unique constraint occupies in one state, as key text (L2–L4): none when a part is missing or `when` does
 * not hold, one for a scalar or composite value, one per element for a set.
 */
import { type Attribute, encodeDelimiters, hashHex, holds, normaliseText, type State } from '#core/design';
import { compareUtf8, isWellFormed, own } from '#core/shared';
import { type AttributeValue, canonicalNumber, decodeBase64 } from '#core/value';
import type { LockGap } from './image.ts';
import type { PreparedLock } from './prepare-lock.ts';

export type LockValues = { readonly keys: readonly string[] } | Omit<LockGap, 'constraint'>;

/** Partition key texts of the locks a record in this state holds, distinct and in byte order. */
export function lockKeys(lock: PreparedLock, state: State): LockValues {
  if (lock.problem) return { absent: 'invalid', problem: lock.problem };
  if (lock.when && !holds(lock.when, state)) return { absent: 'when' };
  const [first, ...more] = lock.parts;
  if (first === undefined) return { absent: 'missing' };
  return more.length > 0 ? compositeKey(lock, state) : elementKeys(lock, first, state);
}

/** A scalar gives one key, a set one for each of its elements that is not empty (L4). */
function elementKeys(lock: PreparedLock, { name, type }: Attribute, state: State): LockValues {
  const value = own(state, name);
  if (value === undefined) return { absent: 'missing', attribute: name };
  if (!(type in value)) return { absent: 'invalid', attribute: name };
  const elements = elementsOf(value);
  if (elements === undefined) {
    return { absent: 'invalid', attribute: name, problem: { code: 'not-lockable', params: { type: 'L' } } };
  }
  const keys: string[] = [];
  for (const element of elements) {
    const text = partText(lock, element);
    if (text === undefined) return { absent: 'invalid', attribute: name };
    if (text !== '') keys.push(keyText(lock, text));
  }
  if (keys.length === 0) return { absent: 'empty', attribute: name };
  return { keys: keys.length === 1 ? keys : [...new Set(keys)].sort(compareUtf8) };
}

/** Several parts are each encoded, so that ("a#b", "c") and ("a", "b#c") stay two values (L2). */
function compositeKey(lock: PreparedLock, state: State): LockValues {
  const texts: string[] = [];
  for (const { name, type } of lock.parts) {
    const value = own(state, name);
    if (value === undefined) return { absent: 'missing', attribute: name };
    if (!(type in value)) return { absent: 'invalid', attribute: name };
    const text = partText(lock, value);
    if (text === undefined) return { absent: 'invalid', attribute: name };
    if (text === '') return { absent: 'empty', attribute: name };
    texts.push(encodeDelimiters(text));
  }
  return { keys: [keyText(lock, texts.join('#'))] };
}

const keyText = (lock: PreparedLock, text: string): string => lock.prefix + (lock.hashed ? hashHex(text) : text);

/** One part as text: S normalised, N canonical, B as base64. `undefined` for what is no such value. */
function partText(lock: PreparedLock, value: AttributeValue): string | undefined {
  if ('S' in value) {
    if (!isWellFormed(value.S)) return undefined;
    return lock.steps.length === 0 ? value.S : normaliseText(value.S, lock.steps);
  }
  if ('N' in value) {
    const number = canonicalNumber(value.N);
    return number.ok ? number.value : undefined;
  }
  if ('B' in value) return decodeBase64(value.B).ok ? value.B : undefined;
  return undefined;
}

/** The elements that hold a lock each; `undefined` for a list with anything but texts in it. */
function elementsOf(value: AttributeValue): readonly AttributeValue[] | undefined {
  if ('SS' in value) return value.SS.map((S) => ({ S }));
  if ('NS' in value) return value.NS.map((N) => ({ N }));
  if ('BS' in value) return value.BS.map((B) => ({ B }));
  if ('L' in value) return value.L.every((element) => 'S' in element) ? value.L : undefined;
  return [value];
}
