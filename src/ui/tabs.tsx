import type { ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import { classNames } from './class-names.ts';

export interface TabsProps {
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Views of the same thing, one at a time. */
export function Tabs({ selected, onSelect, className, children }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      className={classNames('flex min-h-0 min-w-0 flex-col', className)}
    >
      {children}
    </AriaTabs>
  );
}

export function TabList(props: { readonly label: string; readonly className?: string; readonly children: ReactNode }) {
  return (
    <AriaTabList aria-label={props.label} className={classNames('flex min-w-0 items-stretch gap-3', props.className)}>
      {props.children}
    </AriaTabList>
  );
}

/** The chosen tab is marked by a rule below it. */
export function Tab(props: { readonly id: string; readonly children: ReactNode }) {
  return (
    <AriaTab
      id={props.id}
      className={classNames(
        'flex cursor-default items-center gap-1.5 whitespace-nowrap text-mute select-none hover:text-ink',
        'data-[selected]:text-ink',
        'h-9 rounded-small shadow-[inset_0_-2px_transparent] pointer-coarse:h-11',
        'data-[selected]:font-semibold data-[selected]:shadow-[inset_0_-2px_var(--color-ink)]',
      )}
    >
      {props.children}
    </AriaTab>
  );
}

export function TabPanel(props: { readonly id: string; readonly className?: string; readonly children: ReactNode }) {
  return (
    <AriaTabPanel id={props.id} className={classNames('min-h-0 flex-1', props.className)}>
      {props.children}
    </AriaTabPanel>
  );
}
