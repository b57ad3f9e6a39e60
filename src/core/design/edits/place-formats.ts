/** What a sort attribute's text needs so that keys come in the order people mean (K2): padding, rank, one form of time. */
import { own } from '#core/shared';
import { type AttributeValue, canonicalNumber } from '#core/value';
import type { AccessPattern, Attribute, Design } from '../design.ts';
import type { Format } from '../format.ts';
import { keepsListOrder } from '../list-order.ts';
import { renderPlaceholder } from '../render-placeholder.ts';
import { holdsDelimiter } from './place-pieces.ts';

const BARE: readonly Format[] = [];
const ENCODED: readonly Format[] = [{ name: 'encode' }];
const RANK: readonly Format[] = [{ name: 'rank' }];

/**
 * The formats of one attribute in a key; none where the bare value is right. `last`: nothing follows it, so that no
 * delimiter has to be kept out.
 */
export function proposeFormats(
  design: Design,
  pattern: AccessPattern,
  attribute: Attribute,
  last: boolean,
): readonly Format[] {
  const { name, values = [], type } = attribute;
  const range = pattern.range?.attribute === name ? pattern.range : undefined;
  if (values.length > 0) return listedFormats(attribute, own(pattern.where, name) !== undefined, range, last);
  const samples = samplesOf(design, pattern, name);
  if (type === 'N') return numberFormats(samples) ?? BARE;
  const precision = range?.op === 'begins_with' ? undefined : precisionOf(attribute, samples);
  if (precision) return [{ name: `iso:${precision}` }];
  return last ? BARE : ENCODED;
}

/** Listed values have an order of their own, unless they are held equal or asked for by their beginning. */
function listedFormats(
  attribute: Attribute,
  isHeld: boolean,
  range: AccessPattern['range'],
  last: boolean,
): readonly Format[] {
  const { type, values = [] } = attribute;
  const isText = type === 'S' && range?.op === 'begins_with';
  if (!isHeld && !isText && !hasListOrder(attribute)) return RANK;
  if (type === 'N') {
    if (isHeld) return BARE;
    const numbers = values.map((N) => ({ N }));
    return numberFormats([...numbers, ...(range?.values ?? [])]) ?? RANK;
  }
  // A range stays in order where a shorter value ends only if nothing in the values sorts below the delimiter.
  const isOpen = !last && (range !== undefined || values.some(holdsDelimiter));
  return isOpen ? ENCODED : BARE;
}

/** Whether the listed values stand in the attribute's own order; without any, there is no order to lose. */
export const hasListOrder = (attribute: Attribute): boolean => keepsListOrder(attribute);

/** Every value the document states for an attribute. */
export function samplesOf({ scenarios }: Design, { where, range }: AccessPattern, name: string): AttributeValue[] {
  const stated = scenarios.flatMap(({ before, after }) => [own(before, name), own(after, name)]);
  const bounds = range?.attribute === name ? range.values : [];
  return [...stated, own(where, name), ...bounds].filter((value) => value !== undefined);
}

/** Room for ten digits where no number is known: what a count or a time in seconds needs. */
const UNKNOWN_WIDTH = 10;
const LARGEST_WIDTH = 38;

/** Undefined where padding would refuse one of them. */
function numberFormats(samples: readonly AttributeValue[]): readonly Format[] | undefined {
  if (hasUnpaddable(samples)) return undefined;
  // One digit more than the widest number seen: lists grow.
  const widest = Math.max(0, ...numbersOf(samples).map((number) => number.length));
  return [{ name: 'pad', width: widest === 0 ? UNKNOWN_WIDTH : Math.min(LARGEST_WIDTH, widest + 1) }];
}

/** Whether some of the numbers are negative or have fractions, which padding refuses. */
export const hasUnpaddable = (samples: readonly AttributeValue[]): boolean =>
  numbersOf(samples).some((number) => !/^\d+$/.test(number));

const numbersOf = (samples: readonly AttributeValue[]): string[] =>
  samples.flatMap((value) => {
    const number = 'N' in value ? canonicalNumber(value.N) : undefined;
    return number?.ok ? [number.value] : [];
  });

/** The precision that all of an attribute's samples have at most, where all of them are instants. */
function precisionOf(attribute: Attribute, samples: readonly AttributeValue[]): 's' | 'ms' | undefined {
  if (samples.length === 0) return undefined;
  const placeholder = { attribute: attribute.name, formats: [{ name: 'iso:ms' as const }] };
  let precision: 's' | 'ms' = 's';
  for (const sample of samples) {
    const text = renderPlaceholder(placeholder, sample, attribute);
    if (!text.ok) return undefined;
    if (!text.value.endsWith('.000Z')) precision = 'ms';
  }
  return precision;
}
