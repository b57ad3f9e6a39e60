/** Where the engine is known to differ from DynamoDB in what it says of a request as a whole. */
import { text } from './answer.ts';
import type { Difference } from './differences.ts';
import type { Played } from './played.ts';

/** All tables a request names. */
function tablesOf(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, inside]) => (name === 'TableName' ? [String(inside)] : tablesOf(inside)));
}

/** Differences that concern a request as a whole. */
export const WHOLE_DIFFERENCES: readonly Difference<Played>[] = [
  {
    id: 'empty-token',
    aws: 'wants at least one character in a token',
    source: 'model',
    explains: ({ request, outcome }) =>
      !outcome.ok && outcome.error.code === 'out-of-range' && request.input.ClientRequestToken === '',
  },
  {
    id: 'token-first',
    aws: 'checks a request before it looks for its token',
    source: 'none',
    explains: ({ outcome, answer }) =>
      !outcome.ok &&
      outcome.error.type === 'ValidationException' &&
      !answer.ok &&
      answer.type === 'IdempotentParameterMismatchException',
  },
  {
    id: 'table-first',
    aws: 'says what is wrong with an expression before it looks for the table',
    source: 'local',
    explains: ({ request, before, outcome, answer }) =>
      !outcome.ok &&
      outcome.error.type === 'ValidationException' &&
      !answer.ok &&
      answer.type === 'ResourceNotFoundException' &&
      tablesOf(request.input).some((name) => !before.tables.has(name)),
  },
  {
    id: 'repeated-by-keys-alone',
    aws: 'says what is wrong with the form of a key',
    source: 'none',
    explains: ({ outcome, answer }) =>
      !outcome.ok &&
      outcome.error.code === 'cancelled' &&
      !answer.ok &&
      /multiple operations on one item/.test(answer.message ?? ''),
  },
  {
    id: 'empty-index-key-at-once',
    aws: 'tells of an empty key that an update came to at its position',
    source: 'none',
    explains: ({ outcome, answer }) =>
      !outcome.ok &&
      outcome.error.code === 'cancelled' &&
      !answer.ok &&
      /attempted to update a secondary index key/.test(answer.message ?? ''),
  },
  {
    id: 'projection-of-nothing',
    aws: 'shows an empty item where a projection finds nothing in it',
    source: 'none',
    explains: ({ request, outcome, answer }) =>
      request.operation === 'TransactGetItems' &&
      outcome.ok &&
      answer.ok &&
      text(outcome.output.Responses).replaceAll('{"Item":{}}', '{}') === text(answer.output.Responses),
  },
];
