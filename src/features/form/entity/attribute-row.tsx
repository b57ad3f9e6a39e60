import {
  ATTRIBUTE_TYPES,
  type Attribute,
  changeAttributeType,
  type Design,
  type Path,
  renameAttribute,
  setAt,
} from '#core';
import { t } from '#i18n';
import { useLatchkey, useLatchkeyStore, useLink } from '#state';
import { TextField } from '#ui';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { useNameField } from '../fields/use-name-field.ts';
import { namesInUse } from '../keys/key-attributes.ts';
import { Disclosure } from '../rows/disclosure.tsx';
import { useRow } from '../rows/row-context.ts';
import { RowHead } from '../rows/row-head.tsx';
import { memoRow, type RowProps } from '../rows/row-list.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { useDetails } from '../rows/use-details.ts';
import { AttributeDetails } from './attribute-details.tsx';
import { namesTwice } from './attribute-facts.ts';
import { AttributeMarks } from './attribute-marks.tsx';

/** An attribute on one line: name, type, what it is used for. Opened, what else holds for it. */
export const AttributeRow = memoRow(function AttributeRow({ item }: RowProps<Attribute>) {
  const { path, findingsId } = useRow();
  const { isOpen, toggle } = useDetails(['required', 'immutable', 'keyOnly', 'values']);
  const link = useLink({ kind: 'attribute', name: item.name });
  const store = useLatchkeyStore();
  const isAlone = useLatchkey(({ design }) => !namesTwice(design.entity.attributes).has(item.name));
  const words = t.form.entity;
  const name = useNameField({
    path: [...path, 'name'],
    value: item.name,
    rules: { isTaken: (text) => namesInUse(store.getState().design).includes(text), inTemplates: true },
    rename: (design, to) => (isAlone ? renameAttribute(design, item.name, to) : setAt(design, [...path, 'name'], to)),
  });
  return (
    <div {...link} className="linkable -mx-1 rounded-base px-1">
      <RowHead
        columns="grid-cols-[minmax(0,1fr)_64px_92px_24px_24px] cramped:grid-cols-[64px_minmax(0,1fr)_auto_auto]"
        findings={name.findings}
      >
        <TextField
          mono
          {...name.field}
          label={words.attributeName}
          className="cramped:col-span-2"
          hint={t.form.hints.entity.attributeName}
          hintAs="compact"
          labelPosition="hidden"
          findingsShownAt={findingsId}
        />
        <ChoiceAt
          isInRow
          path={[...path, 'type']}
          label={words.typeOf(item.name)}
          className="cramped:col-start-1 cramped:row-start-2"
          hint={t.form.hints.entity.type}
          hintAs="compact"
          labelPosition="hidden"
          mono
          value={item.type}
          options={ATTRIBUTE_TYPES.map((value) => ({ value, label: value, description: t.form.types[value] }))}
          choose={(design, type) => retype(design, item, type, isAlone ? null : path)}
        />
        <AttributeMarks attribute={item} />
        <Disclosure isOpen={isOpen} onToggle={toggle} />
        <RowMenu />
      </RowHead>
      {isOpen && <AttributeDetails attribute={item} />}
    </div>
  );
});

function retype(design: Design, { name }: Attribute, type: Attribute['type'], onlyAt: Path | null): Design {
  return onlyAt ? setAt(design, [...onlyAt, 'type'], type) : changeAttributeType(design, name, type);
}
