/** What a sort attribute's text needs so that keys come in the order people mean (K2): padding, rank, one form of time. */
import { compareUtf8, own } from '#core/shared';
import { type AttributeValue, canonicalNumber } from '#core/value';
import type { AccessPattern, Attribute, Design } from '../design.ts';
import { renderPlaceholder } from '../render-placeholder.ts';

const BARE = '';
const ENCODED = '|encode';

/**
 * The formats of one attribute in a key as a template writes them, `|pad:3`; empty where the bare value is right.
 * `last`: nothing follows it, so that no delimiter has to be kept out.
 */
export function proposeFormats(design: Design, pattern: AccessPattern, attribute: Attribute, last: boolean): string {
  const { name, values = [], type } = attribute;
  const isHeld = own(pattern.where, name) !== undefined;
  if (values.length > 0) {
    // What is held equal needs no order.
    if (!isHeld && !inByteOrder(values)) return '|rank';
    return type === 'S' && !last && values.some(holdsDelimiter) ? ENCODED : BARE;
  }
  const samples = samplesOf(design, pattern, name);
  if (type === 'N') return numberFormats(samples);
  const precision = precisionOf(attribute, samples);
  if (precision) return `|iso:${precision}`;
  return last ? BARE : ENCODED;
}

const holdsDelimiter = (value: string): boolean => [...value].some((character) => character <= '%');

/** Whether the listed values come in the order of their bytes; without any, there is no order to lose. */
export const hasListOrder = ({ values = [] }: Attribute): boolean => inByteOrder(values);

const inByteOrder = (values: readonly string[]): boolean =>
  values.every((value, at) => at === 0 || compareUtf8(values[at - 1] ?? '', value) <= 0);

/** Every value the document states for an attribute. */
export function samplesOf({ scenarios }: Design, { where, range }: AccessPattern, name: string): AttributeValue[] {
  const stated = scenarios.flatMap(({ before, after }) => [own(before, name), own(after, name)]);
  const bounds = range?.attribute === name ? range.values : [];
  return [...stated, own(where, name), ...bounds].filter((value) => value !== undefined);
}

/** Room for ten digits where no number is known: what a count or a time in seconds needs. */
const UNKNOWN_WIDTH = 10;
const LARGEST_WIDTH = 38;

function numberFormats(samples: readonly AttributeValue[]): string {
  if (hasUnpaddable(samples)) return BARE;
  // One digit more than the widest number seen: lists grow.
  const widest = Math.max(0, ...numbersOf(samples).map((number) => number.length));
  const width = widest === 0 ? UNKNOWN_WIDTH : Math.min(LARGEST_WIDTH, widest + 1);
  return `|pad:${width}`;
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
