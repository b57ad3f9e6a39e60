/** A value of a sample row, typed in place. A text that is no value of its type is said, and kept. */
import { type Ref, useId } from 'react';
import { listWords } from '#i18n';
import { classNames } from '#ui';

export function OrderCell(props: {
  readonly attribute: string;
  readonly label: string;
  readonly text: string;
  readonly isWrong: boolean;
  readonly isNumber: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
}) {
  const id = useId();
  const { order } = listWords;
  return (
    <>
      <input
        type="text"
        aria-label={props.label}
        aria-invalid={props.isWrong || undefined}
        aria-describedby={props.isWrong ? id : undefined}
        value={props.text}
        placeholder={order.noValue}
        inputMode={props.isNumber ? 'decimal' : 'text'}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        ref={props.inputRef}
        onChange={(event) => props.onType(event.currentTarget.value)}
        className={classNames(
          '-mx-1.5 -my-0.5 field-sizing-content h-6 max-w-60 min-w-16 rounded-small border bg-transparent px-1.5 font-mono',
          'text-small text-ink outline-none placeholder:text-faint hover:border-line focus:border-focus focus:bg-panel pointer-coarse:h-9',
          props.isWrong ? 'border-error' : 'border-transparent',
        )}
      />
      {props.isWrong && (
        <span id={id} role="alert" className="block text-small text-error">
          {(props.isNumber ? order.noNumber : order.noBase64)(props.attribute)}
        </span>
      )}
    </>
  );
}
