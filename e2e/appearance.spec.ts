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
});
