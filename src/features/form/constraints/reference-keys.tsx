import { X } from 'lucide-react';
import { type Design, type Path, type ReferenceConstraint, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { placeOf, useActions, useLatchkey } from '#state';
import { FieldFindings, IconButton } from '#ui';
import { freeName } from '../drafts/check-name.ts';
import { NameField } from '../fields/name-field.tsx';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { usePlace } from '../parts/use-place.ts';
import { AddButton } from '../rows/add-button.tsx';
import { useRow } from '../rows/row-context.ts';
import { useRowKeys } from '../rows/use-row-keys.ts';
import { TemplateField } from '../templates/template-field.tsx';

const MOST = 2;

/** The key of the item referred to: names of that table's key attributes, each with a template. */
export function ReferenceKeys({ constraint }: { readonly constraint: ReferenceConstraint }) {
  const path = [...useRow().path, 'key'];
  const place = placeOf(path);
  const findings = usePlaceFindings(place);
  const names = Object.keys(constraint.key);
  const rowKeys = useRowKeys(useLatchkey(({ design }) => keyNames(design, constraint)));
  const words = t.form.constraints;
  return (
    <div data-place={place} data-path={path.join('.')} className="flex flex-col gap-1">
      {names.map((name, at) => (
        <ReferenceKey
          key={rowKeys[at] ?? name}
          name={name}
          template={constraint.key[name] ?? ''}
          path={path}
          others={names.filter((other) => other !== name)}
          constraint={constraint}
        />
      ))}
      {names.length < MOST && (
        <div>
          <AddButton
            label={words.addReferenceKey}
            path={path}
            add={(design) => setAt(design, [...path, freeName(names.length === 0 ? 'PK' : 'SK', names)], '')}
          />
        </div>
      )}
      <FieldFindings findings={findings} />
    </div>
  );
}

/** The names as a list that stays the same while they do: what row keys are derived from. */
const NAMES = new WeakMap<ReferenceConstraint['key'], readonly string[]>();

function keyNames(_: Design, { key }: ReferenceConstraint): readonly string[] {
  const known = NAMES.get(key);
  if (known) return known;
  const names = Object.keys(key);
  NAMES.set(key, names);
  return names;
}

interface ReferenceKeyProps {
  readonly name: string;
  readonly template: string;
  readonly path: Path;
  readonly others: readonly string[];
  readonly constraint: ReferenceConstraint;
}

function ReferenceKey({ name, template, path, others, constraint }: ReferenceKeyProps) {
  const at = usePlace([...path, name]);
  const { edit } = useActions();
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const words = t.form.constraints;
  return (
    <div className="grid grid-cols-[80px_minmax(0,1fr)_24px] items-start gap-1.5">
      <NameField
        path={[...path, name, 'name']}
        label={words.keyNameOf(constraint.name)}
        hint={t.form.hints.constraints.referenceKeyName}
        hintAs="compact"
        labelPosition="hidden"
        value={name}
        rules={{ isTaken: (text) => others.includes(text) }}
        rename={(design, to) => setAt(design, path, renamed(constraint.key, name, to))}
      />
      <TemplateField
        {...at}
        label={words.keyTemplateOf(constraint.name, name)}
        hint={t.form.hints.constraints.referenceTemplate}
        hintAs="compact"
        labelPosition="hidden"
        value={template}
        attributes={attributes}
        onChange={(text) => edit(at.place, (design) => setAt(design, [...path, name], text), 'typing')}
      />
      {others.length > 0 && (
        <IconButton
          label={words.removeReferenceKey(name)}
          size="small"
          className="h-(--control)! text-faint"
          onPress={() => edit(`remove:${at.place}`, (design) => removeAt(design, [...path, name]))}
        >
          <X aria-hidden className="size-3" />
        </IconButton>
      )}
    </div>
  );
}

const renamed = (key: ReferenceConstraint['key'], from: string, to: string): ReferenceConstraint['key'] =>
  Object.fromEntries(Object.entries(key).map(([name, text]) => [name === from ? to : name, text]));
