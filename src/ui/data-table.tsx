import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ScrollBox } from './scroll-box.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Numbers stand at the right, so that their digits line up. */
  readonly align?: 'start' | 'end';
  readonly className?: string;
}

export interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Attributes for a row: link handlers, a role. */
  readonly rowProps?: (row: Row) => Readonly<Record<string, unknown>>;
}

/** Rows of facts under faint titles. It scrolls sideways in itself, never the page. */
export function DataTable<Row>({ label, columns, rows, keyOf, rowProps }: DataTableProps<Row>) {
  return (
    <ScrollBox label={label}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(
                  'pr-4 pb-1 text-micro font-normal whitespace-nowrap text-faint last:pr-0',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...rowProps?.(row)} className="linkable border-t border-hair align-top">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(
                    'py-1.5 pr-4 last:pr-0',
                    column.align === 'end' && 'text-right font-mono text-small',
                    column.className,
                  )}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
