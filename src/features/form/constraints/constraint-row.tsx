import type { Constraint } from '#core';
import { useLink } from '#state';
import { memoRow, type RowProps } from '../rows/row-list.tsx';
import { ReferenceRow } from './reference-row.tsx';
import { UniqueRow } from './unique-row.tsx';

export const ConstraintRow = memoRow(function ConstraintRow({ item }: RowProps<Constraint>) {
  const link = useLink({ kind: 'constraint', name: item.name });
  return (
    <div
      {...link}
      className="linkable -mx-1 rounded-base px-1"
      data-role={item.kind === 'unique' ? 'lock' : 'reference'}
    >
      {item.kind === 'unique' ? <UniqueRow constraint={item} /> : <ReferenceRow constraint={item} />}
    </div>
  );
});
