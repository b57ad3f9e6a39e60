/** What can be read off a JSON tree: the plain value, the node at a path, and the typed value plain JSON stands for. */
import { type AttributeValue, parseAttributeValue } from '#core';
import type { JsonNode } from './read-json.ts';

/** The value `JSON.parse` would give. `__proto__` becomes an own property, as there. */
export function plainOf(node: JsonNode): unknown {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'number') return Number(node.text);
  if (node.kind === 'word') return node.value;
  if (node.kind === 'array') return node.items.map(plainOf);
  return Object.fromEntries(node.entries.map((entry) => [entry.name, plainOf(entry.value)]));
}

/** Where the place a path leads to begins in the text: the deepest part of the path that exists counts. */
export function offsetAt(node: JsonNode, path: readonly (string | number)[]): number {
  let here = node;
  for (const step of path) {
    if (here.kind === 'array') {
      const item = typeof step === 'number' ? here.items[step] : undefined;
      if (item === undefined) return here.at;
      here = item;
    } else if (here.kind === 'object') {
      const entry = here.entries.find((candidate) => candidate.name === step);
      if (entry === undefined) return here.at;
      here = entry.value;
    } else return here.at;
  }
  return here.at;
}

/**
 * Plain JSON as DynamoDB types it: a number becomes an N with all its digits, an object an M. What is typed already
 * stays, so that `{ "a": { "N": 12 }, "b": { "S": "x" } }` is understood as it was meant.
 */
export function typedOf(node: JsonNode): AttributeValue {
  if (node.kind === 'text') return { S: node.text };
  if (node.kind === 'number') return { N: node.text };
  if (node.kind === 'word') return node.value === null ? { NULL: true } : { BOOL: node.value };
  if (node.kind === 'array') return { L: node.items.map(elementOf) };
  return { M: Object.fromEntries(node.entries.map((entry) => [entry.name, elementOf(entry.value)])) };
}

function elementOf(node: JsonNode): AttributeValue {
  const [only, ...others] = node.kind === 'object' ? node.entries : [];
  if (!only || others.length > 0) return typedOf(node);
  if (only.name === 'N' && only.value.kind === 'number') return { N: only.value.text };
  const typed = parseAttributeValue(plainOf(node));
  return typed.ok ? typed.value : typedOf(node);
}

/** Line and column of an offset, both from 1, as editors count them. */
export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
