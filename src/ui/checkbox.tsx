import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { classNames } from './class-names.ts';

export interface CheckboxProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly place?: string;
  readonly className?: string;
}

/** A yes or no that is part of the document. */
export function Checkbox({ children, className, place, ...rest }: CheckboxProps) {
  return (
    <span {...(place === undefined ? {} : { 'data-place': place })} className="contents">
      <AriaCheckbox
        {...rest}
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
    </span>
  );
}
