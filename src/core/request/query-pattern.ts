/** Whether a pattern's own parts fit together (Q1): values for the partition, no gap in what is held, the range next. */
import type { AccessPattern } from '#core/design';
import { own } from '#core/shared';
import { queryError, type ReportQuery } from './query-problem.ts';

/** Checks a pattern against `sort`, the attributes its key orders by; whether a Query can be made at all. */
export function checkPattern(pattern: AccessPattern, sort: readonly string[], report: ReportQuery): boolean {
  const errors: Parameters<ReportQuery>[0][] = [];
  for (const attribute of new Set(pattern.partition)) {
    if (own(pattern.where, attribute) === undefined) {
      errors.push(queryError('query-partition-open', ['where', attribute], { attribute }));
    }
  }
  errors.push(...heldProblems(pattern, sort), ...rangeProblems(pattern, sort));
  for (const error of errors) report(error);
  return errors.length === 0;
}

/** How many of the sort attributes, from the first one, are held equal. */
const heldCount = ({ where }: AccessPattern, sort: readonly string[]): number => {
  const open = sort.findIndex((name) => own(where, name) === undefined);
  return open < 0 ? sort.length : open;
};

function heldProblems(pattern: AccessPattern, sort: readonly string[]) {
  const held = heldCount(pattern, sort);
  const free = Object.keys(pattern.where).filter((name) => !pattern.partition.includes(name));
  return free.flatMap((attribute) => {
    const at = sort.indexOf(attribute);
    if (at < 0) return [queryError('query-held-unknown', ['where', attribute], { attribute })];
    if (at < held) return [];
    return [queryError('query-held-gap', ['where', attribute], { attribute, missing: sort[held] ?? '' })];
  });
}

function rangeProblems(pattern: AccessPattern, sort: readonly string[]) {
  const { range } = pattern;
  if (!range) return [];
  const next = sort[heldCount(pattern, sort)];
  if (range.attribute !== next) {
    const params = { attribute: range.attribute, next: next ?? '' };
    return [queryError('query-range-not-next', ['range', 'attribute'], params)];
  }
  const wanted = range.op === 'between' ? 2 : 1;
  const given = range.values.length;
  return given === wanted
    ? []
    : [queryError('query-range-values', ['range', 'values'], { op: range.op, wanted, given })];
}
