/** Where the engine is known to differ from DynamoDB in what it says of a request as a whole. */
import { type Answer, answerOf, comparable } from './answer.ts';
import type { Difference } from './differences.ts';
import type { Played } from './played.ts';
import type { Json } from './values.ts';

/** All tables a request names. */
function tablesOf(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, inside]) => (name === 'TableName' ? [String(inside)] : tablesOf(inside)));
}

/** What a TransactGetItems gives, with the whole key in each item that is shown. */
function withKeys(answer: Answer, { TransactItems }: Json): string {
  if (!answer.ok || !Array.isArray(answer.output.Responses) || !Array.isArray(TransactItems)) return '';
  const Responses = answer.output.Responses.map(({ Item }, at) =>
    Item === undefined ? {} : { Item: { ...Item, ...TransactItems[at]?.Get.Key } },
  );
  return comparable({ ok: true, output: { ...answer.output, Responses } }, false);
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
  {
    id: 'projection-with-keys',
    aws: 'shows in a transaction too nothing but what a projection names',
    source: 'alternatorTransactions',
    explains: ({ request, outcome, answer }) =>
      request.operation === 'TransactGetItems' &&
      outcome.ok &&
      answer.ok &&
      withKeys(answerOf(outcome), request.input) === withKeys(answer, request.input),
  },
];
