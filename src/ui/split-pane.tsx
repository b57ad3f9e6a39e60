import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useUiPorts } from './ui-ports.tsx';

export interface SplitColumn {
  readonly id: string;
  readonly defaultSize: number | string;
  readonly minSize: number | string;
  /** Keeps its width in pixels when the window changes: for forms and side columns. */
  readonly keepsPixels?: boolean;
  readonly children: ReactNode;
}

export interface SplitPaneProps {
  readonly id: string;
  readonly columns: readonly SplitColumn[];
  /** Widths in per cent by column id, as `onLayout` gave them. */
  readonly layout?: Readonly<Record<string, number>> | undefined;
  readonly onLayout?: (layout: Readonly<Record<string, number>>) => void;
}

/** Columns whose borders can be dragged, or moved with the arrow keys. */
export function SplitPane({ id, columns, layout, onLayout }: SplitPaneProps) {
  const { words } = useUiPorts();
  const known = layout && columns.every((column) => typeof layout[column.id] === 'number') ? layout : undefined;
  return (
    <Group
      id={id}
      orientation="horizontal"
      className="h-full"
      {...(known ? { defaultLayout: { ...known } } : {})}
      onLayoutChanged={(changed, { isUserInteraction }) => isUserInteraction && onLayout?.(changed)}
    >
      {columns.flatMap((column, at) => [
        at > 0 && <Divider key={`${column.id}-divider`} label={words.resize} />,
        <Panel
          key={column.id}
          id={column.id}
          defaultSize={column.defaultSize}
          minSize={column.minSize}
          groupResizeBehavior={column.keepsPixels ? 'preserve-pixel-size' : 'preserve-relative-size'}
          className="flex min-h-0 flex-col"
        >
          {column.children}
        </Panel>,
      ])}
    </Group>
  );
}

function Divider({ label }: { readonly label: string }) {
  return (
    <Separator
      aria-label={label}
      className="w-px bg-line outline-offset-0 transition-colors data-[separator=active]:bg-ink data-[separator=hover]:bg-line-strong"
    />
  );
}
