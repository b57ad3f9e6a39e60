import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { classNames } from './class-names.ts';
import { POPOVER } from './select.tsx';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
  /** Marks the entry that is in force, in menus that choose. */
  readonly isChosen?: boolean;
  readonly onAction: () => void;
}

export interface MenuGroup {
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
}

/** Actions behind a button. The trigger is a Button or IconButton. Long lists are given as a function, asked once it opens. */
export function Menu(props: {
  readonly label: string;
  readonly groups: readonly MenuGroup[] | (() => readonly MenuGroup[]);
  readonly children: ReactElement;
}) {
  return (
    <MenuTrigger>
      {props.children}
      <Popover offset={4} className={POPOVER}>
        <Groups label={props.label} groups={props.groups} />
      </Popover>
    </MenuTrigger>
  );
}

/** Only there while the menu is open. */
function Groups(props: {
  readonly label: string;
  readonly groups: readonly MenuGroup[] | (() => readonly MenuGroup[]);
}) {
  const all = typeof props.groups === 'function' ? props.groups() : props.groups;
  const groups = all.filter((group) => group.entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  return (
    <AriaMenu
      aria-label={props.label}
      className="max-h-96 overflow-auto p-1 outline-none"
      onAction={(key) => entries.find((entry) => entry.id === key)?.onAction()}
    >
      {groups.map((group, at) => (
        <MenuSection key={group.title ?? at} aria-label={group.title ?? props.label} className="not-first:mt-1">
          {group.title && <Header className="px-2 py-1 text-micro text-faint">{group.title}</Header>}
          {group.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </MenuSection>
      ))}
    </AriaMenu>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className="cursor-default rounded-base px-2 py-1 outline-none data-[disabled]:opacity-40 data-[focused]:bg-well-strong pointer-coarse:py-2"
    >
      <span className={classNames('flex items-center gap-2', entry.isDangerous && 'text-error')}>
        <span className="flex-1">{entry.label}</span>
        {entry.isChosen && <Check aria-hidden className="size-3.5" />}
      </span>
      {entry.description && <span className="block text-small text-mute">{entry.description}</span>}
    </MenuItem>
  );
}
