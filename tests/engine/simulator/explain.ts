/** Tells by which known differences an engine's answer to a request differs from the simulator's. */
import { type Database, execute, type Failure } from '#core/simulator';
import { type Answer, text } from './answer.ts';
import { type Case, DIFFERENCES } from './differences.ts';
import type { Played } from './played.ts';
import type { Json } from './values.ts';
import { WHOLE_DIFFERENCES } from './whole-differences.ts';

/** The one difference that is not told by a request or an action alone. */
export const EACH_ACTION = {
  id: 'each-action-by-itself',
  aws: 'refuses a whole request for an expression, then reports the first key that does not fit, then looks at items',
  source: 'alternatorTransactions',
} as const;

/** The differences that together make the whole of it; undefined where there is more to it. */
export function explain(played: Played): string[] | undefined {
  const { request, before, outcome, answer, apart } = played;
  const whole = WHOLE_DIFFERENCES.find(({ explains }) => explains(played));
  if (whole !== undefined) return [whole.id];
  if (request.operation.startsWith('Transact')) return byPosition(played);
  const one = { kind: request.operation, input: request.input, before, theirs: answer };
  return outcome.ok
    ? byCase({ ...one, ours: undefined, output: outcome.output, apart: answer.ok ? apart : [] })
    : byCase({ ...one, ours: outcome.error, output: {}, apart: [] });
}

function byCase(one: Case): string[] | undefined {
  const difference = DIFFERENCES.find(({ explains }) => explains(one));
  return difference && [difference.id];
}

/**
 * The engine judges each action by itself, where AWS looks at the whole request first, then at all keys, then at the
 * items. So what the simulator says of each action alone is what the engine has to say at its position.
 */
function byPosition({ request, before, outcome, answer, apart }: Played): string[] | undefined {
  const items = request.input.TransactItems;
  if (!Array.isArray(items)) return undefined;
  const found = new Set<string>([EACH_ACTION.id]);
  if (!answer.ok && answer.reasons === undefined) {
    const actions = items.flatMap((item) => Object.entries(Object(item)).map(([kind, input]) => ({ [kind]: input })));
    const refused = actions.some((action) => alone(before, request.operation, action)?.type === answer.type);
    return refused ? [...found] : undefined;
  }
  for (const [at, item] of items.entries()) {
    const theirs = theirsAt(answer, at);
    if (theirs === undefined) return undefined;
    const one = { ...actionOf(item), before, ours: alone(before, request.operation, item), output: {}, theirs };
    const mine = outcome.ok && answer.ok ? apart.filter(({ key }) => text(key) === text(one.input.Key)) : [];
    if (mine.length === 0 && agree(one.ours, theirs)) continue;
    const explained = byCase({ ...one, apart: mine });
    if (explained === undefined) return undefined;
    for (const id of explained) found.add(id);
  }
  // Where both did what was asked, something has to tell what differs.
  return outcome.ok && answer.ok && found.size === 1 ? undefined : [...found];
}

function actionOf(item: unknown): { kind: string; input: Json } {
  const [[kind, input] = ['nothing', {}], ...more] = Object.entries(Object(item));
  return more.length === 0 ? { kind, input: Object(input) } : { kind: 'several', input: Object(item) };
}

/** What the simulator has against one action. */
function alone(database: Database, operation: Played['request']['operation'], item: unknown): Failure | undefined {
  const { result } = execute(database, { operation, input: { TransactItems: [item] } });
  if (result.ok) return undefined;
  const [reason] = result.error.reasons ?? [];
  if (reason === undefined) return result.error;
  if (reason.problem !== undefined) return { type: 'ValidationException', ...reason.problem };
  const { item: shown } = reason;
  return {
    type: 'ConditionalCheckFailedException',
    code: 'condition-failed',
    params: {},
    ...(shown && { item: shown }),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  ConditionalCheckFailed: 'ConditionalCheckFailedException',
  ValidationError: 'ValidationException',
};

/** What the engine has against one action; undefined where it refused the request as a whole. */
function theirsAt(answer: Answer, at: number): Answer | undefined {
  if (answer.ok) return { ok: true, output: {} };
  const reason = answer.reasons?.[at];
  if (reason === undefined) return undefined;
  const { code, ...shown } = reason;
  return code === 'None' ? { ok: true, output: {} } : { ok: false, type: TYPES[code] ?? code, ...shown };
}

const agree = (ours: Failure | undefined, theirs: Answer): boolean =>
  ours === undefined ? theirs.ok : !theirs.ok && ours.type === theirs.type && text(ours.item) === text(theirs.item);
