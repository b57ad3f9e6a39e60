import { useMemo } from 'react';
import type { KeyAttribute } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { EmptyState } from '#ui';
import { FormSection } from '../parts/form-section.tsx';
import { keyAttributes } from './key-attributes.ts';
import { KeyTemplateRow } from './key-template-row.tsx';
import { StrayTemplates } from './stray-templates.tsx';

/** What the key attributes of the table and its indexes are made of, with the value each has in the chosen scenario. */
export function KeysSection() {
  const table = useLatchkey((state) => state.design.table);
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const keys = useMemo(() => keyAttributes({ table }), [table]);
  const isAttribute = ({ name }: KeyAttribute): boolean => attributes.some((attribute) => attribute.name === name);
  const made = keys.filter((key) => !isAttribute(key));
  const words = t.form.keys;
  return (
    <FormSection id="keys" path={['entity', 'keys']} title={words.title} note={words.note}>
      <div className="flex flex-col gap-2">
        {made.length === 0 && <EmptyState>{words.none}</EmptyState>}
        {made.map((key) => (
          <KeyTemplateRow key={key.name} name={key.name} type={key.type} />
        ))}
        <StrayTemplates keys={keys} />
      </div>
    </FormSection>
  );
}
