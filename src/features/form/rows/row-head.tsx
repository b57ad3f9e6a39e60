import type { ReactNode } from 'react';
import { placeOf } from '#state';
import { classNames, type FieldFinding, FieldFindings } from '#ui';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { useRow } from './row-context.ts';

export interface RowHeadProps {
  /** The columns: `grid-cols-[…]`. */
  readonly columns: string;
  /** What the name's own field has to say. */
  readonly findings: readonly FieldFinding[];
  readonly children: ReactNode;
}

/**
 * The line of a row. What there is to say about it stands under the whole line, not in one of its narrow columns; the
 * fields keep their own lists for screen readers.
 */
export function RowHead({ columns, findings, children }: RowHeadProps) {
  const { path } = useRow();
  const ofRow = usePlaceFindings(placeOf(path));
  return (
    <>
      <div className={classNames('grid items-start gap-x-1.5 [&_ul]:hidden', columns)}>{children}</div>
      <FieldFindings findings={[...findings, ...ofRow]} />
    </>
  );
}
