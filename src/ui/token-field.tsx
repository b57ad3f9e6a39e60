import { Plus, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { classNames } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldProps } from './field.tsx';
import { type Option, POPOVER } from './select.tsx';
import { useUiPorts } from './ui-ports.tsx';

export interface TokenFieldProps extends FieldProps {
  /** Chosen values, in order. Values that are no option are shown too. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** All values that can be chosen; those already there are not offered again. */
  readonly options: readonly Option[];
  readonly mono?: boolean;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
}

/** Several of a list, in an order that matters: attributes of a constraint, steps of a normalisation. */
export function TokenField(props: TokenFieldProps) {
  const { values, options, onChange, mono = false } = props;
  const { words } = useUiPorts();
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const left = options.filter((option) => !values.includes(option.value));
  return (
    <Field {...props} labelIsFor={false}>
      {(ids) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line of tokens in every browser
        <div
          role="group"
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          className={classNames(
            CONTROL_BOX,
            'min-h-(--control) flex-wrap gap-1 px-1 py-[3px]',
            ids.isInvalid && 'border-error',
          )}
        >
          {values.length === 0 && props.placeholder && (
            <span className="px-1 text-small text-faint">{props.placeholder}</span>
          )}
          {values.map((value, at) => (
            <Token
              key={value}
              label={labelOf(value)}
              mono={mono}
              removeLabel={words.remove(labelOf(value))}
              onRemove={() => onChange(values.toSpliced(at, 1))}
            />
          ))}
          {left.length > 0 && (
            <AddMenu
              label={words.add(props.label)}
              options={left}
              mono={mono}
              onAdd={(value) => onChange([...values, value])}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function Token(props: {
  readonly label: string;
  readonly mono: boolean;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 max-w-full items-center rounded-small bg-well pl-1.5 pointer-coarse:h-7',
        props.mono ? 'font-mono text-small' : 'text-small',
      )}
    >
      <span className="truncate">{props.label}</span>
      <AriaButton
        aria-label={props.removeLabel}
        onPress={props.onRemove}
        className="flex h-full w-5 items-center justify-center rounded-small text-faint hover:text-ink pointer-coarse:w-7"
      >
        <X aria-hidden className="size-3" />
      </AriaButton>
    </span>
  );
}

function AddMenu(props: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly mono: boolean;
  readonly onAdd: (value: string) => void;
}) {
  return (
    <MenuTrigger>
      <AriaButton
        aria-label={props.label}
        className="flex size-5 items-center justify-center rounded-small text-faint hover:bg-well hover:text-ink pointer-coarse:size-7"
      >
        <Plus aria-hidden className="size-3.5" />
      </AriaButton>
      <Popover offset={3} className={POPOVER}>
        <AriaMenu className="max-h-72 overflow-auto p-1 outline-none" onAction={(key) => props.onAdd(String(key))}>
          {props.options.map((option) => (
            <MenuItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className="cursor-default rounded-base px-2 py-1 outline-none data-[focused]:bg-well-strong pointer-coarse:py-2"
            >
              <span className={classNames('block', props.mono && 'font-mono text-small')}>{option.label}</span>
              {option.description && <span className="block text-small text-mute">{option.description}</span>}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
