import type { ReactNode } from 'react';
import { placeOf } from '#state';
import { classNames, type FieldFinding, FieldFindings } from '#ui';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { useRow } from './row-context.ts';

export interface RowHeadProps {
  /** The columns: `grid-cols-[…]`. */
  readonly columns: string;
  /** What the fields of the line have to say; they refer to it by the row's `findingsId`. */
  readonly findings?: readonly FieldFinding[];
  readonly children: ReactNode;
}

/** The line of a row. What there is to say about it stands under the whole line, not in one of its narrow columns. */
export function RowHead({ columns, findings = [], children }: RowHeadProps) {
  const { path, findingsId } = useRow();
  const ofRow = usePlaceFindings(placeOf(path));
  return (
    <>
      <div className={classNames('grid items-start gap-x-1.5 gap-y-1', columns)}>{children}</div>
      <FieldFindings id={findingsId} findings={[...findings, ...ofRow]} />
    </>
  );
}
