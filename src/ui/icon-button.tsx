import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps {
  /** The button's name, read aloud and shown on hover. */
  readonly label: string;
  /** An icon of 14 to 16 px. */
  readonly children: ReactNode;
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  readonly 'aria-disabled'?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly keys?: string;
  readonly size?: 'base' | 'small';
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon: always with a name and a tooltip. */
export function IconButton({ label, children, keys, size = 'base', className, ...rest }: IconButtonProps) {
  const square = size === 'base' ? 'w-(--control) px-0!' : 'w-6 px-0! pointer-coarse:w-9';
  return (
    <Tooltip text={label} {...(keys ? { keys } : {})}>
      <Button {...rest} aria-label={label} size={size} className={`${square} ${className ?? ''}`}>
        {children}
      </Button>
    </Tooltip>
  );
}
