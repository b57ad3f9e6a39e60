/** ExclusiveStartKey: where the page before ended. */
import { ok } from '#core/shared';
import type { Item } from '#core/value';
import { type Checked, refuse } from '../../problem.ts';
import { keyText } from '../../table/key-text.ts';
import type { KeyRange } from '../../table/sorted-map.ts';
import { keyValues } from '../../table/table.ts';
import { positionAttributes, type Source } from './source.ts';

/** The rest of a range after a start key, which has to lie in it. */
export function rangeAfter(
  source: Source,
  range: KeyRange,
  key: Item | undefined,
  descending: boolean,
): Checked<KeyRange> {
  if (key === undefined) return ok(range);
  const attributes = positionAttributes(source);
  const values = keyValues(attributes, key);
  const names = new Set(attributes.map(({ name }) => name));
  if (values === undefined || Object.keys(key).length !== names.size) return refuse('start-key-shape');
  const text = keyText(values);
  const { from, to } = range;
  if ((from !== undefined && text < from) || (to !== undefined && text >= to)) return refuse('start-key-outside');
  return ok(descending ? { ...range, to: text } : { ...range, from: `${text}\0` });
}

/** The start key of the page after an entry. */
export function startKeyAfter(source: Source, entry: Item): Item {
  const names = new Set(positionAttributes(source).map(({ name }) => name));
  return Object.fromEntries(Object.entries(entry).filter(([name]) => names.has(name)));
}
