// Without a network there is trouble in the console by nature, so these journeys are not watched for it.
import { expect, type Page, test } from '@playwright/test';
import { appOn } from './support/app.ts';

const TABS = ['Expressions', 'Items', 'Keys', 'Lists', 'Compare', 'Races', 'Reads', 'Table'];

/** The page never finds the time to fetch anything ahead. */
const neverIdle = (page: Page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

test('once the page has been idle, every tab is there without a network', async ({ page, context }) => {
  const app = appOn(page);
  const last = page.waitForResponse(/\/assets\/tables-/);
  await app.open();
  await last;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const name of TABS) {
    await test.step(name, async () => {
      const panel = await app.output(name);
      await expect(panel).toHaveText(/\w{3,}/);
      await expect(panel.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('a tab first opened without a network says so, and comes when it is tried again with one', async ({
  page,
  context,
}) => {
  await neverIdle(page);
  const app = appOn(page);
  await app.open();
  await context.setOffline(true);
  const panel = await app.output('Items');
  await expect(panel.getByRole('alert')).toContainText('no connection');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('alert')).toContainText('no connection');
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Before');
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('a tab whose file breaks off comes with a reload, and so does what was typed', async ({ page }) => {
  await neverIdle(page);
  const app = appOn(page);
  await page.route('**/assets/items-*.js', (route) => route.abort('connectionreset'));
  await app.open();
  await app.field('Table name').fill('typed-before');
  const panel = await app.output('Items');
  await expect(panel.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute('**/assets/items-*.js');
  await panel.getByRole('button', { name: 'Reload the page' }).click();
  await expect(panel).toContainText('Before');
  await expect(app.field('Table name')).toHaveValue('typed-before');
});

test('a dialog first opened without a network leaves the page as it is', async ({ page, context }) => {
  await neverIdle(page);
  const app = appOn(page);
  await app.open();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no connection' })).toBeVisible();
  await expect(app.field('Table name')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
