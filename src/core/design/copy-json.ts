/**
 * Copies foreign input as plain JSON before anything else looks at it. What comes in may be cyclic, endlessly nested,
 * huge, or carry names and objects that JSON does not have; from here on it is a small tree of plain objects.
 */
import { isRecord, jsonType } from '#core/shared';
import type { DesignIssue } from './issue.ts';

/** A design's own fields and 32 levels of a value, each an object and its tag, need some 75. */
const MAX_LEVELS = 100;
const MAX_VALUES = 1_000_000;

export interface JsonCopy {
  readonly json: unknown;
  /** What could not be copied; its place is left out of the copy. */
  readonly issues: readonly DesignIssue[];
  /** Whether the copy is complete enough to be read further. */
  readonly usable: boolean;
}

/** Copies `input`; key order stays, and nothing is thrown whatever it is. */
export function copyJson(input: unknown): JsonCopy {
  const work: Work = { issues: [], values: 0, stopped: false };
  try {
    const json = copyValue(input, [], work);
    return { json, issues: work.issues, usable: !work.stopped };
  } catch {
    // A getter or proxy of the input threw.
    return { json: undefined, issues: [{ path: [], code: 'unreadable', params: {} }], usable: false };
  }
}

interface Work {
  readonly issues: DesignIssue[];
  values: number;
  stopped: boolean;
}
type Place = readonly (string | number)[];

function copyValue(value: unknown, path: Place, work: Work): unknown {
  if (work.stopped) return undefined;
  work.values++;
  if (work.values > MAX_VALUES) return stop(work, { path: [], code: 'too-large', params: { limit: MAX_VALUES } });
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= MAX_LEVELS)
    return stop(work, { path: [...path], code: 'too-deep', params: { limit: MAX_LEVELS } });
  if (Array.isArray(value)) return copyArray(value, path, work);
  if (isRecord(value)) return copyRecord(value, path, work);
  const params = { expected: 'object', got: jsonType(value) };
  work.issues.push({ path: [...path], code: 'wrong-type', params });
  return undefined;
}

function copyArray(array: readonly unknown[], path: Place, work: Work): unknown[] {
  const copy: unknown[] = [];
  for (let i = 0; i < array.length && !work.stopped; i++) copy.push(copyValue(array[i], [...path, i], work));
  return copy;
}

function copyRecord(record: Readonly<Record<string, unknown>>, path: Place, work: Work): unknown {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(record)) {
    if (name === '__proto__') {
      work.issues.push({ path: [...path, name], code: 'forbidden-name', params: { name } });
    } else {
      copy[name] = copyValue(record[name], [...path, name], work);
    }
  }
  return copy;
}

/** One such issue is enough: whatever else is wrong, this is no design. */
function stop(work: Work, issue: DesignIssue): undefined {
  work.issues.push(issue);
  work.stopped = true;
}
