import { ChevronDown, X } from 'lucide-react';
import { type AttributeValue, type Path, typeOf } from '#core';
import { t } from '#i18n';
import { placeOf, useActions } from '#state';
import { IconButton, Menu, type MenuEntry } from '#ui';
import { focusPlace } from '../parts/focus-place.ts';
import { setValue } from './set-value.ts';
import type { ValueControlProps } from './value-props.ts';

const SMALL = 'h-5! w-5! text-faint pointer-coarse:h-8! pointer-coarse:w-8!';

/** The one button of a value: it clears the value, or opens the list of values to choose from. */
export function ValueButton(props: ValueControlProps) {
  const { path, label, type, value, options = [], isRequired = false } = props;
  const { edit } = useActions();
  const put = (next: AttributeValue | undefined): void => {
    edit(`value:${placeOf(path)}`, (design) => setValue(design, path, next));
  };
  const words = t.form.values;
  if (options.length === 0 || (type !== 'S' && type !== 'N')) {
    if (value === undefined || isRequired) return null;
    return <ClearButton path={path} label={label} onClear={() => put(undefined)} />;
  }
  const make = (text: string): AttributeValue => (type === 'S' ? { S: text } : { N: text });
  const chosen: readonly MenuEntry[] = options.map((option) => ({
    id: `value:${option}`,
    label: option,
    onAction: () => put(make(option)),
  }));
  const others: readonly MenuEntry[] = [
    { id: 'empty', label: words.emptyText, isDisabled: type !== 'S', onAction: () => put({ S: '' }) },
    { id: 'absent', label: words.absent, isDisabled: value === undefined, onAction: () => put(undefined) },
  ];
  const name = words.choose(label);
  return (
    <Menu label={name} groups={[{ entries: chosen }, { entries: isRequired ? [] : others }]}>
      <IconButton label={name} size="small" className={SMALL}>
        <ChevronDown aria-hidden className="size-3" />
      </IconButton>
    </Menu>
  );
}

export function ClearButton(props: { readonly path: Path; readonly label: string; readonly onClear: () => void }) {
  return (
    <IconButton
      label={t.form.values.clear(props.label)}
      size="small"
      className={SMALL}
      onPress={() => {
        props.onClear();
        requestAnimationFrame(() => focusPlace(placeOf(props.path)));
      }}
    >
      <X aria-hidden className="size-3" />
    </IconButton>
  );
}

/** The type of what is there, or of what would be. */
export const typeShown = ({ value, type }: Pick<ValueControlProps, 'value' | 'type'>) =>
  value === undefined ? type : typeOf(value);
