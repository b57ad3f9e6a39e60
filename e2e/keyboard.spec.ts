import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Focused {
  readonly name: string;
  readonly isSeen: boolean;
}

/** What has the focus, and whether one can see that it has. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', isSeen: false };
    const shows = (one: Element | null): boolean => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes('rgb');
    };
    const around = [element, element.parentElement, element.parentElement?.parentElement ?? null, ...element.children];
    const label =
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent;
    const labels =
      'labels' in element && element.labels instanceof NodeList
        ? [...element.labels].map((one) => one.textContent).join(' ')
        : '';
    return { name: label ?? (labels || (element.textContent ?? '')), isSeen: around.some(shows) };
  });

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp, backwards = false): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
    const { name: reached } = await focused(page);
    if (name.test(reached)) return;
    passed.push(reached);
  }
  throw new Error(`Tab never reached ${name}: ${passed.join(' | ')}`);
}

test('every stop of the keyboard can be seen, has a name, and none is a trap', async ({ app, page }) => {
  await app.open();
  await expect(app.editor).toBeAttached();
  const unseen: string[] = [];
  const names: string[] = [];
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focused(page);
    if (name === '' && names.length > 0 && names.includes('Share link')) break;
    names.push(name);
    if (!isSeen) unseen.push(name);
  }
  expect(unseen).toEqual([]);
  expect(names).not.toContain('');
  expect(names[0]).toBe('Skip to the request');
  expect(names).toEqual(expect.arrayContaining(['Share link', 'Table name', 'Copy request', 'Request JSON']));
  expect(names.length).toBeLessThan(199);
});

test('the first stop skips to the request', async ({ app, page }) => {
  await app.open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the request' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(app.outputs.getByRole('tab', { selected: true }).first()).toBeFocused();
  await expect(page).toHaveURL(/#d=1\./);
});

test('a whole change without a mouse: an attribute, a unique constraint on it, the request copied', async ({
  app,
  page,
}) => {
  await app.open();
  await tabTo(page, /^(Add )?attribute$/);
  await page.keyboard.press('Enter');
  await expect(app.form.getByRole('textbox', { name: 'Attribute name' }).last()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('phone');
  await tabTo(page, /^Add constraint$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Unique/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.form.getByRole('textbox', { name: 'Constraint name' }).last()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('TEL');
  await expect(app.form.getByRole('group', { name: 'Attributes of TEL' })).toContainText('phone');
  await tabTo(page, /^phone after$/);
  await page.keyboard.type('+44');
  await tabTo(page, /^Copy request$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(JSON.parse(await app.clipboard())).toMatchObject({
    TransactItems: [
      { Update: { UpdateExpression: 'SET email = :email, phone = :phone' } },
      { Put: { Item: { PK: { S: 'UNIQ#EMAIL#ada@byron.org' } } } },
      { Delete: { Key: { PK: { S: 'UNIQ#EMAIL#ada@lovelace.io' } } } },
      { Put: { Item: { PK: { S: 'UNIQ#TEL#+44' } } } },
    ],
  });
});

test('tabs go by arrow keys: scenarios and outputs', async ({ app, page }) => {
  await app.open();
  await app.outputs.getByRole('tab', { name: /^Change email/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(app.outputs.getByRole('tab', { name: /^Sign up/ })).toBeFocused();
  await expect(app.outputs.getByRole('tab', { name: /^Sign up/ })).toHaveAttribute('aria-selected', 'true');
  await expect(app.changes).toHaveCount(3);
  await app.outputs.getByRole('tab', { name: 'Request' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(app.outputs.getByRole('tabpanel', { name: 'Expressions' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(app.requestText).toBeVisible();
});

test('a list field opens, chooses and closes by keyboard; Escape leaves it as it was', async ({ app, page }) => {
  await app.open();
  const type = app.row('Attributes', 'username').getByRole('button', { name: 'Type of username' });
  await type.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /^S / })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(type).toBeFocused();
  await expect(type).toContainText('S');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('BO');
  await page.keyboard.press('Enter');
  await expect(type).toContainText('BOOL');
});

test('commands: found by a few letters, run by Enter, closed by Escape', async ({ app, page }) => {
  await app.open();
  await app.field('Table name').focus();
  const palette = await app.commands();
  await page.keyboard.type('sign up');
  await expect(palette.getByRole('menuitem')).toHaveText(['Go to scenario Sign up']);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(app.outputs.getByRole('tab', { name: /^Sign up/ })).toHaveAttribute('aria-selected', 'true');
  await app.commands();
  await page.keyboard.type('zzzz');
  await expect(palette).toContainText('No command matches.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(app.field('Table name')).toBeFocused();
  await app.commands();
  await page.keyboard.type('support');
  await page.keyboard.press('Enter');
  await expect(app.field('Table name')).toHaveValue('tickets');
});

test('Enter in a field makes no line of it, and Escape does not empty it', async ({ app, page }) => {
  await app.open();
  await app.field('email after').press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(app.field('email after')).toHaveValue('ada@byron.org');
});
