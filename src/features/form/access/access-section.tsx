import { type AccessPattern, type Design, insertAt } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { EmptyState } from '#ui';
import { FormSection } from '../parts/form-section.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { RowList } from '../rows/row-list.tsx';
import { AccessRow } from './access-row.tsx';
import { newAccessPattern } from './new-access-pattern.ts';

const PATH = ['accessPatterns'] as const;
const NONE: readonly AccessPattern[] = [];

/** Lists to be read in order. */
export function AccessSection() {
  const patterns = useLatchkey((state) => state.design.accessPatterns) ?? NONE;
  const example = useLatchkey((state) => newAccessPattern(state.design).name);
  const hasAttributes = useLatchkey((state) => state.design.entity.attributes.length > 0);
  const words = t.form.access;
  const add = (design: Design): Design => insertAt(design, PATH, patterns.length, newAccessPattern(design));
  return (
    <FormSection
      id="access"
      path={PATH}
      title={words.title}
      note={patterns.length > 0 ? words.note(patterns.length) : undefined}
      actions={<AddButton label={words.addShort} longLabel={words.add} path={PATH} add={add} />}
    >
      {patterns.length === 0 && (
        <EmptyState
          action={hasAttributes && <AddButton label={words.start(example)} variant="outline" path={PATH} add={add} />}
        >
          {hasAttributes ? words.none : words.noAttributes}
        </EmptyState>
      )}
      <RowList
        items={patterns}
        path={PATH}
        label={words.title}
        nameOf={({ name }) => name}
        Row={AccessRow}
        className="gap-2"
      />
    </FormSection>
  );
}
