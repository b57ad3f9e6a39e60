import { Ellipsis } from 'lucide-react';
import { t } from '#i18n';
import { IconButton, Menu, type MenuGroup } from '#ui';
import { useRow } from './row-context.ts';

/** What can be done with the row: what is special to it first, then moving and removing. */
export function RowMenu({ groups = [] }: { readonly groups?: readonly MenuGroup[] }) {
  const row = useRow();
  const label = t.form.rows.actions(row.name);
  return (
    <Menu label={label} groups={[...groups, ...row.menu]}>
      <IconButton label={label} size="small" className="h-(--control)! text-faint">
        <Ellipsis aria-hidden className="size-3.5" />
      </IconButton>
    </Menu>
  );
}
