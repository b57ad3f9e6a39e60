import type { Locator } from '@playwright/test';
import type { App } from './support/app.ts';
import { expect, test } from './support/test.ts';

/** The table of refusals: a row group for each position, and one for the request as a whole. */
function failuresOn(app: App) {
  const pane = app.pane('If it is refused');
  const position = (at: number): Locator => pane.getByRole('rowgroup').nth(at + 1);
  const codesAt = (at: number): Locator => pane.getByRole('button', { name: `Other codes at position ${at}` });
  const whole = pane.getByRole('button', { name: 'Codes of the whole request' });
  const row = (at: number, code: string): Locator => position(at).getByRole('row').filter({ hasText: code }).last();
  return { pane, position, codesAt, whole, row };
}

test.use({ hasEditor: false });

test('every position has a row for each code it can give', async ({ app }) => {
  await app.open();
  await app.scenario('Change email');
  const { pane, position, codesAt, row } = failuresOn(app);
  await expect(pane.getByRole('rowheader', { name: /^[012]/ })).toHaveCount(3);
  await expect(position(0).getByRole('row').filter({ hasText: 'ConditionalCheckFailed' })).toHaveCount(2);
  await expect(row(1, 'ConditionalCheckFailed')).toContainText('EMAIL taken by another record');
  await expect(row(1, 'ConditionalCheckFailed')).toContainText('email: “Already in use.” No retry.');
  await expect(position(2)).toContainText('cannot fail on a condition');

  for (const at of [0, 1, 2]) await codesAt(at).click();
  for (const at of [0, 1, 2]) {
    await expect(row(at, 'TransactionConflict')).toContainText('Retry after a short, random wait.');
    await expect(row(at, 'ProvisionedThroughputExceeded')).toContainText('Retry with growing waits.');
    await expect(row(at, 'ThrottlingError')).toContainText('Retry with growing waits.');
    await expect(row(at, 'ValidationError')).toContainText('“Something is wrong on our side.” No retry.');
  }
  await expect(row(0, 'ValidationError')).toContainText('a key attribute would be changed');
  await expect(row(2, 'ValidationError')).toContainText('the key does not fit');
  await codesAt(1).click();
  await expect(position(1)).not.toContainText('Retry after a short, random wait.');
});

test('the whole request has reasons of its own, those of a token where it has one', async ({ app }) => {
  await app.open();
  const { pane, position, whole } = failuresOn(app);
  const count = await pane.getByRole('rowgroup').count();
  const rows = position(count - 2);
  await whole.click();
  await expect(rows.getByRole('row')).toHaveText([
    /^The whole request: Mixed reasons/,
    /^Mixed reasons.*A failed condition decides both/,
    /^ValidationException/,
    /^ResourceNotFoundException/,
  ]);
  await pane.getByText('Sending it again').click();
  await pane.getByText('Put a token into the request').click();
  await expect(rows.getByRole('row', { name: /^TransactionInProgressException/ })).toContainText('still running');
  await expect(rows.getByRole('row', { name: /^IdempotentParameterMismatchException/ })).toContainText('new token');
});

test('a single write names exceptions in place of reasons', async ({ app }) => {
  await app.open({
    version: 1,
    name: 'Plain',
    table: { name: 'plain', partitionKey: { name: 'PK', type: 'S' } },
    entity: {
      name: 'Thing',
      attributes: [{ name: 'id', type: 'S', required: true, keyOnly: true }],
      keys: { PK: { template: 'T#{id}' } },
    },
    scenarios: [{ name: 'Make', kind: 'create', after: { id: { S: '1' } } }],
  });
  const { pane, position, codesAt, whole } = failuresOn(app);
  await expect(position(0)).toContainText('ConditionalCheckFailedException Thing is already there');
  await codesAt(0).click();
  for (const code of [
    'TransactionConflictException',
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'ValidationException',
  ]) {
    await expect(position(0).getByRole('row', { name: new RegExp(`^${code}`) })).toBeVisible();
  }
  await expect(whole).not.toContainText('Mixed');
  await pane.getByText('Sending it again').click();
  await expect(pane).toContainText('it takes no token');
});

test('pointing at an unfolded code marks the action, as the rest of its position does', async ({ app }) => {
  await app.open();
  await app.scenario('Change email');
  const { position, codesAt, row } = failuresOn(app);
  await codesAt(1).click();
  await row(1, 'ThrottlingError').hover();
  await expect(position(1)).toHaveAttribute('data-linked', '');
  await expect(app.changes.nth(1)).toHaveAttribute('data-linked', '');
});

test('sending it again: without a token, with it, another request, its length, and no answer', async ({ app }) => {
  await app.open();
  const { pane } = failuresOn(app);
  await pane.getByText('Sending it again').click();
  const points = pane.getByRole('term');
  await expect(points).toHaveText([
    'Without a token',
    'With the same token',
    'Same token, other request',
    'Length',
    'No answer, then “taken”',
  ]);
  const says = pane.getByRole('definition');
  await expect(says.nth(1)).toContainText('within ten minutes');
  await expect(says.nth(2)).toContainText('nothing is written');
  await expect(says.nth(3)).toContainText('1 to 36 characters');
  await expect(says.nth(4)).toContainText('read the record and its lock back');
});

test('what a program logged is read: the constraint, several errors, one cut off, none', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  const { pane } = failuresOn(app);
  const box = pane.getByRole('textbox', { name: 'Paste what your program logged' });
  const says = pane.getByRole('status').last();

  await box.fill(`ThrottlingException: slow down\nTransaction cancelled [None, ConditionalCheckFailed, None]`);
  await expect(says).toContainText('EMAIL fired.');
  await expect(says).toContainText('Also in this text: ThrottlingException.');
  await expect(says.getByRole('listitem')).toHaveCount(3);

  await box.fill('[None, ThrottlingError, None]\n[None, None, ConditionalCheckFailed]');
  await expect(says).toContainText('HANDLE fired.');
  await expect(says).toContainText('Also in this text: [None, ThrottlingError, None].');

  await box.fill('{"CancellationReasons":[{"Code":"None"},{"Code":"ConditionalCheckFailed","Item":{"a":{"S":"x');
  await expect(says).toContainText('it has 2 of 3 positions');
  await expect(says).toContainText('EMAIL fired.');

  await box.fill('[None, None, None]');
  await expect(says).toContainText('No condition failed. Every position says None');
  await box.fill('[None, ThrottlingError, ValidationError]');
  await expect(says).toContainText('No condition failed. Trying again does not help.');
  await expect(says).not.toContainText('A failed condition decides');
  await box.fill('An error occurred (ExpiredToken) when calling the TransactWriteItems operation');
  await expect(says).toContainText('credentials have expired');
  await box.fill('The conditional request failed');
  await expect(says).toContainText('not of which position');
  await box.fill('ConditionalCheckFailedException');
  await expect(says).toContainText('a transaction of 3 actions');

  await app.scenario('Change email');
  await box.fill('[None, None, ConditionalCheckFailed]');
  await expect(says).toContainText('Position 2 of the request shown has no condition');
});
