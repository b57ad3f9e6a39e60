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
      const alias = free(`#${readable(attribute)}`, names);
      names[alias] = attribute;
      aliasOf.set(attribute, alias);
      return alias;
    },
    value(preferred, value) {
      values ??= {};
      const wanted = `:${readable(preferred)}`;
      const known = values[wanted];
      if (known !== undefined && known !== value && !equalValues(known, value)) {
        const name = free(wanted, values);
        values[name] = value;
        return name;
      }
      values[wanted] = value;
      return wanted;
    },
    names: () => names,
    values: () => values,
  };
}

/** Placeholders are at most 255 bytes with their sign; room is left for a number that tells two apart. */
const LONGEST = 240;

/** Only letters, digits and underscores may stand in a placeholder. */
function readable(name: string): string {
  if (name.length <= LONGEST && SAFE.test(name)) return name;
  return name.replace(/[^A-Za-z0-9_]/gu, '_').slice(0, LONGEST) || '_';
}

const SAFE = /^[A-Za-z0-9_]+$/;

function free(wanted: string, taken: Readonly<Record<string, unknown>>): string {
  if (!Object.hasOwn(taken, wanted)) return wanted;
  let number = 2;
  while (Object.hasOwn(taken, `${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}
