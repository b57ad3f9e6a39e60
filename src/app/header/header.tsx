/** Brand, name of the design, and what can be done with the whole of it. */
import { Command, Ellipsis, Redo2, Undo2 } from 'lucide-react';
import { t } from '#i18n';
import { shortcutText } from '#platform';
import { useActions, useHistory, useLatchkey, useLatchkeyStore } from '#state';
import { Button, IconButton, Kbd, Menu } from '#ui';
import { exportDesign, openNew, shareLink } from '../document-commands.ts';
import { Brand } from './brand.tsx';
import { DesignName } from './design-name.tsx';
import { documentGroup, exampleGroup, recentGroup } from './menu-groups.ts';
import { ThemeMenu } from './theme-menu.tsx';

export function Header({ isNarrow }: { readonly isNarrow: boolean }) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-panel px-(--gutter)">
      <Brand />
      <span aria-hidden className="mx-2 h-5 w-px shrink-0 bg-line" />
      <div className="flex min-w-0 flex-1">
        <DesignName />
      </div>
      <History />
      {isNarrow ? <NarrowActions /> : <WideActions />}
    </header>
  );
}

function History() {
  const { canUndo, canRedo } = useHistory();
  const { undo, redo } = useActions();
  return (
    <>
      <IconButton label={t.shell.undo} keys={shortcutText('Z')} onPress={undo} aria-disabled={!canUndo}>
        <Undo2 aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={t.shell.redo} keys={shortcutText('Z', true)} onPress={redo} aria-disabled={!canRedo}>
        <Redo2 aria-hidden className="size-4" />
      </IconButton>
    </>
  );
}

function WideActions() {
  const store = useLatchkeyStore();
  const recent = useLatchkey((state) => state.recent);
  const { openDialog } = useActions();
  return (
    <>
      <Menu label={t.shell.examples} groups={[exampleGroup(store), recentGroup(store, recent)]}>
        <Button>{t.shell.examples}</Button>
      </Menu>
      <Button onPress={() => openNew(store)}>{t.shell.new}</Button>
      <Button onPress={() => openDialog('import')}>{t.shell.importShort}</Button>
      <Button onPress={() => openDialog('commands')}>
        {t.shell.commands}
        <Kbd keys={shortcutText('K')} />
      </Button>
      <ThemeMenu />
      <Button variant="outline" className="ml-2" onPress={() => exportDesign(store)}>
        {t.shell.exportDesign}
      </Button>
      <Button variant="solid" className="ml-1" onPress={() => void shareLink(store)}>
        {t.shell.shareLink}
      </Button>
    </>
  );
}

/** On a narrow screen everything but undo and redo is in two menus. */
function NarrowActions() {
  const store = useLatchkeyStore();
  const recent = useLatchkey((state) => state.recent);
  const { openDialog } = useActions();
  return (
    <>
      <IconButton label={t.shell.commands} onPress={() => openDialog('commands')}>
        <Command aria-hidden className="size-4" />
      </IconButton>
      <ThemeMenu />
      <Menu label={t.shell.more} groups={[documentGroup(store), exampleGroup(store), recentGroup(store, recent)]}>
        <IconButton label={t.shell.more}>
          <Ellipsis aria-hidden className="size-4" />
        </IconButton>
      </Menu>
    </>
  );
}
