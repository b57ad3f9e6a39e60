/** A template in parts to draw: literals, and placeholders with their formats, also half typed. Unlike the parser it never fails. */

export type TemplatePartKind = 'literal' | 'brace' | 'attribute' | 'unknown' | 'format';

export interface TemplatePart {
  readonly kind: TemplatePartKind;
  readonly text: string;
  readonly at: number;
}

const PIECES = /\{\{|\}\}|\{([^{}|]*)((?:\|[^{}|]*)*)(\}?)|[^{}]+|\}/g;

/** `"A#{id|pad:3}"` → literal `A#`, brace `{`, attribute `id`, format `|pad:3`, brace `}`. */
export function tokeniseTemplate(text: string, isKnown: (attribute: string) => boolean): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let at = 0;
  const add = (kind: TemplatePartKind, piece: string): void => {
    if (piece !== '') parts.push({ kind, text: piece, at });
    at += piece.length;
  };
  for (const [whole, name, formats = '', close = ''] of text.matchAll(PIECES)) {
    if (name === undefined) {
      add('literal', whole);
      continue;
    }
    add('brace', '{');
    add(isKnown(name) ? 'attribute' : 'unknown', name);
    add('format', formats);
    add('brace', close);
  }
  return parts;
}
