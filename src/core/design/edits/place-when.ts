/** "Only while …": the predicates that keep everything a list never asks for out of its index. */
import { own } from '#core/shared';
import { equalValues } from '#core/value';
import type { AccessPattern, Design, Predicate } from '../design.ts';

/** What the pattern holds equal, and a range over listed values as the list of those inside it. */
export function whenOf(design: Design, pattern: AccessPattern): readonly Predicate[] {
  const { where, partition, sort, range } = pattern;
  const held = sort
    .filter((name) => !partition.includes(name))
    .flatMap((attribute): Predicate[] => {
      const value = own(where, attribute);
      return value === undefined ? [] : [{ attribute, is: 'equals', value }];
    });
  const listed = range ? listedInside(design, range) : undefined;
  return listed ? [...held, listed] : held;
}

function listedInside({ entity }: Design, range: NonNullable<AccessPattern['range']>): Predicate | undefined {
  const { attribute, op, values: bounds } = range;
  const { values = [], type } = entity.attributes.find(({ name }) => name === attribute) ?? {};
  if (type !== 'S' || op === 'begins_with') return undefined;
  const places = bounds.map((bound) => values.findIndex((value) => equalValues({ S: value }, bound)));
  const [first = -1, second = first] = places;
  if (first < 0 || second < 0) return undefined;
  const inside = {
    '<': (at: number) => at < first,
    '<=': (at: number) => at <= first,
    '>': (at: number) => at > first,
    '>=': (at: number) => at >= first,
    between: (at: number) => at >= first && at <= second,
  }[op];
  const kept = values.filter((_, at) => inside(at)).map((S) => ({ S }));
  return kept.length === 0 || kept.length === values.length ? undefined : { attribute, is: 'in', values: kept };
}
