/** Whether an attribute name cannot stand in an expression as it is (E1). */
import { RESERVED_WORDS } from './reserved-words.ts';

/** Names that read as a function call or an operator where a path is meant. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  'attribute_exists',
  'attribute_not_exists',
  'attribute_type',
  'begins_with',
  'contains',
  'if_not_exists',
  'list_append',
  'size',
]);

/** Bare names are letters, digits and underscores, begin with a letter, and are not reserved in any letter case. */
export function needsAlias(name: string): boolean {
  return !BARE.test(name) || RESERVED_WORDS.has(name.toUpperCase()) || FUNCTIONS.has(name.toLowerCase());
}

const BARE = /^[A-Za-z][A-Za-z0-9_]*$/;
