/**
 * Access pattern → Query (Q1): the partition by equality, then as much of the sort key as the pattern fixes, exactly.
 * Nothing is left to a FilterExpression. https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Query.html
 */
import { type AccessPattern, holds, matchPattern, type State } from '#core/design';
import { type Aliases, createPlaceholders } from '#core/expression';
import type { PreparedDesign, PreparedKey } from '#core/image';
import { own } from '#core/shared';
import { keyValueBytes } from '#core/value';
import { type KeyCondition, keyConditionText, valuesOf } from './query-condition.ts';
import { keyCondition } from './query-key.ts';
import { checkPattern } from './query-pattern.ts';
import { QUERY_CODES, type QueryProblem, type ReportQuery } from './query-problem.ts';
import type { PatternRange } from './query-range.ts';
import { type QuerySource, querySource, shownAttributes } from './query-source.ts';
import type { QueryInput } from './request.ts';

export interface QueryOptions {
  /** Reads what was written a moment ago. Left out on a global index, which cannot. */
  readonly consistent?: boolean;
  readonly aliases?: Aliases;
}

export interface PatternQuery {
  /** Null where no Query gives exactly this list. */
  readonly request: { readonly operation: 'Query'; readonly input: QueryInput } | null;
  readonly source: QuerySource | undefined;
  /** In key order: partition first. */
  readonly conditions: readonly KeyCondition[];
  readonly problems: readonly QueryProblem[];
}

/** The Query of an access pattern, or why there is none. */
export function queryPattern(
  prepared: PreparedDesign,
  pattern: AccessPattern,
  options: QueryOptions = {},
): PatternQuery {
  const problems: QueryProblem[] = [];
  const report: ReportQuery = (problem) => {
    problems.push(problem);
  };
  const source = querySource(prepared, pattern);
  if (!source) report({ code: 'query-unknown-index', at: ['index'], params: { index: pattern.index ?? '' } });
  const conditions = source ? conditionsOf(prepared, source, pattern, report) : [];
  const refused = !source || problems.some(({ code }) => QUERY_CODES[code] === 'error');
  const input = source && !refused ? queryInput(prepared, source, conditions, pattern, options) : undefined;
  return { request: input ? { operation: 'Query', input } : null, source, conditions, problems };
}

function conditionsOf(
  prepared: PreparedDesign,
  source: QuerySource,
  pattern: AccessPattern,
  report: ReportQuery,
): KeyCondition[] {
  const keys = [...source.partition, ...source.sort];
  const broken = keys.find((key) => key.kind === 'broken');
  if (broken?.kind === 'broken') {
    report({ code: 'query-key-broken', at: [], params: { key: broken.name, problem: broken.problem.code } });
    return [];
  }
  const { where } = pattern;
  const match = matchPattern(
    { partition: source.partition.map(shownAttributes), sort: source.sort.map(shownAttributes) },
    pattern,
  );
  if (!match.ok) {
    const { part, shown } = match;
    const params = { source: source.index ?? prepared.design.table.name, shown };
    report({
      code: part === 'partition' ? 'query-partition-mismatch' : 'query-sort-mismatch',
      at: [part],
      params: params,
    });
    return [];
  }
  if (!checkPattern(pattern, match.sort, report)) return [];
  reportOutside(prepared, source, where, report);
  // `when` is not asked: it decides which records are there, not what they are found by.
  const partition = source.partition.flatMap((key) => keyCondition(key, where, undefined, report).condition ?? []);
  const conditions = [...partition, ...sortConditions(source.sort, where, pattern.range, report)];
  reportBytes(partition, 2048, report);
  reportBytes(conditions.slice(partition.length), 1024, report);
  return conditions;
}

/** Sort keys left to right without gaps: the first one that is not fixed wholly is the last one asked about. */
function sortConditions(
  keys: readonly PreparedKey[],
  where: State,
  range: PatternRange | undefined,
  report: ReportQuery,
): KeyCondition[] {
  const conditions: KeyCondition[] = [];
  for (const key of keys) {
    const here = range && shownAttributes(key).includes(range.attribute) ? range : undefined;
    const { condition, complete } = keyCondition(key, where, here, report);
    if (condition) conditions.push(condition);
    if (!complete) break;
  }
  return conditions;
}

/** A sparse index that leaves out exactly what is asked for gives an empty list for ever. */
function reportOutside(prepared: PreparedDesign, source: QuerySource, where: State, report: ReportQuery): void {
  for (const key of [...source.partition, ...source.sort]) {
    const when = key.kind === 'template' ? (key.when ?? []) : [];
    const broken = when.find((one) => own(where, one.attribute) !== undefined && !holds([one], where));
    if (!broken) continue;
    const params = { attribute: broken.attribute, source: source.index ?? prepared.design.table.name };
    report({ code: 'query-outside-index', at: ['where', broken.attribute], params });
    return;
  }
}

function reportBytes(conditions: readonly KeyCondition[], limit: number, report: ReportQuery): void {
  for (const condition of conditions) {
    const bytes = Math.max(...valuesOf(condition).map(keyValueBytes));
    if (bytes > limit) report({ code: 'query-key-bytes', at: ['where'], params: { key: condition.key, bytes, limit } });
  }
}

function queryInput(
  { design }: PreparedDesign,
  { index, kind }: QuerySource,
  conditions: readonly KeyCondition[],
  { descending, limit }: AccessPattern,
  { consistent, aliases = 'when-needed' }: QueryOptions,
): QueryInput {
  const placeholders = createPlaceholders(aliases);
  const text = conditions.map((condition) => keyConditionText(condition, placeholders)).join(' AND ');
  const names = placeholders.names();
  return {
    TableName: design.table.name,
    ...(index !== undefined && { IndexName: index }),
    KeyConditionExpression: text,
    ...(names && { ExpressionAttributeNames: names }),
    ExpressionAttributeValues: placeholders.values() ?? {},
    ...(descending === true && { ScanIndexForward: false }),
    ...(consistent === true && kind !== 'global' && { ConsistentRead: true }),
    ...(limit !== undefined && { Limit: limit }),
  };
}
