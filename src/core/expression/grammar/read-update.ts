/** Judges the raw sections of an update: each once, with functions of updates only. */
import { ok, type Result } from '#core/shared';
import type { RawChange, RawSection, RawTerm, RawValue } from './expression-parser.generated.js';
import { checkUpdateCall, isUpdateFunction } from './functions.ts';
import { readAll } from './read-all.ts';
import { readPath } from './read-path.ts';
import { refuse, type SyntaxProblem } from './syntax-problem.ts';
import type { PathTree, UpdateTree, UpdateValueTree, ValueTree } from './tree.ts';

type Read<T> = Result<T, SyntaxProblem>;

/** The update of raw sections. */
export function readUpdate(sections: readonly RawSection[]): Read<UpdateTree> {
  const seen = new Set<string>();
  let tree: UpdateTree = { set: [], remove: [], add: [], delete: [] };
  for (const section of sections) {
    if (seen.has(section.kind)) return refuse('section-repeated', section.start, { section: section.kind });
    seen.add(section.kind);
    const part = readSection(section);
    if (!part.ok) return part;
    tree = { ...tree, ...part.value };
  }
  return ok(tree);
}

function readSection(section: RawSection): Read<Partial<UpdateTree>> {
  switch (section.kind) {
    case 'SET':
      return mapOk(readAll(section.actions, readSet), (set) => ({ set }));
    case 'REMOVE':
      return mapOk(readAll(section.paths, readPath), (remove) => ({ remove }));
    case 'ADD':
      return mapOk(readAll(section.actions, readChange), (add) => ({ add }));
    case 'DELETE':
      return mapOk(readAll(section.actions, readChange), (remove) => ({ delete: remove }));
  }
}

function readSet(raw: RawChange<RawTerm>): Read<{ path: PathTree; value: UpdateValueTree }> {
  const path = readPath(raw.path);
  if (!path.ok) return path;
  return mapOk(readTerm(raw.value), (value) => ({ path: path.value, value }));
}

const readChange = (raw: RawChange<RawValue>): Read<{ path: PathTree; value: ValueTree }> =>
  mapOk(readPath(raw.path), (path) => ({ path, value: { kind: 'value', name: raw.value.name } }));

function readTerm(raw: RawTerm): Read<UpdateValueTree> {
  switch (raw.kind) {
    case 'path':
      return readPath(raw);
    case 'value':
      return ok({ kind: 'value', name: raw.name });
    case 'parens':
      if (raw.inner.kind === 'parens') return refuse('redundant-parentheses', raw.start);
      return readTerm(raw.inner);
    case 'sum':
      return readSum(raw);
    case 'call':
      return readCall(raw);
  }
}

function readSum(raw: Extract<RawTerm, { kind: 'sum' }>): Read<UpdateValueTree> {
  const left = readTerm(raw.left);
  if (!left.ok) return left;
  const right = readTerm(raw.right);
  if (!right.ok) return right;
  const list = [left.value, right.value].some(({ kind }) => kind === 'list_append');
  if (list) return refuse('operand-type', raw.start, { function: raw.operator, type: 'L' });
  return ok({ kind: 'sum', operator: raw.operator, left: left.value, right: right.value });
}

function readCall(raw: Extract<RawTerm, { kind: 'call' }>): Read<UpdateValueTree> {
  const checked = checkUpdateCall(raw);
  if (!checked.ok) return checked;
  const operands = readAll(raw.operands, readTerm);
  if (!operands.ok) return operands;
  const [first, second] = operands.value;
  if (!isUpdateFunction(raw.name) || first === undefined || second === undefined) {
    return refuse('operand-count', raw.start, { function: raw.name, count: operands.value.length });
  }
  if (raw.name === 'if_not_exists') {
    if (first.kind !== 'path') return refuse('path-required', raw.start, { function: raw.name });
    return ok({ kind: 'if_not_exists', path: first, otherwise: second });
  }
  // AWS takes no list_append inside another, though it would make sense.
  const nested = first.kind === 'list_append' || second.kind === 'list_append';
  if (nested) return refuse('function-misplaced', raw.start, { function: raw.name });
  return ok({ kind: 'list_append', first, second });
}

const mapOk = <T, U>(result: Read<T>, make: (value: T) => U): Read<U> => (result.ok ? ok(make(result.value)) : result);
