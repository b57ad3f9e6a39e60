import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { classNames } from './class-names.ts';
import { Hint, type Hinted, hintedBy } from './hint.tsx';

export interface CheckboxProps extends Hinted {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly place?: string;
  readonly className?: string;
}

/** A yes or no that is part of the document. */
export function Checkbox({ children, className, place, hint, hintAs = 'inline', ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <span
      {...(place === undefined ? {} : { 'data-place': place })}
      {...(hint ? hintedBy(id, hintAs) : {})}
      className="inline-flex min-w-0 max-w-full flex-col items-start"
    >
      <AriaCheckbox
        {...rest}
        {...(hint ? { 'aria-describedby': id } : {})}
        className={classNames(
          'group inline-flex cursor-default items-center gap-1.5 text-small text-mute data-[disabled]:opacity-40',
          'pointer-coarse:min-h-9',
          className,
        )}
      >
        <span
          className={classNames(
            'flex size-3.5 shrink-0 items-center justify-center rounded-small border border-line-strong bg-panel',
            'group-data-[selected]:border-ink group-data-[selected]:bg-ink group-data-[focus-visible]:outline-2',
            'group-data-[focus-visible]:outline-offset-1 group-data-[focus-visible]:outline-focus',
          )}
        >
          <Check aria-hidden strokeWidth={3} className="hidden size-3 text-on-ink group-data-[selected]:block" />
        </span>
        {children}
      </AriaCheckbox>
      {hint && (
        <span className="-mt-1 pl-5">
          <Hint id={id} as={hintAs}>
            {hint}
          </Hint>
        </span>
      )}
    </span>
  );
}
