/** The groups of entries that the header's menus are made of. */
import { formatMoment, t } from '#i18n';
import type { RecentDesign, Store } from '#state';
import type { MenuGroup } from '#ui';
import { exampleList, exportDesign, openExample, openNew, openRecent, shareLink } from '../document-commands.ts';

const RECENT_SHOWN = 8;

export function exampleGroup(store: Store): MenuGroup {
  return {
    title: t.shell.examples,
    entries: exampleList.map(({ id, name }) => ({ id, label: name, onAction: () => openExample(store, id) })),
  };
}

export function recentGroup(store: Store, recent: readonly RecentDesign[]): MenuGroup {
  return {
    title: t.shell.recent,
    entries: recent.slice(0, RECENT_SHOWN).map(({ id, name, savedAt }) => ({
      id,
      label: name || t.shell.unnamed,
      description: formatMoment(savedAt),
      onAction: () => openRecent(store, id),
    })),
  };
}

export function documentGroup(store: Store): MenuGroup {
  return {
    title: t.shell.document,
    entries: [
      { id: 'share', label: t.shell.shareLink, onAction: () => void shareLink(store) },
      { id: 'export', label: t.shell.exportLong, onAction: () => exportDesign(store) },
      { id: 'import', label: t.shell.importDesign, onAction: () => store.actions.openDialog('import') },
      { id: 'new', label: t.shell.newDesign, onAction: () => openNew(store) },
    ],
  };
}
