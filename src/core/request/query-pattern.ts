/** Whether a pattern's own parts fit together (Q1): values for the partition, no gap in what is held, the range next. */
import type { AccessPattern } from '#core/design';
import { own } from '#core/shared';
import type { QueryProblem, ReportQuery } from './query-problem.ts';

/** Checks a pattern against `sort`, the attributes its key orders by; whether a Query can be made at all. */
export function checkPattern(pattern: AccessPattern, sort: readonly string[], report: ReportQuery): boolean {
  const errors: QueryProblem[] = [];
  for (const attribute of new Set(pattern.partition)) {
    if (own(pattern.where, attribute) === undefined) {
      errors.push({ code: 'query-partition-open', at: ['where', attribute], params: { attribute } });
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

function heldProblems(pattern: AccessPattern, sort: readonly string[]): QueryProblem[] {
  const held = heldCount(pattern, sort);
  const free = Object.keys(pattern.where).filter((name) => !pattern.partition.includes(name));
  return free.flatMap((attribute): QueryProblem[] => {
    const at = sort.indexOf(attribute);
    if (at < 0) return [{ code: 'query-held-unknown', at: ['where', attribute], params: { attribute } }];
    if (at < held) return [];
    return [{ code: 'query-held-gap', at: ['where', attribute], params: { attribute, missing: sort[held] ?? '' } }];
  });
}

function rangeProblems(pattern: AccessPattern, sort: readonly string[]): QueryProblem[] {
  const { range } = pattern;
  if (!range) return [];
  const next = sort[heldCount(pattern, sort)];
  if (range.attribute !== next) {
    const params = { attribute: range.attribute, next: next ?? '' };
    return [{ code: 'query-range-not-next', at: ['range', 'attribute'], params }];
  }
  const wanted = range.op === 'between' ? 2 : 1;
  const given = range.values.length;
  return given === wanted
    ? []
    : [{ code: 'query-range-values', at: ['range', 'values'], params: { op: range.op, wanted, given } }];
}
