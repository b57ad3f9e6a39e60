/** Times kept as text sort by their characters (K7): other precisions and offsets of one instant come elsewhere. */
import { type Attribute, type Design, type Format, type Patch, renderPlaceholder } from '#core/design';
import { own } from '#core/shared';
import type { AttributeValue } from '#core/value';
import type { Found } from '../finding.ts';
import type { DesignContext, Rule } from '../rule.ts';
import { type SortedPart, samplesOf, sortedParts } from '../sorted-parts.ts';
import { withFormats } from '../with-formats.ts';

/** `bare` where the key is the attribute itself, which takes no format. */
type Part = { readonly key: string; readonly attribute: string; readonly bare: boolean };
type TimestampTextCases = {
  'mixed-timestamps': Part & { readonly examples: readonly string[] };
  'timestamp-text': Part;
};

export const timestampText: Rule<TimestampTextCases> = {
  name: 'timestamp-text',
  codes: { 'mixed-timestamps': 'warning', 'timestamp-text': 'advice' },
  ofDesign: (context) =>
    sortedParts(context.prepared).flatMap((part): Found<TimestampTextCases>[] => {
      const { key, attribute, shown, path } = part;
      if (attribute.type !== 'S' || attribute.values || (shown && shown.placeholder.formats.length > 0)) return [];
      const samples = [...samplesOf(context.design, attribute), ...askedOf(context.design, attribute)];
      const texts = samples.flatMap((value) => ('S' in value && value.S !== '' ? [value.S] : []));
      const params = { key: key.name, attribute: attribute.name, bare: shown === undefined };
      const examples = ofEachShape(texts);
      const mixed = examples.length > 1 && texts.every((text) => DATE.test(text));
      const isTime = NAME.test(attribute.name) || (texts.length > 0 && texts.every((text) => INSTANT.test(text)));
      if (!mixed && !isTime) return [];
      const fix = inUtc(part, samples, context);
      if (mixed) return [{ code: 'mixed-timestamps', path, params: { ...params, examples }, ...fix }];
      return [{ code: 'timestamp-text', path, params, ...fix }];
    }),
};

const DATE = /^\d{4}-\d{2}/;
/** A date with a time: whatever the attribute is called, it holds instants. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
/** `createdAt`, `due_date`, `timestamp`: names that say a time and little else. */
const NAME = /(?:[a-z]At|_at|[a-z]On|Date|_date|Time|_time|Timestamp|_timestamp|_ts)$|^(?:date|time|timestamp|ts)$/;

/** One text for each way of writing: with or without seconds, fractions, an offset. */
function ofEachShape(texts: readonly string[]): string[] {
  const shapes = new Map<string, string>();
  for (const text of texts) {
    // The offset's own digits count: +02:00 beside +01:00 sorts wrongly as well.
    const offset = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/.exec(text.slice(10))?.[0] ?? '';
    const shape = `${text.length}${offset}`;
    if (!shapes.has(shape)) shapes.set(shape, text);
  }
  return [...shapes.values()].slice(0, 2);
}

/** The values that lists ask for. */
const askedOf = ({ accessPatterns = [] }: Design, { name, type }: Attribute): AttributeValue[] =>
  accessPatterns
    .flatMap(({ where, range }) => [own(where, name), ...(range?.attribute === name ? range.values : [])])
    .filter((value): value is AttributeValue => value !== undefined && type in value);

/** `iso:ms`, where it takes every value the scenarios have. */
function inUtc({ attribute, shown, path }: SortedPart, samples: readonly AttributeValue[], { design }: DesignContext) {
  const formats: Format[] = [{ name: 'iso:ms' }];
  if (!shown || samples.length === 0 || design.scenarios.length === 0) return {};
  const fits = samples.every((value) => renderPlaceholder({ ...shown.placeholder, formats }, value, attribute).ok);
  if (!fits) return {};
  const fix: Patch[] = [{ path, value: withFormats(shown.template, shown.placeholder, formats) }];
  return { fix };
}
