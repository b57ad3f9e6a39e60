/** Names for an index that a list is given. */
import { own } from '#core/shared';
import type { Design } from '../design.ts';
import { attributeNamesOf } from './names.ts';

/** `GSI1`, or the next number whose key names are free too. */
export function freeIndexName(design: Design): string {
  const indexes = new Set((design.table.indexes ?? []).map(({ name }) => name));
  const taken = attributeNamesOf(design);
  const isTaken = (name: string): boolean =>
    indexes.has(name) ||
    [`${name}PK`, `${name}SK`].some((key) => taken.has(key) || own(design.entity.keys, key) !== undefined);
  let number = 1;
  while (isTaken(`GSI${number}`)) number++;
  return `GSI${number}`;
}
