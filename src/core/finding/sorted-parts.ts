/** What sort keys are sorted by: the placeholders of templated ones, and attributes that are sort keys themselves. */
import { type Attribute, type Design, type Placeholder, type Template, writeTemplate } from '#core/design';
import type { PreparedDesign, PreparedKey } from '#core/image';
import { own } from '#core/shared';
import type { AttributeValue } from '#core/value';
import type { Path } from './finding.ts';

export interface SortedPart {
  readonly key: PreparedKey;
  readonly attribute: Attribute;
  /** Absent where the sort key is the attribute itself. */
  readonly shown?: { readonly template: Template; readonly placeholder: Placeholder };
  /** Where the order is decided: the template, or the declaration of the sort key. */
  readonly path: Path;
}

/** Every part of every sort key of type S, each key once. */
export function sortedParts({ design, tableKeys, indexes }: PreparedDesign): SortedPart[] {
  const seen = new Set<PreparedKey>();
  const partsOf = (key: PreparedKey | undefined, place: Path): SortedPart[] => {
    if (key?.type !== 'S' || seen.has(key)) return [];
    seen.add(key);
    return partsOfKey(key, place);
  };
  return [
    ...partsOf(tableKeys[1], ['table', 'sortKey']),
    ...indexes.flatMap(({ index, keys }, i) =>
      keys.slice(index.partitionKey.length).flatMap((key, j) => partsOf(key, ['table', 'indexes', i, 'sortKey', j])),
    ),
  ].filter(({ attribute }) => design.entity.attributes.includes(attribute));
}

function partsOfKey(key: PreparedKey, place: Path): SortedPart[] {
  if (key.kind === 'attribute') return [{ key, attribute: key.attribute, path: [...place, 'name'] }];
  if (key.kind === 'broken') return [];
  const { template, attributes } = key.template;
  const path = ['entity', 'keys', key.name, 'template'];
  const seen = new Set<string>();
  return template.segments.flatMap((placeholder): SortedPart[] => {
    const attribute = typeof placeholder === 'string' ? undefined : attributes.get(placeholder.attribute);
    if (typeof placeholder === 'string' || !attribute) return [];
    // Shown alike a second time, a value decides nothing any more.
    const text = writeTemplate([placeholder]);
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ key, attribute, shown: { template, placeholder }, path }];
  });
}

/** The values the scenarios give an attribute. */
export function samplesOf({ scenarios }: Design, { name, type }: Attribute): AttributeValue[] {
  return scenarios
    .flatMap(({ before, after }) => [own(before, name), own(after, name)])
    .filter((value): value is AttributeValue => value !== undefined && type in value);
}
