/** The page by role and label: its parts, and what a person does with them again and again. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { linkTo } from './link-to.ts';

export type App = ReturnType<typeof appOn>;

const NOT_COPIED = 'nothing has been copied';

export function appOn(page: Page) {
  const form = page.getByRole('region', { name: 'Design form' });
  const outputs = page.getByRole('region', { name: 'Outputs of the scenario' });
  /** A part of the form, or one of the panes beside it, by the beginning of its title. */
  const section = (title: string): Locator => form.getByRole('region', { name: startingWith(title) });
  const pane = (title: string): Locator => outputs.getByRole('region', { name: startingWith(title) });
  /** A row of one of the form's lists, by the name its buttons carry. */
  const row = (list: string, name: string): Locator =>
    form
      .getByRole('list', { name: list, exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) });
  const field = (label: string): Locator => form.getByRole('textbox', { name: label, exact: true });
  const changes = pane('What changes').getByRole('listitem');
  const copyButton = outputs.getByRole('button', { name: 'Copy request', exact: true });
  /** The lines of the request, whoever draws them. */
  const requestText = outputs.getByRole('tabpanel', { name: 'Request' });

  /** There once the editor has taken the place of the plain text. It has no size: the lines are drawn beside it. */
  const editor = requestText.getByRole('textbox', { name: 'Request JSON' });

  async function open(design?: unknown): Promise<void> {
    await page.goto(design === undefined ? '/' : linkTo(design));
    // The largest designs take a while on a busy machine.
    await expect(field('Table name')).toBeVisible({ timeout: 30_000 });
  }

  /** Replaces what stands in a field, letter by letter. */
  async function retype(target: Locator, text: string): Promise<void> {
    await target.click();
    await target.press('ControlOrMeta+A');
    if (text === '') await target.press('Delete');
    else await target.pressSequentially(text);
  }

  /** Opens the menu behind a button and takes one of its entries. */
  async function pick(button: Locator, entry: string): Promise<void> {
    await button.click();
    await page.getByRole('menuitem', { name: startingWith(entry) }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  }

  /** Chooses in a list field, whose button is named by its value and its label. */
  async function choose(scope: Locator, label: string, option: string | RegExp): Promise<void> {
    await scope.getByRole('button', { name: endingWith(label) }).click();
    await page.getByRole('option', { name: typeof option === 'string' ? startingWith(option) : option }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
  }

  /** Adds an attribute at the end of the list and gives it a name and a type. */
  async function addAttribute(name: string, type = 'S'): Promise<void> {
    const entity = section('Entity');
    const added = entity.getByRole('textbox', { name: 'Attribute name' }).last();
    await entity.getByRole('button', { name: /^(Add )?attribute$/ }).click();
    await expect(added).toBeFocused();
    await retype(added, name);
    if (type !== 'S') await choose(entity, `Type of ${name}`, type);
  }

  /** Opens a row of the form to its details and gives the row. */
  async function details(list: string, name: string): Promise<Locator> {
    await row(list, name)
      .getByRole('button', { name: `Details of ${name}`, exact: true })
      .click();
    return row(list, name);
  }

  async function scenario(name: string): Promise<void> {
    const tab = outputs.getByRole('tab', { name: startingWith(name) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  async function output(name: string): Promise<Locator> {
    await outputs.getByRole('tab', { name, exact: true }).click();
    return outputs.getByRole('tabpanel', { name, exact: true });
  }

  async function example(name: string): Promise<void> {
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue(name);
  }

  /** Opens the commands by their keys and waits until letters go there. */
  async function commands(): Promise<Locator> {
    await page.keyboard.press('ControlOrMeta+K');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    await expect(palette.getByRole('searchbox')).toBeFocused();
    return palette;
  }

  async function importDesign(text: string): Promise<void> {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a design' });
    await dialog.getByRole('textbox', { name: 'Design document (JSON)' }).fill(text);
    await dialog.getByRole('button', { name: 'Open design' }).click();
  }

  /** The design as the file that Export saves. */
  async function exported(): Promise<unknown> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    return JSON.parse(await readFile(await download.path(), 'utf8'));
  }

  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  /** Presses a copy button and gives what is on the clipboard then. */
  async function copyWith(button: Locator): Promise<string> {
    await page.evaluate((text) => navigator.clipboard.writeText(text), NOT_COPIED);
    await button.click();
    await expect.poll(clipboard).not.toBe(NOT_COPIED);
    return clipboard();
  }

  const copyRequest = async (): Promise<unknown> => JSON.parse(await copyWith(copyButton));

  /** Waits until copying gives exactly this request, the order of its fields included. */
  async function expectRequest(request: unknown): Promise<void> {
    const copied = async (): Promise<string> => JSON.stringify(await copyRequest(), null, 2);
    await expect.poll(copied).toBe(JSON.stringify(request, null, 2));
  }

  return {
    page,
    form,
    outputs,
    section,
    pane,
    row,
    field,
    changes,
    copyButton,
    requestText,
    editor,
    open,
    retype,
    addAttribute,
    details,
    pick,
    choose,
    scenario,
    output,
    example,
    importDesign,
    commands,
    exported,
    clipboard,
    copyWith,
    copyRequest,
    expectRequest,
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}(?!\\w)`);
const endingWith = (text: string): RegExp => new RegExp(`${escaped(text)}$`);
