/**
 * The index people read before they write: one on each unique constraint's attributes, so that "is it taken?" is a
 * Query. It only exists for the way of working that the plan is compared with.
 */
import type { Attribute, State } from '#core/design';
import { createPlaceholders } from '#core/expression';
import type { PreparedDesign, PreparedLock } from '#core/image';
import type { CreateTableInput } from '#core/request';
import { own } from '#core/shared';
import type { SimulatorRequest } from '#core/simulator';

/** The CreateTable input with an index for every constraint that one can be made for. */
export function checkIndexes(prepared: PreparedDesign, input: CreateTableInput): CreateTableInput {
  const locks = indexedLocks(prepared);
  if (locks.length === 0) return input;
  const definitions = new Map(input.AttributeDefinitions.map((definition) => [definition.AttributeName, definition]));
  for (const { name, type } of locks.flatMap(({ parts }) => parts)) {
    if (!definitions.has(name)) definitions.set(name, { AttributeName: name, AttributeType: type as 'S' | 'N' | 'B' });
  }
  const indexes = locks.map((lock) => ({
    IndexName: indexName(lock),
    KeySchema: lock.parts.map(({ name }) => ({ AttributeName: name, KeyType: 'HASH' as const })),
    Projection: { ProjectionType: 'ALL' as const },
  }));
  return {
    ...input,
    AttributeDefinitions: [...definitions.values()],
    GlobalSecondaryIndexes: [...(input.GlobalSecondaryIndexes ?? []), ...indexes],
  };
}

/** The Query that asks whether somebody holds the value; undefined where no index can tell. */
export function checkRequest(prepared: PreparedDesign, lock: PreparedLock, state: State): SimulatorRequest | undefined {
  if (!indexedLocks(prepared).includes(lock)) return undefined;
  const placeholders = createPlaceholders('when-needed');
  const clauses: string[] = [];
  for (const { name } of lock.parts) {
    const value = own(state, name);
    if (value === undefined) return undefined;
    clauses.push(`${placeholders.name(name)} = ${placeholders.value(name, value)}`);
  }
  const names = placeholders.names();
  return {
    operation: 'Query',
    input: {
      TableName: prepared.design.table.name,
      IndexName: indexName(lock),
      KeyConditionExpression: clauses.join(' AND '),
      ...(names && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: placeholders.values(),
    },
  };
}

const indexName = ({ constraint }: PreparedLock): string => `by-${constraint.name}`;

/** A table has no room for more global indexes than these; a value beyond them is written unseen. */
const MOST_INDEXES = 20;

function indexedLocks({ design, locks }: PreparedDesign): readonly PreparedLock[] {
  const taken = (design.table.indexes ?? []).filter(({ kind }) => kind === 'global').length;
  return locks.filter(isIndexable).slice(0, Math.max(0, MOST_INDEXES - taken));
}

/** Up to four stored attributes of key types can be an index's partition key. */
const isIndexable = ({ parts, problem }: PreparedLock): boolean =>
  !problem && parts.length > 0 && parts.length <= 4 && parts.every(isStoredKey);

const isStoredKey = ({ type, keyOnly }: Attribute): boolean =>
  !keyOnly && (type === 'S' || type === 'N' || type === 'B');
