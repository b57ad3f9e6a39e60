/** Rows with their keys, whether the Query finds them, and in words what is wrong with their place. */
import { X } from 'lucide-react';
import type { Attribute, PreviewCell, PreviewRow } from '#core';
import { formatValue, listWords } from '#i18n';
import { type Column, classNames, DataTable, IconButton, SeverityMark } from '#ui';
import { OrderCell } from './order-cell.tsx';
import { type ShownRow, textIn } from './order-rows.ts';

export interface OrderTableProps {
  readonly keys: readonly string[];
  readonly partitions: number;
  readonly attributes: readonly Attribute[];
  readonly rows: readonly ShownRow[];
  /** The row whose first value is to be typed next. */
  readonly fresh: string | null;
  readonly onType: (row: ShownRow, attribute: string, text: string) => void;
  readonly onRemove: (row: ShownRow) => void;
}

export function OrderTable(props: OrderTableProps) {
  const words = listWords.order;
  const columns: Column<ShownRow>[] = [
    {
      id: 'place',
      title: words.place,
      render: ({ place }) => (place === null ? '–' : String(place + 1)),
      className: 'w-8 font-mono text-small text-faint',
    },
    ...sortKeysOf(props).map(
      (key): Column<ShownRow> => ({
        id: `key:${key}`,
        title: key,
        render: ({ cells, matched }) => (
          <Cell cell={cells.find(({ name }) => name === key)} isFound={matched === true} />
        ),
        className: 'min-w-36',
      }),
    ),
    ...props.attributes.map((attribute, at) => valueColumn(attribute, at === 0, props)),
    { id: 'asks', title: words.asks, render: (row) => <Outcome row={row} />, className: 'min-w-24 text-small' },
    {
      id: 'row',
      title: words.row,
      render: (row) => <Origin row={row} onRemove={props.onRemove} />,
      className: 'min-w-32 text-small text-mute',
    },
  ];
  return (
    <DataTable
      label={words.label}
      columns={columns}
      rows={props.rows}
      keyOf={({ id }) => id}
      rowProps={({ matched }) => (matched === true ? { 'data-role': 'index', 'data-matched': '' } : {})}
    />
  );
}

/** Where the attributes are the key themselves, their values say it all. */
const sortKeysOf = ({ keys, partitions, attributes }: OrderTableProps): readonly string[] =>
  keys.slice(partitions).filter((key) => !attributes.some(({ name }) => name === key));

function valueColumn(attribute: Attribute, isFirst: boolean, props: OrderTableProps): Column<ShownRow> {
  const { name, type } = attribute;
  return {
    id: `value:${name}`,
    title: name,
    className: 'min-w-16',
    render: (row) => (
      <OrderCell
        attribute={name}
        label={listWords.order.valueOf(name, nameOf(row))}
        text={textIn(row.texts, name)}
        isWrong={row.wrong.includes(name)}
        isNumber={type === 'N'}
        {...(isFirst && row.id === props.fresh && { inputRef: focusOn })}
        onType={(text) => props.onType(row, name, text)}
      />
    ),
  };
}

const focusOn = (input: HTMLInputElement | null): void => input?.focus();

const nameOf = ({ place }: PreviewRow): string =>
  place === null ? listWords.order.rowOutside : listWords.order.rowAt(place + 1);

function Cell({ cell, isFound }: { readonly cell: PreviewCell | undefined; readonly isFound: boolean }) {
  if (!cell) return null;
  if ('value' in cell) {
    return (
      <code className={classNames('[overflow-wrap:anywhere]', isFound ? 'font-semibold' : 'text-mute')}>
        {formatValue(cell.value)}
      </code>
    );
  }
  const { absent, aPart } = listWords.order;
  const { attribute = aPart } = cell;
  return (
    <span className="text-small text-faint">
      {{ missing: absent.missing(attribute), when: absent.when, invalid: absent.invalid(attribute) }[cell.absent]}
    </span>
  );
}

/** What the row was made for, and the way to be rid of it. */
function Origin({ row, onRemove }: { readonly row: ShownRow; readonly onRemove: (row: ShownRow) => void }) {
  const words = listWords.order;
  const { origin, attribute = words.aPart } = row;
  return (
    <span className="flex items-start justify-between gap-1">
      {words.origins[origin](attribute)}
      <IconButton
        size="small"
        className="-my-0.5 shrink-0"
        label={words.remove(nameOf(row))}
        onPress={() => onRemove(row)}
      >
        <X size={14} />
      </IconButton>
    </span>
  );
}

/** What the Query does with the row, whether that is what was asked, and whether its place is the one meant. */
function Outcome({ row: { matched, wanted, misplaced, place, intended } }: { readonly row: PreviewRow }) {
  const words = listWords.order;
  const leftOut = place === null ? words.elsewhere : matched === null ? words.noQuery : words.unmatched;
  return (
    <>
      {matched !== null && matched !== wanted ? (
        <Wrong>{matched ? words.foundUnwanted : words.missedWanted}</Wrong>
      ) : (
        <span className={matched ? undefined : 'text-faint'}>{matched ? `✓ ${words.matched}` : leftOut}</span>
      )}
      {misplaced && intended !== null && <Wrong>{words.misplaced(intended)}</Wrong>}
    </>
  );
}

function Wrong({ children }: { readonly children: string }) {
  return (
    <span className="flex items-start gap-1 text-warning">
      <SeverityMark severity="warning" className="mt-0.5" />
      {children}
    </span>
  );
}
