import { expect, test } from './support/test.ts';

test('opens on the sign-up example, rendered, from its own address alone', async ({ app, page }) => {
  await app.open();
  await expect(page).toHaveTitle('Latchkey');
  await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue('Account sign-up');
  await expect(page.getByRole('tablist', { name: 'Scenarios' }).getByRole('tab')).toHaveText([
    /Sign up/,
    /Change email/,
    /Delete account/,
  ]);
  await expect(app.requestText).toContainText('TransactItems');
  await expect(app.requestText).toContainText('UNIQ#EMAIL#ada@byron.org');
  await expect(app.changes).toHaveCount(4);
  // The editor is the last thing to load: whatever it asks for has been asked by then.
  await expect(app.editor).toBeAttached();
});

test('the request can be read before the editor is there, and reads the same after', async ({ app, page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/code-viewer/, async (route) => {
    await held;
    await route.continue();
  });
  await app.open();
  await expect(app.requestText).toContainText('"ConditionExpression": "email = :email_before"');
  await expect(app.editor).not.toBeAttached();
  release();
  await expect(app.editor).toBeAttached();
  await expect(app.requestText).toContainText('"ConditionExpression": "email = :email_before"');
});

test('states its content policy', async ({ app, page }) => {
  await app.open();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /default-src 'none'/);
  await expect(policy).not.toHaveAttribute('content', /unsafe-eval|https?:/);
});
