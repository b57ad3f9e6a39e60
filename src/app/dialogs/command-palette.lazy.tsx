/** All commands by name: type, choose, done. */
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { t } from '#i18n';
import { useActions, useLatchkeyStore } from '#state';
import { Kbd } from '#ui';
import { commandGroups } from '../commands.ts';

export function CommandPalette() {
  const store = useLatchkeyStore();
  const { closeDialog } = useActions();
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups = commandGroups(store).filter(({ commands }) => commands.length > 0);
  const run = (id: string): void => {
    const command = groups.flatMap(({ commands }) => commands).find((one) => one.id === id);
    closeDialog();
    command?.run();
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && closeDialog()}
      className="fixed inset-0 z-20 flex items-start justify-center bg-scrim px-4 pt-[12vh]"
    >
      <Modal className="w-full max-w-dialog overflow-hidden rounded-large border border-line bg-float shadow-float">
        <Dialog aria-label={t.shell.commands} className="flex max-h-[70vh] flex-col outline-none">
          <Autocomplete filter={(text, typed) => contains(text, typed)}>
            <SearchField aria-label={t.shell.searchCommands} autoFocus className="border-b border-line">
              <Input
                placeholder={t.shell.searchCommands}
                className="h-11 w-full bg-transparent px-4 text-base outline-none [&::-webkit-search-cancel-button]:hidden"
              />
            </SearchField>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
            <div tabIndex={0} className="scroll-pane max-h-[60vh] outline-none">
              <Menu
                aria-label={t.shell.commands}
                className="p-1 outline-none"
                onAction={(key) => run(String(key))}
                renderEmptyState={() => <p className="px-3 py-2 text-mute">{t.shell.noCommand}</p>}
              >
                {groups.map(({ title, commands }) => (
                  <MenuSection key={title}>
                    <Header className="px-3 pt-2 pb-1 text-micro text-faint">{title}</Header>
                    {commands.map((command) => (
                      <MenuItem
                        key={command.id}
                        id={command.id}
                        textValue={command.title}
                        className="flex cursor-default items-center rounded-base px-3 py-1 outline-none data-[focused]:bg-well-strong pointer-coarse:py-2"
                      >
                        <span className="flex-1">{command.title}</span>
                        {command.keys && <Kbd keys={command.keys} />}
                      </MenuItem>
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </div>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
