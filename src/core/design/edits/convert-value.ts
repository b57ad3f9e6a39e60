/** Turns a sample value into one of another type, keeping what it says where that can be said in the new type. */
import { utf8Bytes } from '#core/shared';
import { type AttributeType, type AttributeValue, canonicalNumber, encodeBase64 } from '#core/value';

/**
 * `value` as a value of `type`; the plainest value of that type where nothing of it can be kept.
 *
 * `({ S: "12" }, "N")` → `{ N: "12" }`; `({ S: "abc" }, "N")` → `{ N: "0" }`; `({ S: "a" }, "SS")` → `{ SS: ["a"] }`
 */
export function convertValue(value: AttributeValue, type: AttributeType): AttributeValue {
  return type in value ? value : CONVERTERS[type](value);
}

const CONVERTERS = {
  S: (value) => ({ S: textsOf(value)[0] ?? '' }),
  N: (value) => ({ N: numbersOf(value)[0] ?? '0' }),
  B: (value) => ({ B: binariesOf(value)[0] ?? '' }),
  BOOL: (value) => ({ BOOL: ['true', '1'].includes(textsOf(value)[0] ?? '') }),
  NULL: () => ({ NULL: true }),
  L: (value) => ({ L: 'NULL' in value || 'M' in value ? [] : elementsOf(value) }),
  M: () => ({ M: {} }),
  // A set is never empty.
  SS: (value) => ({ SS: distinct(textsOf(value), '') }),
  NS: (value) => ({ NS: distinct(numbersOf(value), '0') }),
  BS: (value) => ({ BS: distinct(binariesOf(value), '') }),
} satisfies Record<AttributeType, (value: AttributeValue) => AttributeValue>;

/** What a value says as texts: one for a scalar, one for each member or element. */
function textsOf(value: AttributeValue): readonly string[] {
  if ('S' in value) return [value.S];
  if ('N' in value) return [value.N];
  if ('B' in value) return [value.B];
  if ('BOOL' in value) return [String(value.BOOL)];
  if ('SS' in value) return value.SS;
  if ('NS' in value) return value.NS;
  if ('BS' in value) return value.BS;
  return 'L' in value ? value.L.flatMap((element) => ('L' in element ? [] : textsOf(element))) : [];
}

function numbersOf(value: AttributeValue): readonly string[] {
  if ('BOOL' in value) return [value.BOOL ? '1' : '0'];
  return textsOf(value).flatMap((text) => {
    const number = canonicalNumber(text.trim());
    return number.ok ? [number.value] : [];
  });
}

/** Binary stays as it is; of a text, its UTF-8 bytes. */
function binariesOf(value: AttributeValue): readonly string[] {
  if ('BS' in value) return value.BS;
  if ('L' in value) return value.L.flatMap((element) => ('B' in element ? [element.B] : []));
  return textsOf(value).map((text) => encodeBase64(utf8Bytes(text)));
}

function elementsOf(value: AttributeValue): readonly AttributeValue[] {
  if ('SS' in value) return value.SS.map((S) => ({ S }));
  if ('NS' in value) return value.NS.map((N) => ({ N }));
  if ('BS' in value) return value.BS.map((B) => ({ B }));
  return [value];
}

const distinct = (members: readonly string[], fallback: string): readonly string[] =>
  members.length === 0 ? [fallback] : [...new Set(members)];
