import { ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components/ComboBox';
import { classNames } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldProps } from './field.tsx';
import { type Option, OptionRow, POPOVER } from './select.tsx';
import { useUiPorts } from './ui-ports.tsx';

export interface ComboBoxProps extends FieldProps {
  readonly value: string;
  /** Called with what is typed and with what is chosen: any text is allowed, the list only helps. */
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  readonly mono?: boolean;
  readonly placeholder?: string;
}

/** A text field that knows likely values. */
export function ComboBox(props: ComboBoxProps) {
  const { words } = useUiPorts();
  const mono = props.mono ?? false;
  return (
    <Field {...props} labelIsFor={false}>
      {(ids) => (
        <AriaComboBox
          aria-labelledby={ids.label}
          {...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {})}
          allowsCustomValue
          allowsEmptyCollection
          menuTrigger="focus"
          inputValue={props.value}
          onInputChange={props.onChange}
          onChange={(key) => key !== null && props.onChange(String(key))}
          isInvalid={ids.isInvalid}
          isDisabled={props.isDisabled ?? false}
        >
          <div className={classNames(CONTROL_BOX, 'h-(--control)')}>
            <Input
              placeholder={props.placeholder ?? ''}
              spellCheck={false}
              className={classNames(
                'h-full w-full min-w-0 bg-transparent pl-2 outline-none',
                mono ? 'font-mono text-small' : 'text-base',
              )}
            />
            <AriaButton className="flex h-full w-6 shrink-0 items-center justify-center text-faint">
              <ChevronDown aria-hidden className="size-3.5" />
            </AriaButton>
          </div>
          <Popover offset={3} className={POPOVER}>
            <ListBox
              className="max-h-72 overflow-auto p-1 outline-none"
              renderEmptyState={() => <div className="px-2 py-1 text-small text-faint">{words.noMatch}</div>}
            >
              {props.options.map((option) => (
                <OptionRow key={option.value} option={option} mono={mono} />
              ))}
            </ListBox>
          </Popover>
        </AriaComboBox>
      )}
    </Field>
  );
}
