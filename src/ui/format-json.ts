/** JSON as people like to read it: what is short stays on one line, the rest breaks, and it is still plain JSON. */
const WIDTH = 76;

/** The lines of a value. The first is to be put after its key; `indent` is where the value's own line begins. */
export function jsonLines(value: unknown, indent = 0, reserved = 0, width = WIDTH): readonly string[] {
  const flat = flatJson(value);
  if (typeof value !== 'object' || value === null || isTypedScalar(value)) return [flat];
  if (indent + reserved + flat.length <= width) return [flat];
  const isList = Array.isArray(value);
  const entries: readonly (readonly [string, unknown])[] = isList
    ? value.map((element) => ['', element] as const)
    : Object.entries(value).map(([key, element]) => [`${JSON.stringify(key)}: `, element] as const);
  if (entries.length === 0) return [flat];
  const inner = indent + 2;
  const body = entries.flatMap(([key, element], at) => {
    const [first = '', ...rest] = jsonLines(element, inner, key.length + 1, width);
    const lines = [`${' '.repeat(inner)}${key}${first}`, ...rest];
    return at < entries.length - 1 ? withComma(lines) : lines;
  });
  return [isList ? '[' : '{', ...body, `${' '.repeat(indent)}${isList ? ']' : '}'}`];
}

/** A value as text over as many lines as it takes; `width` is where a line is long. */
export function formatJson(value: unknown, width = WIDTH): string {
  return jsonLines(value, 0, 0, width).join('\n');
}

/** `{ "S": "…" }` gains nothing from being broken, however long the text. */
function isTypedScalar(value: object): boolean {
  const [only, ...others] = Object.values(value);
  return !Array.isArray(value) && others.length === 0 && typeof only !== 'object';
}

export function withComma(lines: readonly string[]): readonly string[] {
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ''},`];
}

/** `{ "S": "ada" }`: on one line, with spaces inside braces but not inside brackets. */
function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, element]) => `${JSON.stringify(key)}: ${flatJson(element)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
