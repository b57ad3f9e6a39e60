import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldIds, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  /** Called with every character typed, also while an input method composes: the text shown is always the text kept. */
  readonly onChange: (value: string) => void;
  /** Keys, names, templates and values are set in mono. */
  readonly mono?: boolean;
  readonly placeholder?: string;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly isReadOnly?: boolean;
  /** More than one row makes it a text area that grows with its text. */
  readonly rows?: number;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  /** Likely values, offered by the browser's own list; any text is allowed. */
  readonly suggestions?: readonly string[];
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Growing with its text, an area would shrink to it too: its rows are a minimum. */
const LINE = 20;
const PADDING = 8;

const INPUT = 'h-full w-full min-w-0 flex-1 bg-transparent px-2 text-ink outline-none';

/** A line (or block) of text. Controlled, without formatting, trimming or selecting behind the person's back. */
export function TextField(props: TextFieldProps) {
  return (
    <Field {...props}>
      {(ids) => (
        <div className={classNames(CONTROL_BOX, (props.rows ?? 1) === 1 && 'h-(--control)')}>
          {props.prefix && <span className="shrink-0 pl-2 text-faint">{props.prefix}</span>}
          <Control {...props} ids={ids} />
          {props.suggestions && <Suggestions id={suggestionsId(ids)} texts={props.suggestions} />}
          {props.suffix && <span className="flex shrink-0 items-center pr-1 text-faint">{props.suffix}</span>}
        </div>
      )}
    </Field>
  );
}

function Control({ ids, ...props }: TextFieldProps & { readonly ids: FieldIds }) {
  const shared = {
    id: ids.control,
    value: props.value,
    spellCheck: false,
    // Some browsers offer no list of ours either where completing is off.
    autoComplete: props.suggestions ? undefined : 'off',
    autoCapitalize: 'off',
    'aria-describedby': ids.describedBy,
    'aria-invalid': ids.isInvalid || undefined,
    placeholder: props.placeholder,
    disabled: props.isDisabled,
    readOnly: props.isReadOnly,
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
    inputMode: props.inputMode,
  } as const;
  const className = classNames(INPUT, props.mono ? 'font-mono text-small' : 'text-base');
  if ((props.rows ?? 1) > 1) {
    return (
      <textarea
        {...shared}
        rows={props.rows}
        style={{ minHeight: `${(props.rows ?? 1) * LINE + PADDING}px` }}
        className={classNames(className, 'field-sizing-content max-h-80 resize-y py-1')}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <input
      {...shared}
      type="text"
      list={props.suggestions && suggestionsId(ids)}
      ref={props.inputRef}
      className={className}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

const suggestionsId = ({ control }: FieldIds): string => `${control}-suggestions`;

function Suggestions({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
