import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** How bright the page is, from 0 to 255. */
const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return -1;
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });

const DARK = 60;
const LIGHT = 200;

test('light and dark are chosen from a menu, kept, and left to the system again', async ({ app, page }) => {
  await app.open();
  const menu = page.getByRole('button', { name: 'Theme' });
  await expect.poll(() => brightness(page)).toBeGreaterThan(LIGHT);
  await app.pick(menu, 'Dark');
  await expect.poll(() => brightness(page)).toBeLessThan(DARK);
  await page.reload();
  await expect(app.form).toBeVisible();
  await expect.poll(() => brightness(page)).toBeLessThan(DARK);
  await app.pick(menu, 'Light');
  await expect.poll(() => brightness(page)).toBeGreaterThan(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => brightness(page)).toBeGreaterThan(LIGHT);
  await app.pick(menu, 'As the system');
  await expect.poll(() => brightness(page)).toBeLessThan(DARK);
});

test('follows a system that turns dark, the editor too', async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await app.open();
  await expect(app.editor).toBeAttached();
  await expect.poll(() => brightness(page)).toBeLessThan(DARK);
  const text = app.requestText.getByText('"TransactItems"').first();
  const colour = (): Promise<string> => text.evaluate((element) => getComputedStyle(element).color);
  const inDark = await colour();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => brightness(page)).toBeGreaterThan(LIGHT);
  await expect.poll(colour).not.toBe(inDark);
});

test('who wants less motion gets none', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.open();
  await page.getByRole('button', { name: 'Commands' }).click();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await app.field('email after').fill('x@y.z');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map((time) => Number.parseFloat(time));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

test('everything is still told apart in forced colours', async ({ app, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await app.open();
  await expect(app.requestText).toContainText('TransactItems');
  await expect(app.changes.nth(1)).toContainText('added');
  // The request in the person's own colours, a switch with a shape, a chosen tab with a line.
  const seen = await app.requestText.evaluate((code) => {
    const line = code.querySelector('[data-line] span') ?? code;
    return { text: getComputedStyle(line).color, ground: getComputedStyle(document.body).backgroundColor };
  });
  expect(seen.text).not.toBe(seen.ground);
  await page.waitForTimeout(2500);
  await expect(page.locator('.monaco-editor')).toHaveCount(0);
  const track = page.locator('label').filter({ hasText: 'Token' }).locator('span.rounded-full').first();
  await expect(track).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('tab', { name: 'Request', exact: true })).toHaveCSS('text-decoration-line', 'underline');
});

test('a tooltip never takes the click on what it covers', async ({ app, page }) => {
  await app.open();
  const button = app.pane('What changes').getByRole('button', { name: 'Copy “What changes”' });
  // The first movement tells the page that there is a pointer.
  await page.mouse.move(600, 300);
  await button.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveCSS('pointer-events', 'none');
});

test('no letters of a value are drawn as another sign', async ({ app }) => {
  await app.open();
  const value = app.changes.first().locator('code').last();
  await expect(value).toHaveCSS('font-variant-ligatures', 'none');
  await expect(value).toHaveCSS('font-family', /JetBrains Mono/);
});
