import { ChevronRight } from 'lucide-react';
import { t } from '#i18n';
import { classNames, IconButton } from '#ui';
import { useRow } from './row-context.ts';

/** Opens and closes the details under a row. */
export function Disclosure(props: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const { name } = useRow();
  return (
    <IconButton
      label={t.form.rows.details(name)}
      aria-expanded={props.isOpen}
      size="small"
      className="h-(--control)! text-faint"
      onPress={props.onToggle}
    >
      <ChevronRight aria-hidden className={classNames('size-3.5 transition-transform', props.isOpen && 'rotate-90')} />
    </IconButton>
  );
}
