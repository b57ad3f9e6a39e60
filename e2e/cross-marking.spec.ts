import type { Locator } from '@playwright/test';
import type { App } from './support/app.ts';
import { expect, test } from './support/test.ts';

/** How a thing is drawn: the colours and rings of it, of what is around it and of what lies in it. */
const lookOf = (thing: Locator): Promise<string> =>
  thing.evaluate((element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement, ...element.children];
    return around
      .flatMap((one) => (one ? [getComputedStyle(one)] : []))
      .map(({ backgroundColor, boxShadow }) => `${backgroundColor} ${boxShadow}`)
      .join('\n');
  });

/** Everything that can be marked for “Change email”, by position of its action. */
function thingsOf(app: App): Readonly<Record<string, Locator>> {
  const failures = app.pane('If it is refused').getByRole('rowgroup');
  const guards = app.pane('Why each guard is there').getByRole('listitem');
  const cost = app.pane('Cost').getByRole('listitem');
  return {
    'item 0': app.changes.nth(0),
    'item 1': app.changes.nth(1),
    'item 2': app.changes.nth(2),
    'item untouched': app.changes.nth(3),
    'guard 0': guards.nth(0),
    'guard 1': guards.nth(1),
    'failure 0': failures.nth(1),
    'failure 1': failures.nth(2),
    'failure 2': failures.nth(3),
    'cost 0': cost.nth(0),
    'cost 1': cost.nth(1),
    'cost 2': cost.nth(2),
    'constraint EMAIL': app.row('Constraints', 'EMAIL'),
    'constraint HANDLE': app.row('Constraints', 'HANDLE'),
    'attribute email': app.row('Attributes', 'email'),
    'attribute username': app.row('Attributes', 'username'),
  };
}

interface Marked {
  readonly names: () => Promise<readonly string[]>;
}

/** Remembers how everything looks at rest, and tells what looks otherwise. */
async function watchMarks(app: App): Promise<Marked> {
  const things = Object.entries(thingsOf(app));
  await app.page.mouse.move(0, 0);
  const looks = (): Promise<readonly string[]> => Promise.all(things.map(([, thing]) => lookOf(thing)));
  await expect(app.changes).toHaveCount(4);
  const rest = await looks();
  return {
    names: async () => {
      const now = await looks();
      return things.flatMap(([name], at) => (now[at] === rest[at] ? [] : [name]));
    },
  };
}

const CLAIM = ['item 1', 'guard 1', 'failure 1', 'cost 1', 'constraint EMAIL', 'attribute email'];
const CHANGE = ['item 0', 'guard 0', 'failure 0', 'cost 0', 'attribute email'];

test.beforeEach(async ({ app }) => {
  await app.open();
  await app.scenario('Change email');
});

test('pointing at an action’s JSON marks its item, guard, failure and the fields it came from', async ({
  app,
  page,
}) => {
  await expect(app.editor).toBeAttached();
  const marked = await watchMarks(app);
  await app.requestText.getByText('"UNIQ#EMAIL#ada@byron.org"').first().hover();
  await expect.poll(marked.names).toEqual(CLAIM);
  await app.requestText.getByText('"SET email = :email"').first().hover();
  await expect.poll(marked.names).toEqual(CHANGE);
  await page.mouse.move(0, 0);
  await expect.poll(marked.names).toEqual([]);
});

test('pointing at the plain text does the same before the editor is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.route(/code-viewer/, () => undefined);
  await page.goto('/');
  const lock = page.getByRole('tabpanel', { name: 'Request' }).getByText('"UNIQ#EMAIL#ada@byron.org"');
  const item = page.getByRole('listitem').filter({ hasText: 'UNIQ#EMAIL#ada@byron.org/LOCK' }).first();
  const rest = await lookOf(item);
  await lock.hover();
  await expect.poll(() => lookOf(item)).not.toBe(rest);
  await context.close();
});

test('pointing at an item, a guard or a failure marks the others and the JSON', async ({ app, page }) => {
  await expect(app.editor).toBeAttached();
  const code = app.requestText.getByRole('code').first();
  const marked = await watchMarks(app);
  const drawn = async (): Promise<string> => (await code.screenshot()).toString('base64');
  const plain = await drawn();
  const things = thingsOf(app);
  for (const name of ['item 1', 'guard 1', 'failure 1', 'cost 1']) {
    await test.step(name, async () => {
      await things[name]?.hover();
      await expect.poll(marked.names).toEqual(CLAIM);
      await expect.poll(drawn).not.toBe(plain);
      await page.mouse.move(0, 0);
      await expect.poll(marked.names).toEqual([]);
      await expect.poll(drawn).toBe(plain);
    });
  }
});

test('pointing at a constraint in the form marks what it causes, and nothing else', async ({ app, page }) => {
  const marked = await watchMarks(app);
  await app.form.getByRole('group', { name: 'How EMAIL is compared' }).hover();
  await expect
    .poll(marked.names)
    .toEqual(expect.arrayContaining(['item 1', 'item 2', 'guard 1', 'failure 1', 'failure 2', 'constraint EMAIL']));
  expect(await marked.names()).not.toContain('item untouched');
  expect(await marked.names()).not.toContain('constraint HANDLE');
  await page.mouse.move(0, 0);
  await expect.poll(marked.names).toEqual([]);
  await app.form.getByRole('group', { name: 'How HANDLE is compared' }).hover();
  await expect.poll(marked.names).toContain('constraint HANDLE');
  expect(await marked.names()).not.toContain('item 1');
});

test('the focus marks as the pointer does: in the form and in the code', async ({ app, page }) => {
  await expect(app.editor).toBeAttached();
  const marked = await watchMarks(app);
  await app.row('Constraints', 'EMAIL').getByRole('textbox', { name: 'Constraint name' }).focus();
  await expect.poll(marked.names).toEqual(expect.arrayContaining(['item 1', 'item 2', 'guard 1', 'failure 1']));
  await app.field('email after').focus();
  await expect
    .poll(marked.names)
    .toEqual(expect.arrayContaining(['item 0', 'guard 0', 'failure 0', 'attribute email']));
  await app.editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await expect.poll(marked.names).toEqual([]);
  for (let line = 0; line < 4; line++) await page.keyboard.press('ArrowDown');
  await expect.poll(marked.names).toEqual(CHANGE);
  for (let line = 0; line < 10; line++) await page.keyboard.press('ArrowDown');
  await expect.poll(marked.names).toEqual(CLAIM);
  await page.getByRole('button', { name: 'Examples' }).focus();
  await expect.poll(marked.names).toEqual([]);
});

test('record, lock and index entry have a colour each, the same whatever the design', async ({ app }) => {
  const colourOf = (text: RegExp): Promise<string> =>
    app.changes
      .filter({ hasText: text })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const record = await colourOf(/record$/);
  const lock = await colourOf(/EMAIL$/);
  await app.example('Support ticket');
  const entry = await colourOf(/GSI1$/);
  expect(await colourOf(/record$/)).toBe(record);
  expect(new Set([record, lock, entry]).size).toBe(3);
});
