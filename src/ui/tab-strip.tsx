import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';

export interface StripTab {
  readonly id: string;
  readonly label: ReactNode;
}

export interface TabStripProps {
  readonly label: string;
  readonly tabs: readonly StripTab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Id of the one panel that all tabs control: it stays and shows something else. */
  readonly panelId: string;
}

/** The id of a tab's element: what its panel is labelled by. */
export const stripTabId = (panelId: string, id: string): string => `${panelId}-tab-${id}`;

/**
 * Tabs over one panel that outlives the choice, so that nothing in it is built anew. Arrow keys, Home and End move and
 * choose, as in every list of tabs.
 */
export function TabStrip({ label, tabs, selected, onSelect, panelId }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const to =
      tabs[
        targetOf(
          event.key,
          tabs.findIndex(({ id }) => id === selected),
          tabs.length,
        )
      ];
    if (!to) return;
    event.preventDefault();
    onSelect(to.id);
    const element = document.getElementById(stripTabId(panelId, to.id));
    element?.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="scroll-pane flex min-w-0 items-stretch gap-1 p-0.5 [scrollbar-width:none]"
    >
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={stripTabId(panelId, id)}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className={classNames(
            'flex h-7 shrink-0 cursor-default items-center gap-1.5 rounded-base px-2.5 whitespace-nowrap pointer-coarse:h-10',
            id === selected ? 'bg-well-strong font-semibold text-ink' : 'text-mute hover:bg-well hover:text-ink',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Which tab a key leads to; −1 for keys that lead nowhere. */
function targetOf(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
