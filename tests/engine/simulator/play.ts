/**
 * Plays requests on the simulator and on an engine side by side. Where they differ, that has to be by a difference
 * that is known; the engine's items are then put right and the game goes on.
 */
import { createTables, type Database, execute } from '#core/simulator';
import { answerOf, comparable, send, text } from './answer.ts';
import { explain } from './explain.ts';
import type { Played, Touched } from './played.ts';
import type { Request } from './requests.ts';
import { keyAttributes, type TableShape } from './tables.ts';
import type { Json } from './values.ts';

export interface Game {
  readonly endpoint: string;
  readonly shapes: readonly TableShape[];
  readonly prefix: string;
  database: Database;
  /** Goes up when the engine may remember a token that the simulator does not, so that it is not used again. */
  tokens: number;
}

/** Both sides agree; or they differ by what is known; or they just differ. */
export type Verdict =
  | { readonly kind: 'same'; readonly played: Played }
  | { readonly kind: 'known'; readonly played: Played; readonly differences: readonly string[] }
  | { readonly kind: 'unknown'; readonly played: Played };

let games = 0;

/** Makes the tables on both sides, under names of their own. */
export async function startGame(endpoint: string, shapes: readonly TableShape[]): Promise<Game> {
  const prefix = `g${process.pid}-${games++}-`;
  const named = shapes.map((shape) => {
    const name = prefix + shape.name;
    return { ...shape, name, create: { ...shape.create, TableName: name } };
  });
  const empty = createTables([]);
  if (!empty.ok) throw new Error('there is nothing to refuse');
  let database = empty.value;
  for (const { create } of named) {
    const theirs = await send(endpoint, 'CreateTable', create);
    const step = execute(database, { operation: 'CreateTable', input: create });
    if (!theirs.ok || !step.result.ok) throw new Error(`no such table: ${text([create, theirs, step.result])}`);
    database = step.database;
  }
  return { endpoint, prefix, shapes: named, database, tokens: 0 };
}

/** Drops the engine's tables. */
export async function endGame({ endpoint, shapes }: Game): Promise<void> {
  for (const { name } of shapes) await send(endpoint, 'DeleteTable', { TableName: name });
}

/** Plays one request. */
export async function play(game: Game, unnamed: Request): Promise<Verdict> {
  const request = { ...unnamed, input: named(unnamed.input, game) };
  const before = game.database;
  const step = execute(before, request);
  game.database = step.database;
  const answer = await send(game.endpoint, request.operation, request.input);
  const touched = WRITES.includes(request.operation) ? await look(game, request.input) : [];
  const apart = touched.filter(({ ours, theirs }) => text(ours) !== text(theirs));
  const played = { request, before, outcome: step.result, answer, apart };
  const unordered = request.operation === 'Scan';
  const equal = comparable(answerOf(step.result), unordered) === comparable(answer, unordered);
  if (equal && apart.length === 0) return { kind: 'same', played };
  await putRight(game, apart);
  game.tokens += 1;
  const differences = explain(played);
  return differences === undefined ? { kind: 'unknown', played } : { kind: 'known', played, differences };
}

const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];

/** A request with the table names and tokens of a game. */
function named(json: Json, { prefix, tokens }: Game): Json {
  const change = (value: unknown, name?: string): unknown => {
    if (name === 'TableName' && (value === 'one' || value === 'two')) return prefix + value;
    if (name === 'ClientRequestToken' && String(value).startsWith('token')) {
      return `${prefix}${tokens}-${value}`.padEnd(value === 'token-long' ? 36 : 0, 'x');
    }
    if (Array.isArray(value)) return value.map((element) => change(element));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([each, inside]) => [each, change(inside, each)]));
  };
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, change(value, name)]));
}

/** All items that a request is about, as both sides have them. */
async function look(game: Game, json: unknown): Promise<Touched[]> {
  if (Array.isArray(json)) return (await Promise.all(json.map((element) => look(game, element)))).flat();
  if (typeof json !== 'object' || json === null) return [];
  const { TableName, Key, Item, ...rest } = json as Json;
  const shape = game.shapes.find(({ name }) => name === TableName);
  const inside = await look(game, Object.values(rest));
  const here = shape ? await Promise.all([Key, Item].map((holder) => lookAt(game, shape, holder))) : [];
  return [...inside, ...here.flat()];
}

async function lookAt({ database, endpoint }: Game, shape: TableShape, holder: unknown): Promise<Touched[]> {
  const key = Object.fromEntries(keyAttributes(shape).map(({ name }) => [name, Reflect.get(Object(holder), name)]));
  const input = { TableName: shape.name, Key: key, ConsistentRead: true };
  const { result } = execute(database, { operation: 'GetItem', input });
  if (!result.ok) return [];
  const theirs = await send(endpoint, 'GetItem', input);
  return [
    {
      table: shape.name,
      key,
      ours: result.output.Item ?? null,
      theirs: theirs.ok ? (theirs.output.Item ?? null) : theirs,
    },
  ];
}

/** Gives the engine the items that the simulator has. */
async function putRight({ endpoint }: Game, apart: readonly Touched[]): Promise<void> {
  for (const { table, key, ours } of apart) {
    const done = await (ours === null
      ? send(endpoint, 'DeleteItem', { TableName: table, Key: key })
      : send(endpoint, 'PutItem', { TableName: table, Item: ours }));
    if (!done.ok) throw new Error(`the engine does not take ${text([ours, done])}`);
  }
}

/** Everything in the tables and indexes, on both sides. */
export async function scanAll({ database, endpoint, shapes }: Game): Promise<{ ours: string[]; theirs: string[] }> {
  const ours: string[] = [];
  const theirs: string[] = [];
  for (const { name, indexes } of shapes) {
    for (const index of [undefined, ...indexes]) {
      const input = { TableName: name, ...(index && { IndexName: index.name }) };
      const { result } = execute(database, { operation: 'Scan', input });
      ours.push(comparable(answerOf(result), true));
      theirs.push(comparable(await send(endpoint, 'Scan', input), true));
    }
  }
  return { ours, theirs };
}
