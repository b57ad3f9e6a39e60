/**
 * What texts a key can be, judged from its template alone: literal texts, and for each placeholder the characters or
 * the values it can give. Conservative: what is not known can be anything.
 */
import type { Attribute, Placeholder } from '#core/design';
import type { PreparedKey } from '#core/image';

/** A stretch of a key: one of some texts, or one or more characters of a kind. */
export type Piece = { readonly oneOf: readonly string[] } | { readonly character: (character: string) => boolean };

/** The stretches of a key in order; none of a key that has no template to read. */
export function piecesOf(key: PreparedKey): Piece[] {
  if (key.kind === 'attribute') return [pieceOf({ attribute: key.name, formats: [] }, key.attribute)];
  if (key.kind === 'broken') return [];
  const { template, attributes } = key.template;
  return template.segments.map((segment) =>
    typeof segment === 'string' ? { oneOf: [segment] } : pieceOf(segment, attributes.get(segment.attribute)),
  );
}

function pieceOf({ formats }: Placeholder, attribute: Attribute | undefined): Piece {
  const last = formats.at(-1)?.name;
  if (formats.some(({ name }) => name === 'pad' || name === 'desc' || name === 'rank')) return { character: isDigit };
  if (formats.some(({ name }) => name === 'iso:s' || name === 'iso:ms')) return { character: isOfInstant };
  if (last === undefined && attribute?.values && attribute.values.length > 0 && attribute.type === 'S') {
    return { oneOf: attribute.values.filter((value) => value !== '') };
  }
  if (attribute?.type === 'N') return { character: isOfNumber };
  // `encode` replaces everything up to `%`, and `%` itself begins what it puts there.
  if (last === 'encode') return { character: (character) => character >= '%' };
  return { character: () => true };
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9';
const isOfNumber = (character: string): boolean => isDigit(character) || character === '-' || character === '.';
/** Both cases: `lower` may follow. */
const isOfInstant = (character: string): boolean => isOfNumber(character) || ':TZtz'.includes(character);

/** Whether the stretches can give exactly `text`, and whether they can give `text` with something after it. */
export function couldGive(pieces: readonly Piece[], text: string): { readonly exact: boolean; readonly more: boolean } {
  let reached: Reached = { at: [true], more: false };
  for (const piece of pieces) {
    // Every stretch has a character at least.
    const more = reached.more || reached.at[text.length] === true;
    const next = 'oneOf' in piece ? afterTexts(piece.oneOf, text, reached) : afterRun(piece.character, text, reached);
    reached = { at: next.at, more: more || next.more };
  }
  return { exact: reached.at[text.length] === true, more: reached.more };
}

/** `at[i]`: the stretches so far can be the first i characters of the text; `more`: they can go beyond its end. */
interface Reached {
  readonly at: readonly (boolean | undefined)[];
  readonly more: boolean;
}

function afterTexts(texts: readonly string[], whole: string, { at }: Reached): Reached {
  const next: boolean[] = [];
  let more = false;
  for (let from = 0; from < whole.length; from++) {
    if (!at[from]) continue;
    for (const text of texts) {
      if (whole.startsWith(text, from)) next[from + text.length] = true;
      else if (text.length > whole.length - from && text.startsWith(whole.slice(from))) more = true;
    }
  }
  return { at: next, more };
}

function afterRun(fits: (character: string) => boolean, whole: string, { at }: Reached): Reached {
  const next: boolean[] = [];
  let inside = false;
  for (let to = 1; to <= whole.length; to++) {
    inside = (inside || at[to - 1] === true) && fits(whole.charAt(to - 1));
    if (inside) next[to] = true;
  }
  return { at: next, more: inside };
}
