/** A stated value as it stands in a key: text of one placeholder, or the typed value of a key that is an attribute. */
import { type Attribute, type Placeholder, renderPlaceholder } from '#core/design';
import { fail, isWellFormed, ok, type Result } from '#core/shared';
import { type AttributeValue, canonicalNumber, decodeBase64, type KeyType, type KeyValue, typeOf } from '#core/value';

/** Why a value cannot stand in a key; `reason` is a code of its own. */
export interface ValueFault {
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The text a placeholder shows for the value. */
export function keyText(
  placeholder: Placeholder,
  value: AttributeValue,
  attribute: Attribute | undefined,
): Result<string, ValueFault> {
  if (attribute && !(attribute.type in value)) return wrongType(attribute.type, value);
  const rendered = renderPlaceholder(placeholder, value, attribute);
  if (!rendered.ok) return fail({ reason: rendered.error.code, params: rendered.error.params });
  return rendered.value === '' ? EMPTY : ok(rendered.value);
}

/** The value as a key attribute of this type holds it: numbers in canonical form. */
export function typedKeyValue(type: KeyType, value: AttributeValue): Result<KeyValue, ValueFault> {
  if (!(type in value)) return wrongType(type, value);
  if ('S' in value) {
    if (value.S === '') return EMPTY;
    return isWellFormed(value.S) ? ok({ S: value.S }) : fail({ reason: 'lone-surrogate', params: { text: value.S } });
  }
  if ('N' in value) {
    const number = canonicalNumber(value.N);
    return number.ok ? ok({ N: number.value }) : fail({ reason: number.error, params: { text: value.N } });
  }
  return 'B' in value ? binaryKey(value.B) : wrongType(type, value);
}

function binaryKey(text: string): Result<KeyValue, ValueFault> {
  if (text === '') return EMPTY;
  return decodeBase64(text).ok ? ok({ B: text }) : fail({ reason: 'not-base64', params: { text } });
}

const EMPTY = fail({ reason: 'empty', params: {} });

const wrongType = (expected: string, value: AttributeValue) =>
  fail({ reason: 'wrong-type', params: { expected, got: typeOf(value) } });
