/** Makes up a value for an attribute, one that its key templates can render, so that a new scenario works at once. */
import { own } from '#core/shared';
import type { AttributeType, AttributeValue } from '#core/value';
import type { Attribute, Design, State } from '../design.ts';
import type { FormatName } from '../format.ts';
import { parseTemplate } from '../template.ts';
import { convertValue } from './convert-value.ts';
import { templateAttributes } from './template-attributes.ts';

/** A sample value of the attribute's type: the first of its listed values, or one that fits its templates' formats. */
export function sampleValue(design: Design, attribute: Attribute): AttributeValue {
  const [listed] = attribute.values ?? [];
  if (listed !== undefined) return convertValue({ S: listed }, attribute.type);
  const format = firstFormatOf(design, attribute.name);
  const text = format === undefined ? undefined : FORMAT_SAMPLES[format];
  if (attribute.type === 'S' && text !== undefined) return { S: text };
  return SAMPLES[attribute.type](attribute);
}

/** `state` with sample values for what every record has: required attributes and those the table's key shows. */
export function withRequired(design: Design, state: State): State {
  const { table, entity } = design;
  const keys = [table.partitionKey, ...(table.sortKey ? [table.sortKey] : [])];
  const inKey = keys.flatMap(({ name }) => [name, ...templateAttributes(own(entity.keys, name)?.template)]);
  const needed = entity.attributes.filter(({ name, required }) => required === true || inKey.includes(name));
  const missing = needed.filter(({ name }) => !Object.hasOwn(state, name));
  if (missing.length === 0) return state;
  const samples = missing.map((attribute) => [attribute.name, sampleValue(design, attribute)] as const);
  return Object.fromEntries([...Object.entries(state), ...samples]);
}

const SAMPLES = {
  S: ({ name }) => ({ S: `${name}-1` }),
  N: () => ({ N: '1' }),
  B: () => ({ B: 'AQ==' }),
  BOOL: () => ({ BOOL: true }),
  NULL: () => ({ NULL: true }),
  L: () => ({ L: [] }),
  M: () => ({ M: {} }),
  SS: ({ name }) => ({ SS: [`${name}-1`] }),
  NS: () => ({ NS: ['1'] }),
  BS: () => ({ BS: ['AQ=='] }),
} satisfies Record<AttributeType, (attribute: Attribute) => AttributeValue>;

/** What a text must look like for a format; undefined where any text does. */
const FORMAT_SAMPLES: Readonly<Record<FormatName, string | undefined>> = {
  pad: '1',
  desc: '1',
  'iso:s': '2030-01-01T00:00:00Z',
  'iso:ms': '2030-01-01T00:00:00Z',
  rank: undefined,
  upper: undefined,
  lower: undefined,
  encode: undefined,
};

function firstFormatOf({ entity }: Design, attribute: string): FormatName | undefined {
  for (const { template } of Object.values(entity.keys)) {
    const parsed = parseTemplate(template);
    const segments = parsed.ok ? parsed.value.segments : [];
    for (const segment of segments) {
      const [format] = typeof segment !== 'string' && segment.attribute === attribute ? segment.formats : [];
      if (format !== undefined) return format.name;
    }
  }
  return undefined;
}
