import { writeFile } from 'node:fs/promises';
import { linkTo, linkToText } from './support/link-to.ts';
import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('the address bar holds the design as it is typed; a new page opens it the same', async ({
  app,
  page,
  context,
}) => {
  await app.open();
  await expect(page).toHaveURL(/#d=1\./);
  const before = page.url();
  await app.field('Table name').fill('shared-table');
  await expect(page).not.toHaveURL(before);
  const saved = await app.exported();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'Table name' })).toHaveValue('shared-table');
  await other.close();
  expect(linkTo(saved).length).toBeLessThan(4000);
});

test('Share link copies the address, and somebody without a history opens exactly this design', async ({
  app,
  page,
  browser,
}) => {
  await app.open();
  await app.field('email after').fill('countess@lovelace.io');
  const link = await app.copyWith(page.getByRole('button', { name: 'Share link' }));
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const saved = await app.exported();
  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('textbox', { name: 'email after', exact: true })).toHaveValue('countess@lovelace.io');
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: 'Export' }).click(),
  ]);
  const copy = await download.createReadStream();
  expect(JSON.parse(Buffer.concat(await copy.toArray()).toString('utf8'))).toEqual(saved);
  await stranger.close();
});

const MINE = {
  version: 1,
  name: 'Mine',
  table: { name: 'mine', partitionKey: { name: 'PK', type: 'S' } },
  entity: {
    name: 'Thing',
    attributes: [{ name: 'id', type: 'S', keyOnly: true }],
    keys: { PK: { template: 'T#{id}' } },
  },
  scenarios: [{ name: 'Make', kind: 'create', after: { id: { S: '1' } } }],
};
const THEIRS = { ...MINE, name: 'Theirs' };
const whole = linkTo(THEIRS);

const BROKEN = {
  'cut off': whole.slice(0, -12),
  'cut to nothing': '/#d=1.',
  altered: `${whole.slice(0, 30)}xxxx${whole.slice(34)}`,
  'of other letters': '/#d=1.%F0%9F%94%91!',
  'of a later version': whole.replace('#d=1.', '#d=7.'),
  'not JSON': linkToText('{ "version": 1, '),
  'no design': linkTo({ hello: 'world' }),
  'a design with a field too many': linkTo({ ...THEIRS, colour: 'red' }),
  'a design of a later version': linkTo({ ...THEIRS, version: 99 }),
  'a flood when unpacked': linkToText(' '.repeat(50_000_000)),
} as const;

test('links that are no design say what is wrong and leave the own design alone', async ({ app, page }) => {
  await app.open(MINE);
  const name = page.getByRole('textbox', { name: 'Design name' });
  await expect(name).toHaveValue('Mine');
  for (const [what, link] of Object.entries(BROKEN)) {
    await test.step(what, async () => {
      await page.goto('about:blank');
      await page.goto(link);
      await expect(page.getByRole('status').filter({ hasText: /link/i })).toContainText(/cut off|newer|no design/);
      await expect(name).toHaveValue('Mine');
      await expect(app.copyButton).toBeEnabled();
    });
  }
});

test('a link pasted into the open page opens too; a broken one changes nothing', async ({ app, page }) => {
  await app.open();
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, BROKEN['cut off'].slice(1));
  await expect(page.getByRole('status').filter({ hasText: /link/i })).toContainText('cut off');
  await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue('Account sign-up');
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, whole.slice(1));
  await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue('Account sign-up');
});

test('a link of somebody else keeps what was open among the recent designs', async ({ app, page }) => {
  await app.open();
  const address = page.url();
  await app.field('Table name').fill('my-work');
  await expect(page).not.toHaveURL(address);
  await page.goto('about:blank');
  await page.goto(whole);
  await expect(page.getByRole('status').filter({ hasText: 'Theirs' })).toContainText('Recent designs');
  await page.getByRole('button', { name: 'Examples' }).click();
  const recent = page.getByRole('group', { name: 'Recent designs' });
  await recent.getByRole('menuitem', { name: /Account sign-up/ }).click();
  await expect(app.field('Table name')).toHaveValue('my-work');
});

test('a design too large for a link says so when it is shared, and still exports', async ({ app, page }) => {
  await app.open();
  const noise = Array.from(
    { length: 6000 },
    (_, at) => ((at * 7919) % 9973).toString(36) + ((at * at) % 99991).toString(36),
  );
  await app.importDesign(JSON.stringify({ ...MINE, name: 'Large', entity: { ...MINE.entity, name: noise.join('') } }));
  await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue('Large');
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'too large for a link' })).toBeVisible();
  expect(await app.exported()).toMatchObject({ name: 'Large' });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue('Large');
});

test('an exported file imports as the same design', async ({ app, page }, info) => {
  await app.open();
  await app.example('Support ticket');
  await app.field('title after').fill('Printer on fire “again” 🔥');
  const saved = await app.exported();
  const path = info.outputPath('ticket.latchkey.json');
  await writeFile(path, JSON.stringify(saved));
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a design' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose file…' }).click(),
  ]);
  await chooser.setFiles(path);
  await expect(dialog).toBeHidden();
  await expect(app.field('title after')).toHaveValue('Printer on fire “again” 🔥');
  expect(await app.exported()).toEqual(saved);
});

test('an import that is no design names the path and what is wrong there, and the text stays', async ({
  app,
  page,
}) => {
  await app.open();
  const dialog = page.getByRole('dialog', { name: 'Import a design' });
  const text = dialog.getByRole('textbox', { name: 'Design document (JSON)' });
  await app.importDesign('{ "version": 1,\n  "name": }');
  await expect(dialog.getByRole('alert')).toContainText(/line 2, column \d+/);
  await expect(text).toHaveValue('{ "version": 1,\n  "name": }');
  const wrong = {
    ...MINE,
    colour: 'red',
    table: { ...MINE.table, partitionKey: { name: 'PK', type: 'X' } },
    scenarios: [{ name: 'Make', kind: 'create', after: { id: { S: 1 } } }],
  };
  await text.fill(JSON.stringify(wrong));
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Open design' }).click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    /^table\.partitionKey\.type .*S, N, B.*X/,
    /^scenarios\[0\]\.after\.id\.S .*string.*number/,
    /^colour .*does not know/,
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue('Account sign-up');
  await expect(page.getByRole('button', { name: 'Import' })).toBeFocused();
});
