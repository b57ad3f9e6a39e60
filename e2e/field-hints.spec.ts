import type { Page } from '@playwright/test';
import type { App } from './support/app.ts';
import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

const EXAMPLES = ['Account sign-up', 'Support ticket'] as const;

/** Opens what is closed, adds what an example does not have, so that each kind of field is on the page. */
async function openEverything(app: App, page: Page): Promise<void> {
  const { form } = app;
  await app.addAttribute('flag', 'BOOL');
  await app.addAttribute('nested', 'M');
  await app.pick(form.getByRole('button', { name: 'Add constraint' }), 'Reference');
  await app.pick(form.getByRole('button', { name: 'Add index' }), 'global');
  for (const closed of ['Locks', 'Time to live and throughput']) {
    const button = form.getByRole('button', { name: closed, exact: true });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
  await form.getByText('Locks have a table of their own').click();
  const closed = form.getByRole('button', { name: /^Details of / }).and(page.locator('[aria-expanded="false"]'));
  while ((await closed.count()) > 0) await closed.first().click();
  await form.getByRole('button', { name: /Throughput$/ }).click();
  await page.getByRole('option', { name: 'provisioned' }).click();
  await form
    .getByRole('button', { name: /Projection$/ })
    .last()
    .click();
  await page.getByRole('option', { name: /^chosen/ }).click();
  for (const name of [/^Give .* a condition$/, /^Add a condition to /, /^range$/, /^Estimate a month$/]) {
    const button = form.getByRole('button', { name });
    if ((await button.count()) > 0) await button.first().click();
  }
}

interface Seen {
  readonly described: number;
  /** Names of the fields that no hint describes. */
  readonly bare: readonly string[];
  readonly tooLong: readonly string[];
}

/** Every control of the form that holds a value, and whether one of the texts that describe it is a hint. */
const lookAtFields = (app: App): Promise<Seen> =>
  app.form.evaluate((form) => {
    const roles = ['textbox', 'combobox', 'checkbox', 'switch', 'spinbutton', 'searchbox', 'radio', 'group', 'slider'];
    const selector = ['input', 'textarea', 'select', '[aria-haspopup="listbox"]', '[contenteditable]'].concat(
      roles.map((role) => `[role="${role}"]`),
    );
    const controls = [...form.querySelectorAll(selector.join())].filter((one) => !one.closest('[aria-hidden="true"]'));
    const hintOf = (control: Element): string =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((one) => one?.hasAttribute('data-hint'))
        .map((one) => one?.textContent?.trim() ?? '')
        .join(' ');
    const nameOf = (control: Element): string => {
      const label = document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ?? control.closest('label');
      return `${control.localName} ${control.getAttribute('aria-label') ?? label?.textContent ?? control.outerHTML}`;
    };
    return {
      described: controls.filter((one) => hintOf(one) !== '').length,
      bare: controls.filter((one) => hintOf(one) === '').map(nameOf),
      tooLong: [...new Set(controls.map(hintOf).filter((hint) => hint.split(/\s+/).length > 14))],
    };
  });

for (const example of EXAMPLES) {
  test(`each field of the form has a hint: ${example}`, async ({ app, page }) => {
    await app.open();
    await app.example(example);
    await openEverything(app, page);
    const scenarios = await app.outputs.getByRole('tablist', { name: 'Scenarios' }).getByRole('tab').count();
    const seen: Seen[] = [];
    for (let at = 0; at < scenarios; at++) {
      await app.outputs.getByRole('tablist', { name: 'Scenarios' }).getByRole('tab').nth(at).click();
      seen.push(await lookAtFields(app));
    }
    expect(seen.flatMap(({ bare }) => bare)).toEqual([]);
    expect(seen.flatMap(({ tooLong }) => tooLong)).toEqual([]);
    expect(Math.min(...seen.map(({ described }) => described))).toBeGreaterThan(60);
  });
}

test('a screen reader is given the hint of a field in a row, and then what is wrong with it', async ({ app }) => {
  await app.open();
  const name = app.form.getByRole('textbox', { name: 'Attribute name' }).first();
  await expect(name).toHaveAccessibleDescription(/follow when you rename it/);
  await app.retype(app.field('Items'), 'many');
  await expect(app.field('Items')).toHaveAccessibleDescription(/storage.*not a number/);
});

test.describe('a hint that shows on demand', () => {
  test('on hover, moving nothing and in the way of nothing', async ({ app, page }) => {
    await app.open();
    const name = app.form.getByRole('textbox', { name: 'Attribute name' }).first();
    const tip = page.getByRole('tooltip');
    const before = await app.form.evaluate((form) => [form.scrollHeight, form.scrollTop, form.clientWidth]);
    const box = await name.boundingBox();
    await name.hover();
    await expect(tip).toHaveText(/follow when you rename it/);
    expect(await name.boundingBox()).toEqual(box);
    expect(await app.form.evaluate((form) => [form.scrollHeight, form.scrollTop, form.clientWidth])).toEqual(before);
    expect(await tip.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none');
    const { x = -1, y = -1, width = 0 } = (await tip.boundingBox()) ?? {};
    expect([x >= 0, y >= 0, x + width <= 1440]).toEqual([true, true, true]);
    await page.mouse.move(1200, 10);
    await expect(tip).toBeHidden();
  });

  test('on the label beside a field, not on the buttons in it', async ({ app, page }) => {
    await app.open();
    const tip = page.getByRole('tooltip');
    await app.section('Keys').locator('[data-labels]').first().hover();
    await expect(tip).toHaveText(/tell records apart/);
    await app.form.getByRole('button', { name: 'Insert into Template of PK' }).hover();
    await expect(tip).toHaveText('Insert into Template of PK');
    await expect(tip).toHaveCount(1);
  });

  test('on focus by key until a letter, Escape or a list; never on focus by pointer', async ({ app, page }) => {
    await app.open();
    const name = app.form.getByRole('textbox', { name: 'Attribute name' }).first();
    const type = app.form.getByRole('button', { name: /Type of / }).first();
    const tip = page.getByRole('tooltip');
    await name.click();
    await page.mouse.move(1200, 10);
    await page.waitForTimeout(700);
    await expect(tip).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(type).toBeFocused();
    await expect(tip).toHaveText(/S, N and B/);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(tip).toHaveText(/follow when you rename it/);
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await expect(tip).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.waitForTimeout(700);
    await expect(tip).toBeHidden();
  });
});
