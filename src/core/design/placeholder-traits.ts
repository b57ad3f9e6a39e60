/**
 * What is known of a placeholder's text before any value is: whether it determines the value (P3, K6), how it is
 * ordered, and whether a delimiter can occur in it (Q1). Folded over the chain of formats.
 */
import type { Attribute } from './design.ts';
import { formatRule, type Order, type TextKind } from './format.ts';
import type { Placeholder } from './template.ts';

/**
 * Whether the rendered text alone determines the stored value: a bare S or N (1.0 equals 1), `pad` and `desc` of an N,
 * `rank` over distinct values, `encode` of any of these. `pad` of an S is not: it turns "07" into what "7" gives.
 */
export function showsWhole({ formats }: Placeholder, attribute: Attribute | undefined): boolean {
  let kind = firstKind(attribute);
  if (kind === undefined) return attribute?.type === 'B' && formats.length === 0;
  for (const format of formats) {
    const rule = formatRule(format);
    if (!rule.lossless(kind, attribute)) return false;
    kind = rule.gives(kind);
  }
  return true;
}

/**
 * How the bytes of the rendered texts are ordered against the values. A bare S has the same order while nothing follows
 * it in the key (see `isDelimited`); a bare N has none, since "10" comes before "9".
 */
export function orderOf({ formats }: Placeholder, attribute: Attribute | undefined): Order {
  let kind = firstKind(attribute);
  if (kind === undefined) return 'none';
  let order: Order | undefined;
  for (const format of formats) {
    const rule = formatRule(format);
    const step = rule.ordered(kind);
    order = order === undefined ? step : combine(order, step);
    kind = rule.gives(kind);
  }
  return order ?? (kind === 'text' ? 'same' : 'none');
}

/** Whether the byte order of the rendered texts is the values' own order, or (`desc`) exactly the reverse. */
export function isOrdered(placeholder: Placeholder, attribute: Attribute | undefined): boolean {
  return orderOf(placeholder, attribute) !== 'none';
}

/**
 * Whether the rendered text holds nothing at or below `%`, so that a `#` after it always ends it: numbers, digits,
 * instants, and any text once `encode` is in the chain.
 */
export function isDelimited({ formats }: Placeholder, attribute: Attribute | undefined): boolean {
  const kind = firstKind(attribute);
  if (kind === undefined) return false;
  return kind === 'number' || formats.some(({ name }) => name !== 'upper' && name !== 'lower');
}

/** Nothing is known where the attribute is not listed, or is of a type no key shows as text. */
function firstKind(attribute: Attribute | undefined): TextKind | undefined {
  const type = attribute?.type;
  return type === 'S' ? 'text' : type === 'N' ? 'number' : undefined;
}

function combine(order: Order, step: Order): Order {
  if (order === 'none' || step === 'none') return 'none';
  return order === step ? 'same' : 'reversed';
}
