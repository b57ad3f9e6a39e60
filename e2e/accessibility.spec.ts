import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OUTPUTS = 'section[aria-label="Outputs of the scenario"]';

type Check = (page: Page, within?: string) => Promise<void>;

/** Fails with a line for each rule that is broken: its name and the first places that break it. */
const expectNoViolation: Check = (page, within) => check(new AxeBuilder({ page }).withTags(TAGS), within);

/** Dark is the same page in other colours: what can break is whether they can be told apart. */
const expectContrast: Check = (page, within) => check(new AxeBuilder({ page }).withRules('color-contrast'), within);

async function check(builder: AxeBuilder, within: string | undefined): Promise<void> {
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  const placesOf = (nodes: readonly { html: string }[]): string =>
    nodes
      .slice(0, 3)
      .map(({ html }) => html.slice(0, 200))
      .join(' | ');
  expect(violations.map(({ id, nodes }) => `${id}: ${placesOf(nodes)}`)).toEqual([]);
}

const SCHEMES = [
  { colorScheme: 'light', expectGood: expectNoViolation },
  { colorScheme: 'dark', expectGood: expectContrast },
] as const;

for (const { colorScheme, expectGood } of SCHEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the page as it opens', async ({ app, page }) => {
      await app.open();
      await expect(app.editor).toBeAttached();
      await expect(app.form).toBeVisible();
      await expectGood(page);
    });

    test('every output', async ({ app, page }) => {
      await app.open();
      await app.example('Support ticket');
      for (const tab of await app.outputs.getByRole('tablist', { name: 'Outputs' }).getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expectGood(page, OUTPUTS);
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
      await expectGood(page);
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
      };
      for (const [name, opener] of Object.entries(openers)) {
        await test.step(name, async () => {
          await opener.click();
          await expect(page.getByRole('menu').or(page.getByRole('listbox'))).toBeVisible();
          await expectGood(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('menu').or(page.getByRole('listbox'))).toBeHidden();
        });
      }
      await test.step('import', async () => {
        await app.importDesign('{');
        await expect(page.getByRole('alert').filter({ hasText: 'JSON' })).toBeVisible();
        await expectGood(page);
        await page.keyboard.press('Escape');
      });
      await test.step('commands', async () => {
        await page.getByRole('button', { name: 'Commands' }).click();
        await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
        await expectGood(page);
      });
    });

    test.describe('narrow', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('both halves and the menu', async ({ app, page }) => {
        await app.open();
        await expect(app.form).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: 'Outputs' }).click();
        await expect(app.requestText).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: 'More' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectGood(page);
      });
    });
  });
}

test('a field that suggests values while it does', async ({ app, page }) => {
  await app.open();
  const region = app.form.getByRole('combobox', { name: 'Region' });
  await region.click();
  await region.press('ArrowDown');
  await expect(region).toHaveAttribute('list', /./);
  await expectNoViolation(page);
});

test('the hint of a field while it shows', async ({ app, page }) => {
  await app.open();
  await app.form.getByRole('textbox', { name: 'Attribute name' }).first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNoViolation(page);
});

test('a new design, and a message in the corner', async ({ app, page }) => {
  await app.open();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Back to what I had' })).toBeVisible();
  await expectNoViolation(page);
});
