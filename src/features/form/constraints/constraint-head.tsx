import type { ReactNode } from 'react';
import { type Constraint, setAt } from '#core';
import { t } from '#i18n';
import { useLatchkeyStore } from '#state';
import { RoleMark, TextField } from '#ui';
import { isOther } from '../drafts/check-name.ts';
import { useNameField } from '../fields/use-name-field.ts';
import { Disclosure } from '../rows/disclosure.tsx';
import { useRow } from '../rows/row-context.ts';
import { RowHead } from '../rows/row-head.tsx';
import { RowMenu } from '../rows/row-menu.tsx';

/** With little room, what the constraint is about goes under its name. */
const COLUMNS = 'grid-cols-[92px_minmax(0,1fr)_24px_24px] cramped:grid-cols-[minmax(0,1fr)_auto_auto]';
export const CONSTRAINT_ABOUT = 'cramped:col-span-3 cramped:col-start-1 cramped:row-start-2';

export interface ConstraintHeadProps {
  readonly constraint: Constraint;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A constraint's line: its name, which stands in its locks' keys and in every message about it, and what it is about. */
export function ConstraintHead({ constraint, isOpen, onToggle, children }: ConstraintHeadProps) {
  const { path, at, findingsId } = useRow();
  const store = useLatchkeyStore();
  const name = useNameField({
    path: [...path, 'name'],
    value: constraint.name,
    rules: { isTaken: (text) => isOther(store.getState().design.constraints, at, text) },
    rename: (design, to) => setAt(design, [...path, 'name'], to),
  });
  const hints = t.form.hints.constraints;
  return (
    <RowHead columns={COLUMNS} findings={name.findings}>
      <TextField
        mono
        {...name.field}
        label={t.form.constraints.name}
        hint={constraint.kind === 'unique' ? hints.uniqueName : hints.referenceName}
        hintAs="compact"
        labelPosition="hidden"
        prefix={<RoleMark of={constraint.kind === 'unique' ? 'lock' : 'reference'} />}
        findingsShownAt={findingsId}
      />
      {children}
      <Disclosure isOpen={isOpen} onToggle={onToggle} />
      <RowMenu />
    </RowHead>
  );
}
