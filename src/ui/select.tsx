import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';

export interface Option<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** A second line that says what choosing it means. */
  readonly description?: string;
  readonly icon?: ReactNode;
}

export interface SelectProps<T extends string> extends FieldProps {
  /** `null` shows the placeholder. A value that is no option is shown as it is: half-typed designs have such. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly options: readonly Option<T>[];
  readonly placeholder?: string;
  readonly mono?: boolean;
}

/** One of a few. The list opens under the field and closes on choice. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { value, options, onChange, placeholder = '', mono = false } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...props} labelIsFor={false}>
      {(ids) => (
        <AriaSelect
          aria-labelledby={ids.label}
          {...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {})}
          value={value}
          onChange={(key) => {
            const option = options.find((candidate) => candidate.value === key);
            if (option) onChange(option.value);
          }}
          isDisabled={props.isDisabled ?? false}
          isInvalid={ids.isInvalid}
        >
          <AriaButton
            className={classNames(
              'flex h-(--control) w-full min-w-0 cursor-default items-center gap-1 rounded-base border border-line bg-panel',
              'pr-1.5 pl-2 text-left hover:border-line-strong disabled:opacity-50 data-[pressed]:bg-well',
              ids.isInvalid && 'border-error',
              mono ? 'font-mono text-small' : 'text-base',
            )}
          >
            <SelectValue className="min-w-0 flex-1 truncate">
              {chosen?.label ?? value ?? <span className="text-faint">{placeholder}</span>}
            </SelectValue>
            <ChevronDown aria-hidden className="size-3.5 shrink-0 text-faint" />
          </AriaButton>
          <Popover offset={3} className={POPOVER}>
            <ListBox className="max-h-80 overflow-auto p-1 outline-none">
              {options.map((option) => (
                <OptionRow key={option.value} option={option} mono={mono} />
              ))}
            </ListBox>
          </Popover>
        </AriaSelect>
      )}
    </Field>
  );
}

export const POPOVER =
  'min-w-(--trigger-width) max-w-[min(24rem,calc(100vw-16px))] rounded-large border border-line bg-float shadow-float outline-none';

/** A row of a list box: label, meaning, and a tick for what is chosen. */
function OptionRow({ option, mono }: { readonly option: Option; readonly mono: boolean }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      className="group flex cursor-default items-start gap-2 rounded-base px-2 py-1 outline-none data-[focused]:bg-well-strong pointer-coarse:py-2"
    >
      {option.icon}
      <span className="min-w-0 flex-1">
        <span className={classNames('block', mono && 'font-mono text-small')}>{option.label}</span>
        {option.description && <span className="block text-small text-mute">{option.description}</span>}
      </span>
      <Check aria-hidden className="mt-0.5 size-3.5 shrink-0 opacity-0 group-data-[selected]:opacity-100" />
    </ListBoxItem>
  );
}
