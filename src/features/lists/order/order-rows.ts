/** The rows of an order preview: those made by themselves, and what a person added, changed or took away. */
import {
  type AccessPattern,
  type Attribute,
  type AttributeValue,
  canonicalNumber,
  type Design,
  decodeBase64,
  type OrderPreview,
  type PreviewRow,
  previewOrder,
  type State,
} from '#core';
import type { OrderRow, OrderRows } from '#state';

/** A row to show: its texts by attribute, and which of them are no values of their type. */
export interface ShownRow extends PreviewRow {
  readonly id: string;
  readonly texts: OrderRow['texts'];
  readonly wrong: readonly string[];
  readonly isOwn: boolean;
}

export interface ShownOrder {
  readonly keys: readonly string[];
  /** The attributes whose values can be typed. */
  readonly attributes: readonly Attribute[];
  readonly rows: readonly ShownRow[];
}

const NOTHING_DONE: OrderRows = { own: [], hidden: [] };

/** The rows as DynamoDB sorts them. Null where the list's keys cannot show any. */
export function orderOf(design: Design, { name }: AccessPattern, done: OrderRows = NOTHING_DONE): ShownOrder | null {
  const made = previewOrder(design, name);
  const base = made.rows.find(({ origin }) => origin === 'sample')?.state;
  if (!base) return null;
  const attributes = made.attributes.flatMap((each) => design.entity.attributes.find((one) => one.name === each) ?? []);
  const known = new Map<State, Pick<ShownRow, 'id' | 'isOwn' | 'origin' | 'texts' | 'attribute'>>();
  for (const { state, origin, attribute } of made.rows) {
    const id = idOf(state);
    if (done.hidden.includes(id)) continue;
    known.set(state, { id, isOwn: false, origin, texts: textsOf(state, attributes), ...(attribute && { attribute }) });
  }
  for (const { id, texts } of done.own) {
    known.set(stateOf(base, attributes, texts), { id, isOwn: true, origin: 'given', texts });
  }
  const { keys, rows } = previewOrder(design, name, [...known.keys()]);
  return { keys, attributes, rows: rows.map((row) => shownRow(row, known.get(row.state), attributes)) };
}

function shownRow(
  row: OrderPreview['rows'][number],
  known: Pick<ShownRow, 'id' | 'isOwn' | 'origin' | 'texts' | 'attribute'> | undefined,
  attributes: readonly Attribute[],
): ShownRow {
  const { id = idOf(row.state), isOwn = false, texts = textsOf(row.state, attributes), ...rest } = known ?? {};
  const wrong = attributes.filter((each) => isWrong(each, textIn(texts, each.name))).map(({ name }) => name);
  return { ...row, ...rest, id, isOwn, texts, wrong };
}

/** A made row has no other identity than what it says. */
const idOf = (state: State): string => JSON.stringify(state);

export const textIn = (texts: OrderRow['texts'], name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';

function textsOf(state: State, attributes: readonly Attribute[]): OrderRow['texts'] {
  return Object.fromEntries(
    attributes.map(({ name }) => {
      const value = Object.hasOwn(state, name) ? state[name] : undefined;
      return [name, value === undefined ? '' : String(Object.values(value)[0])];
    }),
  );
}

/** An emptied cell is an absent attribute. */
function stateOf(base: State, attributes: readonly Attribute[], texts: OrderRow['texts']): State {
  const names = attributes.map(({ name }) => name);
  const others = Object.entries(base).filter(([name]) => !names.includes(name));
  const typed = attributes.flatMap((attribute): [string, AttributeValue][] => {
    const text = textIn(texts, attribute.name);
    return text === '' ? [] : [[attribute.name, typedValue(attribute, text)]];
  });
  return Object.fromEntries([...others, ...typed]);
}

function typedValue({ type }: Attribute, text: string): AttributeValue {
  if (type === 'N') return { N: text.trim() };
  return type === 'B' ? { B: text.trim() } : { S: text };
}

function isWrong({ type }: Attribute, text: string): boolean {
  if (text === '') return false;
  if (type === 'N') return !canonicalNumber(text.trim()).ok;
  return type === 'B' && !decodeBase64(text.trim()).ok;
}

/** Types a text into a cell. A made row becomes the person's own. */
export function withText(
  { own, hidden }: OrderRows = NOTHING_DONE,
  { id, texts, isOwn }: Pick<ShownRow, 'id' | 'texts' | 'isOwn'>,
  name: string,
  text: string,
): OrderRows {
  const changed = { id, texts: { ...texts, [name]: text } };
  if (isOwn) return { own: own.map((row) => (row.id === id ? changed : row)), hidden };
  return { own: [...own, changed], hidden: [...hidden, id] };
}

/** One more row, of the texts given. */
export function withRow({ own, hidden }: OrderRows = NOTHING_DONE, texts: OrderRow['texts']): OrderRows {
  const numbers = own.map(({ id }) => Number(/^own:(\d+)$/.exec(id)?.[1] ?? 0));
  return { own: [...own, { id: `own:${Math.max(0, ...numbers) + 1}`, texts }], hidden };
}

export function withoutRow(
  { own, hidden }: OrderRows = NOTHING_DONE,
  { id, isOwn }: Pick<ShownRow, 'id' | 'isOwn'>,
): OrderRows {
  return isOwn ? { own: own.filter((row) => row.id !== id), hidden } : { own, hidden: [...hidden, id] };
}
