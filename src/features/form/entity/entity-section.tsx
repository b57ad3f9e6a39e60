import { addAttribute, type Design, removeAt, removeAttribute, renameAttribute, renameEntity, setAt } from '#core';
import { t } from '#i18n';
import { useLatchkey, useLatchkeyStore } from '#state';
import { EmptyState } from '#ui';
import { freeName } from '../drafts/check-name.ts';
import { NameField } from '../fields/name-field.tsx';
import { TextAt } from '../fields/text-at.tsx';
import { namesInUse } from '../keys/key-attributes.ts';
import { FormSection } from '../parts/form-section.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { RowList } from '../rows/row-list.tsx';
import { AttributeRow } from './attribute-row.tsx';
import { RemoveVersion } from './remove-version.tsx';

const ATTRIBUTES = ['entity', 'attributes'] as const;

/** The record: what it is called and its attributes. */
export function EntitySection() {
  const name = useLatchkey((state) => state.design.entity.name);
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const words = t.form.entity;
  const add = (
    <AddButton label={words.add} longLabel={words.addLong} path={ATTRIBUTES} add={(design) => addAttribute(design)} />
  );
  return (
    <FormSection
      id="entity"
      path={['entity']}
      title={words.title}
      note={words.note(name, attributes.length)}
      actions={add}
    >
      <div className="flex flex-col gap-2.5">
        <div className="grid grid-cols-2 items-start gap-2">
          <TextAt
            path={['entity', 'name']}
            label={words.name}
            hint={t.form.hints.entity.name}
            hintAs="compact"
            value={name}
            write={renameEntity}
            mono={false}
          />
          <Version />
        </div>
        {attributes.length === 0 ? (
          <EmptyState
            action={
              <AddButton
                label={words.addFirst}
                variant="outline"
                path={ATTRIBUTES}
                add={(design) => addAttribute(design, 'id')}
              />
            }
          >
            {words.none}
          </EmptyState>
        ) : (
          <div className="@container">
            <div
              aria-hidden
              className="mb-0.5 grid cramped:hidden grid-cols-[minmax(0,1fr)_64px_92px_48px] gap-1.5 text-micro text-faint"
            >
              <span>{words.attribute}</span>
              <span>{words.type}</span>
              <span>{words.uses}</span>
            </div>
            <RowList
              items={attributes}
              path={ATTRIBUTES}
              label={words.attributes}
              nameOf={(attribute) => attribute.name}
              Row={AttributeRow}
              remove={(design, attribute, at) => removeOne(design, attribute.name, at)}
            />
          </div>
        )}
      </div>
    </FormSection>
  );
}

/** Of two attributes with one name, the row removed is meant, not both. */
function removeOne(design: Design, name: string, at: number): Design {
  const isAlone = design.entity.attributes.filter((one) => one.name === name).length === 1;
  return isAlone ? removeAttribute(design, name) : removeAt(design, [...ATTRIBUTES, at]);
}

function Version() {
  const version = useLatchkey((state) => state.design.entity.version);
  const store = useLatchkeyStore();
  const words = t.form.entity;
  const path = ['entity', 'version'];
  if (version === undefined) {
    return (
      <div className="flex pt-6">
        <AddButton
          label={words.addVersionShort}
          longLabel={words.addVersion}
          path={path}
          add={(design) => setAt(design, path, freeName('rev', namesInUse(design)))}
          focus="entity/version"
        />
      </div>
    );
  }
  return (
    <NameField
      path={path}
      label={words.version}
      value={version}
      rules={{ isTaken: (text) => namesInUse(store.getState().design).includes(text), inTemplates: true }}
      rename={(design, to) => renameAttribute(design, version, to)}
      hint={t.form.hints.entity.version}
      suffix={<RemoveVersion />}
    />
  );
}
