import { expect, test } from './support/test.ts';

test.use({ hasEditor: false });

test('how often, how many, where and how it is paid', async ({ app }) => {
  await app.open();
  await app.field('Items').fill('2000000');
  await app.field('Sign up a month').fill('12,000');
  await app.choose(app.section('Workload'), 'Billing', 'provisioned');
  const region = app.section('Workload').getByRole('combobox', { name: 'Region' });
  await region.fill('eu-west-1');
  await region.press('Tab');
  const saved = await app.exported();
  expect(saved).toMatchObject({
    workload: {
      items: 2000000,
      billing: 'provisioned',
      region: 'eu-west-1',
      perMonth: { 'Sign up': 12000, 'Change email': 200, 'Delete account': 100 },
    },
  });
});

test('a renamed scenario keeps its number; the workload goes and comes back', async ({ app }) => {
  await app.open();
  await app.scenario('Sign up');
  await app.field('Scenario name').fill('Register');
  await expect(app.field('Register a month')).toHaveValue('3000');
  await app.section('Workload').getByRole('button', { name: 'Remove the workload' }).click();
  await expect(app.field('Items')).toBeHidden();
  await app.section('Workload').getByRole('button', { name: 'Estimate a month' }).click();
  await expect(app.field('Items')).toBeFocused();
  await expect(app.field('Register a month')).toHaveValue('1000');
});

test('an access pattern is stated: where, grouped, sorted, read for, ranged', async ({ app }) => {
  await app.open();
  await app.example('Support ticket');
  const row = await app.details('Access patterns', 'Open tickets of a team');
  await row.getByRole('textbox', { name: 'Value of teamId' }).fill('12');
  await row.getByRole('textbox', { name: 'At most' }).fill('50');
  await row.getByText('Last one first').click();
  await row
    .getByRole('button', { name: 'Clear Value of status' })
    .or(row.getByRole('button', { name: 'Values for Value of status' }))
    .click();
  await app.page.getByRole('menuitem', { name: 'absent' }).click();
  await row.getByRole('button', { name: 'range', exact: true }).click();
  await app.choose(row, 'Attribute of the range', 'status');
  await app.choose(row, 'Kind of range', 'between');
  await row.getByRole('textbox', { name: 'Lower bound' }).fill('open');
  await row.getByRole('textbox', { name: 'Upper bound' }).fill('pending');
  expect(await app.exported()).toMatchObject({
    accessPatterns: [
      {
        name: 'Open tickets of a team',
        index: 'GSI1',
        where: { teamId: { S: '12' } },
        range: { attribute: 'status', op: 'between', values: [{ S: 'open' }, { S: 'pending' }] },
        limit: 50,
        descending: true,
      },
    ],
  });
  await row.getByRole('button', { name: 'Remove the range' }).click();
  await expect(row.getByRole('textbox', { name: 'Lower bound' })).toBeHidden();
});
