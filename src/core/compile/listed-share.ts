/** How many of all records a sparse index holds, as far as the document tells: by the listed values that it takes. */
import { holds, type Predicate } from '#core/design';
import type { PreparedDesign, PreparedIndex } from '#core/image';

export const UNKNOWN_SHARE = 0.5;

/** The share of the allowed values of each attribute that the index asks for; a half where nothing is listed. */
export function listedShareOf({ attributes: known }: PreparedDesign, index: PreparedIndex | undefined): number {
  const when = index ? conditionsOf(index) : [];
  if (when.length === 0) return UNKNOWN_SHARE;
  const attributes = [...new Set(when.map(({ attribute }) => attribute))];
  return attributes.reduce((share, name) => {
    const { values = [], type } = known.get(name) ?? {};
    const asked = when.filter(({ attribute }) => attribute === name);
    if (values.length === 0 || (type !== 'S' && type !== 'N')) return share * UNKNOWN_SHARE;
    return (share * values.filter((value) => isTaken(asked, name, type, value)).length) / values.length;
  }, 1);
}

const isTaken = (when: readonly Predicate[], name: string, type: 'S' | 'N', value: string): boolean =>
  holds(when, { [name]: type === 'S' ? { S: value } : { N: value } });

/** What the keys of an index ask of a record; nothing where it takes every record that has its attributes. */
export const conditionsOf = ({ keys }: PreparedIndex): readonly Predicate[] =>
  keys.flatMap((key) => (key.kind === 'template' ? (key.when ?? []) : []));
