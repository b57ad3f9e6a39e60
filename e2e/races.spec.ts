import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { linkTo } from './support/link-to.ts';
import { expect, test } from './support/test.ts';

/** The race page by role and label. */
function racesOn(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Races' });
  const ways = panel.getByRole('group', { name: 'Way of working' });
  const way = (name: string): Locator => ways.getByRole('radio', { name });
  const ending = (name: string): Locator => ways.locator('label', { hasText: name }).locator('..');
  const step = (number: number): Locator => panel.getByRole('button', { name: new RegExp(`^Step ${number}:`) });
  const detail = panel.getByRole('region', { name: /^(Step \d|Before the first)/ });
  const stored = panel.getByRole('region', { name: 'What is stored' });
  const proof = panel.getByRole('region', { name: 'Proof' }).getByRole('status');
  const button = (name: string | RegExp): Locator => panel.getByRole('button', { name, exact: true });

  async function open(path = '/'): Promise<void> {
    await page.goto(path);
    await page.getByRole('tab', { name: 'Races' }).click();
    await expect(panel.getByRole('button', { name: /Race$/ })).toBeVisible({ timeout: 30_000 });
  }

  async function choose(title: string): Promise<void> {
    await panel.getByRole('button', { name: /Race$/ }).click();
    await page.getByRole('option', { name: title }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
  }

  const work = (name: string): Promise<void> => way(name).check({ force: true });

  async function prove(): Promise<void> {
    await button('Prove all interleavings').click();
    await expect(proof).not.toBeEmpty();
  }

  return { panel, way, ending, step, detail, stored, proof, button, open, choose, work, prove };
}

const CHECK = 'Check, then write';
const UNGUARDED = 'Transaction without old-value guards';
const PLAN = 'Latchkey’s plan';

test.use({ hasEditor: false });

/** Each preset with how the three ways end. */
const PRESETS = [
  ['Two people sign up with one email', 'two records hold one value', '2 interleavings, all hold', '2 interleavings'],
  [
    'Two changes of one account’s email',
    '20 interleavings, all hold',
    'a lock nobody owns',
    '6 interleavings, all hold',
  ],
  ['Change against delete', 'a deleted record is back', 'a deleted record is back', '6 interleavings, all hold'],
  ['Status moved twice', 'one record became two', 'one record became two', '6 interleavings, all hold'],
  ['Claim of an expired reservation', 'two records hold one value', 'two records hold one value', '3 interleavings'],
  [
    'A retry, with and without a token',
    'undid what came between',
    'undid what came between',
    'undid what came between',
  ],
] as const;

for (const [title, check, unguarded, plan] of PRESETS) {
  test(`${title}: played to its end, and proved`, async ({ page }) => {
    const races = racesOn(page);
    await races.open();
    await races.choose(title);
    await expect(races.ending(CHECK)).toContainText(check);
    await expect(races.ending(UNGUARDED)).toContainText(unguarded);
    await expect(races.ending(PLAN)).toContainText(plan);
    await races.button('Back to the start').click();
    await expect(races.detail).toContainText('Before the first step');
    await races.button('Play').click();
    await expect(races.button('Step forward')).toBeDisabled({ timeout: 20_000 });
    await expect(races.step(1)).toBeVisible();
    await races.prove();
    await expect(races.proof).toContainText(plan.includes('hold') || plan.includes('interleavings') ? plan : 'Broken');
  });
}

test('check-then-write leaves two accounts; the plan leaves one and names position 1', async ({ page }) => {
  const races = racesOn(page);
  await races.open();
  await races.work(CHECK);
  await expect(races.step(4)).toHaveAccessibleName(/B writes, done; two records hold one value/);
  await expect(races.stored.getByRole('listitem')).toHaveCount(2);
  await races.work(PLAN);
  await expect(races.step(2)).toHaveAccessibleName('Step 2: B writes, refused');
  await expect(races.detail).toContainText('position 1');
  await expect(races.detail).toContainText('ConditionalCheckFailed');
  await expect(races.stored.getByRole('listitem')).toHaveCount(2);
  await expect(races.stored).toContainText('UNIQ#EMAIL#ada@x.org');
});

test('a counterexample is found with a guard off, and shared by link', async ({ page, context, app }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose('Two changes of one account’s email');
  await expect(races.panel).toContainText('Without it: a lock nobody owns, after 4 steps.');
  await races.panel.getByRole('switch', { name: /email = "ada@x\.org"/ }).click({ force: true });
  await races.button('Shuffle the order').click();
  await races.prove();
  await expect(races.proof).toContainText('Broken after 4 steps');
  await expect(races.step(4)).toHaveAccessibleName(/a lock nobody owns/);
  const link = await app.copyWith(races.button('Share this run'));

  const other = await context.newPage();
  await other.goto(link);
  const shared = racesOn(other);
  await expect(shared.step(4)).toHaveAccessibleName(/a lock nobody owns/);
  await expect(shared.panel.getByRole('button', { name: /Race$/ })).toContainText('Two changes');
  await expect(shared.detail).toContainText('belongs to no record');
});

test('a run of one’s own design is advanced by hand and travels with the design', async ({ page, context, app }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose('Scenarios of this design');
  await races.panel.getByRole('button', { name: /Client A$/ }).click();
  await page.getByRole('option', { name: 'Change email' }).click();
  await races.panel.getByRole('button', { name: /Client B$/ }).click();
  await page.getByRole('option', { name: 'Delete account' }).click();
  await expect(races.ending(PLAN)).toContainText('all hold');
  await races.button('Back to the start').click();
  for (const client of ['A', 'B', 'B', 'A']) await races.button(`Let ${client} take its next step`).click();
  await expect(races.step(4)).toHaveAccessibleName('Step 4: A writes, refused');
  await races.button('Step back').click();
  await expect(races.detail).toContainText('Step 3 · B writes');
  await races.button('Step forward').click();
  const link = await app.copyWith(races.button('Share this run'));

  const other = await context.newPage();
  await other.goto(link);
  await expect(racesOn(other).step(4)).toHaveAccessibleName('Step 4: A writes, refused');
  expect(new URL(link).hash).toMatch(/^#d=1\.[\w-]+&r=1\.[\w-]+$/);
});

test('a broken run in a link is said and left; the design beside it opens', async ({ page, app }) => {
  const design = {
    ...JSON.parse(
      '{"version":1,"name":"Linked","table":{"name":"linked","partitionKey":{"name":"PK","type":"S"}},"entity":{"name":"Thing","attributes":[{"name":"id","type":"S","required":true,"keyOnly":true}],"keys":{"PK":{"template":"T#{id}"}}},"scenarios":[]}',
    ),
  };
  await page.goto(`${linkTo(design)}&r=1.AAAA`);
  await expect(app.field('Table name')).toHaveValue('linked');
  await expect(page.getByText('The link to a run could not be read.')).toBeVisible();
});

test('a token makes a retry harmless; without one it meets itself', async ({ page }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose('A retry, with and without a token');
  await races.button('Back to the start').click();
  await races.button('Let A take its next step').click();
  await races.button('Let A take its next step').click();
  await expect(races.detail).toContainText('read the record back');
  await races.panel.getByText('Same token when sent again').click();
  await races.prove();
  await expect(races.proof).toContainText('all hold');
});

test('a guard leads to its race', async ({ page, app }) => {
  await app.open();
  await app.scenario('Change email');
  await app.pane('Why each guard is there').getByRole('button', { name: 'See the race' }).first().click();
  const races = racesOn(page);
  await expect(races.panel.getByRole('button', { name: /Race$/ })).toContainText('Two changes');
  await expect(races.step(4)).toHaveAccessibleName(/a lock nobody owns/);
});

test('by keyboard alone: choose, step, let a client go, prove', async ({ page }) => {
  const races = racesOn(page);
  await page.goto('/');
  await page.getByRole('tab', { name: 'Request' }).focus();
  for (let at = 0; at < 12; at += 1) {
    if ((await page.getByRole('tab', { name: 'Races' }).getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(races.way(PLAN)).toBeChecked({ timeout: 30_000 });
  await races.way(PLAN).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(races.way(CHECK)).toBeChecked();
  await races.button('Back to the start').focus();
  await page.keyboard.press('Enter');
  await races.button('Let B take its next step').focus();
  await page.keyboard.press('Enter');
  await expect(races.step(1)).toHaveAccessibleName(/B checks the index/);
  await races.button('Prove all interleavings').focus();
  await page.keyboard.press('Enter');
  await expect(races.proof).toContainText('Broken after 4 steps');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('nothing stands in anybody’s way', async ({ page }) => {
      const races = racesOn(page);
      await races.open();
      for (const way of [PLAN, CHECK]) {
        await races.work(way);
        await expect(races.ending(PLAN)).toContainText('all hold');
        const { violations } = await new AxeBuilder({ page })
          .include('section[aria-label="Outputs of the scenario"]')
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
      }
    });
  });
}

test.describe('a pasted log', () => {
  const LIST = '[None, ConditionalCheckFailed, None]';
  const FORMS = {
    'a stack trace': `TransactionCanceledException: Transaction cancelled ${LIST}\n    at throwDefaultError (client.js:12:3)`,
    'an error as JSON': JSON.stringify({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }, { Code: 'None' }],
    }),
    'the command line': `An error occurred (TransactionCanceledException) when calling the TransactWriteItems operation: cancelled ${LIST}`,
  };
  for (const [form, log] of Object.entries(FORMS)) {
    test(`as ${form} names the email constraint of the sign-up`, async ({ app }) => {
      await app.open();
      await app.scenario('Sign up');
      const pane = app.pane('If it is refused');
      const result = pane.getByRole('status').last();
      await pane.getByRole('textbox', { name: 'Paste what your program logged' }).fill(log);
      await expect(result).toContainText('EMAIL fired.');
    });
  }

  test('of another request, or that nobody can read, is said to be so', async ({ app }) => {
    await app.open();
    await app.scenario('Sign up');
    const pane = app.pane('If it is refused');
    const result = pane.getByRole('status').last();
    const box = pane.getByRole('textbox', { name: 'Paste what your program logged' });
    await box.fill('[None, ConditionalCheckFailed]');
    await expect(result).toContainText('This log has 2 positions, the request shown has 3');
    await box.fill('it broke');
    await expect(result).toContainText('No error of a write can be read in this');
    await box.fill('ThrottlingException: Rate exceeded');
    await expect(result).toContainText('growing waits');
  });
});
