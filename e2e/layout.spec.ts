import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The page itself stays in its window: what is long or wide scrolls in its own place. */
async function expectNoPageScroll(page: Page): Promise<void> {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { wider: scrollWidth - window.innerWidth, higher: scrollHeight - window.innerHeight };
  });
  expect(size).toEqual({ wider: 0, higher: 0 });
}

const DEVICES = [
  { name: 'a phone', width: 390, height: 844, isTouch: true },
  { name: 'a small phone', width: 360, height: 740, isTouch: true },
  { name: 'a narrow window', width: 820, height: 700, isTouch: false },
] as const;

for (const { name, width, height, isTouch } of DEVICES) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });

    test('form and outputs take turns, and nothing is wider than the screen', async ({ app, page }) => {
      await app.open();
      const halves = page.getByRole('group', { name: 'Part of the page' });
      await expect(halves.getByRole('button', { name: 'Form' })).toHaveAttribute('aria-pressed', 'true');
      await expect(app.form).toBeVisible();
      await expect(app.outputs).toBeHidden();
      await expectNoPageScroll(page);
      await app.field('email after').fill('a-rather-long-address-that-fills-its-line@byron.example.org');
      for (const section of ['Locks', 'Time to live and throughput']) {
        await app.form.getByRole('button', { name: section, exact: true }).click();
      }
      await expectNoPageScroll(page);
      await halves.getByRole('button', { name: 'Outputs' }).click();
      await expect(app.form).toBeHidden();
      await expect(app.requestText).toContainText('UNIQ#EMAIL#a-rather-long-address');
      for (const tab of await app.outputs.getByRole('tablist', { name: 'Outputs' }).getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expectNoPageScroll(page);
      }
      await app.pane('What this guarantees').scrollIntoViewIfNeeded();
      await expectNoPageScroll(page);
    });

    test('menus, commands and import are all within reach', async ({ app, page }) => {
      await app.open();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Support ticket', exact: true }).click();
      await expect(app.field('Table name')).toHaveValue('tickets');
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Import…' }).click();
      await expect(page.getByRole('dialog', { name: 'Import a design' })).toBeInViewport({ ratio: 1 });
      await expectNoPageScroll(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Commands' }).click();
      await expect(page.getByRole('dialog', { name: 'Commands' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('menuitem', { name: 'Show Keys' }).click();
      await expect(app.outputs.getByRole('tabpanel', { name: 'Keys' })).toBeVisible();
      await expectNoPageScroll(page);
    });
  });
}

test('a finding leads from the outputs to its field on the other half', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open();
  await app.field('Template of PK').fill('ACCT#{');
  await page.getByRole('button', { name: 'Outputs' }).click();
  await app.requestText.getByRole('button', { name: 'Go to the field' }).first().click();
  await expect(app.field('Template of PK')).toBeFocused();
  await expect(app.field('Template of PK')).toBeInViewport();
});

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
  [2200, 1200],
] as const) {
  test(`form and outputs stand side by side at ${width}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    const form = await app.form.boundingBox();
    const outputs = await app.outputs.boundingBox();
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual((outputs?.x ?? 0) + 2);
    await expect(app.requestText).toBeInViewport();
    await expectNoPageScroll(page);
    await app.form.hover();
    await page.mouse.wheel(0, 20_000);
    await expect(app.section('Workload')).toBeInViewport();
    await page.mouse.wheel(0, 20_000);
    await expectNoPageScroll(page);
    await expect(page.getByRole('banner')).toBeInViewport();
  });
}

test('the columns can be resized by keyboard and stay so', async ({ app, page }) => {
  await app.open();
  const divider = page.getByRole('separator', { name: 'Resize columns' }).first();
  const width = async (): Promise<number> => Math.round((await app.form.boundingBox())?.width ?? 0);
  const before = await width();
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(before + 10);
  const after = await width();
  await page.reload();
  await expect(app.form).toBeVisible();
  await expect.poll(width).toBe(after);
});

test('a window that gets narrow and wide again keeps what was typed', async ({ app, page }) => {
  await app.open();
  await app.field('Template of PK').fill('ACCT#{acc');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('group', { name: 'Part of the page' })).toBeVisible();
  await expect(app.field('Template of PK')).toHaveValue('ACCT#{acc');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(app.outputs).toBeVisible();
  await expect(app.field('Template of PK')).toHaveValue('ACCT#{acc');
});

test('a long name stays inside its field and its pane', async ({ app }) => {
  await app.open();
  const name = 'preferredNotificationEmailAddressNormalisedForTheWholeWorld';
  await app.row('Attributes', 'email').getByRole('textbox', { name: 'Attribute name' }).fill(name);
  const attributes = app.section('Constraints').getByRole('group').filter({ hasText: name });
  const pane = app.pane('If it is refused');
  await expectInside(attributes.getByRole('button').first(), attributes);
  await expectInside(pane.getByRole('cell', { name: /Already in use/ }), pane);
});

async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  await expect(inner).toBeVisible();
  const [box, around] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!box || !around) throw new Error('nothing is drawn');
  expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width);
}

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('shows the names in the rows of the form whole', async ({ app }) => {
    await app.open();
    for (const label of ['Attribute name', 'Constraint name']) {
      const names = app.form.getByRole('textbox', { name: label });
      await expect(names.first()).toBeVisible();
      const cut = await names.evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth)
          .map((one) => (one instanceof HTMLInputElement ? one.value : '')),
      );
      expect(cut).toEqual([]);
    }
    expect(await app.form.evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  });
});
