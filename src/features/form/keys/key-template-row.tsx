import { insertAt, type KeyType, setAt } from '#core';
import { t } from '#i18n';
import { useActions, useDesign, useLatchkey, useLink } from '#state';
import { Button, RoleMark } from '#ui';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { usePlace } from '../parts/use-place.ts';
import { newPredicate } from '../predicates/edit-predicate.ts';
import { PredicateList } from '../predicates/predicate-list.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { suggestTemplate } from '../templates/suggest-template.ts';
import { TemplateField } from '../templates/template-field.tsx';
import { KeyValueLine } from './key-value-line.tsx';

/** The template of one key attribute, its value now, and the records that have it. */
export function KeyTemplateRow({ name, type }: { readonly name: string; readonly type: KeyType }) {
  const path = ['entity', 'keys', name];
  const template = useLatchkey((state) => state.design.entity.keys[name]);
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const isTableKey = useLatchkey(({ design: { table } }) =>
    [table.partitionKey.name, table.sortKey?.name].includes(name),
  );
  const at = usePlace([...path, 'template']);
  const whole = usePlaceFindings(`entity/keys/${name}`);
  const link = useLink({ kind: 'key', name });
  const { edit } = useActions();
  const words = t.form.keys;
  const set = (text: string): void => edit(at.place, (design) => setAt(design, [...path, 'template'], text), 'typing');
  return (
    <div {...link} data-place={`entity/keys/${name}`} className="linkable -mx-1 rounded-base px-1">
      <div className="grid grid-cols-[minmax(0,64px)_minmax(0,1fr)] gap-x-2">
        <span
          aria-hidden
          data-labels
          className="flex min-h-(--control) min-w-0 items-center gap-1.5 self-start font-mono text-small text-mute"
        >
          <RoleMark of={isTableKey ? 'record' : 'index'} />
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </span>
        <TemplateField
          place={at.place}
          link={at.link}
          label={words.templateOf(name)}
          hint={isTableKey ? t.form.hints.keys.table : t.form.hints.keys.index}
          hintAs="compact"
          labelPosition="hidden"
          value={template?.template ?? ''}
          onChange={set}
          attributes={attributes}
          placeholder={words.placeholder}
          findings={[...at.findings, ...whole]}
        />
        <div className="col-start-2 flex items-center gap-2">
          {template?.template ? <KeyValueLine name={name} /> : <Suggestion name={name} onUse={set} />}
          {!isTableKey && !template?.when && (
            <span className="ml-auto">
              <AddButton
                label={words.addWhen}
                longLabel={words.addWhenTo(name)}
                path={[...path, 'when']}
                add={(design) => insertAt(design, [...path, 'when'], 0, newPredicate(design))}
              />
            </span>
          )}
        </div>
        {type !== 'S' && <p className="col-start-2 text-small text-faint">{words.bare(type)}</p>}
      </div>
      {template?.when && (
        <div className="border-l border-line pl-3">
          <PredicateList
            path={[...path, 'when']}
            title={words.when}
            owner={name}
            hint={words.always}
            predicates={template.when}
          />
        </div>
      )}
    </div>
  );
}

function Suggestion({ name, onUse }: { readonly name: string; readonly onUse: (text: string) => void }) {
  const suggestion = suggestTemplate(useDesign(), name);
  if (suggestion === null) return null;
  return (
    <Button size="small" variant="outline" onPress={() => onUse(suggestion)}>
      {t.form.keys.use} <code>{suggestion}</code>
    </Button>
  );
}
