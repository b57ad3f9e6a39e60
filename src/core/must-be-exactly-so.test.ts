/**
 * The requests that people compare with what they already run, written out by hand. Nothing here is derived from the
 * code under test: a change that breaks one of these breaks a promise.
 */
import { describe, expect, it } from 'vitest';
import { compile, type Design, parseDesign, type WriteRequest } from '#core';
import accountSignUp from './design/examples/account-sign-up.json';
import supportTicket from './design/examples/support-ticket.json';

const S = (text: string) => ({ S: text });

/** Reads a document the way the app does. */
function read(json: unknown): Design {
  const parsed = parseDesign(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.design;
}

const accounts = read(accountSignUp);
const tickets = read(supportTicket);

const errorsOf = (design: Design, scenario: string) =>
  compile(design, scenario).findings.filter((finding) => finding.severity === 'error');

describe('Sign up', () => {
  const expected = {
    TransactItems: [
      {
        Put: {
          TableName: 'accounts',
          Item: {
            PK: S('ACCT#a1f9c3'),
            SK: S('PROFILE'),
            email: S('ada@lovelace.io'),
            username: S('ada'),
          },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
      {
        Put: {
          TableName: 'accounts',
          Item: { PK: S('UNIQ#EMAIL#ada@lovelace.io'), SK: S('LOCK') },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
      {
        Put: {
          TableName: 'accounts',
          Item: { PK: S('UNIQ#HANDLE#ada'), SK: S('LOCK') },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
    ],
  };

  it('P1 P2 L1: is three Puts in this order, with these keys, items and condition texts', () => {
    expect(compile(accounts, 'Sign up').request).toEqual({ operation: 'TransactWriteItems', input: expected });
  });

  it('stands in the same order down to each field', () => {
    expect(JSON.stringify(compile(accounts, 'Sign up').request?.input)).toBe(JSON.stringify(expected));
  });

  it('P4: carries a ClientRequestToken only when one is given', () => {
    const token = '6f1c6f5e-3f0a-4d6a-9a55-0c8f4d0f1a2b';
    expect(compile(accounts, 'Sign up', { token }).request).toEqual({
      operation: 'TransactWriteItems',
      input: { ...expected, ClientRequestToken: token },
    });
    expect(compile(accounts, 'Sign up').request?.input).not.toHaveProperty('ClientRequestToken');
  });

  it('P7: says what each position means', () => {
    expect(compile(accounts, 'Sign up').failures).toEqual([
      { position: 0, code: 'ConditionalCheckFailed', cause: 'exists', fields: ['accountId'], retry: false },
      {
        position: 1,
        code: 'ConditionalCheckFailed',
        constraint: 'EMAIL',
        cause: 'taken',
        fields: ['email'],
        retry: false,
      },
      {
        position: 2,
        code: 'ConditionalCheckFailed',
        constraint: 'HANDLE',
        cause: 'taken',
        fields: ['username'],
        retry: false,
      },
    ]);
  });

  it('C2: costs two units an action', () => {
    expect(compile(accounts, 'Sign up').capacity).toMatchObject({ table: 6, indexes: {}, total: 6 });
  });
});

describe('Change email', () => {
  it('P1 P3: updates the account guarded by the email read, claims the new lock, releases the old one', () => {
    expect(compile(accounts, 'Change email').request).toEqual({
      operation: 'TransactWriteItems',
      input: {
        TransactItems: [
          {
            Update: {
              TableName: 'accounts',
              Key: { PK: S('ACCT#a1f9c3'), SK: S('PROFILE') },
              UpdateExpression: 'SET email = :email',
              ConditionExpression: 'email = :email_before',
              ExpressionAttributeValues: { ':email': S('ada@byron.org'), ':email_before': S('ada@lovelace.io') },
            },
          },
          {
            Put: {
              TableName: 'accounts',
              Item: { PK: S('UNIQ#EMAIL#ada@byron.org'), SK: S('LOCK') },
              ConditionExpression: 'attribute_not_exists(PK)',
            },
          },
          { Delete: { TableName: 'accounts', Key: { PK: S('UNIQ#EMAIL#ada@lovelace.io'), SK: S('LOCK') } } },
        ],
      },
    });
  });

  it("P1: leaves the username's lock alone", () => {
    const { plan } = compile(accounts, 'Change email');
    expect(plan.filter((action) => action.constraints.includes('HANDLE'))).toEqual([]);
  });

  it('L3 P4: is one UpdateItem without a lock action when only letter case changes', () => {
    const design = read({
      ...accountSignUp,
      constraints: accountSignUp.constraints.map((constraint) => ({ ...constraint, normalise: ['lowercase'] })),
      scenarios: [
        {
          name: 'Letter case',
          kind: 'update',
          before: { accountId: S('a1f9c3'), email: S('ada@lovelace.io'), username: S('ada') },
          after: { accountId: S('a1f9c3'), email: S('Ada@Lovelace.io'), username: S('ada') },
        },
      ],
    });
    expect(compile(design, 'Letter case').request).toEqual({
      operation: 'UpdateItem',
      input: {
        TableName: 'accounts',
        Key: { PK: S('ACCT#a1f9c3'), SK: S('PROFILE') },
        UpdateExpression: 'SET email = :email',
        ConditionExpression: 'email = :email_before',
        ExpressionAttributeValues: { ':email': S('Ada@Lovelace.io'), ':email_before': S('ada@lovelace.io') },
      },
    });
  });
});

describe('Delete account', () => {
  it("P1 P3: is three Deletes, the record's guarded by the values whose locks go", () => {
    expect(compile(accounts, 'Delete account').request).toEqual({
      operation: 'TransactWriteItems',
      input: {
        TransactItems: [
          {
            Delete: {
              TableName: 'accounts',
              Key: { PK: S('ACCT#a1f9c3'), SK: S('PROFILE') },
              ConditionExpression: 'email = :email_before AND username = :username_before',
              ExpressionAttributeValues: { ':email_before': S('ada@lovelace.io'), ':username_before': S('ada') },
            },
          },
          { Delete: { TableName: 'accounts', Key: { PK: S('UNIQ#EMAIL#ada@lovelace.io'), SK: S('LOCK') } } },
          { Delete: { TableName: 'accounts', Key: { PK: S('UNIQ#HANDLE#ada'), SK: S('LOCK') } } },
        ],
      },
    });
  });
});

describe('Ticket', () => {
  const key = { PK: S('TICKET#8842'), SK: S('TICKET') };

  it('P3 P5 E1: open to pending is one UpdateItem that sets status and GSI1SK, guarded by the teamId and status read', () => {
    expect(compile(tickets, 'Open to pending').request).toEqual({
      operation: 'UpdateItem',
      input: {
        TableName: 'tickets',
        Key: key,
        UpdateExpression: 'SET #status = :status, GSI1SK = :GSI1SK',
        ConditionExpression: 'teamId = :teamId_before AND #status = :status_before',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':status': S('pending'),
          ':GSI1SK': S('STATUS#pending#TICKET#8842'),
          ':teamId_before': S('7'),
          ':status_before': S('open'),
        },
      },
    });
  });

  it('P5 K3: close sets status and removes both index keys', () => {
    expect(compile(tickets, 'Close').request).toEqual({
      operation: 'UpdateItem',
      input: {
        TableName: 'tickets',
        Key: key,
        UpdateExpression: 'SET #status = :status REMOVE GSI1PK, GSI1SK',
        ConditionExpression: 'teamId = :teamId_before AND #status = :status_before',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':status': S('closed'),
          ':teamId_before': S('7'),
          ':status_before': S('pending'),
        },
      },
    });
  });

  it("P1: with the status in the table's sort key it is Delete and Put of the whole image, guarded both ways", () => {
    const design = read({
      version: 1,
      name: 'Moving tickets',
      table: {
        name: 'tickets',
        partitionKey: { name: 'PK', type: 'S' },
        sortKey: { name: 'SK', type: 'S' },
      },
      entity: {
        name: 'Ticket',
        attributes: [
          { name: 'ticketId', type: 'S', required: true, keyOnly: true },
          { name: 'teamId', type: 'S', required: true, immutable: true },
          { name: 'status', type: 'S', required: true, values: ['open', 'pending', 'closed'] },
          { name: 'title', type: 'S' },
        ],
        keys: {
          PK: { template: 'TEAM#{teamId}' },
          SK: { template: 'STATUS#{status}#TICKET#{ticketId}' },
        },
      },
      scenarios: supportTicket.scenarios,
    });
    expect(compile(design, 'Open to pending').request).toEqual({
      operation: 'TransactWriteItems',
      input: {
        TransactItems: [
          {
            Delete: {
              TableName: 'tickets',
              Key: { PK: S('TEAM#7'), SK: S('STATUS#open#TICKET#8842') },
              ConditionExpression: 'attribute_exists(PK)',
            },
          },
          {
            Put: {
              TableName: 'tickets',
              Item: {
                PK: S('TEAM#7'),
                SK: S('STATUS#pending#TICKET#8842'),
                teamId: S('7'),
                status: S('pending'),
                title: S('Printer on fire'),
              },
              ConditionExpression: 'attribute_not_exists(PK)',
            },
          },
        ],
      },
    });
  });
});

describe('Names', () => {
  const minimal = (attributes: readonly string[], before: object, after: object) => ({
    version: 1,
    name: 'Minimal',
    table: { name: 'things', partitionKey: { name: 'pk', type: 'S' } },
    entity: {
      name: 'Thing',
      attributes: [
        { name: 'id', type: 'S', required: true, keyOnly: true },
        ...attributes.map((name) => ({ name, type: 'S' })),
      ],
      keys: { pk: { template: 'THING#{id}' } },
    },
    scenarios: [
      { name: 'Create', kind: 'create', after: { id: S('1'), ...before } },
      { name: 'Change', kind: 'update', before: { id: S('1'), ...before }, after: { id: S('1'), ...after } },
      { name: 'Remove', kind: 'delete', before: { id: S('1'), ...after } },
    ],
  });

  it('L1 P3: a table key named pk is the one the condition names', () => {
    const design = read(minimal(['title'], { title: S('a') }, { title: S('b') }));
    const conditions = ['Create', 'Change', 'Remove'].map(
      (name) => compile(design, name).expressions[0]?.ConditionExpression,
    );
    expect(conditions).toEqual(['attribute_not_exists(pk)', 'attribute_exists(pk)', 'attribute_exists(pk)']);
  });

  it('E1: a.b beside a-b gets an alias and a value name of its own', () => {
    const design = read(minimal(['a.b', 'a-b'], { 'a.b': S('1'), 'a-b': S('2') }, { 'a.b': S('3'), 'a-b': S('4') }));
    const { request } = compile(design, 'Change');
    if (request?.operation !== 'UpdateItem') throw new Error('an UpdateItem is expected');
    const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = request.input;
    const aliases = Object.keys(ExpressionAttributeNames ?? {});
    expect(Object.values(ExpressionAttributeNames ?? {})).toEqual(['a.b', 'a-b']);
    expect(new Set(aliases).size).toBe(2);
    expect(Object.values(ExpressionAttributeValues ?? {})).toEqual([S('3'), S('4')]);
    const [first, second] = Object.keys(ExpressionAttributeValues ?? {});
    expect(UpdateExpression).toBe(`SET ${aliases[0]} = ${first}, ${aliases[1]} = ${second}`);
  });
});

describe('One hundred actions', () => {
  const withAliases = (count: number) =>
    read({
      version: 1,
      name: 'Aliases',
      table: accountSignUp.table,
      entity: {
        ...accountSignUp.entity,
        attributes: [
          { name: 'accountId', type: 'S', required: true, keyOnly: true },
          { name: 'aliases', type: 'SS' },
        ],
      },
      constraints: [{ kind: 'unique', name: 'ALIAS', attributes: ['aliases'] }],
      scenarios: [
        {
          name: 'Sign up',
          kind: 'create',
          after: {
            accountId: S('a1f9c3'),
            aliases: { SS: Array.from({ length: count }, (_, i) => `alias-${i}`) },
          },
        },
      ],
    });

  const itemsOf = (request: WriteRequest | null) =>
    request?.operation === 'TransactWriteItems' ? request.input.TransactItems.length : 0;

  it('P6: 99 unique aliases and the record fit', () => {
    const design = withAliases(99);
    expect(errorsOf(design, 'Sign up')).toEqual([]);
    expect(itemsOf(compile(design, 'Sign up').request)).toBe(100);
  });

  it('P6: 100 unique aliases and the record are an error, and no request is offered', () => {
    const design = withAliases(100);
    const compiled = compile(design, 'Sign up');
    expect(compiled.request).toBeNull();
    expect(errorsOf(design, 'Sign up')).toHaveLength(1);
    expect(compiled.plan).toHaveLength(101);
    expect(compiled.images.after?.locks).toHaveLength(100);
  });
});
