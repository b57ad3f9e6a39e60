export { addNumbers, subtractNumbers } from './add-numbers.ts';
export {
  ATTRIBUTE_TYPES,
  type AttributeType,
  type AttributeValue,
  type Item,
  KEY_TYPES,
  type KeyType,
  type KeyValue,
  typeOf,
} from './attribute-value.ts';
export { decodeBase64, encodeBase64 } from './base64.ts';
export { canonicalNumber } from './canonical-number.ts';
export { checkValue, type ValueProblem } from './check-value.ts';
export { compareKeyValues } from './compare-key-values.ts';
export { compareNumbers } from './compare-numbers.ts';
export type { NumberProblem } from './decimal.ts';
export { equalItems } from './equal-items.ts';
export { equalValues } from './equal-values.ts';
export { parseAttributeValue, type ValueIssue } from './parse-attribute-value.ts';
export { itemSize, keyValueBytes, valueSize } from './value-size.ts';
