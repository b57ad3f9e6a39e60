import { expect, test } from './support/test.ts';

const lockPut = (value: string) => ({
  Put: {
    TableName: 'accounts',
    Item: { PK: { S: value }, SK: { S: 'LOCK' } },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

const lockDelete = (value: string) => ({
  Delete: { TableName: 'accounts', Key: { PK: { S: value }, SK: { S: 'LOCK' } } },
});

const accountKey = { PK: { S: 'ACCT#a1f9c3' }, SK: { S: 'PROFILE' } };
const ticketKey = { PK: { S: 'TICKET#8842' }, SK: { S: 'TICKET' } };

const ACCOUNT = {
  'Sign up': {
    TransactItems: [
      {
        Put: {
          TableName: 'accounts',
          Item: { ...accountKey, email: { S: 'ada@lovelace.io' }, username: { S: 'ada' } },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
      lockPut('UNIQ#EMAIL#ada@lovelace.io'),
      lockPut('UNIQ#HANDLE#ada'),
    ],
  },
  'Change email': {
    TransactItems: [
      {
        Update: {
          TableName: 'accounts',
          Key: accountKey,
          UpdateExpression: 'SET email = :email',
          ConditionExpression: 'email = :email_before',
          ExpressionAttributeValues: { ':email': { S: 'ada@byron.org' }, ':email_before': { S: 'ada@lovelace.io' } },
        },
      },
      lockPut('UNIQ#EMAIL#ada@byron.org'),
      lockDelete('UNIQ#EMAIL#ada@lovelace.io'),
    ],
  },
  'Delete account': {
    TransactItems: [
      {
        Delete: {
          TableName: 'accounts',
          Key: accountKey,
          ConditionExpression: 'email = :email_before AND username = :username_before',
          ExpressionAttributeValues: { ':email_before': { S: 'ada@lovelace.io' }, ':username_before': { S: 'ada' } },
        },
      },
      lockDelete('UNIQ#EMAIL#ada@lovelace.io'),
      lockDelete('UNIQ#HANDLE#ada'),
    ],
  },
};

const TICKET = {
  'Open a ticket': {
    TableName: 'tickets',
    Item: {
      ...ticketKey,
      teamId: { S: '7' },
      status: { S: 'open' },
      title: { S: 'Printer on fire' },
      GSI1PK: { S: 'TEAM#7' },
      GSI1SK: { S: 'STATUS#open#TICKET#8842' },
    },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
  'Open to pending': {
    TableName: 'tickets',
    Key: ticketKey,
    UpdateExpression: 'SET #status = :status, GSI1SK = :GSI1SK',
    ConditionExpression: 'teamId = :teamId_before AND #status = :status_before',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': { S: 'pending' },
      ':GSI1SK': { S: 'STATUS#pending#TICKET#8842' },
      ':teamId_before': { S: '7' },
      ':status_before': { S: 'open' },
    },
  },
  Close: {
    TableName: 'tickets',
    Key: ticketKey,
    UpdateExpression: 'SET #status = :status REMOVE GSI1PK, GSI1SK',
    ConditionExpression: 'teamId = :teamId_before AND #status = :status_before',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': { S: 'closed' },
      ':teamId_before': { S: '7' },
      ':status_before': { S: 'pending' },
    },
  },
};

const EXAMPLES = { 'Account sign-up': ACCOUNT, 'Support ticket': TICKET };

for (const [example, requests] of Object.entries(EXAMPLES)) {
  test(`${example}: every scenario copies exactly its request`, async ({ app }) => {
    await app.open();
    await app.example(example);
    for (const [scenario, request] of Object.entries(requests)) {
      await test.step(scenario, async () => {
        await app.scenario(scenario);
        await app.expectRequest(request);
      });
    }
  });
}

test('Account sign-up shows the locks beside the record, and which one stays', async ({ app }) => {
  await app.open();
  await app.scenario('Change email');
  await expect(app.changes).toHaveText([
    /changed ?ACCT#a1f9c3.*PROFILE.*email.*ada@lovelace\.io → ada@byron\.org.*record/,
    /added ?UNIQ#EMAIL#ada@byron\.org.*LOCK.*EMAIL/,
    /removed ?UNIQ#EMAIL#ada@lovelace\.io.*LOCK.*EMAIL/,
    /untouched ?UNIQ#HANDLE#ada.*LOCK.*HANDLE/,
  ]);
});

test('Account sign-up says what each position means when it is refused', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  const rows = app.pane('If it is refused').getByRole('row');
  const others = /^also TransactionConflict, throttling, ValidationError/;
  await expect(rows).toHaveText([
    /Code and meaning.*Tell the user/,
    /^0.*already exists.*No retry/,
    others,
    /^1.*EMAIL.*taken.*email.*Already in use/,
    others,
    /^2.*HANDLE.*taken.*username.*Already in use/,
    others,
    /^The whole request:/,
  ]);
});

test('Support ticket follows the status into the index and out of it', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  await app.scenario('Open to pending');
  const keys = await app.output('Keys');
  const row = keys
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^GSI1SK\b/ }) })
    .getByRole('definition');
  await expect(row).toHaveText([
    'STATUS#{status}#TICKET#{ticketId}',
    /^STATUS#open#TICKET#8842/,
    /^STATUS#pending#TICKET#8842/,
  ]);
  await app.scenario('Close');
  await expect(row).toHaveText([/STATUS/, /^STATUS#pending#TICKET#8842/, /no value/]);
  await expect(app.changes.filter({ hasText: 'GSI1' }).filter({ hasText: 'removed' })).toContainText('TEAM#7');
  await expect(page.getByRole('button', { name: 'no findings' })).toBeVisible();
});
