import { type Attribute, addUniqueConstraint, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { FlagAt } from '../fields/flag-at.tsx';
import { LinesAt } from '../fields/lines-at.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { useRow } from '../rows/row-context.ts';

/** What else holds for an attribute: whether every record has it, whether it may change, which values it may have. */
export function AttributeDetails({ attribute }: { readonly attribute: Attribute }) {
  const { path } = useRow();
  const words = t.form.entity;
  const hints = t.form.hints.entity;
  const isUnique = useLatchkey(({ design }) =>
    (design.constraints ?? []).some((one) => one.kind === 'unique' && one.attributes.includes(attribute.name)),
  );
  return (
    <div className="mt-1 mb-2 flex flex-col gap-2 border-l border-line pl-3">
      <div className="flex flex-col gap-1">
        <FlagAt path={[...path, 'required']} value={attribute.required} hint={hints.required} hintAs="compact">
          {words.required}
        </FlagAt>
        <FlagAt path={[...path, 'immutable']} value={attribute.immutable} hint={hints.immutable} hintAs="compact">
          {words.immutable}
        </FlagAt>
        <FlagAt path={[...path, 'keyOnly']} value={attribute.keyOnly} hint={hints.keyOnly} hintAs="compact">
          {words.keyOnly}
        </FlagAt>
      </div>
      {(attribute.type === 'S' || attribute.type === 'N' || attribute.values) && (
        <LinesAt
          path={[...path, 'values']}
          label={words.values}
          placeholder={words.anyValue}
          values={attribute.values ?? []}
          hint={hints.values}
          hintAs="compact"
          change={(design, values) =>
            values.length === 0 ? removeAt(design, [...path, 'values']) : setAt(design, [...path, 'values'], values)
          }
        />
      )}
      {!isUnique && (
        <div>
          <AddButton
            label={words.makeUnique(attribute.name)}
            variant="outline"
            path={['constraints']}
            add={(design) => addUniqueConstraint(design, [attribute.name])}
          />
        </div>
      )}
    </div>
  );
}
