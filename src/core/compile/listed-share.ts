/** How many of all records a sparse index holds, as far as the document tells: by the listed values that it takes. */
import { holds, type Predicate } from '#core/design';
import type { PlacementFacts } from './placement-facts.ts';

const UNKNOWN_SHARE = 0.5;

/** The share of the allowed values of each asked attribute that hold; a half where nothing is listed. */
export function listedShareOf(facts: PlacementFacts | undefined): number {
  const index = facts?.prepared.indexes.find((each) => each.index.name === facts.index);
  const when = index?.keys.flatMap((key) => (key.kind === 'template' ? (key.when ?? []) : [])) ?? [];
  if (!facts || when.length === 0) return UNKNOWN_SHARE;
  const attributes = [...new Set(when.map(({ attribute }) => attribute))];
  return attributes.reduce((share, name) => {
    const { values = [], type } = facts.prepared.attributes.get(name) ?? {};
    const asked = when.filter(({ attribute }) => attribute === name);
    if (values.length === 0 || (type !== 'S' && type !== 'N')) return share * UNKNOWN_SHARE;
    return (share * values.filter((value) => isTaken(asked, name, type, value)).length) / values.length;
  }, 1);
}

const isTaken = (when: readonly Predicate[], name: string, type: 'S' | 'N', value: string): boolean =>
  holds(when, { [name]: type === 'S' ? { S: value } : { N: value } });
