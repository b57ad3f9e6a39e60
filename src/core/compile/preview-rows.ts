/**
 * Rows that show what a key's order does before it bites: the allowed values, and values that lie where text and meaning
 * part: ten before two, a longer word under a shorter one, a fraction of a second, a delimiter inside a value.
 */
import { type AccessPattern, type Attribute, type Design, renderPlaceholder, type State } from '#core/design';
import { own } from '#core/shared';
import type { AttributeValue } from '#core/value';
import { sampleState } from './sample-state.ts';

/**
 * - `sample`     a record as the pattern and the scenarios describe it
 * - `listed`     one of the allowed values
 * - `bound`      a bound of the range
 * - `number`     numbers of different widths
 * - `longer`     begins with another value
 * - `case`       another letter case
 * - `delimiter`  holds the delimiter
 * - `emoji`      beyond what two bytes hold
 * - `empty`      an empty text
 * - `fraction`   an instant with a fraction of a second
 * - `zone`       an instant with another offset
 */
export type RowOrigin =
  | 'sample'
  | 'listed'
  | 'bound'
  | 'number'
  | 'longer'
  | 'case'
  | 'delimiter'
  | 'emoji'
  | 'empty'
  | 'fraction'
  | 'zone';

export interface SampleRow {
  readonly origin: RowOrigin;
  /** The attribute in which the row differs from the first one. */
  readonly attribute?: string;
  readonly state: State;
}

const MOST_ROWS = 40;

/** Sample rows in which one of `sorted`, the attributes the key orders by, differs from the first row's. */
export function previewRows(
  design: Design,
  pattern: AccessPattern,
  sorted: readonly string[],
  needed: readonly string[],
): SampleRow[] {
  const first = sampleState(design, pattern, [...sorted, ...needed]);
  const rows: SampleRow[] = [{ origin: 'sample', state: first }];
  const seen = new Set([JSON.stringify(first)]);
  for (const name of sorted) {
    const attribute = design.entity.attributes.find((each) => each.name === name);
    for (const { origin, value } of attribute ? variants(attribute, own(first, name), pattern) : []) {
      const state = { ...first, [name]: value };
      const text = JSON.stringify(state);
      if (seen.has(text) || rows.length >= MOST_ROWS) continue;
      seen.add(text);
      rows.push({ origin, attribute: name, state });
    }
  }
  return rows;
}

interface Variant {
  readonly origin: RowOrigin;
  readonly value: AttributeValue;
}

function variants(attribute: Attribute, base: AttributeValue | undefined, { range }: AccessPattern): Variant[] {
  const { name, type, values = [] } = attribute;
  const bounds = range?.attribute === name ? range.values.filter((value) => type in value) : [];
  const shown: Variant[] = bounds.map((value) => ({ origin: 'bound', value }));
  if (type === 'N') return [...shown, ...[...values, '1', '2', '9', '10', '100'].map(number)];
  if (type !== 'S') return shown;
  const text = base && 'S' in base ? base.S : (values[0] ?? name);
  if (values.length > 0) {
    return [...shown, ...values.map((S): Variant => ({ origin: 'listed', value: { S } })), as('longer', `${text}ed`)];
  }
  if (isInstant(attribute, text)) return [...shown, ...instants(text)];
  if (/^\d+$/.test(text)) return [...shown, as('number', '2'), as('number', '10'), as('longer', `${text}0`)];
  return [
    ...shown,
    as('longer', `${text}ed`),
    as('case', text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()),
    as('delimiter', `${text}#1`),
    as('emoji', '😀'),
    as('empty', ''),
  ];
}

const as = (origin: RowOrigin, S: string): Variant => ({ origin, value: { S } });
const number = (N: string): Variant => ({ origin: 'number', value: { N } });

const isInstant = (attribute: Attribute, text: string): boolean =>
  renderPlaceholder({ attribute: attribute.name, formats: [{ name: 'iso:s' }] }, { S: text }, attribute).ok;

/** The same second told in other ways, and the one after it. */
function instants(text: string): Variant[] {
  const second = text.slice(0, 19);
  if (!/T\d{2}:\d{2}:\d{2}$/.test(second)) return [];
  return [
    as('sample', `${second}Z`),
    as('fraction', `${second}.500Z`),
    as('zone', `${second}+02:00`),
    as('sample', `${second.slice(0, 17)}${second.endsWith('59') ? '58' : '59'}Z`),
  ];
}
