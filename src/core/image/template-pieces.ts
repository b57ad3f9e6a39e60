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
  let run: Placeholder[] = [];
  const endRun = (): void => {
    const [first] = run;
    if (first === undefined) return;
    const whole = run.length === 1 && showsWhole(first, attributes.get(first.attribute)) ? first.attribute : undefined;
    pieces.push({ placeholders: run, whole });
    run = [];
  };
  for (const segment of segments) {
    if (typeof segment === 'object') run.push(segment);
    else {
      endRun();
      pieces.push(segment);
    }
  }
  endRun();
  return pieces;
}
