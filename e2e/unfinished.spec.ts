import { linkTo } from './support/link-to.ts';
import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('text that is no value yet is said to be left out, leads to its field and outlives a reload', async ({
  app,
  page,
}) => {
  await app.open();
  await app.addAttribute('tags', 'L');
  const field = app.field('tags after');
  await field.fill('[{ "S": "a" }]');
  await expect(app.requestText).toContainText('"a"');
  await field.fill('[{ "S": "b"');
  const count = app.outputs.getByRole('button', { name: '1 unfinished text left out' });
  await expect(count).toBeVisible();
  await expect(app.requestText).toContainText('A text that is not finished is left out');
  await expect(app.requestText).toContainText('"a"');
  await count.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+C');
  await expect(page.getByRole('status').filter({ hasText: 'without a text that is not finished' })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('[{ "S": "b"');
  await expect(count).toBeVisible();
  await field.fill('[{ "S": "b" }]');
  await expect(count).toBeHidden();
  await expect(app.requestText).toContainText('"b"');
});

test('a name and a number that are not finished are left out too; another scenario’s text is not', async ({ app }) => {
  await app.open();
  await app.addAttribute('tags', 'L');
  await app.field('tags after').fill('[');
  await app.retype(app.form.getByRole('textbox', { name: 'Constraint name' }).first(), '');
  await app.field('Items').fill('many');
  await expect(app.outputs.getByRole('button', { name: '3 unfinished texts left out' })).toBeVisible();
  await app.scenario('Sign up');
  await expect(app.outputs.getByRole('button', { name: '2 unfinished texts left out' })).toBeVisible();
});

test('a long text that does not fit is quoted in short, and the sentence ends before its place', async ({ app }) => {
  await app.open();
  await app.addAttribute('tags', 'L');
  await app.field('tags after').fill('x'.repeat(200));
  const wrong = app.form.getByText('does not fit here');
  await expect(wrong).toHaveText(/^“x{24}…” does not fit here\.$/);
});

test('a condition on what is expected begins with a stored value and keeps the request', async ({ app }) => {
  await app.open();
  await app.form.getByRole('button', { name: /Add a condition to Change email: Only if/ }).click();
  await expect(app.copyButton).toBeEnabled();
  await expect(app.form.getByRole('listitem').filter({ hasText: 'is' }).first()).toBeVisible();
  await expect(app.pane('Findings')).not.toContainText('Error');
});

test('without any scenario the panes say so and offer one', async ({ app }) => {
  await app.open();
  const exported = await app.exported();
  await app.open(Object.assign({}, exported, { scenarios: [], workload: undefined }));
  for (const title of ['What changes', 'If it is refused', 'Cost']) {
    await expect(app.pane(title)).toContainText('No scenario yet');
  }
  await app.requestText.getByRole('button', { name: 'Start with a create' }).click();
  await expect(app.outputs.getByRole('tab', { name: /create/ })).toBeVisible();
});

test('an update that changes nothing says what to do next, and where', async ({ app, page }) => {
  await app.open();
  await app.outputs.getByRole('button', { name: 'Add scenario' }).click();
  await page.getByRole('menuitem', { name: 'Update' }).click();
  await expect(app.requestText).toContainText('Change a value under “after”');
  await app.requestText.getByRole('button', { name: 'Go to the values after' }).click();
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', / after$/);
});

test('a constraint without a lock names the value it lacks and leads to it', async ({ app }) => {
  await app.open();
  await app.addAttribute('phone');
  await (await app.details('Attributes', 'phone')).getByRole('button', { name: 'Make phone unique' }).click();
  await expect(app.form.getByText('no lock in this scenario: phone has no value')).toBeVisible();
  await app.form.getByRole('button', { name: 'Give it one' }).click();
  await expect(app.field('phone after')).toBeFocused();
});

test('the focus is never lost: undo to the end, a workload removed, a finding mended', async ({ app, page }) => {
  await app.open();
  await app.field('Table name').fill('other');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await app.form.getByRole('button', { name: 'Remove the workload' }).click();
  await expect(app.form.getByRole('button', { name: 'Estimate a month' })).toBeFocused();
});

test('the focus stays in the findings when a fix takes its own button away', async ({ app, page }) => {
  await app.open();
  const findings = app.pane('Findings');
  const fixes = findings.getByRole('button', { name: 'Add lowercase' });
  for (const left of [1, 0]) {
    await fixes.first().click();
    await expect(fixes).toHaveCount(left);
    await expect(page.locator('body')).not.toBeFocused();
    await expect(findings.locator(':focus')).toHaveCount(1);
  }
});

test('the next notice of a subject takes the place of the one before', async ({ app, page }) => {
  await app.open();
  const shown = page.getByRole('status').filter({ hasText: /link/ });
  await page.evaluate(() => {
    window.location.hash = '#d=1.broken';
  });
  await expect(shown).toContainText('could not be read');
  const whole = linkTo(Object.assign({}, await app.exported(), { name: 'Another' }));
  await page.evaluate((link) => {
    window.location.hash = link.slice(1);
  }, whole);
  await expect(shown).toContainText('Opened “Another” from the link');
  await expect(shown).not.toContainText('could not be read');
});
