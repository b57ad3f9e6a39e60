/** Where the engine is known to differ from DynamoDB in what it says of a request as a whole. */
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
    source: 'local',
    explains: ({ outcome, answer }) =>
      !outcome.ok &&
      outcome.error.type === 'ValidationException' &&
      !answer.ok &&
      answer.type === 'IdempotentParameterMismatchException',
  },
  {
    id: 'table-first',
    aws: 'says what is wrong with an expression before it looks for the table',
    source: 'conformanceOrder',
    explains: ({ request, before, outcome, answer }) =>
      !outcome.ok &&
      outcome.error.type === 'ValidationException' &&
      !answer.ok &&
      answer.type === 'ResourceNotFoundException' &&
      tablesOf(request.input).some((name) => !before.tables.has(name)),
  },
];
