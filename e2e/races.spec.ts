import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { linkTo } from './support/link-to.ts';
import { CHECK, PLAN, racesOn, UNGUARDED } from './support/races-on.ts';
import { expect, test } from './support/test.ts';

/** Three people change all of many unique values: more orders than can be looked at in a moment. */
const MANY_VALUES = (() => {
  const names = Array.from({ length: 19 }, (_, at) => `value${at}`);
  const state = (text: string) => ({
    id: { S: '1' },
    ...Object.fromEntries(names.map((name) => [name, { S: `${text}-${name}` }])),
  });
  const before = state('old');
  return {
    version: 1,
    name: 'Many',
    table: { name: 'many', partitionKey: { name: 'PK', type: 'S' } },
    entity: {
      name: 'Thing',
      attributes: [
        { name: 'id', type: 'S', required: true, keyOnly: true },
        ...names.map((name) => ({ name, type: 'S' })),
      ],
      keys: { PK: { template: 'THING#{id}' } },
    },
    constraints: names.map((name) => ({ kind: 'unique', name, attributes: [name] })),
    scenarios: ['First', 'Second', 'Third'].map((name) => ({ name, kind: 'update', before, after: state(name) })),
  };
})();

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
  ['Two writers on one index key', 'an index key shows', 'an index key shows', '6 interleavings, all hold'],
  ['Deleted and created again', 'was replaced by another', 'a lock nobody owns', '29 interleavings, all hold'],
  ['Expiry extended while the value changes', '10 interleavings', 'does not fit its record', '6 interleavings'],
  ['A reference of two parts', 'a reference to nothing', 'a reference to nothing', '6 interleavings, all hold'],
  ['What is referred to is removed', 'a reference to nothing', '2 interleavings, all hold', '2 interleavings'],
  ['A create repeated after a move', 'undid what came between', 'one record became two', 'one record became two'],
  ['Giving back what is no longer yours', '6 interleavings', 'a value without its lock', '3 interleavings'],
  ['Removed by time to live', '30 interleavings', 'a value without its lock', '12 interleavings, all hold'],
  ['Two windows save one form', 'nobody had seen', 'nobody had seen', '6 interleavings, all hold'],
  ['Decided twice', 'its own expectation', 'its own expectation', '6 interleavings, all hold'],
] as const;

test('every race there is to choose is played here', async ({ page }) => {
  const races = racesOn(page);
  await races.open();
  await races.panel.getByRole('button', { name: /Race$/ }).click();
  await expect(page.getByRole('option')).toHaveText([...PRESETS.map(([title]) => title), 'Scenarios of this design']);
});

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
  await expect(page.getByText('The link to a run could not be read, so that run is not shown.')).toBeVisible();
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

test('by keyboard alone: choose, step, let a client go, switch a guard, prove', async ({ page }) => {
  const races = racesOn(page);
  await page.goto('/');
  const tab = page.getByRole('tab', { name: 'Races' });
  await expect(tab).toBeVisible();

  /** From where the focus is, by Tab alone; backwards with Shift. */
  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let pressed = 0; pressed < 400; pressed += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  }

  // The tabs are one stop; the arrows go from one to the next.
  await tabTo(page.getByRole('tab', { name: 'Request' }));
  for (let pressed = 0; pressed < 12; pressed += 1) {
    if ((await tab.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(races.way(PLAN)).toBeChecked({ timeout: 30_000 });

  await tabTo(races.panel.getByRole('button', { name: /Race$/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(races.panel.getByRole('button', { name: /Race$/ })).toContainText('Two changes');

  await tabTo(races.way(PLAN));
  await page.keyboard.press('ArrowUp');
  await expect(races.way(UNGUARDED)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(races.way(PLAN)).toBeChecked();

  await tabTo(races.button('Back to the start'));
  await page.keyboard.press('Enter');
  await expect(races.detail).toContainText('Before the first step');
  await tabTo(races.button('Let B take its next step'));
  await page.keyboard.press('Enter');
  await expect(races.step(1)).toHaveAccessibleName(/B reads/);
  await tabTo(races.panel.getByRole('switch', { name: /email = "ada@x\.org"/ }));
  await page.keyboard.press('Space');
  await expect(races.step(4)).toHaveAccessibleName(/a lock nobody owns/);
  await tabTo(races.button('Prove all interleavings'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(races.proof).toContainText('Broken after 4 steps');
});

test('each guard can be switched off by itself, and what it prevents is said and seen', async ({ page }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose('A reference of two parts');
  const switches = races.panel.getByRole('switch');
  await expect(switches).toHaveCount(3);
  const rows = races.panel.getByRole('region', { name: 'Guards' }).getByRole('listitem');
  for (const at of [0, 1, 2]) {
    await expect(rows.nth(at)).toContainText('Without it: a reference to nothing, after 4 steps.');
    await switches.nth(at).click({ force: true });
    await expect(races.step(4)).toHaveAccessibleName(/a reference to nothing/);
    await switches.nth(at).click({ force: true });
    await races.prove();
    await expect(races.proof).toContainText('6 interleavings, all hold');
  }
});

test('a guard that another implies names it; one that shows nothing here leads to where it does', async ({ page }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose('Expiry extended while the value changes');
  const rows = races.panel.getByRole('region', { name: 'Guards' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText('because ownerPK = "HOLD#h1" AND ownerSK = "HOLD" (SEAT update lock) says');
  await rows
    .nth(0)
    .getByRole('button', { name: /^See what happens without seat/ })
    .click();
  await expect(races.step(4)).toHaveAccessibleName(/;/);
  await expect(races.panel.getByRole('switch', { checked: false })).toHaveCount(2);
  await expect(rows.nth(4)).toContainText('Without it nothing changes in this race');
  await rows
    .nth(4)
    .getByRole('button', { name: /Removed by time to live$/ })
    .click();
  await expect(races.panel.getByRole('button', { name: /Race$/ })).toContainText('Removed by time to live');
  await expect(races.step(2)).toHaveAccessibleName('Step 2: C removes what has expired, done');
  await expect(races.step(4)).toHaveAccessibleName(/a value without its lock/);
  await races.step(2).click();
  await expect(races.detail).toContainText('Nobody asks for it');
});

test('a long proof tells how far it is, and stops when told', async ({ page }) => {
  const races = racesOn(page);
  await races.open(linkTo(MANY_VALUES));
  await races.choose('Scenarios of this design');
  await races.panel.getByRole('button', { name: /Client C$/ }).click();
  await page.getByRole('option', { name: 'Third' }).click();
  await races.work(CHECK);
  await races.button('Prove all interleavings').click();
  await expect(races.proof).toContainText(/[1-9][\d,]* situations looked at/);
  await races.button('Cancel').click();
  await expect(races.proof).toHaveText('Stopped. Nothing is proved.');
  await races.button('Step back').click();
  await expect(races.button('Prove all interleavings')).toBeEnabled();
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
