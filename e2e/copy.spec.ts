import { expect, test } from './support/test.ts';

test('the request is copied as the editor shows it, character for character', async ({ app, page }) => {
  await app.open();
  await expect(app.editor).toBeAttached();
  const copied = await app.copyWith(app.copyButton);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  await expect(app.copyButton).toContainText('Copied');
  await app.editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(app.clipboard).toBe(copied);
  expect(JSON.stringify(JSON.parse(copied)).length).toBeGreaterThan(300);
});

const lock = (key: string) => `{\n  "PK": { "S": "${key}" },\n  "SK": { "S": "LOCK" }\n}`;

const EXPRESSIONS = {
  'Copy key of action 0': '{ "PK": { "S": "ACCT#a1f9c3" }, "SK": { "S": "PROFILE" } }',
  'Copy update expression of action 0': 'SET email = :email',
  'Copy condition expression of action 0': 'email = :email_before',
  'Copy expression attribute values of action 0':
    '{\n  ":email": { "S": "ada@byron.org" },\n  ":email_before": { "S": "ada@lovelace.io" }\n}',
  'Copy item of action 1': '{ "PK": { "S": "UNIQ#EMAIL#ada@byron.org" }, "SK": { "S": "LOCK" } }',
  'Copy condition expression of action 1': 'attribute_not_exists(PK)',
  'Copy key of action 2': '{ "PK": { "S": "UNIQ#EMAIL#ada@lovelace.io" }, "SK": { "S": "LOCK" } }',
};

test('every part of every action is copied on its own', async ({ app }) => {
  await app.open();
  const panel = await app.output('Expressions');
  const buttons = panel.getByRole('button', { name: /^Copy / });
  await expect(buttons).toHaveCount(Object.keys(EXPRESSIONS).length);
  for (const [name, text] of Object.entries(EXPRESSIONS)) {
    const copied = await app.copyWith(panel.getByRole('button', { name, exact: true }));
    expect(withoutSpace(copied)).toBe(withoutSpace(text));
    expect(await shownIn(panel)).toContain(withoutSpace(copied));
    await expect(panel.getByRole('button', { name: 'Copied' }).last()).toBeVisible();
  }
});

test('every item is copied as it is shown, before and after', async ({ app }) => {
  await app.open();
  const panel = await app.output('Items');
  const cards = panel.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const copied = await app.copyWith(card.getByRole('button'));
    expect(await shownIn(card)).toContain(withoutSpace(copied));
    expect(Object.keys(JSON.parse(copied))).toEqual(expect.arrayContaining(['PK', 'SK']));
  }
  const locks = cards.filter({ hasText: 'HANDLE' });
  expect(withoutSpace(await app.copyWith(locks.first().getByRole('button')))).toBe(
    withoutSpace(lock('UNIQ#HANDLE#ada')),
  );
});

test('every value of a key is copied bare', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Keys');
  const values = {
    PK: ['TICKET#8842'],
    SK: ['TICKET'],
    GSI1PK: ['TEAM#7'],
    GSI1SK: ['STATUS#open#TICKET#8842', 'STATUS#pending#TICKET#8842'],
  };
  for (const [name, expected] of Object.entries(values)) {
    const row = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}\\b`) }) });
    const buttons = row.getByRole('button');
    await expect(buttons).toHaveCount(expected.length);
    for (const [at, value] of expected.entries()) expect(await app.copyWith(buttons.nth(at))).toBe(value);
  }
});

const PANES = [
  'Why each guard is there',
  'What changes',
  'If it is refused',
  'Cost',
  'Findings',
  'What this guarantees',
] as const;

for (const example of ['Account sign-up', 'Support ticket']) {
  test(`${example}: every pane is copied in the words it shows`, async ({ app, page }) => {
    await app.open();
    await app.example(example);
    const copyPane = app.outputs.getByRole('button', { name: /^Copy “/ });
    await expect(copyPane).toHaveCount(PANES.length);
    for (const title of PANES) {
      await test.step(title, async () => {
        const pane = app.pane(title);
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen is meant, not what the document holds
        const shown = oneLine(await pane.innerText());
        const copied = await app.copyWith(pane.getByRole('button', { name: `Copy “${title}”` }));
        await expect(page.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeAttached();
        expect(copied.trim()).not.toBe('');
        const missing = wordsOf(copied).filter((word) => !wordsOf(shown).includes(word));
        expect(missing).toEqual([]);
      });
    }
  });
}

test('whatever has a copy button in any output is copied as it is shown', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  for (const tab of await app.outputs.getByRole('tablist', { name: 'Outputs' }).getByRole('tab').all()) {
    const name = (await tab.textContent()) ?? '';
    await test.step(name, async () => {
      await tab.click();
      const panel = app.outputs.getByRole('tabpanel', { name, exact: true });
      const buttons = panel.getByRole('button', { name: /^(Copy|Copied)/ });
      await expect(buttons.first()).toBeVisible();
      for (const button of await buttons.all()) {
        const label = await button.getAttribute('aria-label');
        const copied = await app.copyWith(button);
        await expect(page.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeAttached();
        if (label?.includes('“')) continue; // A pane in plain words, compared above.
        expect(await shownIn(panel)).toContain(withoutSpace(copied));
      }
    });
  }
});

test('copied cost has the figures of the pane, row by row', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const pane = app.pane('Cost');
  const copied = await app.copyWith(pane.getByRole('button', { name: 'Copy “Cost”' }));
  const shown = await pane.getByRole('listitem').allInnerTexts();
  expect(copied.split('\n').map(oneLine).toSorted()).toEqual(shown.map(oneLine).toSorted());
});

test('the request is copied by shortcut and from the palette, and the page says so', async ({ app, page }) => {
  await app.open();
  const expected = await app.copyWith(app.copyButton);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('ControlOrMeta+Shift+C');
  await expect(page.getByRole('status').filter({ hasText: 'Request copied.' })).toBeVisible();
  expect(await app.clipboard()).toBe(expected);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await app.commands();
  await page.keyboard.type('copy req');
  await page.keyboard.press('Enter');
  await expect.poll(app.clipboard).toBe(expected);
});

test('a browser that refuses to copy is not said to have copied', async ({ app, page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await app.open();
  await app.copyButton.click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeAttached();
  await expect(app.copyButton).toContainText('Not copied');
});

test('where nothing is to be written there is nothing to copy', async ({ app, page }) => {
  await app.open();
  await app.field('email after').fill('ada@lovelace.io');
  await expect(app.copyButton).toBeDisabled();
  await expect(app.requestText).toContainText('Nothing to write');
  await page.keyboard.press('ControlOrMeta+Shift+C');
  await expect(page.getByRole('status').filter({ hasText: 'no request to copy' })).toBeVisible();
});

const oneLine = (text: string): string => text.trim().split(/\s+/).join(' ');
const withoutSpace = (text: string): string => text.replace(/\s+/g, '');
const shownIn = async (place: { innerText: () => Promise<string> }): Promise<string> =>
  withoutSpace(await place.innerText());

/** Words with a letter; signs and positions around them are how plain text says what the page draws. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s()[\],:/“”]+/)
    .map((word) => word.replace(/[.]$/, ''))
    .filter((word) => /\p{L}/u.test(word));
