/** Typed values as text to edit: each level on lines of its own, a scalar with its tag on one. */
import type { AttributeValue } from '#core';

/** `{ L: [{ S: 'a' }] }` → `[\n  { "S": "a" }\n]`: what stands inside the outermost L or M, which the field says. */
export function writeTypedJson(value: AttributeValue): string {
  if ('L' in value) return writeList(value.L, '');
  if ('M' in value) return writeMap(value.M, '');
  return writeValue(value, '');
}

function writeValue(value: AttributeValue, indent: string): string {
  if ('L' in value) return `{ "L": ${writeList(value.L, indent)} }`;
  if ('M' in value) return `{ "M": ${writeMap(value.M, indent)} }`;
  const [tag, content] = Object.entries(value)[0] ?? ['NULL', true];
  const text = Array.isArray(content)
    ? `[${content.map((text) => JSON.stringify(text)).join(', ')}]`
    : JSON.stringify(content);
  return `{ "${tag}": ${text} }`;
}

const writeList = (items: readonly AttributeValue[], indent: string): string =>
  block(
    '[',
    ']',
    indent,
    items.map((item) => writeValue(item, `${indent}  `)),
  );

const writeMap = (map: Readonly<Record<string, AttributeValue>>, indent: string): string =>
  block(
    '{',
    '}',
    indent,
    Object.entries(map).map(([name, value]) => `${JSON.stringify(name)}: ${writeValue(value, `${indent}  `)}`),
  );

function block(open: string, close: string, indent: string, lines: readonly string[]): string {
  if (lines.length === 0) return `${open}${close}`;
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
}
