import { Plus } from 'lucide-react';
import { addReference, addUniqueConstraint, type Design } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { Button, EmptyState, Menu } from '#ui';
import { FormSection } from '../parts/form-section.tsx';
import { AddButton, useAddRow } from '../rows/add-button.tsx';
import { RowList } from '../rows/row-list.tsx';
import { ConstraintRow } from './constraint-row.tsx';
import { suggestUnique } from './suggest-unique.ts';

const PATH = ['constraints'] as const;

/** What must hold: values that only one record may have, and items that have to exist. */
export function ConstraintsSection() {
  const constraints = useLatchkey((state) => state.design.constraints) ?? [];
  const words = t.form.constraints;
  return (
    <FormSection
      id="constraints"
      path={PATH}
      title={words.title}
      note={constraints.length > 0 ? words.note(constraints.length) : undefined}
      actions={<AddConstraint />}
    >
      {constraints.some(({ kind }) => kind === 'unique') ? null : <NoUnique />}
      <RowList
        items={constraints}
        path={PATH}
        label={words.title}
        nameOf={(constraint) => constraint.name}
        Row={ConstraintRow}
        className="gap-3"
      />
    </FormSection>
  );
}

function NoUnique() {
  const suggested = useLatchkey((state) => suggestUnique(state.design));
  const words = t.form.constraints;
  if (suggested === undefined) return <EmptyState>{words.none}</EmptyState>;
  return (
    <EmptyState
      action={
        <AddButton
          label={words.makeUnique(suggested)}
          variant="outline"
          path={PATH}
          add={(design) => addUniqueConstraint(design, [suggested])}
        />
      }
    >
      {words.noneBut(suggested)}
    </EmptyState>
  );
}

function AddConstraint() {
  const addRow = useAddRow();
  const words = t.form.constraints;
  const unique = (design: Design): Design => {
    const suggested = suggestUnique(design);
    return addUniqueConstraint(design, suggested === undefined ? [] : [suggested]);
  };
  return (
    <span data-add="constraints" className="contents">
      <Menu
        label={words.add}
        groups={[
          {
            entries: [
              {
                id: 'unique',
                label: words.kinds.unique,
                description: words.kindMeans.unique,
                onAction: () => addRow(PATH, unique),
              },
              {
                id: 'reference',
                label: words.kinds.reference,
                description: words.kindMeans.reference,
                onAction: () => addRow(PATH, (design) => addReference(design)),
              },
            ],
          },
        ]}
      >
        <Button size="small" aria-label={words.add}>
          <Plus aria-hidden className="-mr-0.5 size-3" />
          {words.addShort}
        </Button>
      </Menu>
    </span>
  );
}
