import { t } from '#i18n';
import { placeOf, useActions } from '#state';
import { Button, Switch } from '#ui';
import { focusPlace } from '../parts/focus-place.ts';
import { setValue } from './set-value.ts';
import { ClearButton } from './value-button.tsx';
import type { ValueControlProps } from './value-props.ts';

/** BOOL, as a switch, and NULL, as a mark: values without a text. Absent, they are a ghost that a press sets. */
export function MarkValue(props: ValueControlProps & { readonly markType: 'BOOL' | 'NULL' }) {
  const { path, label, value, markType, isRequired = false } = props;
  const { edit } = useActions();
  const words = t.form.values;
  const put = (next: typeof value): void => edit(`value:${placeOf(path)}`, (design) => setValue(design, path, next));
  const described = props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy };
  if (value === undefined) {
    return (
      <Button
        className="w-full justify-start! border border-dashed border-line font-mono text-small! text-faint!"
        aria-label={words.setAbsent(label)}
        {...described}
        onPress={() => {
          put(markType === 'BOOL' ? { BOOL: true } : { NULL: true });
          requestAnimationFrame(() => focusPlace(placeOf(path)));
        }}
      >
        {props.placeholder ?? words.absent}
      </Button>
    );
  }
  return (
    <div className="flex h-(--control) items-center gap-1 rounded-base border border-line bg-panel pl-2">
      {'BOOL' in value ? (
        <Switch {...described} className="flex-1 font-mono" isSelected={value.BOOL} onChange={(BOOL) => put({ BOOL })}>
          <span className="sr-only">{label}</span>
          {value.BOOL ? 'true' : 'false'}
        </Switch>
      ) : (
        <span className="flex-1 font-mono text-small">null</span>
      )}
      {!isRequired && <ClearButton path={path} label={label} onClear={() => put(undefined)} />}
    </div>
  );
}
