/** Everything the command palette offers. */
import { t } from '#i18n';
import { shortcutText } from '#platform';
import type { Store, Theme } from '#state';
import { exampleList, exportDesign, openExample, openNew, shareLink } from './document-commands.ts';
import { OUTPUTS } from './outputs/outputs.ts';
import { copyRequest } from './shortcuts.ts';

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly keys?: string;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function commandGroups(store: Store): readonly CommandGroup[] {
  const { actions } = store;
  const { shell } = t;
  return [
    {
      title: shell.sections.actions,
      commands: [
        { id: 'copy', title: shell.copyRequest, keys: shortcutText('C', true), run: () => void copyRequest(store) },
        { id: 'share', title: shell.shareLink, run: () => void shareLink(store) },
        { id: 'undo', title: shell.undo, keys: shortcutText('Z'), run: actions.undo },
        { id: 'redo', title: shell.redo, keys: shortcutText('Z', true), run: actions.redo },
        { id: 'export', title: shell.exportLong, run: () => exportDesign(store) },
        { id: 'import', title: shell.importDesign, run: () => actions.openDialog('import') },
        { id: 'new', title: shell.newDesign, run: () => openNew(store) },
        ...THEMES.map((theme) => ({
          id: `theme-${theme}`,
          title: `${shell.theme}: ${shell.themes[theme]}`,
          run: () => actions.setTheme(theme),
        })),
      ],
    },
    {
      title: shell.sections.scenarios,
      commands: store.getState().design.scenarios.map(({ name }, at) => ({
        id: `scenario-${at}`,
        title: shell.goToScenario(name),
        run: () => actions.selectScenario(name),
      })),
    },
    {
      title: shell.sections.outputs,
      commands: OUTPUTS.map(({ id, title }) => ({
        id: `output-${id}`,
        title: shell.showOutput(title),
        run: () => actions.selectOutput(id),
      })),
    },
    {
      title: shell.sections.examples,
      commands: exampleList.map(({ id, name }) => ({
        id: `example-${id}`,
        title: shell.openExample(name),
        run: () => openExample(store, id),
      })),
    },
  ];
}
