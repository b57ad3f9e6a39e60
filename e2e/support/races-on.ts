import { expect, type Locator, type Page } from '@playwright/test';

/** The race page by role and label. */
export function racesOn(page: Page) {
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

  /** In an own race: what each client does. */
  async function does(client: string, doing: string): Promise<void> {
    await panel.getByRole('button', { name: new RegExp(`Client ${client}$`) }).click();
    await page.getByRole('option', { name: doing, exact: true }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
  }

  async function prove(): Promise<void> {
    await button('Prove all interleavings').click();
    await expect(proof).not.toBeEmpty();
  }

  return { panel, way, ending, step, detail, stored, proof, button, open, choose, work, does, prove };
}

export const CHECK = 'Check, then write';
export const UNGUARDED = 'Transaction without old-value guards';
export const PLAN = 'Latchkey’s plan';
