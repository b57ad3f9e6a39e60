import { memo } from 'react';
import { classNames, ScrollBox } from '#ui';
import type { Sheet } from './sheet.ts';

const TALLEST = 330;

/** A sheet to read: names at the left, figures at the right. */
export const SheetTable = memo(function SheetTable({
  label,
  sheet,
  isWords = false,
}: {
  readonly label: string;
  readonly sheet: Sheet;
  /** The cells hold words, not figures. */
  readonly isWords?: boolean;
}) {
  return (
    <ScrollBox label={label} maxHeight={TALLEST}>
      <table aria-label={label} className="w-full border-collapse text-left text-small">
        <thead>
          <tr>
            {sheet.head.map((title, at) => (
              <th
                key={title}
                scope="col"
                className={classNames(
                  'sticky top-0 bg-panel pr-4 pb-1 text-micro font-normal text-faint last:pr-0',
                  at > 0 && !isWords && 'text-right',
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ key, cells: [name, ...cells], isStrong }) => (
            <tr key={key} className={classNames('border-t border-hair', isStrong && 'font-semibold')}>
              <th scope="row" className={classNames('py-1 pr-4 whitespace-nowrap', !isStrong && 'font-normal')}>
                {name?.text}
              </th>
              {cells.map(({ text }, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  key={at}
                  className={classNames('py-1 pr-4 last:pr-0', !isWords && 'text-right font-mono whitespace-nowrap')}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
});
