/** A template as its literals and what stands between them, to tell which values a rendered key shows whole (P3). */
import { type Attribute, type Placeholder, showsWhole, type Template } from '#core/design';

/** A literal, or the placeholders between two literals. */
export type Piece =
  | string
  | {
      readonly placeholders: readonly Placeholder[];
      /** The attribute whose value can be told from the piece's text, if there is one: alone there, and undamaged. */
      readonly whole: string | undefined;
    };

/** Takes a template apart. Placeholders without a literal between them are one piece: nothing says where each ends. */
export function piecesOf({ segments }: Template, attributes: ReadonlyMap<string, Attribute>): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const segment of segments) {
    const last = pieces.at(-1);
    if (typeof segment === 'string') pieces.push(segment);
    else if (last === undefined || typeof last === 'string') {
      const whole = showsWhole(segment, attributes.get(segment.attribute)) ? segment.attribute : undefined;
      pieces.push({ placeholders: [segment], whole });
    } else pieces[pieces.length - 1] = { placeholders: [...last.placeholders, segment], whole: undefined };
  }
  return pieces;
}
