/**
 * Edits plain JSON at a path by copying what lies on the way and sharing the rest. A path that leads nowhere gives the
 * very same value back, so that callers can tell by identity whether anything changed.
 */
import { isRecord } from '#core/shared';

export type Path = readonly (string | number)[];

/**
 * `json` with `value` at `path`. Objects and lists missing on the way are made: `['locks', 'owner']` works where there
 * are no `locks` yet. In a list, the place right behind the last element may be set too.
 */
export function setIn(json: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (step === '__proto__') return json;
  const parent = json === undefined ? (typeof step === 'number' ? [] : {}) : json;
  const before = childOf(parent, step);
  const after = setIn(before, rest, value);
  if (Object.is(before, after)) return json;
  if (Array.isArray(parent)) {
    return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= parent.length
      ? [...parent.slice(0, step), after, ...parent.slice(step + 1)]
      : json;
  }
  return isRecord(parent) && typeof step === 'string' ? { ...parent, [step]: after } : json;
}

/** `json` without what is at `path`. */
export function removeIn(json: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined || !hasChild(json, step)) return json;
  if (rest.length > 0) {
    const before = childOf(json, step);
    const after = removeIn(before, rest);
    return Object.is(before, after) ? json : setIn(json, [step], after);
  }
  if (Array.isArray(json)) return json.filter((_, i) => i !== step);
  return isRecord(json) ? Object.fromEntries(Object.entries(json).filter(([name]) => name !== step)) : json;
}

/** What is at `path`; undefined where it leads nowhere. */
export function getIn(json: unknown, path: Path): unknown {
  return path.reduce<unknown>(childOf, json);
}

/** Whether anything is at `path`, be it null. */
export function hasIn(json: unknown, path: Path): boolean {
  const step = path.at(-1);
  return step === undefined || hasChild(getIn(json, path.slice(0, -1)), step);
}

function hasChild(json: unknown, step: string | number): boolean {
  if (Array.isArray(json)) return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < json.length;
  return isRecord(json) && typeof step === 'string' && Object.hasOwn(json, step);
}

function childOf(json: unknown, step: string | number): unknown {
  if (!hasChild(json, step)) return undefined;
  return Array.isArray(json) ? json[Number(step)] : isRecord(json) ? json[step] : undefined;
}
