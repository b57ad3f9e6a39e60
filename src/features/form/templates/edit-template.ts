/** Edits of a template's text that a menu makes: the new text, and what is selected in it afterwards. */

export interface TextEdit {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Puts `{name}` where the selection is; inside a placeholder, behind it. */
export function insertPlaceholder(text: string, from: number, to: number, name: string): TextEdit {
  const around = placeholderAt(text, from);
  const start = around && from > around.from ? around.to : from;
  const end = Math.max(start, around && from > around.from ? around.to : to);
  const inserted = `{${name}}`;
  const caret = start + inserted.length;
  return { text: text.slice(0, start) + inserted + text.slice(end), from: caret, to: caret };
}

/**
 * Adds a format to the placeholder the caret stands in or behind, else to the last one. A width is selected, since it
 * is a guess. Null where there is no placeholder.
 */
export function addFormat(text: string, caret: number, format: string): TextEdit | null {
  const all = placeholders(text);
  const chosen = all.findLast((one) => one.from <= caret) ?? all.at(-1);
  if (!chosen) return null;
  const at = chosen.to - 1;
  const width = /:(\d+)$/.exec(format)?.[1] ?? '';
  const end = at + 1 + format.length;
  return { text: `${text.slice(0, at)}|${format}${text.slice(at)}`, from: end - width.length, to: end };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function placeholders(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(/\{\{|\{[^{}]*\}/g)) {
    if (match[0] !== '{{') spans.push({ from: match.index, to: match.index + match[0].length });
  }
  return spans;
}

const placeholderAt = (text: string, caret: number): Span | undefined =>
  placeholders(text).find((one) => one.from < caret && caret < one.to);
