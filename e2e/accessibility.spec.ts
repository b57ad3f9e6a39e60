import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations as one line each: the rule and the first places that break it. */
async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the page as it opens', async ({ app, page }) => {
      await app.open();
      await expect(app.editor).toBeAttached();
      await expect(app.form).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('every output', async ({ app, page }) => {
      await app.open();
      await app.example('Support ticket');
      for (const tab of await app.outputs.getByRole('tablist', { name: 'Outputs' }).getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        expect(await violations(page)).toEqual([]);
      }
    });

    test('with everything in the form opened and wrong', async ({ app, page }) => {
      await app.open();
      await app.example('Support ticket');
      await app.addAttribute('data', 'M');
      await app.field('data after').fill('{');
      await app.addAttribute('flag', 'BOOL');
      await app
        .section('Constraints')
        .getByRole('button', { name: /^Make / })
        .click();
      await app.pick(app.form.getByRole('button', { name: 'Add constraint' }), 'Reference');
      for (const closed of ['Locks', 'Time to live and throughput']) {
        await app.form.getByRole('button', { name: closed, exact: true }).click();
      }
      await app.section('Locks').getByText('Locks have a table of their own').click();
      for (const details of await app.form.getByRole('button', { name: /^Details of / }).all()) await details.click();
      await app.field('Table name').fill('!');
      await app.field('Template of GSI1PK').fill('{nobody|pad}');
      await app.field('Items').fill('many');
      await app.field('status after').fill('lost');
      await expect(app.copyButton).toBeDisabled();
      expect(await violations(page)).toEqual([]);
    });

    test('menus, lists and dialogs while they are open', async ({ app, page }) => {
      await app.open();
      await expect(app.form).toBeVisible();
      const openers = {
        examples: page.getByRole('button', { name: 'Examples' }),
        theme: page.getByRole('button', { name: 'Theme' }),
        type: app.form.getByRole('button', { name: /Type of email$/ }),
        'row menu': app.form.getByRole('button', { name: 'Actions for email', exact: true }),
        placeholders: app.form.getByRole('button', { name: 'Insert into Template of PK' }),
        region: app.form.getByRole('combobox', { name: 'Region' }),
      };
      for (const [name, opener] of Object.entries(openers)) {
        await test.step(name, async () => {
          await opener.click();
          await expect(page.getByRole('menu').or(page.getByRole('listbox'))).toBeVisible();
          expect(await violations(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('menu').or(page.getByRole('listbox'))).toBeHidden();
        });
      }
      await test.step('import', async () => {
        await app.importDesign('{');
        await expect(page.getByRole('alert').filter({ hasText: 'JSON' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
      });
      await test.step('commands', async () => {
        await page.getByRole('button', { name: 'Commands' }).click();
        await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });

    test.describe('narrow', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('both halves and the menu', async ({ app, page }) => {
        await app.open();
        await expect(app.form).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Outputs' }).click();
        await expect(app.requestText).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'More' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  });
}

test('a new design, and a message in the corner', async ({ app, page }) => {
  await app.open();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Back to what I had' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
