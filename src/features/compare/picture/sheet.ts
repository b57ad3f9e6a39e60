/** The numbers of a picture, once: read as a table under it and saved as CSV. */
export interface SheetCell {
  /** As people read it. */
  readonly text: string;
  /** As a program reads it; without one, the text. */
  readonly value?: number | null;
}

export interface SheetRow {
  readonly key: string;
  /** The first cell names the row. */
  readonly cells: readonly SheetCell[];
  readonly isStrong?: boolean;
}

export interface Sheet {
  readonly head: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** RFC 4180: lines end in CR LF, and what holds a comma, a quote or a line end is quoted. */
export function csvOf({ head, rows }: Sheet): string {
  const lines = [head, ...rows.map(({ cells }) => cells.map(plainOf))];
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function plainOf({ text, value }: SheetCell): string {
  if (value === null) return '';
  return value === undefined ? text : String(value);
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
