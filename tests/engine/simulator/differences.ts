/**
 * Where the engine is known to differ from DynamoDB, and the simulator follows DynamoDB. Each entry tells of one
 * request or action whether it shows just this difference; what no entry explains fails the test.
 */
import { type Database, execute, type Failure, type Output, type ProblemCode } from '#core/simulator';
import { type Answer, text } from './answer.ts';
import type { Played, Touched } from './played.ts';
import type { Json } from './values.ts';

/** One operation, or one action of a transaction, on which the two sides differ. */
export interface Case {
  /** The operation, or the kind of action. */
  readonly kind: string;
  readonly input: Json;
  readonly before: Database;
  /** What the simulator has against it. */
  readonly ours: Failure | undefined;
  /** What the simulator gives; of an action nothing. */
  readonly output: Output;
  readonly theirs: Answer;
  /** Items that differ afterwards, although both sides did what was asked. */
  readonly apart: readonly Touched[];
}

export interface Difference<Of = Case> {
  readonly id: string;
  /** What DynamoDB does. */
  readonly aws: string;
  readonly explains: (one: Of) => boolean;
}

/** The engine does not refuse this, and goes on to whatever comes of it. */
const lax = (code: ProblemCode, aws: string, where: (one: Case) => boolean = () => true): Difference => ({
  id: code,
  aws,
  explains: (one) => one.ours?.code === code && where(one),
});

const isRead = ({ kind }: Case): boolean => kind === 'Query' || kind === 'Scan';
const field = ({ ours }: Case): string => String(ours?.params.field).replace(/^.*[.]/, '');
const functionOf = ({ ours }: Case): string => String(ours?.params.function);
const isAction = ({ kind }: Case): boolean => ['Put', 'Update', 'Delete', 'ConditionCheck', 'Get'].includes(kind);
const isRefused = ({ theirs }: Case, type = 'ValidationException'): boolean => !theirs.ok && theirs.type === type;
const conditionHas = ({ input }: Case, pattern: RegExp): boolean =>
  pattern.test(`${input.ConditionExpression} ${input.FilterExpression}`);

const LAX: readonly Difference[] = [
  lax('unknown-field', 'knows the fields of each request'),
  lax('unsupported-field', 'takes the parameters of before expressions, which are not simulated'),
  lax(
    'mixed-parameters',
    'does not take old parameters beside expressions',
    (one) => isAction(one) || isRead(one) || one.kind === 'GetItem',
  ),
  lax('invalid-choice', 'ALL_OLD or NONE', (one) => field(one) === 'ReturnValuesOnConditionCheckFailure'),
  lax('one-action', 'takes one action in each element'),
  lax('operand-type', 'compares by order only what has one', (one) => /^([<>]=?|BETWEEN)$/.test(functionOf(one))),
  lax('operand-type', 'knows the types of values in an expression before it looks at an item', isAction),
  lax('operand-type', 'judges both operands of begins_with', (one) => conditionHas(one, /begins_with\((:|[^)]*size)/)),
  lax('operand-type', 'judges both operands of begins_with', (one) => conditionHas(one, /begins_with\((:|[^)]*size)/)),
  lax('operand-type', 'takes no number for the beginning of a key', ({ kind }) => kind === 'Query'),
  lax('bounds-of-two-types', 'compares bounds before it looks at an item', (one) => isAction(one) || isRead(one)),
  lax('bounds-reversed', 'compares bounds before it looks at an item', (one) => isAction(one) || isRead(one)),
  lax('attribute-type-unknown', 'knows the names of types'),
  lax(
    'operands-equal',
    'does not compare a path with itself',
    (one) => isAction(one) || functionOf(one) !== 'contains',
  ),
  lax('operands-equal', 'knows one path by its name and by its alias', (one) => conditionHas(one, /contains\([^)]*#/)),
  lax('paths-overlap', 'writes to no path twice', isAction),
  lax('paths-conflict', 'takes nothing for a list and for a map at once'),
  lax('name-undefined', 'looks at all of an expression, whatever its parts come to'),
  lax('value-undefined', 'looks at all of an expression, whatever its parts come to'),
  lax('unknown-function', 'writes functions in small letters', (one) => /[A-Z]/.test(functionOf(one))),
  lax('duplicate', 'judges all values of an expression', isAction),
  lax('empty-set', 'judges all values of an expression', isAction),
  lax('placeholders-empty', 'wants no empty maps, in transactions neither', isAction),
  lax('not-projected', 'shows and filters what an index holds, and fetches for local indexes alone', isRead),
  lax('key-nested-path', 'does not look inside keys'),
  lax('key-condition-type', 'wants values of the types of the keys', isRead),
  lax('key-empty', 'knows that no key is empty', isRead),
  lax('key-too-long', 'knows how long keys are', isRead),
  lax('index-key-too-long', 'keeps keys of indexes short, whether the item gets into the index or not'),
  lax('key-update', 'changes no key in a transaction', isAction),
  lax(
    'update-path',
    'takes away nothing inside what is not there, and fills no gap of a list to get there',
    (one) => one.theirs.ok && /REMOVE|DELETE|\[\d+\]\./.test(String(one.input.UpdateExpression)),
  ),
];

export const DIFFERENCES: readonly Difference[] = [
  {
    id: 'condition-first',
    aws: 'checks the whole of a request before it looks at an item',
    explains: (one) =>
      one.ours?.type === 'ValidationException' &&
      isRefused(one, 'ConditionalCheckFailedException') &&
      isConditionAtFault(one),
  },
  ...LAX,
  {
    id: 'size-of-value',
    aws: 'size() takes a value too',
    explains: (one) => isRefused(one) && conditionHas(one, /\bsize\(:/),
  },
  {
    id: 'operand-in-parentheses',
    aws: 'takes an operand in parentheses',
    explains: (one) => isRefused(one) && conditionHas(one, /[=<>]\s*\([#:]?\w+\)/),
  },
  {
    id: 'projection-unread',
    aws: 'judges a projection even where there is no item to show',
    explains: ({ kind, ours, theirs }) =>
      kind === 'Get' &&
      (ours?.params.expression === 'ProjectionExpression' || ours?.code === 'placeholders-without-expression') &&
      theirs.ok,
  },
  {
    id: 'contains-itself',
    aws: 'compares one value with itself: only plain paths have to differ',
    explains: (one) => isRefused(one) && conditionHas(one, /contains\((.+?), \1\)/),
  },
  {
    id: 'deep-value',
    aws: 'lets a value of an expression have one level more than a stored one',
    explains: (one) => isRefused(one) && text(one.input.ExpressionAttributeValues ?? {}).includes('[{"L":'.repeat(31)),
  },
  {
    id: 'sort-key-first',
    aws: 'takes the conditions on keys in any order',
    explains: ({ kind, ours, theirs, input }) =>
      kind === 'Query' &&
      ours === undefined &&
      !theirs.ok &&
      /missed key schema element/.test(theirs.message ?? '') &&
      /^\(\S+ = :\w+\) and /.test(String(input.KeyConditionExpression)),
  },
  {
    id: 'local-index-fetches',
    aws: 'fetches what a local index lacks, and charges the index for what it has',
    explains: (one) => isRead(one) && one.ours === undefined && one.theirs.ok && one.input.IndexName === 'local0',
  },
  {
    id: 'old-of-nothing',
    aws: 'has no old values of an item that was not there',
    explains: ({ kind, output, theirs, input }) =>
      kind === 'UpdateItem' &&
      theirs.ok &&
      input.ReturnValues === 'ALL_OLD' &&
      output.Attributes === undefined &&
      isKeyAlone(theirs.output.Attributes, input.Key),
  },
  {
    id: 'updated-element',
    aws: 'shows of an updated list the element that was set',
    explains: ({ kind, ours, theirs, input }) =>
      kind === 'UpdateItem' &&
      ours === undefined &&
      theirs.ok &&
      /^UPDATED/.test(String(input.ReturnValues)) &&
      /SET.*\[\d+\] =/.test(String(input.UpdateExpression)),
  },
  {
    id: 'list-padding',
    aws: 'appends what is set beyond the end of a list, and leaves no gap',
    explains: ({ apart: [one] }) => one !== undefined && text(withoutGaps(one.theirs)) === text(withoutGaps(one.ours)),
  },
  {
    id: 'removed-elements',
    aws: 'takes elements away by the positions they had before',
    explains: ({ apart, input }) =>
      apart.length > 0 && /REMOVE.*\b(\w+)\[\d+\].*\1\[\d+\]/.test(String(input.UpdateExpression)),
  },
  {
    id: 'removal-creates',
    aws: 'an update that only takes away creates no item',
    explains: ({ ours, theirs, apart: [one] }) =>
      ours === undefined && theirs.ok && one?.ours === null && isKeyAlone(one.theirs, one.key),
  },
];

/** The same without the nulls of its lists. */
function withoutGaps(json: unknown): unknown {
  if (Array.isArray(json)) return json.filter((one) => !Object.hasOwn(Object(one), 'NULL')).map(withoutGaps);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, inside]) => [name, withoutGaps(inside)]));
}

/** Whether an item has its key and nothing else. */
const isKeyAlone = (item: unknown, key: unknown): boolean =>
  text(Object.keys(Object(item)).sort()) === text(Object.keys(Object(key)).sort());

/** Whether the condition by itself fails, as far as the engine reads it. */
function isConditionAtFault(one: Case): boolean {
  const { TableName, Item, Key, ConditionExpression, ...rest } = one.input;
  const used = (map: unknown) => {
    const of = (name: string) => new RegExp(`${name}\\b`).test(String(ConditionExpression));
    const entries = Object.entries(Object(map)).filter(([name]) => of(name));
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  const held = Object.entries(Object(Key ?? Item)).filter(([name]) => name === 'PK' || name === 'SK');
  const ConditionCheck = {
    TableName,
    Key: Object.fromEntries(held),
    ConditionExpression,
    ExpressionAttributeNames: used(rest.ExpressionAttributeNames),
    ExpressionAttributeValues: used(rest.ExpressionAttributeValues),
  };
  const request = { operation: 'TransactWriteItems', input: { TransactItems: [{ ConditionCheck }] } } as const;
  const { result } = execute(one.before, request);
  if (result.ok) return false;
  const { error } = result;
  if (error.reasons !== undefined) return error.reasons[0]?.code === 'ConditionalCheckFailed';
  // Two faults in one request: one that the engine does not mind, and another that it comes to later.
  const lax = LAX.some(({ explains }) =>
    explains({ ...one, kind: 'ConditionCheck', input: ConditionCheck, ours: error }),
  );
  return lax && error.code !== one.ours?.code;
}

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
    explains: ({ request, outcome }) =>
      !outcome.ok && outcome.error.code === 'out-of-range' && request.input.ClientRequestToken === '',
  },
  {
    id: 'token-first',
    aws: 'checks a request before it looks for its token',
    explains: ({ outcome, answer }) =>
      !outcome.ok &&
      outcome.error.type === 'ValidationException' &&
      !answer.ok &&
      answer.type === 'IdempotentParameterMismatchException',
  },
  {
    id: 'table-first',
    aws: 'says what is wrong with an expression before it looks for the table',
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
    explains: ({ outcome, answer }) =>
      !outcome.ok &&
      outcome.error.code === 'cancelled' &&
      !answer.ok &&
      /multiple operations on one item/.test(answer.message ?? ''),
  },
  {
    id: 'empty-index-key-at-once',
    aws: 'tells of an empty key that an update came to at its position',
    explains: ({ outcome, answer }) =>
      !outcome.ok &&
      outcome.error.code === 'cancelled' &&
      !answer.ok &&
      /attempted to update a secondary index key/.test(answer.message ?? ''),
  },
  {
    id: 'projection-of-nothing',
    aws: 'shows an empty item where a projection finds nothing in it',
    explains: ({ request, outcome, answer }) =>
      request.operation === 'TransactGetItems' &&
      outcome.ok &&
      answer.ok &&
      text(outcome.output.Responses).replaceAll('{"Item":{}}', '{}') === text(answer.output.Responses),
  },
];
