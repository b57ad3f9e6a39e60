import { X } from 'lucide-react';
import { type KeyAttribute, removeAt } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { FieldFindings, IconButton } from '#ui';
import { usePlace } from '../parts/use-place.ts';

/** Templates in the document for keys that the table does not have: kept, shown, and easy to take out. */
export function StrayTemplates({ keys }: { readonly keys: readonly KeyAttribute[] }) {
  const templates = useLatchkey((state) => state.design.entity.keys);
  const strays = Object.keys(templates).filter((name) => !keys.some((key) => key.name === name));
  return strays.map((name) => <Stray key={name} name={name} template={templates[name]?.template ?? ''} />);
}

function Stray({ name, template }: { readonly name: string; readonly template: string }) {
  const path = ['entity', 'keys', name];
  const { place, link, findings } = usePlace(path);
  const { edit } = useActions();
  return (
    <div {...link} data-place={place} className="text-small">
      <div className="flex items-center gap-2 text-faint">
        <code className="min-w-0 flex-1 truncate">
          {name} = {template}
        </code>
        {t.form.keys.stray}
        <IconButton
          label={t.form.keys.removeStray(name)}
          size="small"
          onPress={() => edit(`remove:${place}`, (design) => removeAt(design, path))}
        >
          <X aria-hidden className="size-3" />
        </IconButton>
      </div>
      <FieldFindings findings={findings} />
    </div>
  );
}
