/** Hands out names and values of one request's expressions (E1, E2): readable, unique, and only those that are used. */
import { type AttributeValue, equalValues } from '#core/value';
import { needsAlias } from './needs-alias.ts';

export interface Placeholders {
  /** The attribute as it may stand in an expression: bare, or the alias made for it. */
  readonly name: (attribute: string) => string;
  /** The placeholder of a value; `preferred` is its name without the colon. */
  readonly value: (preferred: string, value: AttributeValue) => string;
  readonly names: () => Readonly<Record<string, string>> | undefined;
  readonly values: () => Readonly<Record<string, AttributeValue>> | undefined;
}

/** Starts the placeholders of one action; each action of a transaction has maps of its own. */
export function createPlaceholders(aliases: 'when-needed' | 'always'): Placeholders {
  const aliasOf = new Map<string, string>();
  let names: Record<string, string> | undefined;
  let values: Record<string, AttributeValue> | undefined;
  return {
    name(attribute) {
      if (aliases === 'when-needed' && !needsAlias(attribute)) return attribute;
      const known = aliasOf.get(attribute);
      if (known !== undefined) return known;
      names ??= {};
      const alias = free('#', attribute, names);
      names[alias] = attribute;
      aliasOf.set(attribute, alias);
      return alias;
    },
    value(preferred, value) {
      values ??= {};
      const wanted = `:${readable(preferred)}`;
      const known = values[wanted];
      const name = known === undefined || equalValues(known, value) ? wanted : free(':', preferred, values);
      values[name] = value;
      return name;
    },
    names: () => names,
    values: () => values,
  };
}

/** Placeholders are at most 255 bytes with their sign; room is left for a number that tells two apart. */
const LONGEST = 240;

/** What a guard's value is named after: it stays at the end, so that a reader can tell a value read from one to write. */
const BEFORE = '_before';

/** Only letters, digits and underscores may stand in a placeholder. */
function readable(name: string): string {
  if (name.length <= LONGEST && SAFE.test(name)) return name;
  const [stem, ending] = splitEnding(name.replace(/[^A-Za-z0-9_]/gu, '_'));
  return `${stem.slice(0, LONGEST - ending.length) || '_'}${ending}`;
}

const SAFE = /^[A-Za-z0-9_]+$/;

/** A placeholder that is not taken yet: `#name`, else `#name_2` and so on; `:email_2_before`. */
function free(sign: '#' | ':', name: string, taken: Readonly<Record<string, unknown>>): string {
  const wanted = readable(name);
  if (!Object.hasOwn(taken, sign + wanted)) return sign + wanted;
  const [stem, ending] = splitEnding(wanted);
  let number = 2;
  while (Object.hasOwn(taken, `${sign}${stem}_${number}${ending}`)) number += 1;
  return `${sign}${stem}_${number}${ending}`;
}

const splitEnding = (name: string): [stem: string, ending: string] =>
  name.endsWith(BEFORE) ? [name.slice(0, -BEFORE.length), BEFORE] : [name, ''];
