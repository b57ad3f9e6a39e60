import type { Locator } from '@playwright/test';
import { linkTo } from './support/link-to.ts';
import { CHECK, PLAN, racesOn } from './support/races-on.ts';
import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

const OWN = 'Scenarios of this design';
const LONG = 'Long '.repeat(60).trim();

/** Things with a unique value; scenarios by name. */
function design(scenarios: readonly object[], more: object = {}) {
  return {
    version: 1,
    name: 'Things',
    table: { name: 'things', partitionKey: { name: 'PK', type: 'S' } },
    entity: {
      name: 'Thing',
      attributes: [
        { name: 'id', type: 'S', required: true, keyOnly: true },
        { name: 'code', type: 'S' },
      ],
      keys: { PK: { template: 'THING#{id}' } },
    },
    constraints: [{ kind: 'unique', name: 'CODE', attributes: ['code'] }],
    scenarios,
    ...more,
  };
}

const state = (code: string) => ({ id: { S: '1' }, code: { S: code } });
const create = (name: string) => ({ name, kind: 'create', after: state('a') });
const change = (name: string) => ({ name, kind: 'update', before: state('a'), after: state('b') });

test('a proof looks at every start: what one client makes and another removes may not be there yet', async ({
  page,
  context,
  app,
}) => {
  const races = racesOn(page);
  await races.open();
  await races.choose(OWN);
  await races.does('A', 'Sign up');
  await races.does('B', 'Delete account');
  await races.prove();
  await expect(races.proof).toContainText('5 interleavings from 2 starts, all hold');
  await expect(races.ending(PLAN)).toContainText('interleavings from 2 starts, all hold');
  await races.panel.getByText('A’s answer is lost').click();
  await expect(races.ending(PLAN)).toContainText('undid what came between, after 4 steps');
  await races.prove();
  await expect(races.proof).toContainText('Broken after 4 steps. This is the shortest run that shows it:');
  await expect(races.panel).toContainText('Start 2 of 2: no record is there yet.');
  await expect(races.step(4)).toHaveAccessibleName(/A sends it again, done; a repetition undid/);

  const link = await app.copyWith(races.button('Share this run'));
  const other = await context.newPage();
  await other.goto(link);
  await expect(racesOn(other).step(4)).toHaveAccessibleName(/a repetition undid/);
  await expect(racesOn(other).panel).toContainText('Start 2 of 2');

  await races.button('Shuffle the order').click();
  await races.button('Other start').click();
  await expect(races.panel).toContainText('Start 1 of 2: with 1 record there.');
  await expect(races.proof).not.toContainText('This is the shortest run');
  await races.button('Show the shortest run').click();
  await expect(races.button('Show the shortest run')).toBeFocused();
  await expect(races.proof).toContainText('This is the shortest run');
  await races.panel.getByText('Same token when sent again').click();
  await races.prove();
  await expect(races.proof).toContainText('from 2 starts, all hold');
});

test('the run keeps to the steps there are when the design changes under it', async ({ page, app }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose(OWN);
  await races.does('A', 'Sign up');
  await races.does('B', 'Sign up');
  await races.work(CHECK);
  const position = races.panel.getByText(/^\d+ of \d+$/);
  await expect(position).toHaveText('6 of 6');
  await app.pick(app.row('Constraints', 'HANDLE').getByRole('button', { name: 'Actions for HANDLE' }), 'Remove');
  await expect(position).toHaveText('4 of 4');
  await expect(races.step(4)).toHaveAttribute('aria-pressed', 'true');
  await races.button('Step back').click();
  await expect(position).toHaveText('3 of 4');
});

test('a scenario that is renamed is followed', async ({ page, app }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose(OWN);
  await races.does('A', 'Change email');
  await races.does('B', 'Delete account');
  await app.scenario('Change email');
  await app.retype(app.field('Scenario name'), 'New address');
  await expect(races.panel.getByRole('button', { name: /Client A$/ })).toContainText('New address');
  await expect(races.step(1)).toBeVisible();
});

test('where the design lacks what the clients did, it says so and offers what it has', async ({ page, app }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose(OWN);
  await races.does('A', 'Change email');
  await races.does('B', 'Delete account');
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    linkTo(design([create('Create'), change('Change')])).slice(2),
  );
  await expect(app.field('Table name')).toHaveValue('things');
  await expect(races.panel).toContainText('This design does not have “Change email” and “Delete account”.');
  await expect(races.panel).not.toContainText('scenario:');
  await races.button('Use what it has').click();
  await expect(races.panel.getByRole('button', { name: /Race$/ })).toBeFocused();
  await expect(races.panel.getByRole('button', { name: /Client A$/ })).toContainText('Change');
  await expect(races.ending(PLAN)).toContainText('all hold');
});

test('a link carries the whole run and the step that is shown, and so does a reload', async ({
  page,
  browser,
  app,
}) => {
  const races = racesOn(page);
  await races.open();
  await races.work(CHECK);
  await races.step(2).click();
  const link = await app.copyWith(races.button('Share this run'));
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const shared = racesOn(other);
  await expect(shared.panel.getByText('2 of 4')).toBeVisible();
  await expect(shared.detail).toContainText('Step 2 · B checks the index');
  await expect(shared.step(4)).toHaveAccessibleName(/two records hold one value/);
  await other.reload();
  await expect(shared.panel.getByText('2 of 4')).toBeVisible();
  await expect(shared.way(CHECK)).toBeChecked();
});

test('a link that switches off a guard there is none of says so', async ({ page }) => {
  const run = { preset: 'two-sign-ups', way: 'plan', off: ['unclaimed:NOWHERE'], order: 'AB', at: 1 };
  await page.goto(linkTo(run).replace('#d=', '#r='));
  await expect(page.getByText(/switches off what these requests have no guard for: unclaimed:NOWHERE/)).toBeVisible();
  const races = racesOn(page);
  await expect(races.panel.getByText('1 of 2')).toBeVisible();
  await expect(races.ending(PLAN)).not.toContainText('with all guards');
});

const isInside = (step: Locator): Promise<boolean> =>
  step.evaluate((element) => {
    const box = element.closest('.scroll-pane')?.getBoundingClientRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isAcross = box !== undefined && left >= box.left - 1 && right <= box.right + 1;
    return isAcross && top >= 0 && bottom <= window.innerHeight;
  });

for (const width of [1280, 390]) {
  test(`the step that is played or found is in view, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const races = racesOn(page);
    const values = Array.from({ length: 8 }, (_, at) => `v${at}`);
    const record = (id: string) => ({
      id: { S: id },
      ...Object.fromEntries(values.map((name) => [name, { S: 'same' }])),
    });
    const wide = design(
      ['1', '2'].map((id) => ({ name: `Make ${id}`, kind: 'create', after: record(id) })),
      { constraints: values.map((name) => ({ kind: 'unique', name, attributes: [name] })) },
    );
    wide.entity.attributes.push(...values.map((name) => ({ name, type: 'S' })));
    await page.goto(linkTo(wide));
    if (width < 800) await page.getByRole('button', { name: 'Outputs' }).click();
    await page.getByRole('tab', { name: 'Races' }).click();
    await races.choose(OWN);
    await races.work(CHECK);
    await expect(races.step(18)).toHaveAttribute('aria-pressed', 'true');
    await races.button('Step back').click();
    await races.button('Step forward').click();
    await expect.poll(() => isInside(races.step(18))).toBe(true);
    await races.ending(CHECK).getByRole('button', { name: /^Show/ }).click();
    const found = races.panel.getByRole('button', { name: /^Step \d+:/, pressed: true });
    await expect.poll(() => isInside(found)).toBe(true);
    await races.button('Back to the start').click();
    await expect.poll(() => isInside(races.step(1))).toBe(true);
    await races.button('Play').click();
    for (let step = 1; step <= 18; step += 1) {
      await expect(races.step(step)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => isInside(races.step(step))).toBe(true);
    }
    await races.button('Back to the start').click();
    await races.prove();
    await expect(races.proof).toContainText('Broken');
    await expect
      .poll(() => isInside(races.panel.getByRole('button', { name: /^Step \d+:/, pressed: true })))
      .toBe(true);
  });
}

test('scenarios without a request are named with why, before anybody picks one', async ({ page }) => {
  const races = racesOn(page);
  const { constraints } = design([]);
  const broken = design([create('Create'), { name: 'Still', kind: 'update', before: state('a'), after: state('a') }], {
    constraints: [...constraints, { kind: 'unique', name: 'GONE', attributes: ['nothing'] }],
  });
  await races.open(linkTo(broken));
  await races.choose(OWN);
  await expect(races.panel.getByRole('status').first()).toContainText('Some scenarios offer no request');
  await expect(races.panel.getByRole('status').first()).toContainText('Create and Still:');
  await expect(races.panel.getByRole('button', { name: /Client A$/ })).toContainText('Choose');
  await expect(races.panel.getByRole('switch')).toHaveCount(0);
});

test('a design without scenarios asks for one', async ({ page }) => {
  const races = racesOn(page);
  await races.open(linkTo(design([])));
  await races.choose(OWN);
  await expect(races.panel).toContainText(
    'This design has no scenario yet. Add one: several clients can run the same.',
  );
  await expect(races.panel.getByRole('switch')).toHaveCount(0);
});

test('a name that is very long, or none, leaves the timeline in its place', async ({ page }) => {
  const races = racesOn(page);
  await races.open(linkTo(design([create(LONG), change('')])));
  await races.choose(OWN);
  await races.does('A', LONG);
  await races.does('B', 'unnamed');
  const heads = races.panel.getByRole('rowheader');
  await expect(heads.nth(1)).toContainText('unnamed');
  expect((await heads.first().boundingBox())?.width).toBeLessThan(220);
  await expect(races.step(1)).toBeInViewport();
});

test('the focus stays where it is when a press leaves nothing more to do', async ({ page }) => {
  const races = racesOn(page);
  await races.open();
  for (const name of ['Back to the start', 'Let A take its next step', 'Step back', 'Step forward', 'Step forward']) {
    await races.button(name).press('Enter');
    await expect(races.button(name)).toBeFocused();
  }
  await races.button('Back to the start').press('Enter');
  for (const client of ['A', 'B', 'B']) {
    await races.button(`Let ${client} take its next step`).press('Enter');
    await expect(races.button(`Let ${client} take its next step`)).toBeFocused();
  }
  await expect(races.panel.getByText('2 of 2')).toBeVisible();
});

test('only what changes something can be switched, and a reason is the right one', async ({ page }) => {
  const races = racesOn(page);
  const team = { kind: 'reference', name: 'TEAM', key: { PK: 'TEAM#{code}' }, on: ['create'] };
  await races.open(linkTo(design([create('Create')], { constraints: [team] })));
  await races.choose(OWN);
  const repeats = races.panel.getByText('A’s answer is lost');
  await expect(repeats).toBeVisible();
  await races.does('A', 'somebody removes what TEAM points at');
  await expect(repeats).toBeHidden();
  await races.does('B', 'somebody removes what TEAM points at');
  await expect(races.ending(PLAN)).toContainText('nobody can take a step');
  await races.prove();
  await expect(races.proof).toContainText('what they would remove is not there');
  await expect(races.proof).not.toContainText('DynamoDB would not make');
  await races.work(CHECK);
  await expect(races.panel.getByText('The index lags behind')).toBeHidden();
});

test('with a guard off, the plan’s row says that it speaks of all guards', async ({ page }) => {
  const races = racesOn(page);
  await races.open();
  await races.choose('Two changes of one account’s email');
  await expect(races.panel).toContainText('The design is a small one of its own, not yours.');
  await expect(races.ending(PLAN)).not.toContainText('with all guards');
  await races.panel.getByRole('switch', { name: /email = "ada@x\.org"/ }).click({ force: true });
  await expect(races.ending(PLAN)).toContainText('with all guards');
});
