import { X } from 'lucide-react';
import { type Design, removeAt } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkeyStore } from '#state';
import { IconButton } from '#ui';
import { afterMenu, focusAdd } from '../parts/focus-place.ts';

/** Keeps no version any more; the numbers in the scenarios go with it. */
export function RemoveVersion() {
  const { edit } = useActions();
  const store = useLatchkeyStore();
  const remove = (): void => {
    if (store.getState().design.entity.version === undefined) return;
    edit('remove:entity/version', withoutVersion);
    afterMenu(() => focusAdd('entity/version'));
  };
  return (
    <IconButton label={t.form.entity.removeVersion} size="small" className="h-5! w-5! text-faint" onPress={remove}>
      <X aria-hidden className="size-3" />
    </IconButton>
  );
}

function withoutVersion(design: Design): Design {
  const { version } = design.entity;
  if (version === undefined) return design;
  return design.scenarios.reduce(
    (edited, _, at) => removeAt(edited, ['scenarios', at, 'before', version]),
    removeAt(design, ['entity', 'version']),
  );
}
