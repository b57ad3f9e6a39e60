/** Whether a placeholder always gives texts of one length, so that what follows needs no delimiter. */
import type { Attribute, FormatName, Placeholder } from '#core/design';

const FIXED: ReadonlySet<FormatName> = new Set<FormatName>(['pad', 'desc', 'rank', 'iso:s', 'iso:ms']);

/** True for padded numbers, ranks and instants, and for allowed values that are equally long. */
export function fixedWidth({ formats }: Placeholder, attribute: Attribute | undefined): boolean {
  if (formats.some(({ name }) => FIXED.has(name))) return true;
  const [first, ...more] = attribute?.type === 'S' ? (attribute.values ?? []) : [];
  return first !== undefined && formats.length === 0 && more.every((value) => value.length === first.length);
}
