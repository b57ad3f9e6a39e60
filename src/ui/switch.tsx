import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { classNames } from './class-names.ts';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly 'aria-describedby'?: string;
  readonly className?: string;
}

/** Turns something on at once: settings of what is shown, not of the document. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className={classNames(
        'group inline-flex cursor-default items-center gap-1.5 text-small text-mute data-[disabled]:opacity-40',
        'pointer-coarse:min-h-9',
        className,
      )}
    >
      <span
        className={classNames(
          'h-3.5 w-6 shrink-0 rounded-full bg-line-strong p-0.5 transition-colors group-data-[selected]:bg-ink',
          'forced-colors:outline forced-colors:outline-[CanvasText]',
          'group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-1',
          'group-data-[focus-visible]:outline-focus',
        )}
      >
        <span className="block size-2.5 rounded-full bg-panel transition-transform group-data-[selected]:translate-x-2.5 forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none" />
      </span>
      {children}
    </AriaSwitch>
  );
}
