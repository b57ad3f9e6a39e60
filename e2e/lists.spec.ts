import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { App } from './support/app.ts';
import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

const KINDS = ['Table’s own sort key', 'Index', 'Sparse index', 'Index on several attributes'] as const;

const placeOf = (panel: Locator, kind: string): Locator => panel.getByRole('radio', { name: kind, exact: true });

/** The ticket of the examples, from an empty page by the form alone: table, entity and a scenario, no list yet. */
async function buildTicket(app: App): Promise<void> {
  const { page } = app;
  await app.open();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await app.field('Table name').fill('tickets');
  await app.field('Entity name').fill('Ticket');
  await app.retype(app.form.getByRole('textbox', { name: 'Attribute name' }).first(), 'ticketId');
  await app.addAttribute('teamId');
  await (await app.details('Attributes', 'teamId')).getByText('Never changes').click();
  await app.addAttribute('status');
  const status = await app.details('Attributes', 'status');
  await status.getByRole('textbox', { name: 'Allowed values, in order' }).fill('open\npending\nclosed');
  await app.addAttribute('title');
  await app.retype(app.field('Template of PK'), 'TICKET#{ticketId}');
  await app.retype(app.field('Template of SK'), 'TICKET');
  await app.field('ticketId after').fill('8842');
  await app.field('teamId after').fill('7');
  await app.field('status after').fill('open');
  await app.field('title after').fill('Printer on fire');
  await app.pick(app.section('Scenarios').getByRole('button', { name: 'Add scenario' }), 'Update');
  await app.retype(app.field('Scenario name'), 'Open to pending');
  await app.field('status after').fill('pending');
  await expect(app.requestText).toContainText('"SET #status = :status"');
}

test('from an empty page: a list is named, placed everywhere, and undone to where it began', async ({ app, page }) => {
  await buildTicket(app);
  const panel = await app.output('Lists');
  await panel.getByRole('textbox', { name: 'Name' }).fill('Tickets of a team by status');
  await panel.getByRole('button', { name: 'Add this list' }).click();
  await expect(panel.getByText('Nothing serves this list yet')).toBeVisible();
  const index = panel.getByRole('listitem', { name: 'Index', exact: true });
  await expect(index).toContainText('STATUS#{status|rank}#TICKET#{ticketId}');
  await expect(index).toContainText('not in alphabetical order');
  await expect(index).toContainText('ticketId stands last');
  await expect(index).toContainText('GSI1 is the first index name that is free');
  await expect(placeOf(panel, 'Sparse index')).toBeDisabled();
  const began = await app.exported();

  await index.getByRole('button', { name: 'Use this: Index' }).click();
  await expect(placeOf(panel, 'Index')).toBeChecked();
  await expect(panel).toContainText('":GSI1PK": { "S": "TEAM#7" }');
  await panel.getByText('Table’s own sort key').first().click();
  await expect(placeOf(panel, 'Table’s own sort key')).toBeChecked();
  await panel.getByText('Index on several attributes').first().click();
  await expect(placeOf(panel, 'Index on several attributes')).toBeChecked();
  expect(await app.exported()).not.toEqual(began);

  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  for (let step = 0; step < 3; step++) await undo.click();
  await expect(panel.getByText('Nothing serves this list yet')).toBeVisible();
  expect(await app.exported()).toEqual(began);
});

test('the switch rewrites the design and the request, and each step goes back exactly', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  const began = await app.exported();
  const panel = await app.output('Lists');
  await expect(placeOf(panel, 'Sparse index')).toBeChecked();
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  for (const kind of KINDS.filter((one) => one !== 'Sparse index')) {
    await panel.getByText(kind, { exact: true }).first().click();
    await expect(placeOf(panel, kind)).toBeChecked();
    expect(await app.exported()).not.toEqual(began);
    await undo.click();
    await expect(placeOf(panel, 'Sparse index')).toBeChecked();
    expect(await app.exported()).toEqual(began);
  }
  await panel.getByText('Table’s own sort key').first().click();
  await expect(panel.getByText('is on the table itself')).toBeVisible();
  await panel.getByText('Sparse index').first().click();
  await expect(placeOf(panel, 'Sparse index')).toBeChecked();
  expect(await app.exported()).toMatchObject({ table: { indexes: [{ name: 'GSI1' }] } });
});

test('going back to the sparse index is going back to its condition, by whatever route', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  const began = await exportedText(page);
  const panel = await app.output('Lists');
  for (const kind of KINDS.filter((one) => one !== 'Sparse index')) {
    await panel.getByText(kind, { exact: true }).first().click();
    await expect(placeOf(panel, kind)).toBeChecked();
    const sparse = panel.getByRole('listitem', { name: 'Sparse index', exact: true });
    await expect(sparse).toContainText('only while status is open or pending');
    await panel.getByText('Sparse index', { exact: true }).first().click();
    await expect(placeOf(panel, 'Sparse index')).toBeChecked();
    expect(await exportedText(page)).toBe(began);
  }
  await panel.getByText('Index', { exact: true }).first().click();
  await expect(placeOf(panel, 'Index')).toBeChecked();
  const compare = await app.output('Compare');
  await compare.getByRole('button', { name: /^Place it here: .*sparse/i }).click();
  await expect.poll(() => exportedText(page)).toBe(began);
});

/** The file as it is written, to the letter. */
async function exportedText(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('from an empty page: the open orders of a shop by priority, new and paid alone', async ({ app, page }) => {
  await app.open();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await app.field('Table name').fill('orders');
  await app.field('Entity name').fill('Order');
  await app.retype(app.form.getByRole('textbox', { name: 'Attribute name' }).first(), 'orderId');
  await app.addAttribute('shopId');
  await app.addAttribute('priority', 'N');
  await app.addAttribute('status');
  const status = await app.details('Attributes', 'status');
  await status.getByRole('textbox', { name: 'Allowed values, in order' }).fill('new\npaid\nsent');
  await app.retype(app.field('Template of PK'), 'ORDER#{orderId}');
  await app.retype(app.field('Template of SK'), 'ORDER');
  const panel = await app.output('Lists');
  await app.choose(panel, 'One list for each', 'shopId');
  await app.choose(panel, 'Sorted by', 'priority');
  await panel.getByRole('button', { name: 'Only while …' }).click();
  await expect(panel.getByText('Say which value status has.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Add this list' })).toBeDisabled();
  await addValue(panel, 'status', 'new');
  await addValue(panel, 'status', 'paid');
  await panel.getByRole('button', { name: 'Add this list' }).click();
  const sparse = panel.getByRole('listitem', { name: 'Sparse index', exact: true });
  await expect(sparse).toContainText('only while status is new or paid');
  await sparse.getByRole('button', { name: 'Use this: Sparse index' }).click();
  await expect(placeOf(panel, 'Sparse index')).toBeChecked();
  const when = [{ attribute: 'status', is: 'in', values: [{ S: 'new' }, { S: 'paid' }] }];
  expect(await app.exported()).toMatchObject({
    entity: {
      keys: {
        GSI1PK: { template: 'SHOP#{shopId}', when },
        GSI1SK: { template: 'PRIORITY#{priority|pad:10}#ORDER#{orderId}', when },
      },
    },
    accessPatterns: [{ index: 'GSI1', partition: ['shopId'], sort: ['priority'] }],
  });
  await expect(panel.getByRole('button', { name: 'Copy Query of the list' })).toBeVisible();
});

async function addValue(scope: Locator, attribute: string, value: string): Promise<void> {
  const values = scope.getByRole('group', { name: `Values of ${attribute}` });
  await values.getByRole('button', { name: /^add/i }).click();
  await scope.page().getByRole('menuitem', { name: value, exact: true }).click();
}

test('the condition of a sparse index is edited before it is taken', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  await panel.getByText('Index', { exact: true }).first().click();
  await expect(placeOf(panel, 'Index')).toBeChecked();
  const sparse = panel.getByRole('listitem', { name: 'Sparse index', exact: true });
  await sparse.getByRole('button', { name: 'Edit first: Sparse index' }).click();
  const values = sparse.getByRole('group', { name: 'Values of status' });
  await values.getByRole('button', { name: /open/ }).click();
  await sparse.getByRole('button', { name: 'and while …' }).click();
  await app.choose(sparse, 'and', 'title');
  const take = sparse.getByRole('button', { name: 'Use these keys' });
  await expect(sparse.getByRole('status')).toContainText('Say which value title has.');
  await expect(take).toBeDisabled();
  await app.choose(sparse, 'Relation of title', 'is present');
  await take.click();
  await expect(placeOf(panel, 'Sparse index')).toBeChecked();
  const when = [
    { attribute: 'status', is: 'in', values: [{ S: 'pending' }] },
    { attribute: 'title', is: 'present' },
  ];
  expect(await app.exported()).toMatchObject({ entity: { keys: { GSI1PK: { when }, GSI1SK: { when } } } });
  await expect(sparse).toContainText('only while status is pending and title is present');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(placeOf(panel, 'Index')).toBeChecked();
});

test('a list that takes every record is given a condition, and a sparse index with it', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  await panel.getByRole('button', { name: 'Another list' }).click();
  await app.choose(panel, 'Sorted by', 'title');
  await panel.getByRole('button', { name: 'Add this list' }).click();
  const sparse = panel.getByRole('listitem', { name: 'Sparse index', exact: true });
  await expect(sparse).toContainText('not possible');
  await sparse.getByRole('button', { name: 'Only while …' }).click();
  await addValue(sparse, 'status', 'open');
  await sparse.getByRole('button', { name: 'Propose an index with these' }).click();
  await expect(sparse).toContainText('only while status is open');
  await panel.getByText('Sparse index', { exact: true }).first().click();
  await expect(placeOf(panel, 'Sparse index')).toBeChecked();
  await expect(panel.getByRole('button', { name: 'Copy Query of the list' })).toBeVisible();
});

test('an edited template says what is wrong with it, and what it gives, as it is typed', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  const index = panel.getByRole('listitem', { name: 'Index', exact: true });
  await index.getByRole('button', { name: 'Edit first: Index' }).click();
  const template = index.getByRole('textbox', { name: 'Template of GSI1SK' });
  const take = index.getByRole('button', { name: 'Use these keys' });
  await expect(index).toContainText('STATUS#open#TICKET#8842');
  for (const text of ['{nope}', '{status', '', '{status|pad:2}', `{status}#${'x'.repeat(1100)}#{ticketId}`]) {
    await template.fill(text);
    await expect(take).toBeDisabled();
    await expect(index.getByRole('status')).toContainText('has to be mended first');
  }
  await template.fill('{ticketId}');
  await expect(index.getByRole('status')).toContainText('do not give the list');
  await template.fill('S#{status}#{ticketId}');
  await expect(index).toContainText('S#open#8842');
  await expect(take).toBeEnabled();
});

test('one record is read where only an index is broken', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  await app.retype(app.field('Template of GSI1SK'), '{nope}');
  await expect(panel.getByText('Nothing serves this list yet')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy GetItem of the record' })).toBeVisible();
  await expect(panel).toContainText('"PK": { "S": "TICKET#8842" }');
});

test('a list that is held at a value can leave the others out', async ({ app }) => {
  await buildTicket(app);
  const panel = await app.output('Lists');
  await panel.getByRole('button', { name: 'Only while …' }).click();
  await app.choose(panel, 'Relation of status', /^is$/);
  await app.choose(panel, 'Value of status', 'pending');
  await panel.getByRole('button', { name: 'Add this list' }).click();
  await panel.getByText('Sparse index', { exact: true }).first().click();
  await expect(placeOf(panel, 'Sparse index')).toBeChecked();
  await expect(panel).toContainText('only while status is pending');
  expect(await app.exported()).toMatchObject({
    entity: { keys: { GSI1PK: { when: [{ attribute: 'status' }] } } },
  });
});

test('a proposal is edited before it is taken', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  const index = panel.getByRole('listitem', { name: 'Index', exact: true });
  await index.getByRole('button', { name: 'Edit first: Index' }).click();
  await index.getByRole('textbox', { name: 'Index' }).fill('byStatus');
  await index.getByRole('textbox', { name: 'Template of GSI1SK' }).fill('S#{status}#T#{ticketId}');
  await index.getByRole('button', { name: 'Use these keys' }).click();
  await expect(placeOf(panel, 'Index')).toBeChecked();
  expect(await app.exported()).toMatchObject({
    table: { indexes: [{ name: 'byStatus' }] },
    entity: { keys: { GSI1SK: { template: 'S#{status}#T#{ticketId}' } } },
  });
});

test('an index on attributes is edited before it is taken', async ({ app, page }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  const several = panel.getByRole('listitem', { name: 'Index on several attributes', exact: true });
  await several.getByRole('button', { name: 'Edit first: Index on several attributes' }).click();
  await several.getByRole('textbox', { name: 'Index' }).fill('byAttributes');
  const sort = several.getByRole('group', { name: 'Attributes of the sort key, in order' });
  await sort.getByRole('button', { name: /add/i }).click();
  await page.getByRole('menuitem', { name: 'title' }).click();
  await several.getByRole('button', { name: 'Use these keys' }).click();
  await expect(placeOf(panel, 'Index on several attributes')).toBeChecked();
  expect(await app.exported()).toMatchObject({
    table: {
      indexes: [{ name: 'byAttributes', sortKey: [{ name: 'status' }, { name: 'ticketId' }, { name: 'title' }] }],
    },
  });
});

test('the Query, the GetItem beside it and the loop are copied as they are shown', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  expect(JSON.parse(await app.copyWith(panel.getByRole('button', { name: 'Copy Query of the list' })))).toEqual({
    TableName: 'tickets',
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :GSI1PK AND begins_with(GSI1SK, :GSI1SK)',
    ExpressionAttributeValues: { ':GSI1PK': { S: 'TEAM#7' }, ':GSI1SK': { S: 'STATUS#open#TICKET#' } },
    Limit: 25,
  });
  expect(JSON.parse(await app.copyWith(panel.getByRole('button', { name: 'Copy GetItem of the record' })))).toEqual({
    TableName: 'tickets',
    Key: { PK: { S: 'TICKET#8842' }, SK: { S: 'TICKET' } },
    ConsistentRead: true,
  });
  const loop = await app.copyWith(panel.getByRole('button', { name: 'Copy the loop' }));
  expect(loop).toContain('ExclusiveStartKey: startKey');
  expect(loop).toContain('while (startKey !== undefined)');
  await expect(panel).toContainText('may still show the old place');
  await expect(panel).toContainText('not on a global index');
});

test('what a projection leaves out, and the second read for it', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const row = app.row('Indexes', 'GSI1');
  await row.getByRole('button', { name: 'Details of GSI1', exact: true }).click();
  await app.choose(row, 'Projection', /keys only/i);
  const panel = await app.output('Lists');
  await expect(panel).toContainText('The index leaves out teamId, status, and title.');
  await expect(panel).toContainText('reads each of the 25 items by its key: 12.5 RCU more');
});

test('rows are typed over, added and taken away in place, outlive the tab, and leave the design alone', async ({
  app,
  page,
}) => {
  await app.open();
  await app.example('Support ticket');
  const began = await app.exported();
  const panel = await app.output('Lists');
  await panel.getByText('Index', { exact: true }).first().click();
  await expect(placeOf(panel, 'Index')).toBeChecked();
  const order = panel.getByRole('region', { name: 'In what order' });
  const rows = order.getByRole('row');
  await expect(rows.filter({ hasText: 'STATUS#open#TICKET#8842' }).first()).toContainText('finds it');
  const before = await rows.count();

  await order.getByRole('button', { name: 'Add row' }).click();
  const status = order.getByRole('textbox', { name: /^status, / }).and(page.locator(':focus'));
  await status.press('ControlOrMeta+A');
  await page.keyboard.type('opened');
  await expect(page.locator(':focus')).toHaveValue('opened');
  await expect(rows).toHaveCount(before + 1);
  const own = rows.filter({ hasText: 'your row' });
  await expect(own).toContainText('STATUS#opened#TICKET#8842');
  await expect(own).toContainText('leaves it out');

  const first = order.getByRole('textbox', { name: 'ticketId, row 1', exact: true });
  await first.fill('77');
  await expect(rows.filter({ hasText: '#TICKET#77' })).toContainText('your row');
  await expect(rows).toHaveCount(before + 1);

  await app.output('Compare');
  await app.output('Lists');
  await expect(own).toHaveCount(2);
  await app.retype(app.row('Access patterns', 'Open tickets of a team').getByRole('textbox').first(), 'Queue');
  await expect(own).toHaveCount(2);

  await own
    .filter({ hasText: 'opened' })
    .getByRole('button', { name: /^Take away/ })
    .click();
  await expect(own).toHaveCount(1);
  await order.getByRole('button', { name: 'Back to the made rows' }).click();
  await expect(own).toHaveCount(0);
  await expect(rows).toHaveCount(before);
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  await undo.click();
  await undo.click();
  expect(await app.exported()).toEqual(began);
});

test('a value is checked against its type as it is typed', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  await app.addAttribute('priority', 'N');
  const panel = await app.output('Lists');
  await panel.getByRole('button', { name: 'Another list' }).click();
  await app.choose(panel, 'Sorted by', 'priority');
  await panel.getByRole('button', { name: 'Add this list' }).click();
  await panel.getByRole('button', { name: 'Use this: Index', exact: true }).click();
  const order = panel.getByRole('region', { name: 'In what order' });
  await order.getByRole('button', { name: 'Add row' }).click();
  const value = order.locator('input:focus');
  await value.fill('ten');
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  const row = order.getByRole('row').filter({ hasText: 'your row' });
  await expect(row).toContainText('priority takes a number.');
  await expect(row).toContainText('not in this list');
  await value.fill('7');
  await expect(row).not.toContainText('takes a number');
  await expect(row).toContainText(/0+7#TICKET#/);
});

test('a renamed list stays the one that is looked at', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  await panel.getByRole('button', { name: 'Another list' }).click();
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('Second');
  await panel.getByRole('button', { name: 'Add this list' }).click();
  await expect(panel.getByRole('button', { name: /List$/ })).toContainText('Second');
  const row = app.row('Access patterns', 'Second');
  await app.retype(row.getByRole('textbox').first(), 'Another queue');
  await expect(panel.getByRole('button', { name: /List$/ })).toContainText('Another queue');
});

test('an edited proposal that does not fit is refused in words, and nothing changes', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const panel = await app.output('Lists');
  await panel.getByRole('button', { name: 'Another list' }).click();
  await panel.getByRole('button', { name: 'Add this list' }).click();
  const began = await app.exported();
  const index = panel.getByRole('listitem', { name: 'Index', exact: true });
  await index.getByRole('button', { name: 'Edit first: Index' }).click();
  const name = index.getByRole('textbox', { name: 'Index' });
  await name.fill('GSI1');
  await expect(index.getByRole('status')).toContainText('another index has this name');
  await expect(index.getByRole('button', { name: 'Use these keys' })).toBeDisabled();
  expect(await app.exported()).toEqual(began);
  await name.fill('byStatus');
  await index.getByRole('button', { name: 'Use these keys' }).click();
  await expect(placeOf(panel, 'Index')).toBeChecked();
  expect(await app.exported()).toMatchObject({ table: { indexes: [{ name: 'GSI1' }, { name: 'byStatus' }] } });
});

test('an unpadded number is seen out of place, and padding puts it right', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  await app.addAttribute('priority', 'N');
  const panel = await app.output('Lists');
  await panel.getByRole('button', { name: 'Another list' }).click();
  await app.choose(panel, 'Sorted by', 'priority');
  await panel.getByRole('button', { name: 'Add this list' }).click();
  await panel.getByRole('button', { name: 'Use this: Index', exact: true }).click();
  await expect(placeOf(panel, 'Index')).toBeChecked();
  await expect(app.field('Template of GSI2SK')).toHaveValue(/priority\|pad:/);
  await app.retype(app.field('Template of GSI2SK'), 'P#{priority}#TICKET#{ticketId}');
  const rows = panel.getByRole('region', { name: 'In what order' }).getByRole('row');
  await expect(rows.filter({ hasText: 'out of place: meant to be' })).not.toHaveCount(0);
  await expect(panel.getByRole('status').filter({ hasText: /where nobody expects (?:it|them)/ })).toBeVisible();
  await app.retype(app.field('Template of GSI2SK'), 'P#{priority|pad:3}#TICKET#{ticketId}');
  await expect(rows.filter({ hasText: 'out of place' })).toHaveCount(0);
  await expect(panel.getByRole('status').filter({ hasText: 'Every row lies where it was meant to.' })).toBeVisible();
});
