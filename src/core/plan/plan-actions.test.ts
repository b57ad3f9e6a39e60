/**
 * The ordered actions of a transition, from the rules (P1, P2, P5, P7, P8, L4–L6): each row asserts the whole request that
 * the plan gives, so also what P4 says about single requests and transactions.
 */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '#core/design';
import type { PlanProblem } from '#core/plan';
import type { TransactItem, WriteRequest } from '#core/request';
import type { Item } from '#core/value';
import {
  B,
  creating,
  deleting,
  globalIndex,
  N,
  number,
  type Parts,
  planOf,
  reference,
  requestOf,
  S,
  smallDesign,
  text,
  unique,
  updating,
} from '../../../tests/small-design.ts';

interface Row {
  readonly title: string;
  readonly parts: Parts;
  readonly scenario: Scenario;
  readonly request: WriteRequest | null;
  readonly problems?: readonly PlanProblem[];
}

const id = S('1');
const TableName = 'things';
const Key = { PK: S('THING#1'), SK: S('THING') };
const transaction = (...TransactItems: TransactItem[]): WriteRequest => ({
  operation: 'TransactWriteItems',
  input: { TransactItems },
});
const put = (Item: Item, more: object = {}): TransactItem => ({
  Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)', ...more },
});
const lockKey = (value: string): Item => ({ PK: S(`UNIQ#${value}`), SK: S('LOCK') });
const remove = (key: Item, more: object = {}): TransactItem => ({ Delete: { TableName, Key: key, ...more } });
const exists = (key: Item, table = TableName): TransactItem => ({
  ConditionCheck: { TableName: table, Key: key, ConditionExpression: 'attribute_exists(PK)' },
});
const set = (UpdateExpression: string, values: Item, more: object = {}): TransactItem => ({
  Update: {
    TableName,
    Key,
    UpdateExpression,
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: values,
    ...more,
  },
});

const plain: Parts = { attributes: [text('title'), text('note')] };
const email: Parts = { attributes: [text('title'), text('email')], constraints: [unique('EMAIL', ['email'])] };
const queue: Parts = {
  indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
  attributes: [text('team'), text('status')],
  keys: {
    GSI1PK: { template: 'TEAM#{team}', when: [{ attribute: 'status', is: 'equals', value: S('open') }] },
    GSI1SK: 'STATUS#{status}#{id}',
  },
};

const diff: readonly Row[] = [
  {
    title: 'P1 P4: what is only after is put, guarded by absence; alone it is a PutItem',
    parts: plain,
    scenario: creating({ id, title: S('a') }),
    request: {
      operation: 'PutItem',
      input: { TableName, Item: { ...Key, title: S('a') }, ConditionExpression: 'attribute_not_exists(PK)' },
    },
  },
  {
    title: 'P1 P4: what is only before is deleted; alone it is a DeleteItem',
    parts: plain,
    scenario: deleting({ id, title: S('a') }),
    request: { operation: 'DeleteItem', input: { TableName, Key, ConditionExpression: 'attribute_exists(PK)' } },
  },
  {
    title: 'P1 P4: what differs is updated; alone it is an UpdateItem',
    parts: plain,
    scenario: updating({ id, title: S('a'), note: S('n') }, { id, title: S('b') }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'SET title = :title REMOVE note',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':title': S('b') },
      },
    },
  },
  {
    title: 'P1: an attribute that leaves alone is removed',
    parts: plain,
    scenario: updating({ id, note: S('n') }, { id }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'REMOVE note',
        ConditionExpression: 'attribute_exists(PK)',
      },
    },
  },
  {
    title: 'P1 P4: what is equal is not written: nothing to write',
    parts: email,
    scenario: updating({ id, email: S('a'), title: S('t') }, { id, title: S('t'), email: S('a') }),
    request: null,
  },
  {
    title: 'P1: equal is what DynamoDB takes for equal: numbers by value, sets in any order',
    parts: { attributes: [number('n'), { name: 'tags', type: 'SS' }, { name: 'bag', type: 'NS' }] },
    scenario: updating(
      { id, n: N('1'), tags: { SS: ['a', 'b'] }, bag: { NS: ['1', '2'] } },
      { id, n: N('1.0'), tags: { SS: ['b', 'a'] }, bag: { NS: ['2.0', '1e0'] } },
    ),
    request: null,
  },
  {
    title: 'P1: attributes that the entity does not list are not written',
    parts: plain,
    scenario: updating({ id, ghost: S('a') }, { id, ghost: S('b') }),
    request: null,
  },
  {
    title: 'P1 P2: a move is a Delete and then a Put of the whole image after',
    parts: { attributes: [text('title'), text('status'), text('note')], keys: { SK: 'STATUS#{status}' } },
    scenario: updating(
      { id, title: S('t'), status: S('a'), note: S('n') },
      { id, title: S('t'), status: S('b'), note: S('m') },
    ),
    request: transaction(
      remove({ PK: S('THING#1'), SK: S('STATUS#a') }, { ConditionExpression: 'attribute_exists(PK)' }),
      put({ PK: S('THING#1'), SK: S('STATUS#b'), title: S('t'), status: S('b'), note: S('m') }),
    ),
  },
  {
    title: 'P1: a move between number keys of the same value is none',
    parts: {
      table: { sortKey: { name: 'at', type: 'N' } },
      attributes: [number('at'), text('title')],
    },
    scenario: updating({ id, at: N('1.0'), title: S('a') }, { id, at: N('1'), title: S('b') }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key: { PK: S('THING#1'), at: N('1') },
        UpdateExpression: 'SET title = :title',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':title': S('b') },
      },
    },
  },
  {
    title: 'P1 K3: with a state that has no key there is nothing to write',
    parts: email,
    scenario: updating({ email: S('a') }, { id, email: S('b') }),
    request: null,
  },
  {
    title: 'P1: with a state that is missing there is nothing to write',
    parts: email,
    scenario: { name: 'Update', kind: 'update', after: { id } },
    request: null,
  },
  {
    title: 'P1: a create does not look at a state before, a delete not at one after',
    parts: plain,
    scenario: { name: 'Create', kind: 'create', before: { id, title: S('x') }, after: { id } },
    request: {
      operation: 'PutItem',
      input: { TableName, Item: Key, ConditionExpression: 'attribute_not_exists(PK)' },
    },
  },
];

const positions: readonly Row[] = [
  {
    title: 'P2: per constraint in document order claim, update, release; then references',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [{ name: 'tags', type: 'SS' }, text('email'), text('team'), number('expiresAt')],
      constraints: [
        reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['update']),
        unique('TAG', ['tags']),
        unique('EMAIL', ['email']),
      ],
      locks: { owner: true },
    },
    scenario: updating(
      { id, tags: { SS: ['a', 'b', 'c'] }, email: S('x'), team: S('7'), expiresAt: N('1') },
      { id, tags: { SS: ['b', 'd', 'B'] }, email: S('y'), team: S('8'), expiresAt: N('2') },
    ),
    request: transaction(
      set(
        'SET tags = :tags, email = :email, team = :team, expiresAt = :expiresAt',
        {
          ':tags': { SS: ['b', 'd', 'B'] },
          ':email': S('y'),
          ':team': S('8'),
          ':expiresAt': N('2'),
          ':tags_before': { SS: ['a', 'b', 'c'] },
          ':email_before': S('x'),
          ':team_before': S('7'),
          ':expiresAt_before': N('1'),
        },
        {
          ConditionExpression:
            'tags = :tags_before AND email = :email_before AND team = :team_before AND expiresAt = :expiresAt_before',
        },
      ),
      put({ ...lockKey('TAG#B'), ownerPK: Key.PK, ownerSK: Key.SK, expiresAt: N('2') }),
      put({ ...lockKey('TAG#d'), ownerPK: Key.PK, ownerSK: Key.SK, expiresAt: N('2') }),
      {
        Update: {
          TableName,
          Key: lockKey('TAG#b'),
          UpdateExpression: 'SET expiresAt = :expiresAt',
          ConditionExpression: 'ownerPK = :ownerPK_before AND ownerSK = :ownerSK_before',
          ExpressionAttributeValues: {
            ':expiresAt': N('2'),
            ':ownerPK_before': Key.PK,
            ':ownerSK_before': Key.SK,
          },
        },
      },
      ...['TAG#a', 'TAG#c'].map((value) =>
        remove(lockKey(value), {
          ConditionExpression: 'attribute_not_exists(PK) OR (ownerPK = :ownerPK_before AND ownerSK = :ownerSK_before)',
          ExpressionAttributeValues: { ':ownerPK_before': Key.PK, ':ownerSK_before': Key.SK },
        }),
      ),
      put({ ...lockKey('EMAIL#y'), ownerPK: Key.PK, ownerSK: Key.SK, expiresAt: N('2') }),
      remove(lockKey('EMAIL#x'), {
        ConditionExpression: 'attribute_not_exists(PK) OR (ownerPK = :ownerPK_before AND ownerSK = :ownerSK_before)',
        ExpressionAttributeValues: { ':ownerPK_before': Key.PK, ':ownerSK_before': Key.SK },
      }),
      exists({ PK: S('TEAM#8'), SK: S('META') }),
    ),
  },
  {
    title: 'L4: elements that stay in a set keep their locks; claims and releases stand in byte order of their keys',
    parts: { attributes: [{ name: 'tags', type: 'SS' }], constraints: [unique('TAG', ['tags'])] },
    scenario: updating(
      { id, tags: { SS: ['keep', '😀', '\uffee', 'é'] } },
      { id, tags: { SS: ['z', 'keep', 'Z', 'a'] } },
    ),
    request: transaction(
      set(
        'SET tags = :tags',
        { ':tags': { SS: ['z', 'keep', 'Z', 'a'] }, ':tags_before': { SS: ['keep', '😀', '\uffee', 'é'] } },
        { ConditionExpression: 'tags = :tags_before' },
      ),
      put(lockKey('TAG#Z')),
      put(lockKey('TAG#a')),
      put(lockKey('TAG#z')),
      remove(lockKey('TAG#é')),
      remove(lockKey('TAG#\uffee')),
      remove(lockKey('TAG#😀')),
    ),
  },
  {
    title: 'P2 P8: a merged check stands where its first reference stands',
    parts: {
      attributes: [text('team'), text('backup'), text('city')],
      constraints: [
        reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['create']),
        reference('CITY', { PK: 'CITY#{city}', SK: 'META' }, ['create']),
        reference('BACKUP', { PK: 'TEAM#{backup}', SK: 'META' }, ['create']),
      ],
    },
    scenario: creating({ id, team: S('7'), backup: S('7'), city: S('x') }),
    request: transaction(
      put({ ...Key, team: S('7'), backup: S('7'), city: S('x') }),
      exists({ PK: S('TEAM#7'), SK: S('META') }),
      exists({ PK: S('CITY#x'), SK: S('META') }),
    ),
  },
];

const indexes: readonly Row[] = [
  {
    title: 'P5: an attribute that feeds an index key sets that key in the same expression',
    parts: queue,
    scenario: updating({ id, team: S('7'), status: S('open') }, { id, team: S('8'), status: S('open') }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'SET team = :team, GSI1PK = :GSI1PK',
        ConditionExpression: 'team = :team_before AND #status = :status_before',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':team': S('8'),
          ':GSI1PK': S('TEAM#8'),
          ':team_before': S('7'),
          ':status_before': S('open'),
        },
      },
    },
  },
  {
    title: 'P5: leaving a sparse index removes its keys in the same expression',
    parts: queue,
    scenario: updating({ id, team: S('7'), status: S('open') }, { id, team: S('7'), status: S('closed') }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'SET #status = :status REMOVE GSI1PK, GSI1SK',
        ConditionExpression: 'team = :team_before AND #status = :status_before',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': S('closed'), ':team_before': S('7'), ':status_before': S('open') },
      },
    },
  },
  {
    title: 'P5: entering a sparse index sets its keys in the same expression',
    parts: queue,
    scenario: updating({ id, team: S('7'), status: S('closed') }, { id, team: S('7'), status: S('open') }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'SET #status = :status, GSI1PK = :GSI1PK, GSI1SK = :GSI1SK',
        ConditionExpression: 'team = :team_before AND #status = :status_before',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':status': S('open'),
          ':GSI1PK': S('TEAM#7'),
          ':GSI1SK': S('STATUS#open#1'),
          ':team_before': S('7'),
          ':status_before': S('closed'),
        },
      },
    },
  },
  {
    title: 'P5 K3: an attribute that becomes empty removes the keys: they are never set to ""',
    parts: queue,
    scenario: updating({ id, team: S('7'), status: S('open') }, { id, team: S(''), status: S('open') }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'SET team = :team REMOVE GSI1PK, GSI1SK',
        ConditionExpression: 'team = :team_before AND #status = :status_before',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':team': S(''), ':team_before': S('7'), ':status_before': S('open') },
      },
    },
  },
];

const locks: readonly Row[] = [
  {
    title: 'L5: with an owner a release names the owner; without TTL a lock that is gone fails it',
    parts: { ...email, locks: { owner: true } },
    scenario: deleting({ id, email: S('a') }),
    request: transaction(
      remove(Key, {
        ConditionExpression: 'email = :email_before',
        ExpressionAttributeValues: { ':email_before': S('a') },
      }),
      remove(lockKey('EMAIL#a'), {
        ConditionExpression: 'ownerPK = :ownerPK_before AND ownerSK = :ownerSK_before',
        ExpressionAttributeValues: { ':ownerPK_before': Key.PK, ':ownerSK_before': Key.SK },
      }),
    ),
  },
  {
    title: 'L5: on a table with TTL a release passes when the lock is gone, also of a record that never expires',
    parts: { ...email, table: { timeToLive: 'expiresAt' }, locks: { owner: true } },
    scenario: deleting({ id, email: S('a') }),
    request: transaction(
      remove(Key, {
        ConditionExpression: 'email = :email_before',
        ExpressionAttributeValues: { ':email_before': S('a') },
      }),
      remove(lockKey('EMAIL#a'), {
        ConditionExpression: 'attribute_not_exists(PK) OR (ownerPK = :ownerPK_before AND ownerSK = :ownerSK_before)',
        ExpressionAttributeValues: { ':ownerPK_before': Key.PK, ':ownerSK_before': Key.SK },
      }),
    ),
  },
  {
    title: 'L5: the owner of a record without a sort key is one attribute, and needs no parentheses',
    parts: {
      ...email,
      table: { partitionKey: { name: 'user', type: 'S' }, timeToLive: 'ttl', ...({ sortKey: undefined } as object) },
      attributes: [text('user'), text('email'), number('ttl')],
      locks: { owner: true, table: { name: 'locks', partitionKey: { name: 'key', type: 'S' } } },
    },
    scenario: deleting({ user: S('u'), email: S('a') }),
    request: transaction(
      {
        Delete: {
          TableName,
          Key: { user: S('u') },
          ConditionExpression: 'email = :email_before AND attribute_not_exists(#ttl)',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':email_before': S('a') },
        },
      },
      {
        Delete: {
          TableName: 'locks',
          Key: { key: S('UNIQ#EMAIL#a') },
          ConditionExpression: 'attribute_not_exists(#key) OR owneruser = :owneruser_before',
          ExpressionAttributeNames: { '#key': 'key' },
          ExpressionAttributeValues: { ':owneruser_before': S('u') },
        },
      },
    ),
  },
  {
    title: 'L5: a move takes its locks along: each is updated, guarded by the old owner',
    parts: {
      attributes: [text('email'), text('status')],
      keys: { SK: 'STATUS#{status}' },
      constraints: [unique('EMAIL', ['email'])],
      locks: { owner: true },
    },
    scenario: updating({ id, email: S('a'), status: S('x') }, { id, email: S('a'), status: S('y') }),
    request: transaction(
      remove(
        { PK: S('THING#1'), SK: S('STATUS#x') },
        { ConditionExpression: 'email = :email_before', ExpressionAttributeValues: { ':email_before': S('a') } },
      ),
      put({ PK: S('THING#1'), SK: S('STATUS#y'), email: S('a'), status: S('y') }),
      {
        Update: {
          TableName,
          Key: lockKey('EMAIL#a'),
          UpdateExpression: 'SET ownerSK = :ownerSK',
          ConditionExpression: 'ownerPK = :ownerPK_before AND ownerSK = :ownerSK_before',
          ExpressionAttributeValues: {
            ':ownerSK': S('STATUS#y'),
            ':ownerPK_before': S('THING#1'),
            ':ownerSK_before': S('STATUS#x'),
          },
        },
      },
    ),
  },
  {
    title: 'L5: without an owner a move leaves a lock that stays alone',
    parts: {
      attributes: [text('email'), text('status')],
      keys: { SK: 'STATUS#{status}' },
      constraints: [unique('EMAIL', ['email'])],
    },
    scenario: updating({ id, email: S('a'), status: S('x') }, { id, email: S('a'), status: S('y') }),
    request: transaction(
      remove(
        { PK: S('THING#1'), SK: S('STATUS#x') },
        { ConditionExpression: 'email = :email_before', ExpressionAttributeValues: { ':email_before': S('a') } },
      ),
      put({ PK: S('THING#1'), SK: S('STATUS#y'), email: S('a'), status: S('y') }),
    ),
  },
  {
    title: 'L5 L6: without an owner a lock update is guarded by existence; an expiry that goes is removed',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [text('email'), number('expiresAt')],
      constraints: [unique('EMAIL', ['email'])],
    },
    scenario: updating({ id, email: S('a'), expiresAt: N('1') }, { id, email: S('a') }),
    request: transaction(
      {
        Update: {
          TableName,
          Key,
          UpdateExpression: 'REMOVE expiresAt',
          ConditionExpression: 'email = :email_before AND expiresAt = :expiresAt_before',
          ExpressionAttributeValues: { ':email_before': S('a'), ':expiresAt_before': N('1') },
        },
      },
      {
        Update: {
          TableName,
          Key: lockKey('EMAIL#a'),
          UpdateExpression: 'REMOVE expiresAt',
          ConditionExpression: 'attribute_exists(PK)',
        },
      },
    ),
  },
  {
    title: 'L6: an expiry that is the same number otherwise written changes no lock',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [text('email'), number('expiresAt'), text('title')],
      constraints: [unique('EMAIL', ['email'])],
      locks: { owner: true },
    },
    scenario: updating(
      { id, email: S('a'), expiresAt: N('1'), title: S('a') },
      { id, email: S('a'), expiresAt: N('1.0'), title: S('b') },
    ),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'SET title = :title',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':title': S('b') },
      },
    },
  },
  {
    title: 'L6: a reclaiming claim takes an expired lock over at the scenario’s time',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [text('email'), number('expiresAt')],
      constraints: [unique('EMAIL', ['email'], { reclaimExpired: true })],
      locks: { owner: true },
    },
    scenario: creating({ id, email: S('a'), expiresAt: N('9') }, { now: N('5') }),
    request: transaction(
      put({ ...Key, email: S('a'), expiresAt: N('9') }),
      put(
        { ...lockKey('EMAIL#a'), ownerPK: Key.PK, ownerSK: Key.SK, expiresAt: N('9') },
        {
          ConditionExpression: 'attribute_not_exists(PK) OR expiresAt < :now',
          ExpressionAttributeValues: { ':now': N('5') },
        },
      ),
    ),
  },
  {
    title: 'L6 E1: a reclaiming claim aliases a TTL attribute whose name is reserved',
    parts: {
      table: { timeToLive: 'ttl' },
      attributes: [text('email'), number('ttl')],
      constraints: [unique('EMAIL', ['email'], { reclaimExpired: true })],
    },
    scenario: creating({ id, email: S('a') }, { now: N('5') }),
    request: transaction(
      put({ ...Key, email: S('a') }),
      put(lockKey('EMAIL#a'), {
        ConditionExpression: 'attribute_not_exists(PK) OR #ttl < :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': N('5') },
      }),
    ),
  },
  {
    title: 'L6: a reclaiming claim without a time cannot be said',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [text('email'), number('expiresAt')],
      constraints: [unique('EMAIL', ['email'], { reclaimExpired: true })],
      locks: { owner: true },
    },
    scenario: creating({ id, email: S('a') }),
    request: transaction(
      put({ ...Key, email: S('a') }),
      put({ ...lockKey('EMAIL#a'), ownerPK: Key.PK, ownerSK: Key.SK }),
    ),
    problems: [{ code: 'now-missing', constraint: 'EMAIL' }],
  },
  {
    title: 'L6: no claim, no time needed',
    parts: {
      table: { timeToLive: 'expiresAt' },
      attributes: [text('email'), number('expiresAt')],
      constraints: [unique('EMAIL', ['email'], { reclaimExpired: true })],
    },
    scenario: creating({ id }),
    request: { operation: 'PutItem', input: { TableName, Item: Key, ConditionExpression: 'attribute_not_exists(PK)' } },
  },
  {
    title: 'L1: locks in a table of their own, of which the condition names the real key',
    parts: {
      ...email,
      locks: {
        sortKey: B('AA=='),
        table: { name: 'locks', partitionKey: { name: 'lock', type: 'S' }, sortKey: { name: 'kind', type: 'B' } },
      },
    },
    scenario: updating({ id, email: S('a') }, { id, email: S('b') }),
    request: transaction(
      set(
        'SET email = :email',
        { ':email': S('b'), ':email_before': S('a') },
        { ConditionExpression: 'email = :email_before' },
      ),
      {
        Put: {
          TableName: 'locks',
          Item: { lock: S('UNIQ#EMAIL#b'), kind: B('AA==') },
          ConditionExpression: 'attribute_not_exists(#lock)',
          ExpressionAttributeNames: { '#lock': 'lock' },
        },
      },
      { Delete: { TableName: 'locks', Key: { lock: S('UNIQ#EMAIL#a'), kind: B('AA==') } } },
    ),
  },
  {
    title: 'P3: a create writes version 1, and no lock carries it',
    parts: { ...email, version: 'rev' },
    scenario: creating({ id, email: S('a') }),
    request: transaction(put({ ...Key, email: S('a'), rev: N('1') }), put(lockKey('EMAIL#a'))),
  },
];

const versions: readonly Row[] = [
  ...(
    [
      ['', undefined, '1'],
      ['of 38 digits', '12345678901234567890123456789012345678', '12345678901234567890123456789012345679'],
      ['beyond 2^53', '9007199254740993', '9007199254740994'],
      ['of 38 nines', '9'.repeat(38), `1${'0'.repeat(38)}`],
      ['that is not canonical', '7.0', '8'],
    ] as const
  ).map(
    ([what, read, next]): Row => ({
      title: `P3: an update writes one more than the number read ${what}`,
      parts: { ...plain, version: 'rev' },
      scenario: updating({ id, title: S('a'), ...(read && { rev: N(read) }) }, { id, title: S('b') }),
      request: {
        operation: 'UpdateItem',
        input: {
          TableName,
          Key,
          UpdateExpression: 'SET title = :title, rev = :rev',
          ConditionExpression: read ? 'rev = :rev_before' : 'attribute_exists(PK) AND attribute_not_exists(rev)',
          ExpressionAttributeValues: {
            ':title': S('b'),
            ':rev': N(next),
            ...(read && { ':rev_before': N(read) }),
          },
        },
      },
    }),
  ),
  {
    title: 'P3: a move writes one more than the number read',
    parts: { attributes: [text('status')], keys: { SK: '{status}' }, version: 'rev' },
    scenario: updating({ id, status: S('a'), rev: N('4') }, { id, status: S('b'), rev: N('77') }),
    request: transaction(
      remove(
        { PK: S('THING#1'), SK: S('a') },
        { ConditionExpression: 'rev = :rev_before', ExpressionAttributeValues: { ':rev_before': N('4') } },
      ),
      put({ PK: S('THING#1'), SK: S('b'), status: S('b'), rev: N('5') }),
    ),
  },
  {
    title: 'P3: a delete relies on the values its locks rest on, not on the version',
    parts: { ...plain, version: 'rev' },
    scenario: deleting({ id, title: S('a'), rev: N('4') }),
    request: { operation: 'DeleteItem', input: { TableName, Key, ConditionExpression: 'attribute_exists(PK)' } },
  },
];

const team = (on: readonly Scenario['kind'][], key = 'TEAM#{team}'): Parts => ({
  attributes: [text('team'), text('title')],
  constraints: [reference('TEAM', { PK: key, SK: 'META' }, on)],
});
const references: readonly Row[] = [
  {
    title: 'P8: a reference is checked on create where listed',
    parts: team(['create']),
    scenario: creating({ id, team: S('7') }),
    request: transaction(put({ ...Key, team: S('7') }), exists({ PK: S('TEAM#7'), SK: S('META') })),
  },
  {
    title: 'P8: and not where not listed',
    parts: team(['update', 'delete']),
    scenario: creating({ id, team: S('7') }),
    request: {
      operation: 'PutItem',
      input: { TableName, Item: { ...Key, team: S('7') }, ConditionExpression: 'attribute_not_exists(PK)' },
    },
  },
  {
    title: 'P8: nowhere at all',
    parts: team([]),
    scenario: deleting({ id, team: S('7') }),
    request: { operation: 'DeleteItem', input: { TableName, Key, ConditionExpression: 'attribute_exists(PK)' } },
  },
  {
    title: 'P8: on delete the item of the state before',
    parts: team(['delete']),
    scenario: deleting({ id, team: S('7') }),
    request: transaction(
      remove(Key, {
        ConditionExpression: 'team = :team_before',
        ExpressionAttributeValues: { ':team_before': S('7') },
      }),
      exists({ PK: S('TEAM#7'), SK: S('META') }),
    ),
  },
  {
    title: 'P8: on update only when its resolved key changes',
    parts: team(['update']),
    scenario: updating({ id, team: S('7'), title: S('a') }, { id, team: S('7'), title: S('b') }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'SET title = :title',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':title': S('b') },
      },
    },
  },
  {
    title: 'P8: on update when the key begins to exist',
    parts: team(['update']),
    scenario: updating({ id }, { id, team: S('7') }),
    request: transaction(
      set(
        'SET team = :team',
        { ':team': S('7') },
        { ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(team)' },
      ),
      exists({ PK: S('TEAM#7'), SK: S('META') }),
    ),
  },
  {
    title: 'P8: with a key attribute absent there is nothing to check',
    parts: team(['update']),
    scenario: updating({ id, team: S('7') }, { id }),
    request: {
      operation: 'UpdateItem',
      input: {
        TableName,
        Key,
        UpdateExpression: 'REMOVE team',
        ConditionExpression: 'team = :team_before',
        ExpressionAttributeValues: { ':team_before': S('7') },
      },
    },
  },
  {
    title: 'P8: of another table the key names are that table’s, and a bare number stays a number',
    parts: {
      attributes: [number('order'), text('shop')],
      constraints: [reference('ORDER', { shopId: '{shop}', no: '{order}' }, ['create'], 'orders')],
    },
    scenario: creating({ id, order: N('7.0'), shop: S('s') }),
    request: transaction(put({ ...Key, order: N('7.0'), shop: S('s') }), {
      ConditionCheck: {
        TableName: 'orders',
        Key: { shopId: S('s'), no: N('7') },
        ConditionExpression: 'attribute_exists(shopId)',
      },
    }),
  },
  {
    title: 'P8: of another table with one key attribute',
    parts: {
      attributes: [text('team')],
      constraints: [reference('TEAM', { teamId: '{team}' }, ['create'], 'teams')],
    },
    scenario: creating({ id, team: S('7') }),
    request: transaction(put({ ...Key, team: S('7') }), {
      ConditionCheck: {
        TableName: 'teams',
        Key: { teamId: S('7') },
        ConditionExpression: 'attribute_exists(teamId)',
      },
    }),
  },
  {
    title: 'P8: of this table the key has this table’s types and order, whatever order the document has',
    parts: {
      table: { sortKey: { name: 'SK', type: 'N' } },
      attributes: [number('seq', { keyOnly: true }), number('parent')],
      keys: { SK: '{seq}' },
      constraints: [reference('PARENT', { SK: '{parent}', PK: 'THING#{id}' }, ['create'])],
    },
    scenario: creating({ id, seq: N('2'), parent: N('1') }),
    request: transaction(
      put({ PK: S('THING#1'), SK: N('2'), parent: N('1') }),
      exists({ PK: S('THING#1'), SK: N('1') }),
    ),
  },
  {
    title: 'P6: equal checks merge only within one table',
    parts: {
      attributes: [text('team')],
      constraints: [
        reference('HERE', { PK: 'TEAM#{team}', SK: 'META' }, ['create']),
        reference('THERE', { PK: 'TEAM#{team}', SK: 'META' }, ['create'], 'teams'),
      ],
    },
    scenario: creating({ id, team: S('7') }),
    request: transaction(
      put({ ...Key, team: S('7') }),
      exists({ PK: S('TEAM#7'), SK: S('META') }),
      exists({ PK: S('TEAM#7'), SK: S('META') }, 'teams'),
    ),
  },
  {
    title: 'P4: a check alone is a transaction: there is no single-item request for it',
    parts: {
      attributes: [text('team', { keyOnly: true })],
      constraints: [reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['update'])],
    },
    scenario: updating({ id, team: S('7') }, { id, team: S('8') }),
    request: transaction(exists({ PK: S('TEAM#8'), SK: S('META') })),
    problems: [{ code: 'unguardable', attribute: 'team', protects: [{ kind: 'reference', name: 'TEAM' }] }],
  },
];

describe('planActions', () => {
  it.each([...diff, ...positions, ...indexes, ...locks, ...versions, ...references])('$title', (row) => {
    const design = smallDesign(row.parts);
    expect(requestOf(design, row.scenario)).toEqual(row.request);
    expect(planOf(design, row.scenario).problems).toEqual(row.problems ?? []);
  });
});
