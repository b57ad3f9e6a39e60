/** What formats fix about a placeholder's text beyond its order: its width, and how much of an instant it keeps (K2). */
import type { FormatName, Placeholder } from '#core/design';
import { type AttributeValue, canonicalNumber } from '#core/value';

const FIXING: ReadonlySet<FormatName> = new Set(['pad', 'desc', 'rank', 'iso:s', 'iso:ms']);

/** Whether all values give texts of one length, so that none is the beginning of another. */
export const isFixedWidth = ({ formats }: Placeholder): boolean => formats.some(({ name }) => FIXING.has(name));

export interface KeptFraction {
  readonly format: 'iso:s' | 'iso:ms';
  /** Whether the value has a fraction of a second that the format cuts off. */
  readonly finer: boolean;
}

/**
 * How an instant loses precision in the key; undefined for what is no instant there. Of several formats the coarsest
 * decides, wherever it stands: a later one cannot give back what is cut off.
 */
export function keepsFractions({ formats }: Placeholder, value: AttributeValue): KeptFraction | undefined {
  const format = (['iso:s', 'iso:ms'] as const).find((each) => formats.some(({ name }) => name === each));
  if (format === undefined) return undefined;
  const cutOff = fractionOf(value).slice(format === 'iso:s' ? 0 : 3);
  return { format, finer: /[1-9]/.test(cutOff) };
}

/** The digits after the seconds' decimal sign. */
function fractionOf(value: AttributeValue): string {
  if ('S' in value) return /[.,](\d+)/.exec(value.S)?.[1] ?? '';
  if (!('N' in value)) return '';
  const number = canonicalNumber(value.N);
  return (number.ok && number.value.split('.')[1]) || '';
}
