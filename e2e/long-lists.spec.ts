import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

/** A design with so many attributes that not all rows are drawn. */
function withAttributes(count: number): unknown {
  const names = Array.from({ length: count }, (_, at) => `attr${at}`);
  return {
    version: 1,
    name: 'Long',
    table: { name: 'long', partitionKey: { name: 'PK', type: 'S' } },
    entity: {
      name: 'Row',
      attributes: names.map((name, at) => ({ name, type: 'S', ...(at === 0 ? { required: true } : {}) })),
      keys: { PK: { template: '{attr0}' } },
    },
    scenarios: [
      { name: 'Create', kind: 'create', after: Object.fromEntries(names.map((name) => [name, { S: `v${name}` }])) },
    ],
  };
}

test('of a long list the first rows are drawn, and more when they are asked for', async ({ app }) => {
  await app.open(withAttributes(320));
  const entity = app.section('Entity');
  const names = entity.getByRole('textbox', { name: 'Attribute name' });
  await expect(names).toHaveCount(100);
  await entity.getByRole('button', { name: 'Show 100 more of 220' }).click();
  await expect(names).toHaveCount(200);
  await expect(names.nth(100)).toHaveValue('attr100');
  await entity.getByRole('button', { name: 'Show 100 more of 120' }).click();
  await entity.getByRole('button', { name: 'Show 20 more', exact: true }).click();
  await expect(names).toHaveCount(320);
  await expect(app.section('Scenarios').getByRole('textbox', { name: / after$/ })).toHaveCount(100);
});

test('a row that waits is drawn when somebody goes there or adds one', async ({ app, page }) => {
  await app.open(withAttributes(320));
  const entity = app.section('Entity');
  const names = entity.getByRole('textbox', { name: 'Attribute name' });
  await entity.getByRole('button', { name: 'Add attribute' }).click();
  await expect(names.last()).toBeFocused();
  await page.keyboard.type('attr250');
  await expect(entity).toContainText('Something else has this name');
  await page.keyboard.type('x');
  await expect(names.last()).toHaveValue('attr250x');
  await expect(names).toHaveCount(121);
});

test('moving the last drawn row on draws where it goes', async ({ app, page }) => {
  await app.open(withAttributes(320));
  const last = app.form.getByRole('textbox', { name: 'Attribute name' }).nth(99);
  await last.click();
  await page.keyboard.press('Alt+ArrowDown');
  const moved = app.form.getByRole('textbox', { name: 'Attribute name' }).nth(100);
  await expect(moved).toHaveValue('attr99');
  await expect(moved).toBeFocused();
});

test('a finding far down the list leads to its row', async ({ app }) => {
  const design = withAttributes(320);
  const text = JSON.stringify(design).replace('"attr280","type":"S"', '"attr280","type":"S","values":["a"]');
  await app.open(JSON.parse(text));
  const finding = app.pane('Findings').getByRole('listitem').filter({ hasText: 'attr280' });
  await finding.getByRole('button').last().click();
  await expect(app.field('attr280 after')).toBeFocused();
});

test.describe('a row that is added has a name to type over', () => {
  const added = [
    ['Add attribute', 'Attribute name', null],
    ['Add constraint', 'Constraint name', 'Unique'],
    ['Add index', 'Index name', 'global'],
    ['Add access pattern', 'Access pattern name', null],
    ['Add scenario', 'Scenario name', 'Create'],
  ] as const;
  for (const [button, field, entry] of added) {
    test(button, async ({ app, page }) => {
      await app.open();
      const add = app.form.getByRole('button', { name: button, exact: true });
      if (entry === null) await add.click();
      else await app.pick(add, entry);
      const name = app.form.getByRole('textbox', { name: field }).last();
      await expect(name).toBeFocused();
      await page.keyboard.type('phone');
      await expect(name).toHaveValue('phone');
    });
  }
});
