import { expect, test } from '@playwright/test';

test('the page opens under its name', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Latchkey');
});

test('the page states its content policy, asks no other host and reports no error', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
  await expect(page.locator('#root')).not.toBeEmpty();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /default-src 'none'/);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});
