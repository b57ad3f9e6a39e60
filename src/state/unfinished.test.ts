import { expect, test } from 'vitest';
import { EXAMPLES, setAt } from '#core';
import type { Draft } from './state.ts';
import { textAt, unfinishedPaths } from './unfinished.ts';

const design = EXAMPLES[0]!.design;
const [first, second] = design.scenarios;
const path = ['scenarios', 0, 'after', 'email'];
const draft: Draft = { base: '', text: '[', path, over: textAt(design, path) };
const state = { design, scenario: first!.name, drafts: { a: draft } };

test('what the document has at a place is told as text', () => {
  expect(textAt(design, path)).toBe(JSON.stringify(first!.after!.email));
  expect(textAt(design, ['scenarios', 99, 'after'])).toBe('');
  expect(textAt(design, ['constructor'])).toBe('');
});

test('a text that is no value is left out of its scenario', () => {
  expect(unfinishedPaths(state)).toEqual([path]);
  expect(unfinishedPaths({ ...state, scenario: second!.name })).toEqual([]);
});

test('a text over something of the design is left out of every scenario', () => {
  const name = ['table', 'name'];
  const drafts = { a: { ...draft, path: name, over: textAt(design, name) } };
  expect(unfinishedPaths({ ...state, drafts, scenario: second!.name })).toEqual([name]);
});

test('a text that is a value, or was typed over another value, leaves nothing out', () => {
  expect(unfinishedPaths({ ...state, drafts: { a: { ...draft, over: null } } })).toEqual([]);
  expect(unfinishedPaths({ ...state, design: setAt(design, path, { S: 'other' }) })).toEqual([]);
});
