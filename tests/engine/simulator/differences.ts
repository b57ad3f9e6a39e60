/**
 * Where the engine is known to differ from DynamoDB, and the simulator follows DynamoDB. Each entry tells of one
 * request or action whether it shows just this difference; what no entry explains fails the test.
 */
import { type Database, execute, type Failure, type Output, type ProblemCode } from '#core/simulator';
import { type Answer, text } from './answer.ts';
import type { Touched } from './played.ts';
import type { Source } from './sources.ts';
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
  /** Where that is known from. */
  readonly source: Source;
  readonly explains: (one: Of) => boolean;
}

/** The engine does not refuse this, and goes on to whatever comes of it. */
const lax = (
  code: ProblemCode,
  source: Source,
  aws: string,
  where: (one: Case) => boolean = () => true,
): Difference => ({
  id: code,
  aws,
  source,
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
  lax('unknown-field', 'model', 'has no such field, and no SDK sends one: it is refused here lest a slip goes unseen'),
  lax('unsupported-field', 'legacy', 'takes the parameters of before expressions, which are not simulated'),
  lax(
    'mixed-parameters',
    'legacy',
    'takes old parameters neither beside expressions nor where an operation never had them',
    (one) => isAction(one) || isRead(one) || one.kind === 'GetItem',
  ),
  lax('invalid-choice', 'model', 'ALL_OLD or NONE', (one) => field(one) === 'ReturnValuesOnConditionCheckFailure'),
  lax('one-action', 'local', 'takes one action in each element'),
  lax('operand-type', 'local', 'compares by order only what has one', (one) =>
    /^([<>]=?|BETWEEN)$/.test(functionOf(one)),
  ),
  lax('operand-type', 'local', 'knows the types of values in an expression before it looks at an item', isAction),
  lax('operand-type', 'local', 'judges both operands of begins_with', (one) =>
    conditionHas(one, /begins_with\((:|[^)]*size)/),
  ),
  lax('operand-type', 'local', 'takes no number for the beginning of a key', ({ kind }) => kind === 'Query'),
  lax(
    'bounds-of-two-types',
    'local',
    'compares bounds before it looks at an item',
    (one) => isAction(one) || isRead(one),
  ),
  lax('bounds-reversed', 'local', 'compares bounds before it looks at an item', (one) => isAction(one) || isRead(one)),
  lax('attribute-type-unknown', 'local', 'knows the names of types'),
  lax(
    'operands-equal',
    'local',
    'does not compare a path with itself',
    (one) => isAction(one) || functionOf(one) !== 'contains',
  ),
  lax('operands-equal', 'local', 'knows one path by its name and by its alias', (one) =>
    conditionHas(one, /contains\([^)]*#/),
  ),
  lax('paths-overlap', 'local', 'writes to no path twice', isAction),
  lax('paths-conflict', 'local', 'takes nothing for a list and for a map at once'),
  lax('name-undefined', 'local', 'looks at all of an expression, whatever its parts come to'),
  lax('value-undefined', 'local', 'looks at all of an expression, whatever its parts come to'),
  lax('unknown-function', 'local', 'writes functions in small letters', (one) => /[A-Z]/.test(functionOf(one))),
  lax('duplicate', 'local', 'judges all values of an expression', isAction),
  lax('empty-set', 'local', 'judges all values of an expression', isAction),
  lax('placeholders-empty', 'local', 'wants no empty maps, in transactions neither', isAction),
  lax(
    'not-projected',
    'globalIndexes',
    'shows and filters what an index holds, and fetches for local indexes alone',
    isRead,
  ),
  lax('key-nested-path', 'local', 'does not look inside keys'),
  lax('key-condition-type', 'local', 'wants values of the types of the keys', isRead),
  lax('key-empty', 'local', 'knows that no key is empty', isRead),
  lax('key-too-long', 'local', 'knows how long sort keys are', isRead),
  lax('index-key-too-long', 'local', 'keeps keys of indexes short, whether the item gets into the index or not'),
  lax('key-update', 'local', 'changes no key in a transaction', isAction),
  lax(
    'update-path',
    'alternatorUpdates',
    'removes nothing inside what an item does not have',
    (one) => one.theirs.ok && /REMOVE/.test(String(one.input.UpdateExpression)),
  ),
  lax(
    'update-path',
    'local',
    'deletes nothing from inside what an item does not have, and fills no gap of a list to get there',
    (one) => one.theirs.ok && /DELETE|\[\d+\][.[]/.test(String(one.input.UpdateExpression)),
  ),
];

export const DIFFERENCES: readonly Difference[] = [
  {
    id: 'condition-first',
    aws: 'checks what a request says by itself before it looks at an item',
    source: 'local',
    explains: (one) =>
      one.ours?.type === 'ValidationException' &&
      isRefused(one, 'ConditionalCheckFailedException') &&
      isConditionAtFault(one),
  },
  ...LAX,
  {
    id: 'size-of-value',
    aws: 'size() takes a value too',
    source: 'local',
    explains: (one) => isRefused(one) && conditionHas(one, /\bsize\(:/),
  },
  {
    id: 'operand-in-parentheses',
    aws: 'takes an operand in parentheses',
    source: 'local',
    explains: (one) => isRefused(one) && conditionHas(one, /[=<>]\s*\([#:]?\w+\)/),
  },
  {
    id: 'projection-unread',
    aws: 'judges a projection even where there is no item to show',
    source: 'local',
    explains: ({ kind, ours, theirs }) =>
      kind === 'Get' &&
      (ours?.params.expression === 'ProjectionExpression' || ours?.code === 'placeholders-without-expression') &&
      theirs.ok,
  },
  {
    id: 'contains-itself',
    aws: 'compares one value with itself: only plain paths have to differ',
    source: 'local',
    explains: (one) => isRefused(one) && conditionHas(one, /contains\((.+?), \1\)/),
  },
  {
    id: 'deep-value',
    aws: 'lets a value of an expression have one level more than a stored one',
    source: 'local',
    explains: (one) => isRefused(one) && text(one.input.ExpressionAttributeValues ?? {}).includes('[{"L":'.repeat(31)),
  },
  {
    id: 'sort-key-first',
    aws: 'takes the conditions on keys in any order',
    source: 'local',
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
    source: 'localIndexes',
    explains: (one) => isRead(one) && one.ours === undefined && one.theirs.ok && one.input.IndexName === 'local0',
  },
  {
    id: 'old-of-nothing',
    aws: 'has no old values of an item that was not there',
    source: 'alternatorReturns',
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
    source: 'alternatorReturns',
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
    source: 'conformancePaths',
    explains: ({ apart: [one] }) => one !== undefined && text(withoutGaps(one.theirs)) === text(withoutGaps(one.ours)),
  },
  {
    id: 'removed-elements',
    aws: 'takes elements away by the positions they had before',
    source: 'local',
    explains: ({ apart, input }) =>
      apart.length > 0 && /REMOVE.*\b(\w+)\[\d+\].*\1\[\d+\]/.test(String(input.UpdateExpression)),
  },
  {
    id: 'removal-creates',
    aws: 'an update that only takes away creates no item',
    source: 'alternatorReturns',
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
