/** Reads the text of a design: a file someone imports, or the document pane while they type in it. */
import { type ParsedDesign, parseDesign } from './parse-design.ts';
import { findJsonMistake } from './scan-json.ts';

/** Reads `text` as JSON and that as a design. A mistake in the JSON comes with its line and column, counted from 1. */
export function decodeDesign(text: string): ParsedDesign {
  // Editors on Windows put a byte order mark in front.
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const mistake = findJsonMistake(body);
  if (mistake?.kind === 'syntax')
    return { ok: false, issues: [{ path: [], code: 'not-json', params: placeOf(body, mistake.at) }] };
  if (mistake?.kind === 'repeated') {
    const field = String(mistake.path.at(-1));
    const params = { field, ...placeOf(body, mistake.at) };
    return { ok: false, issues: [{ path: mistake.path, code: 'repeated-field', params }] };
  }
  return parseDesign(readJson(body));
}

/** The scan found nothing wrong, so this reads; should an engine still refuse (too deep, too long), there is no document. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
