/** Rows with their keys, whether the Query finds them, and in words what is wrong with their place. */
import type { PreviewCell, PreviewRow } from '#core';
import { formatValue, t } from '#i18n';
import { type Column, classNames, DataTable, SeverityMark } from '#ui';

export function OrderTable(props: {
  readonly keys: readonly string[];
  readonly partitions: number;
  readonly rows: readonly PreviewRow[];
}) {
  const words = t.lists.order;
  const columns: Column<PreviewRow>[] = [
    {
      id: 'place',
      title: words.place,
      render: ({ place }) => (place === null ? '–' : String(place + 1)),
      className: 'w-8 font-mono text-small text-faint',
    },
    ...props.keys.slice(props.partitions).map(
      (key, at): Column<PreviewRow> => ({
        id: `key:${key}`,
        title: key,
        render: ({ cells, matched }) => <Cell cell={cells[props.partitions + at]} isFound={matched === true} />,
        className: 'min-w-36',
      }),
    ),
    { id: 'row', title: words.row, render: originOf, className: 'min-w-32 text-small text-mute' },
    { id: 'asks', title: words.asks, render: (row) => <Asked row={row} />, className: 'min-w-24 text-small' },
    { id: 'order', title: words.order, render: (row) => <Place row={row} />, className: 'min-w-24 text-small' },
  ];
  return (
    <DataTable
      label={words.label}
      columns={columns}
      rows={props.rows}
      keyOf={({ state }) => JSON.stringify(state)}
      rowProps={({ matched }) => (matched === true ? { 'data-role': 'index', 'data-matched': '' } : {})}
    />
  );
}

function Cell({ cell, isFound }: { readonly cell: PreviewCell | undefined; readonly isFound: boolean }) {
  if (!cell) return null;
  if ('value' in cell) {
    return (
      <code className={classNames('[overflow-wrap:anywhere]', isFound ? 'font-semibold' : 'text-mute')}>
        {formatValue(cell.value)}
      </code>
    );
  }
  const { absent, aPart } = t.lists.order;
  const { attribute = aPart } = cell;
  return (
    <span className="text-small text-faint">
      {{ missing: absent.missing(attribute), when: absent.when, invalid: absent.invalid(attribute) }[cell.absent]}
    </span>
  );
}

const originOf = ({ origin, attribute }: PreviewRow): string =>
  t.lists.order.origins[origin](attribute ?? t.lists.order.aPart);

/** What the Query does with the row, and whether that is what was asked. */
function Asked({ row: { matched, wanted } }: { readonly row: PreviewRow }) {
  const words = t.lists.order;
  if (matched === null) return <span className="text-faint">{words.noQuery}</span>;
  if (matched === wanted) {
    return matched ? <>✓ {words.matched}</> : <span className="text-faint">{words.unmatched}</span>;
  }
  return <Wrong>{matched ? words.foundUnwanted : words.missedWanted}</Wrong>;
}

function Place({ row: { misplaced, place, intended } }: { readonly row: PreviewRow }) {
  const words = t.lists.order;
  if (place === null) return <span className="text-faint">{words.elsewhere}</span>;
  if (!misplaced || intended === null) return <span className="text-faint">{words.fine}</span>;
  return <Wrong>{words.misplaced(intended)}</Wrong>;
}

function Wrong({ children }: { readonly children: string }) {
  return (
    <span className="flex items-start gap-1 text-warning">
      <SeverityMark severity="warning" className="mt-0.5" />
      {children}
    </span>
  );
}
