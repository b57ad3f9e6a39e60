import type { KeyAttribute, Path } from '#core';
import { KEY_TYPES, renameKeyAttribute, setAt } from '#core';
import { t } from '#i18n';
import { placeOf, useActions, useLatchkeyStore } from '#state';
import { Button, Chip, type HintLook, Menu, type MenuGroup } from '#ui';
import { freeName } from '../drafts/check-name.ts';
import { NameField } from '../fields/name-field.tsx';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { asKey, namesInUse, putKeyAttribute } from './key-attributes.ts';
import { useFormNames } from './use-form-names.ts';

export interface KeyAttributeFieldProps {
  readonly path: Path;
  readonly label: string;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly value: KeyAttribute;
  /** Base of a new name: `GSI1PK`. */
  readonly ownName: string;
  readonly onRemove?: () => void;
  readonly hint: string;
  readonly hintAs?: HintLook;
  readonly className?: string;
}

/** A key attribute: its name, and behind it its type, other attributes it could be, and its removal. */
export function KeyAttributeField(props: KeyAttributeFieldProps) {
  const { path, label, value } = props;
  const { edit } = useActions();
  const store = useLatchkeyStore();
  const whole = usePlaceFindings(placeOf(path));
  const ofType = usePlaceFindings(placeOf([...path, 'type']));
  const put = (key: KeyAttribute): void => edit(`key:${placeOf(path)}`, (design) => putKeyAttribute(design, path, key));
  const groups = useKeyGroups(props, put);
  const name = t.form.keys.options(label, value.type);
  return (
    <NameField
      path={[...path, 'name']}
      label={label}
      labelPosition={props.labelPosition ?? 'above'}
      hint={props.hint}
      {...(props.hintAs ? { hintAs: props.hintAs } : {})}
      value={value.name}
      rules={{ isTaken: (text) => namesInUse(store.getState().design).includes(text) }}
      rename={(design, to) => renameKeyAttribute(design, value.name, to)}
      more={[...ofType, ...whole]}
      takeOver={(text) => put(groups.known(text) ?? { name: text, type: value.type })}
      {...(props.className ? { className: props.className } : {})}
      suffix={
        <Menu label={name} groups={groups.all}>
          <Button
            size="small"
            aria-label={name}
            className="h-6! min-w-6 px-0.5! pointer-coarse:h-9! pointer-coarse:min-w-9"
          >
            <Chip mono>{value.type}</Chip>
          </Button>
        </Menu>
      }
    />
  );
}

function useKeyGroups(
  { path, value, ownName, onRemove }: KeyAttributeFieldProps,
  put: (key: KeyAttribute) => void,
): { readonly all: readonly MenuGroup[]; readonly known: (name: string) => KeyAttribute | undefined } {
  const { edit } = useActions();
  const store = useLatchkeyStore();
  const { attributes, keys } = useFormNames();
  const words = t.form.keys;
  const others = [...attributes.flatMap((one) => asKey(one) ?? []), ...keys].filter(
    ({ name }, at, all) => name !== value.name && all.findIndex((other) => other.name === name) === at,
  );
  const isAttribute = attributes.some(({ name }) => name === value.name);
  const types = KEY_TYPES.map((type) => ({
    id: `type:${type}`,
    label: t.form.typeOption(type),
    isDisabled: type === value.type,
    onAction: () => edit(`key:${placeOf(path)}`, (design) => setAt(design, [...path, 'type'], type)),
  }));
  const uses = others.map((key) => ({ id: `use:${key.name}`, label: key.name, onAction: () => put(key) }));
  const own = {
    id: 'own',
    label: words.ownKey,
    onAction: () => put({ name: freeName(ownName, namesInUse(store.getState().design)), type: 'S' }),
  };
  const removal = onRemove ? [{ id: 'remove', label: words.remove, isDangerous: true, onAction: onRemove }] : [];
  return {
    all: [
      { title: words.type, entries: types },
      { title: words.useAttribute, entries: isAttribute ? [own, ...uses] : uses },
      { entries: removal },
    ],
    known: (name) => others.find((key) => key.name === name),
  };
}
