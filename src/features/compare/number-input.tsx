/** A number to type. What cannot be taken stays as it was typed, with what is wrong with it beneath. */
import { useId, useState } from 'react';
import { compareWords } from '#i18n';
import { type NumberLimits, readNumber } from './read-number.ts';

export interface NumberInputProps extends NumberLimits {
  readonly label: string;
  /** NaN for none. */
  readonly value: number;
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** What emptying it does; without, an empty text is refused. */
  readonly onEmpty?: () => void;
  readonly className: string;
}

interface Draft {
  readonly text: string;
  /** The value it was typed over: once that changes, the draft is void. */
  readonly over: number;
  readonly problem?: string;
}

export function NumberInput({ label, value, format, onChange, onEmpty, className, ...limits }: NumberInputProps) {
  const [kept, setDraft] = useState<Draft | null>(null);
  const id = useId();
  const draft = kept && Object.is(kept.over, value) ? kept : null;
  const words = compareWords.numbers;
  const commit = () => {
    if (!draft) return;
    if (draft.text.trim() === '' && onEmpty) {
      setDraft(null);
      onEmpty();
      return;
    }
    const read = readNumber(draft.text, limits);
    if (read.ok) {
      setDraft(null);
      onChange(read.value);
      return;
    }
    const bound = format(read.problem === 'too-large' ? limits.limit : limits.least);
    setDraft({ ...draft, problem: words[read.problem](bound) });
  };
  return (
    <span className="relative inline-block">
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        className={`${className} aria-invalid:border-error`}
        value={draft?.text ?? (Number.isNaN(value) ? '' : format(value))}
        {...(draft?.problem && { 'aria-invalid': true, 'aria-describedby': id })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft({ text: event.currentTarget.value, over: value })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape' && draft) {
            event.stopPropagation();
            setDraft(null);
          }
        }}
      />
      {draft?.problem && (
        <span
          id={id}
          role="alert"
          className="absolute top-full right-0 z-20 w-max max-w-52 rounded-small border border-line bg-panel px-1.5 py-0.5 text-small text-error"
        >
          {draft.problem}
        </span>
      )}
    </span>
  );
}
