import type { KeyboardEvent, ReactNode } from 'react';
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
  /** `line` marks the chosen tab by a rule below it, `pill` by a filled shape. */
  readonly look: 'line' | 'pill';
}

const LOOKS = {
  line: {
    strip: 'gap-2.5',
    tab: 'h-9 rounded-small pointer-coarse:h-11',
    chosen:
      'text-ink font-semibold shadow-[inset_0_-2px_var(--color-ink)] forced-colors:underline forced-colors:underline-offset-4',
    other: 'text-mute hover:text-ink',
  },
  pill: {
    strip: 'gap-1 p-0.5',
    tab: 'h-7 rounded-base px-2.5 pointer-coarse:h-10',
    chosen: 'bg-well-strong font-semibold text-ink forced-colors:outline forced-colors:outline-[Highlight]',
    other: 'text-mute hover:bg-well hover:text-ink',
  },
} as const;

/** The id of a tab's element: what its panel is labelled by. */
export const stripTabId = (panelId: string, id: string): string => `${panelId}-tab-${id}`;

/**
 * Tabs over one panel that outlives the choice, so that nothing in it is built anew. Arrow keys, Home and End move and
 * choose, as in every list of tabs.
 */
export function TabStrip({ label, tabs, selected, onSelect, panelId, look }: TabStripProps) {
  const looks = LOOKS[look];
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
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={classNames('scroll-pane flex min-w-0 items-stretch [scrollbar-width:none]', looks.strip)}
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
            'flex shrink-0 cursor-default items-center gap-1.5 whitespace-nowrap outline-offset-[-2px]',
            looks.tab,
            id === selected ? looks.chosen : looks.other,
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
