/** Writes JSON for people: what fits on a line stands on one line, so that a golden file reads like the thing it shows. */
export function formatJson(value: unknown, width = 110): string {
  return `${write(value, '', width)}\n`;
}

function write(value: unknown, indent: string, width: number): string {
  const line = inline(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= width) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((element) => write(element, inner, width))
    : entries(value).map(([name, element]) => `${JSON.stringify(name)}: ${write(element, inner, width)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const parts = entries(value).map(([name, element]) => `${JSON.stringify(name)}: ${inline(element)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const entries = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, element]) => element !== undefined);
