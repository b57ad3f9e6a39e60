import {
  DEFAULT_LOCK_PREFIX,
  DEFAULT_LOCK_SORT_KEY,
  DEFAULT_LOCK_TEMPLATE,
  type Design,
  type Locks,
  removeAt,
  setAt,
} from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { FlagAt } from '../fields/flag-at.tsx';
import { TextAt } from '../fields/text-at.tsx';
import { FormSection } from '../parts/form-section.tsx';
import { usePlace } from '../parts/use-place.ts';
import { TemplateField } from '../templates/template-field.tsx';
import { LockSortKey } from './lock-sort-key.tsx';
import { LockTable } from './lock-table.tsx';

/** How the locks of unique constraints are written. The defaults are good; old tables may need something else. */
export function LocksSection() {
  const locks = useLatchkey((state) => state.design.locks);
  const words = t.form.locks;
  const hints = t.form.hints.locks;
  return (
    <FormSection id="locks" path={['locks']} title={words.title} note={<code>{summaryOf(locks)}</code>} startsClosed>
      <div className="flex flex-col gap-2.5">
        <div className="grid grid-cols-2 gap-2">
          <TextAt
            path={['locks', 'prefix']}
            label={words.prefix}
            value={locks?.prefix}
            isOptional
            placeholder={DEFAULT_LOCK_PREFIX}
            hint={hints.prefix}
          />
          <LockSortKey />
        </div>
        <LockTemplate value={locks?.template} />
        <FlagAt path={['locks', 'owner']} value={locks?.owner} hint={hints.owner}>
          {words.owner}
        </FlagAt>
        <LockTable table={locks?.table} />
      </div>
    </FormSection>
  );
}

/** `UNIQ#{constraint}#{value} / LOCK` */
function summaryOf(locks: Locks | undefined): string {
  const prefix = locks?.prefix ?? DEFAULT_LOCK_PREFIX;
  const template = (locks?.template ?? DEFAULT_LOCK_TEMPLATE).replace('{prefix}', prefix);
  const sortKey = locks?.sortKey ?? DEFAULT_LOCK_SORT_KEY;
  return `${template} / ${typeof sortKey === 'string' ? sortKey : Object.values(sortKey).join('')}`;
}

function LockTemplate({ value }: { readonly value: string | undefined }) {
  const path = ['locks', 'template'];
  const at = usePlace(path);
  const { edit } = useActions();
  const parts = ['prefix', 'constraint', 'value'].map((name) => ({ name, type: 'S' as const }));
  const change = (design: Design, text: string): Design =>
    text === '' ? removeAt(design, path, { dropEmpty: true }) : setAt(design, path, text);
  return (
    <TemplateField
      {...at}
      label={t.form.locks.template}
      labelPosition="above"
      value={value ?? ''}
      placeholder={DEFAULT_LOCK_TEMPLATE}
      hint={t.form.hints.locks.template}
      attributes={parts}
      hasFormats={false}
      onChange={(text) => edit(at.place, (design) => change(design, text), 'typing')}
    />
  );
}
